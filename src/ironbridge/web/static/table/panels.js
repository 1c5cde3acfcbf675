/** Panels: every seat's money, points and tiles, and whatever else is told in rows. */

import { html, useLayoutEffect, useRef } from "../lib/html.js";
import { Badge, Band } from "../lib/seats.js";
import { Sign } from "../lib/symbols.js";
import { say } from "../lib/words.js";
import { opened } from "./shelves.js";
import { play } from "./stage.js";

/** @import { Mark, Panel, Point, Row, Seat } from "../lib/types.js" */
/** @import { Happening, Shown } from "../lib/html.js" */
/** @import { Act, Beat } from "./acts.js" */
/** @import { Float } from "./changes.js" */

/** @typedef {(id: string, point: Point, byKey: boolean) => void} Choose */

const MOST_STEPS = 12; // in which a figure counts

/**
 * Figures that a move being composed would change stand beside what they are now.
 * @param {{panels: Panel[], before?: Panel[], lit?: Set<string>, seats?: Seat[],
 *   thinking?: number | null, floats?: Float[], cards?: Map<number, Mark[]>, act?: Act | null, choose?: Choose, children?: Shown}} props
 */
export function Panels({
  panels,
  before = [],
  lit = new Set(),
  seats = [],
  thinking = null,
  floats = [],
  cards,
  act = null,
  choose,
  children,
}) {
  return html`<div class="panels" tabindex="0" role="group" aria-label=${say("tabs.seats")}>
    ${ownFirst(panels, seats).map(
      (
        panel,
      ) => html`<${OnePanel} key=${panel.id} own=${seats[panel.seat ?? -1]?.yours ?? false} panel=${panel} lit=${lit.has(panel.id)} choose=${choose}
      old=${before.find((other) => other.id === panel.id)} seat=${seats[panel.seat ?? -1]} thinking=${thinking !== null && thinking === panel.seat}
      floats=${floats.filter((float) => float.panel === panel.id)} cards=${cards?.get(panel.seat ?? -1)} act=${act} />`,
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

/**
 * @param {{panel: Panel, own: boolean, old?: Panel, lit: boolean, seat?: Seat, thinking: boolean, floats: Float[], cards?: Mark[],
 *   act: Act | null, choose?: Choose}} props
 */
function OnePanel({ panel, own, old, lit, seat, thinking, floats, cards, act, choose }) {
  const press = (/** @type {Happening} */ event) => choose?.(panel.id, pointOf(event), event.detail === 0);
  const name = `panel ${panel.active ? "active" : ""} ${lit ? "lit" : ""} ${own ? "own" : ""}`;
  return html`<section class=${name} data-id=${panel.id} aria-label=${panel.says || panel.title} title=${panel.says}>
    ${panel.seat !== undefined && html`<${Band} seat=${panel.seat} />`}
    <div class="panel-body">
      <${Head} panel=${panel} old=${old} floats=${floats} seat=${seat} act=${act} />
      ${cards && html`<${PlayedCards} key=${JSON.stringify(cards)} cards=${cards} beat=${act?.cards.get(panel.seat ?? -1)} />`}
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

/** @param {{panel: Panel, old?: Panel, floats: Float[], seat?: Seat, act: Act | null}} props */
function Head({ panel, old, floats, seat, act }) {
  return html`<header>
    <h2>${panel.seat !== undefined && html`<${Badge} seat=${panel.seat} /> `}${panel.title}</h2>
    <span class="presence">${presence(seat)}</span>
    <span class="figures">
      ${(panel.marks ?? []).map(
        (mark, place) => html`<${Figure} key=${place} mark=${mark} old=${old?.marks?.[place]} act=${act}
        float=${floats.find((float) => float.place === place)} />`,
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

/** A figure, and by how much it has changed. @param {{mark: Mark, old?: Mark, float?: Float, act: Act | null}} props */
function Figure({ mark, old, float, act }) {
  const counts = float && act;
  return html`<span class="figure">
    <${OneMark} mark=${counts ? { ...mark, text: "" } : mark} old=${counts ? undefined : old} />
    ${counts && html`<${Count} key=${`count ${float.at}`} float=${float} beat=${act.figures} /><span class="spoken">${mark.text}</span>`}
    ${float && !act && html`<${Change} key=${float.at} by=${float.by} />`}
  </span>`;
}

/** @param {{by: number}} props */
function Change({ by }) {
  return html`<span class="float" aria-hidden="true">${by > 0 ? `+${by}` : signed(by)}</span>`;
}

/** A figure that counts from what it was to what it is. @param {{float: Float, beat: Beat}} props */
function Count({ float: { from, by }, beat }) {
  const reel = useRef(/** @type {HTMLElement | null} */ (null));
  const steps = Math.min(Math.abs(by), MOST_STEPS);
  const numbers = Array.from({ length: steps + 1 }, (_, step) => Math.round(from + (by * step) / steps));
  useLayoutEffect(() => {
    const up = { transform: `translateY(${(-100 * steps) / (steps + 1)}%)` };
    if (reel.current)
      play(reel.current, [{ transform: "none" }, up], beat, { fill: "both", easing: `steps(${steps}, end)` });
  }, []);
  return html`<span class="counting" aria-hidden="true"><span class="reel" ref=${reel}>
    ${numbers.map((number, at) => html`<span key=${at}>${signed(number)}</span>`)}
  </span></span>`;
}

/** With the true minus of typography. @param {number} number */
function signed(number) {
  return number < 0 ? `−${-number}` : String(number);
}

/** The cards that a seat has just played, beside it. @param {{cards: Mark[], beat?: Beat}} props */
function PlayedCards({ cards, beat }) {
  const row = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (row.current && beat)
      play(
        row.current,
        [
          { opacity: 0, transform: "translateX(24px)" },
          { opacity: 1, transform: "none" },
        ],
        beat,
      );
  }, []);
  return html`<p class="played" ref=${row} aria-label=${say("seat.played")}>
    ${cards.map((card, at) => html`<${OneMark} key=${at} mark=${card} />`)}
  </p>`;
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
