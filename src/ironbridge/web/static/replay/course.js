/** Course: the game that is replayed, and where in it we are. */

import { get } from "../lib/api.js";
import { computed, effect, signal } from "../lib/html.js";
import { data } from "../lib/page.js";
import { theme } from "../lib/theme.js";

export const course = signal(null);
export const problem = signal("");
export const move = signal(Number(location.hash.slice(1)) || 0);
/** Whose eyes we see with: a seat, or "" for the one who is asked. */
export const eyes = signal("");
/** @type {import("../lib/html.js").Signal<{move: number, view: import("../table/types.js").View} | null>} */
export const position = signal(null);

const known = new Map();

/** @type {import("../lib/html.js").Signal<number>} */
export const count = computed(() => course.value?.count ?? 0);

/** @param {number} wanted */
export function go(wanted) {
  move.value = Math.min(Math.max(0, wanted), count.value);
  history.replaceState(null, "", `#${move.value}`);
}

if (data.id) {
  get(`/api/replays/${data.id}`).then((found) => {
    course.value = found;
    go(move.value);
  }, (error) => (problem.value = error.message));
}

effect(() => {
  if (course.value) look(move.value, eyes.value, theme.value);
});

/** Show a position as soon as it is there, unless another is wanted by then. */
async function look(at, seat, colours) {
  try {
    const found = await fetched(at, seat, colours);
    if (at !== move.peek() || seat !== eyes.peek() || colours !== theme.peek()) return;
    position.value = found;
    problem.value = "";
    if (at < count.peek()) fetched(at + 1, seat, colours).catch(() => null);
  } catch (error) {
    problem.value = error.message;
  }
}

function fetched(at, seat, colours) {
  const path = `/api/replays/${data.id}/positions/${at}?board=${colours}${seat === "" ? "" : `&eyes=${seat}`}`;
  if (!known.has(path)) {
    const answer = get(path);
    answer.catch(() => known.delete(path));
    known.set(path, answer);
  }
  return known.get(path);
}
