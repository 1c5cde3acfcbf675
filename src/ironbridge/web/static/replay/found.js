/** Found: what a review has found: every decision by its move, and those that lost points. */

import { computed, html, signal } from "../lib/html.js";
import { say } from "../lib/words.js";
import { move } from "./course.js";

/** @import { ReviewRow, Reviewed } from "../lib/types.js" */

/** @type {Record<string, string>} */
export const SIGNS = { inaccuracy: "?!", mistake: "?", blunder: "??", "only move": "!" };
export const LOST = ["inaccuracy", "mistake", "blunder"];

export const found = signal(/** @type {Reviewed | null} */ (null));
/** Whose marked moves are stepped through: a seat, or "" for all. */
export const whose = signal("");

export const decisions = computed(() => new Map((found.value?.rows ?? []).map((row) => [row.move, row])));
/** Those that lost points, of whoever is looked at. */
export const mistakes = computed(() =>
  (found.value?.rows ?? []).filter(
    ({ mark, seat }) => LOST.includes(mark) && (whose.value === "" || String(seat) === whose.value),
  ),
);

/** What was found of the move that is shown. */
export function Verdict() {
  const row = decisions.value.get(move.value);
  if (!row?.text) return null;
  return html`<p class="verdict"><${Sign} row=${row} /> ${row.text}</p>`;
}

/** The sign of a move, if it has one. @param {number} at */
export function signOf(at) {
  const row = decisions.value.get(at);
  return row ? html`<${Sign} row=${row} />` : null;
}

/** @param {{row: ReviewRow}} props */
export function Sign({ row: { mark } }) {
  if (!(mark in SIGNS)) return null;
  const words = say(`review.${mark.replace(" ", "-")}`);
  return html`<b class=${`sign ${mark.replace(" ", "-")}`} role="img" aria-label=${words} title=${words}>${SIGNS[mark]}</b>`;
}
