/** Course: the game that is replayed, and where in it we are. */

import { get, wordsOf } from "../lib/api.js";
import { computed, effect, signal } from "../lib/html.js";
import { data } from "../lib/page.js";
import { theme } from "../lib/theme.js";
import { seen } from "../table/seen.js";

/** @import { Replay, View } from "../lib/types.js" */

/** @typedef {{move: number, view: View}} Position */

export const course = signal(/** @type {Replay | null} */ (null));
export const problem = signal("");
export const move = signal(named());
/** Whose eyes we see with: a seat, or "" for the one who is asked. */
export const eyes = signal("");
export const position = signal(/** @type {Position | null} */ (null));

/** @type {Map<string, Promise<Position>>} */
const known = new Map();

export const count = computed(() => course.value?.count ?? 0);

/** The move that the address names. */
function named() {
  return Math.trunc(Number(location.hash.slice(1))) || 0;
}

/** @param {number} wanted */
export function go(wanted) {
  move.value = Math.min(Math.max(0, wanted), count.value);
  history.replaceState(null, "", `#${move.value}`);
}

addEventListener("hashchange", () => go(named()));

if (data.id) {
  get(`/api/replays/${data.id}`).then(
    (found) => {
      course.value = found;
      go(move.value);
    },
    (error) => (problem.value = error.message),
  );
}

effect(() => {
  if (course.value) look(move.value, eyes.value, theme.value);
});

/**
 * Show a position as soon as it is there, unless another is wanted by then.
 * @param {number} at
 * @param {string} seat
 * @param {string} colours
 */
async function look(at, seat, colours) {
  try {
    const found = await fetched(at, seat, colours);
    if (at !== move.peek() || seat !== eyes.peek() || colours !== theme.peek()) return;
    position.value = found;
    problem.value = "";
    if (at < count.peek()) fetched(at + 1, seat, colours).catch(() => null);
  } catch (error) {
    problem.value = wordsOf(error);
  }
}

/**
 * @param {number} at
 * @param {string} seat
 * @param {string} colours
 */
function fetched(at, seat, colours) {
  const shown = `board=${colours}${seat === "" ? "" : `&eyes=${seat}`}`;
  const path = /** @type {const} */ (`/api/replays/${data.id}/positions/${at}?${shown}`);
  const before = known.get(path);
  if (before) return before;
  const answer = get(path).then(({ move, view }) => ({ move, view: seen(view, null) }));
  answer.catch(() => known.delete(path));
  known.set(path, answer);
  return answer;
}
