/** Panels: every seat's money, points and tiles, and whatever else is told in rows. */

import { html } from "../lib/html.js";
import { Badge, Band } from "../lib/seats.js";
import { Symbol } from "../lib/symbols.js";
import { say } from "../lib/words.js";

const FLEETING = 2000; // milliseconds that a change of figures is shown

/**
 * @param {{panels: import("./types.js").Panel[], lit?: Set<string>, seats?: object[],
 *   thinking?: number | null, floats?: object[], choose?: Function}} props
 */
export function Panels({ panels, lit = new Set(), seats = [], thinking = null, floats = [], choose }) {
  return html`<div class="panels" tabindex="0" role="group" aria-label=${say("tabs.seats")}>
    ${panels.map((panel) => html`<${Panel} key=${panel.id} panel=${panel} lit=${lit.has(panel.id)} choose=${choose}
      seat=${seats[panel.seat]} thinking=${thinking !== null && thinking === panel.seat}
      floats=${floats.filter((float) => float.panel === panel.id && Date.now() - float.at < FLEETING)} />`)}
  </div>`;
}

function Panel({ panel, lit, seat, thinking, floats, choose }) {
  const press = (event) => choose?.(panel.id, pointOf(event), event.detail === 0);
  const name = `panel ${panel.active ? "active" : ""} ${lit ? "lit" : ""}`;
  return html`<section class=${name} data-id=${panel.id} aria-label=${panel.says || panel.title} title=${panel.says}>
    ${panel.seat !== undefined && html`<${Band} seat=${panel.seat} />`}
    <div class="panel-body">
      <${Head} panel=${panel} floats=${floats} seat=${seat} />
      <${Badges} badges=${panel.badges} />
      ${(panel.rows ?? []).map((row) => html`<${Row} key=${row.label} row=${row} />`)}
    </div>
    ${thinking && html`<div class="thinking" role="img" aria-label=${say("seat.thinking")}></div>`}
    ${lit && html`<button type="button" class="cover" aria-label=${panel.title} onClick=${press}></button>`}
  </section>`;
}

function pointOf(event) {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX || left, y: event.clientY || top };
}

function Head({ panel, floats, seat }) {
  return html`<header>
    <h2>${panel.seat !== undefined && html`<${Badge} seat=${panel.seat} /> `}${panel.title}</h2>
    <span class="presence">${presence(seat)}</span>
    <span class="figures">
      ${(panel.marks ?? []).map((mark, place) => html`<span key=${place} class="figure">
        <${Mark} mark=${mark} />
        ${floats.filter((float) => float.place === place).map((float) => html`<${Float} key=${float.at} by=${float.by} />`)}
      </span>`)}
    </span>
  </header>`;
}

function presence(seat) {
  if (!seat) return "";
  if (seat.who === "bot") return say("seat.bot");
  return seat.here || seat.yours ? "" : say("seat.away");
}

function Float({ by }) {
  return html`<span class="float" aria-hidden="true">${by > 0 ? `+${by}` : `−${-by}`}</span>`;
}

function Badges({ badges = [] }) {
  if (!badges.length) return null;
  return html`<p class="marks roles">${badges.map((mark, at) => html`<${Mark} key=${at} mark=${mark} />`)}</p>`;
}

function Row({ row }) {
  const marks = row.marks ?? [];
  return html`<div class="panel-row">
    <span class="label">${row.label}</span>
    <span class="marks">
      ${marks.length ? marks.map((mark, at) => html`<${Mark} key=${at} mark=${mark} />`) : html`<span class="faint">${row.empty}</span>`}
    </span>
  </div>`;
}

function Mark({ mark }) {
  return html`<span class=${mark.faint ? "mark faint" : "mark"}>
    ${mark.symbol && html`<${Symbol} id=${mark.symbol} />`}
    ${mark.seat !== undefined && html`<${Badge} seat=${mark.seat} />`}
    ${mark.text}
  </span>`;
}
