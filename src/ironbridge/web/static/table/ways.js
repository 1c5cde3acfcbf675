/** Ways: which answers lead to what stands on the board; a move may be begun with anything there. */

import { signal } from "../lib/html.js";
import { line } from "./store.js";

/** @import { Chip, Option, Ways } from "../lib/types.js" */

/** What a move is to be about: one of these places, after so many answers. @typedef {{ids: string[], says: string, from: number}} Aim */

/** Only answers that lead there are offered. */
export const aim = signal(/** @type {Aim | null} */ (null));

/** @type {Ways} */
export const UNKNOWN = { leads: {}, uses: {} };

/** What the server answered in this position, by the answers given. @type {Map<string, Promise<Ways>>} */
const known = new Map();

export function forgetWays() {
  known.clear();
  aim.value = null;
}

/**
 * Which answers lead where after some others; asked once.
 * @param {number} seq
 * @param {number[]} given
 * @returns {Promise<Ways>}
 */
export function waysAfter(seq, given) {
  const key = given.join(" ");
  const found = known.get(key);
  if (found) return found;
  const answer = line.ask({ do: "ways", seq, answers: given }).catch(() => {
    known.delete(key);
    return UNKNOWN;
  });
  known.set(key, answer);
  return answer;
}

/**
 * The options that lead to one of some places.
 * @param {Option[]} options
 * @param {Ways} ways
 * @param {string[]} ids
 */
export function leading(options, ways, ids) {
  const numbers = new Set(ids.flatMap((id) => ways.leads[id] ?? []));
  return options.filter((option) => numbers.has(option.number));
}

/**
 * Has the move come to what it is about?
 * @param {Aim} wanted
 * @param {Chip[]} chips
 */
export function isReached(wanted, chips) {
  return chips.some(({ after, places }) => after >= wanted.from && places.some((place) => wanted.ids.includes(place)));
}
