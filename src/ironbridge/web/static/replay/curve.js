/** Curve: the points of every seat over the moves, labelled where they end. */

import { html } from "../lib/html.js";
import { seatLook } from "../lib/look.js";
import { say } from "../lib/words.js";
import { count, course, go, move } from "./course.js";

/** @import { Happening } from "../lib/html.js" */

const W = 360;
const H = 150;
const LEFT = 26;
const RIGHT = 92;
const TOP = 10;
const LOW = 18;
const APART = 13; // between two labels
const DASHES = ["", "7 3", "2 3", "9 3 2 3", "4 4"];

/** @typedef {(number | null)[][]} Scores after each move, of each seat */

export function Curve() {
  if (!course.value) return null;
  const { scores, names } = course.value;
  const last = scores[scores.length - 1];
  const points = scores.flat().filter((value) => value !== null);
  const [least, most] = [Math.min(0, ...points), Math.max(10, ...points)];
  const x = (/** @type {number} */ at) => LEFT + (at / Math.max(1, count.value)) * (W - LEFT - RIGHT);
  const y = (/** @type {number} */ value) => TOP + ((most - value) / (most - least)) * (H - TOP - LOW);
  const heights = apart(names.map((_, seat) => y(last[seat] ?? 0)));
  const press = (/** @type {Happening} */ event) => go(moveAt(event));
  return html`<figure class="curve">
    <svg viewBox=${`0 0 ${W} ${H}`} role="img" aria-label=${spoken(last, names)} onClick=${press}>
      ${ticks(least, most).map(
        (value) => html`<g key=${value} class="tick">
        <path d=${`M${LEFT} ${y(value)}H${W - RIGHT}`} /><text x=${LEFT - 5} y=${y(value) + 4} text-anchor="end">${value}</text>
      </g>`,
      )}
      <path class="now" d=${`M${x(move.value)} ${TOP}V${H - LOW}`} />
      ${names.map(
        (name, seat) => html`<g key=${seat}>
        <path class="score" d=${steps(scores, seat, x, y)} stroke=${seatLook(seat).colour} stroke-dasharray=${DASHES[seat % DASHES.length]} />
        <circle cx=${x(move.value)} cy=${y(scores[move.value]?.[seat] ?? 0)} r="3" fill=${seatLook(seat).colour} />
        <text x=${W - RIGHT + 8} y=${heights[seat] + 4}>${short(name)} ${last[seat] ?? ""}</text>
        <path class="lead" d=${`M${W - RIGHT} ${y(last[seat] ?? 0)}L${W - RIGHT + 6} ${heights[seat]}`} stroke=${seatLook(seat).colour} />
      </g>`,
      )}
      <text x=${LEFT} y=${H - 4}>0</text>
      <text x=${W - RIGHT} y=${H - 4} text-anchor="end">${count.value}</text>
    </svg>
  </figure>`;
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

/** Heights moved so far apart that words do not overlap. @param {number[]} heights */
function apart(heights) {
  const order = heights.map((_, at) => at).sort((a, b) => heights[a] - heights[b]);
  const moved = [...heights];
  order.forEach((at, rank) => {
    if (rank) moved[at] = Math.max(moved[at], moved[order[rank - 1]] + APART);
  });
  const over = Math.max(0, ...moved.map((height) => height - (H - LOW)));
  return moved.map((height) => height - over);
}

/**
 * @param {number} least
 * @param {number} most
 */
function ticks(least, most) {
  const step = [5, 10, 20, 25, 50, 100, 200].find((each) => (most - least) / each <= 4) ?? 500;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, at) => (first + at) * step);
}

/** @param {string} name */
function short(name) {
  return name.length > 9 ? `${name.slice(0, 8)}…` : name;
}

/**
 * @param {(number | null)[]} last
 * @param {string[]} names
 */
function spoken(last, names) {
  const end = names.map((name, seat) => `${name} ${last[seat]}`).join(", ");
  return say("replay.curve", { scores: end });
}
