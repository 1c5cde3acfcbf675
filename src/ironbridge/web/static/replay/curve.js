/** Curve: points, those to be expected and chances to win over the moves, labelled where they end. */

import { html, signal } from "../lib/html.js";
import { seatLook } from "../lib/look.js";
import { lang, say } from "../lib/words.js";
import { count, course, go, move } from "./course.js";
import { mistakes, SIGNS, whose } from "./found.js";

/** @import { Happening } from "../lib/html.js" */
/** @import { Replay } from "../lib/types.js" */

const W = 360;
const H = 164;
const LEFT = 30;
const RIGHT = 104;
const TOP = 14;
const LOW = 18;
const STEP = 12; // between two lines of a label
const LETTERS = 15; // that fit beside a curve
const DASHES = ["", "7 3", "2 3", "9 3 2 3", "4 4"];
const FORMS = {
  scores: new Intl.NumberFormat(lang),
  expected: new Intl.NumberFormat(lang, { maximumFractionDigits: 0 }),
  chances: new Intl.NumberFormat(lang, { style: "percent" }),
};

/** @typedef {"scores" | "expected" | "chances"} Kind */
/** @typedef {(number | null)[][]} Scores after each move, of each seat */

const kind = signal(/** @type {Kind} */ ("scores"));

export function Curve() {
  if (!course.value) return null;
  const kinds = /** @type {Kind[]} */ (["scores", "expected", "chances"]).filter((each) => course.value?.[each]);
  return html`<figure class="curve">
    ${
      kinds.length > 1 &&
      html`<div class="tabs small" role="group" aria-label=${say("curve.label")}>${kinds.map(
        (each) =>
          html`<button key=${each} type="button" aria-pressed=${kind.value === each} onClick=${() => (kind.value = each)}>${say(`curve.${each}`)}</button>`,
      )}</div>`
    }
    <${Lines} course=${course.value} kind=${kind.value} />
  </figure>`;
}

/** @param {{course: Replay, kind: Kind}} props */
function Lines({ course: { names, ...told }, kind: of }) {
  const scores = told[of] ?? told.scores;
  const last = scores[scores.length - 1];
  const points = scores.flat().filter((value) => value !== null);
  const [least, most] = of === "chances" ? [0, 1] : [Math.min(0, ...points), Math.max(10, ...points)];
  const x = (/** @type {number} */ at) => LEFT + (at / Math.max(1, count.value)) * (W - LEFT - RIGHT);
  const y = (/** @type {number} */ value) => TOP + ((most - value) / (most - least)) * (H - TOP - LOW);
  const form = (/** @type {number | null} */ value) => FORMS[of].format(value ?? 0);
  const labels = names.map((name, seat) => pieces(`${name} ${form(last[seat])}`));
  const heights = apart(
    last.map((value) => y(value ?? 0)),
    labels,
  );
  const press = (/** @type {Happening} */ event) => go(moveAt(event));
  return html`<svg viewBox=${`0 0 ${W} ${H}`} role="img" aria-label=${spoken(last.map(form), names, of)} onClick=${press}>
    ${ticks(least, most).map(
      (value) => html`<g key=${value} class="tick">
      <path d=${`M${LEFT} ${y(value)}H${W - RIGHT}`} /><text x=${LEFT - 5} y=${y(value) + 4} text-anchor="end">${form(value)}</text>
    </g>`,
    )}
    <path class="now" d=${`M${x(move.value)} ${TOP}V${H - LOW}`} />
    ${names.map(
      (name, seat) => html`<g key=${`${seat} ${name}`}>
      <path class="score" d=${steps(scores, seat, x, y)} stroke=${seatLook(seat).colour} stroke-dasharray=${DASHES[seat % DASHES.length]} />
      <circle cx=${x(move.value)} cy=${y(scores[move.value]?.[seat] ?? 0)} r="3" fill=${seatLook(seat).colour} />
      ${labels[seat].map((line, at) => html`<text key=${at} x=${W - RIGHT + 8} y=${heights[seat] + 4 + at * STEP}>${line}</text>`)}
      <path class="lead" d=${`M${W - RIGHT} ${y(last[seat] ?? 0)}L${W - RIGHT + 6} ${heights[seat]}`} stroke=${seatLook(seat).colour} />
    </g>`,
    )}
    ${mistakes.value.map((row) =>
      whose.value === ""
        ? html`<path key=${row.move} class="missed" d=${`M${x(row.move)} ${H - LOW}v5`} stroke=${seatLook(row.seat).colour} />`
        : html`<text key=${row.move} class=${`sign ${row.mark}`} x=${x(row.move)} y=${y(scores[row.move]?.[row.seat] ?? 0) - 4} text-anchor="middle">${SIGNS[row.mark]}</text>`,
    )}
    <text x=${LEFT} y=${H - 4}>0</text>
    <text x=${W - RIGHT} y=${H - 4} text-anchor="end">${count.value}</text>
  </svg>`;
}

/** @param {Happening} event */
function moveAt(event) {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  const share = (((event.clientX - left) / width) * W - LEFT) / (W - LEFT - RIGHT);
  return Math.round(share * count.value);
}

/**
 * A line with a step wherever points were made.
 * @param {Scores} scores
 * @param {number} seat
 * @param {(at: number) => number} x
 * @param {(value: number) => number} y
 */
function steps(scores, seat, x, y) {
  let path = `M${x(0).toFixed(1)} ${y(scores[0][seat] ?? 0).toFixed(1)}`;
  for (let at = 1; at < scores.length; at += 1) {
    if (scores[at][seat] !== scores[at - 1][seat])
      path += `H${x(at).toFixed(1)}V${y(scores[at][seat] ?? 0).toFixed(1)}`;
  }
  return `${path}H${x(scores.length - 1).toFixed(1)}`;
}

/**
 * Heights moved so far apart that labels do not overlap.
 * @param {number[]} heights
 * @param {string[][]} labels
 */
function apart(heights, labels) {
  const order = heights.map((_, at) => at).sort((a, b) => heights[a] - heights[b]);
  const moved = [...heights];
  const tall = (/** @type {number} */ at) => labels[at].length * STEP + 2;
  let free = 0;
  for (const at of order) {
    moved[at] = Math.max(moved[at], free);
    free = moved[at] + tall(at);
  }
  let low = H;
  for (const at of order.reverse()) {
    moved[at] = Math.min(moved[at], low - tall(at));
    low = moved[at];
  }
  return moved;
}

/**
 * @param {number} least
 * @param {number} most
 */
function ticks(least, most) {
  const step = [0.25, 5, 10, 20, 25, 50, 100, 200].find((each) => (most - least) / each <= 4) ?? 500;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, at) => (first + at) * step);
}

/** A label in lines that fit: whole words, and never a name cut short. @param {string} text */
function pieces(text) {
  const words = text.split(" ").flatMap((word) => word.match(new RegExp(`.{1,${LETTERS}}`, "gu")) ?? []);
  /** @type {string[]} */
  const lines = [];
  for (const word of words) {
    const longer = lines.length ? `${lines[lines.length - 1]} ${word}` : word;
    if (lines.length && longer.length <= LETTERS) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * @param {string[]} last
 * @param {string[]} names
 * @param {Kind} of
 */
function spoken(last, names, of) {
  const end = names.map((name, seat) => `${name} ${last[seat]}`).join(", ");
  return say("replay.curve", { what: say(`curve.${of}`), scores: end });
}
