/** Legend: what each symbol of the game stands for, in words; and the keys. */

import { Drawer } from "../lib/drawer.js";
import { html, signal } from "../lib/html.js";
import { Icon } from "../lib/icons.js";
import { Badge } from "../lib/seats.js";
import { Sign } from "../lib/symbols.js";
import { say } from "../lib/words.js";
import { Keys } from "./details.js";
import { fetchRules, openRules, rules } from "./rulebook.js";
import { state } from "./store.js";

const open = signal(false);

export function openLegend() {
  open.value = true;
  fetchRules();
}

export function Legend() {
  if (!open.value) return null;
  const close = () => (open.value = false);
  const rulebook = () => {
    close();
    openRules();
  };
  return html`<${Drawer} title=${say("legend.title")} close=${close}>
    ${rules.value ? html`<${Symbols} entries=${rules.value.legend} />` : html`<p class="faint">${say("loading")}</p>`}
    <p><button type="button" class="bare" onClick=${rulebook}><${Icon} id="book" /> ${say("legend.rules")}</button></p>
    <h3>${say("keys.title")}</h3>
    <${Keys} />
  <//>`;
}

/** Every symbol, and the badges of the seats. @param {{entries: [string, string][]}} props */
function Symbols({ entries }) {
  const seats = (state.value?.view?.panels ?? []).filter((panel) => panel.seat !== undefined);
  return html`<dl class="legend">
    ${seats.map((panel) => html`<div key=${panel.id}><dt><${Badge} seat=${panel.seat ?? 0} /></dt><dd>${panel.title}</dd></div>`)}
    ${entries.map(([symbol, words]) => html`<div key=${symbol}><dt><${Sign} id=${symbol} /></dt><dd>${words}</dd></div>`)}
  </dl>`;
}
