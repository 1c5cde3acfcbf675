/** Details: what was agreed on at this table, and how the moves are sent. */

import { Copied } from "../lib/copied.js";
import { Drawer } from "../lib/drawer.js";
import { KnownFigures, OwnFigures } from "../lib/figures.js";
import { html, signal } from "../lib/html.js";
import { want, wanted } from "../lib/sound.js";
import { say } from "../lib/words.js";
import { beCareful, careful } from "./draft.js";
import { Seating } from "./seating.js";
import { notice } from "./store.js";

/** @import { Bot, Table } from "../lib/types.js" */

export const details = signal(false);

/** @param {{table: Table, bots: Bot[]}} props */
export function Details({ table, bots }) {
  if (!details.value) return null;
  return html`<${Drawer} title=${say("table.details")} close=${() => (details.value = false)}>
    <label class="check">
      <input type="checkbox" checked=${careful.value} onChange=${(event) => beCareful(event.target.checked)} />
      <span>${say("table.careful")}</span>
    </label>
    <label class="check">
      <input type="checkbox" checked=${wanted.value} onChange=${(event) => want(event.target.checked)} />
      <span>${say("sound.about")}</span>
    </label>
    <h3>${say("table.seats")}</h3>
    <div role="status">${notice.value && html`<p class="problem">${notice.value.text}</p>`}</div>
    <${Seating} table=${table} bots=${bots} />
    <h3>${say("table.agreed")}</h3>
    <${Settings} table=${table} />
    <h3>${say("table.address")}</h3>
    <${Copied} text=${new URL(table.url, location.href).href} label=${say("table.address")} />
    <h3>${say("keys.title")}</h3>
    <${Keys} />
  <//>`;
}

/** What differs from the ordinary game. @param {{table: Table}} props */
export function Settings({ table }) {
  return html`<${OwnFigures} figures=${table.figures} />
  <ul class="agreed">
    ${table.settings.map((setting) => html`<li key=${setting.name}>${setting.words}</li>`)}
    <li>${say(table.take_back ? "table.take-back" : "table.no-take-back")}</li>
    ${table.seeded && html`<li>${say("table.seeded")}</li>`}
  </ul>
  <${KnownFigures} known=${table.known} />`;
}

export function Keys() {
  const keys = ["enter", "escape", "digits", "take-back", "zoom", "whole", "legend", "rules"];
  return html`<dl class="keys">
    ${keys.map((key) => html`<div key=${key}><dt><kbd>${say(`keys.${key}.key`)}</kbd></dt><dd>${say(`keys.${key}.does`)}</dd></div>`)}
  </dl>`;
}
