/** Panels: every seat's money, points and tiles, and whatever else is told in rows. */

import { html } from "../lib/html.js";
import { Badge, Band } from "../lib/seats.js";
import { Sign } from "../lib/symbols.js";
import { say } from "../lib/words.js";
import { opened } from "./shelves.js";

/** @import { Mark, Panel, Point, Row, Seat } from "../lib/types.js" */
/** @import { Happening, Shown } from "../lib/html.js" */
/** @import { Float } from "./changes.js" */

/** @typedef {(id: string, point: Point, byKey: boolean) => void} Choose */

/**
 * Figures that a move being composed would change stand beside what they are now.
 * @param {{panels: Panel[], before?: Panel[], lit?: Set<string>, seats?: Seat[],
 *   thinking?: number | null, floats?: Float[], choose?: Choose, children?: Shown}} props
 */
export function Panels({
  panels,
  before = [],
  lit = new Set(),
  seats = [],
  thinking = null,
  floats = [],
  choose,
  children,
}) {
  return html`<div class="panels" tabindex="0" role="group" aria-label=${say("tabs.seats")}>
    ${ownFirst(panels, seats).map(
      (
        panel,
      ) => html`<${OnePanel} key=${panel.id} own=${seats[panel.seat ?? -1]?.yours ?? false} panel=${panel} lit=${lit.has(panel.id)} choose=${choose}
      old=${before.find((other) => other.id === panel.id)} seat=${seats[panel.seat ?? -1]} thinking=${thinking !== null && thinking === panel.seat}
      floats=${floats.filter((float) => float.panel === panel.id)} />`,
    )}
    ${children}
  </div>`;
}

/**
 * What is nobody's, then one's own seat, then the others in their order.
 * @param {Panel[]} panels
 * @param {Seat[]} seats
 */
function ownFirst(panels, seats) {
  const mine = seats.filter(({ yours }) => yours);
  if (mine.length !== 1) return panels;
  const rank = (/** @type {Panel} */ { seat }) => (seat === undefined ? 0 : seat === mine[0].seat ? 1 : 2);
  return [...panels].sort((one, other) => rank(one) - rank(other));
}

/** @param {{panel: Panel, own: boolean, old?: Panel, lit: boolean, seat?: Seat, thinking: boolean, floats: Float[], choose?: Choose}} props */
function OnePanel({ panel, own, old, lit, seat, thinking, floats, choose }) {
  const press = (/** @type {Happening} */ event) => choose?.(panel.id, pointOf(event), event.detail === 0);
  const name = `panel ${panel.active ? "active" : ""} ${lit ? "lit" : ""} ${own ? "own" : ""}`;
  return html`<section class=${name} data-id=${panel.id} aria-label=${panel.says || panel.title} title=${panel.says}>
    ${panel.seat !== undefined && html`<${Band} seat=${panel.seat} />`}
    <div class="panel-body">
      <${Head} panel=${panel} old=${old} floats=${floats} seat=${seat} />
      <${Badges} badges=${panel.badges} />
      ${(panel.rows ?? []).map((row) => html`<${OneRow} key=${row.label} row=${row} old=${old?.rows?.find((other) => other.label === row.label)} />`)}
      ${(panel.shelves ?? []).length > 0 && html`<${Look} panel=${panel} />`}
    </div>
    ${thinking && html`<div class="thinking" role="img" aria-label=${say("seat.thinking")}></div>`}
    ${lit && html`<button type="button" class="cover" aria-label=${panel.title} onClick=${press}></button>`}
  </section>`;
}

/** The way to what can be looked through. @param {{panel: Panel}} props */
function Look({ panel }) {
  const titles = `${(panel.shelves ?? []).map(({ title }) => title).join(" · ")} …`;
  return html`<p class="look"><button type="button" class="bare" aria-label=${`${titles} ${panel.title}`}
    onClick=${() => (opened.value = panel.id)}>${titles}</button></p>`;
}

/** @param {Happening} event */
function pointOf(event) {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX || left, y: event.clientY || top };
}

/** @param {{panel: Panel, old?: Panel, floats: Float[], seat?: Seat}} props */
function Head({ panel, old, floats, seat }) {
  return html`<header>
    <h2>${panel.seat !== undefined && html`<${Badge} seat=${panel.seat} /> `}${panel.title}</h2>
    <span class="presence">${presence(seat)}</span>
    <span class="figures">
      ${(panel.marks ?? []).map(
        (mark, place) => html`<span key=${place} class="figure">
        <${OneMark} mark=${mark} old=${old?.marks?.[place]} />
        ${floats.filter((float) => float.place === place).map((float) => html`<${Change} key=${float.at} by=${float.by} />`)}
      </span>`,
      )}
    </span>
  </header>`;
}

/** @param {Seat | undefined} seat */
function presence(seat) {
  if (!seat) return "";
  if (seat.who === "bot") return say("seat.bot");
  return seat.here || seat.yours ? "" : say("seat.away");
}

/** @param {{by: number}} props */
function Change({ by }) {
  return html`<span class="float" aria-hidden="true">${by > 0 ? `+${by}` : `−${-by}`}</span>`;
}

/** @param {{badges?: Mark[]}} props */
function Badges({ badges = [] }) {
  if (!badges.length) return null;
  return html`<p class="marks roles">${badges.map((mark, at) => html`<${OneMark} key=${at} mark=${mark} />`)}</p>`;
}

/** @param {{row: Row, old?: Row}} props */
function OneRow({ row, old }) {
  const marks = row.marks ?? [];
  const former = old?.marks?.length === marks.length ? old.marks : [];
  return html`<div class="panel-row">
    <span class="label">${row.label}</span>
    <span class="marks">
      ${marks.length ? marks.map((mark, at) => html`<${OneMark} key=${at} mark=${mark} old=${former[at]} />`) : html`<span class="faint">${row.empty}</span>`}
    </span>
  </div>`;
}

/** @param {{mark: Mark, old?: Mark}} props */
export function OneMark({ mark, old }) {
  const former = old && old.symbol === mark.symbol && old.text !== mark.text ? old.text : undefined;
  return html`<span class=${mark.faint ? "mark faint" : "mark"}>
    ${mark.symbol && html`<${Sign} id=${mark.symbol} />`}
    ${mark.seat !== undefined && html`<${Badge} seat=${mark.seat} />`}
    ${former !== undefined && html`<span class="former">${former} →</span>`}
    ${mark.text}
  </span>`;
}
