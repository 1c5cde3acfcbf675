/** Draft: a move being composed. It lives here only; the server is asked what comes next. */

import { computed, effect, signal } from "../lib/html.js";
import { keepDraft, kept, keep, keptDraft } from "../lib/kept.js";
import { data } from "../lib/page.js";
import { theme } from "../lib/theme.js";
import { complain } from "./notices.js";
import { line, state, status, trail } from "./store.js";

/** @type {import("../lib/html.js").Signal<{seq: number, answers: number[],
 *   asked: import("./types.js").Asked | null, view: import("./types.js").View | null}>} */
const draft = signal(empty(-1));
/** Is a move on its way? Then it is sent again after a lost connection, until it has arrived. */
export const sending = signal(null);
/** Should the whole move be shown before it is sent? */
export const careful = signal(kept("careful") !== "no");
/** Why something cannot be chosen: {place, point, refusals}. */
export const refused = signal(null);

const known = new Map(); // what the server answered in this position, by the answers given
let last = null; // the state that the draft belongs to
let wished = []; // the answers that were chosen last, also while the server is still asked about them

export const asked = computed(() => draft.value.asked);
export const answers = computed(() => asked.value?.answers ?? []);
export const question = computed(() => (asked.value ? asked.value.question : state.value?.question) ?? null);
/** @type {{value: import("./types.js").Option[]}} */
export const options = computed(() => (sending.value ? [] : (asked.value?.options ?? state.value?.options ?? [])));
export const complete = computed(() => asked.value?.complete ?? false);
/** What is seen: the answers so far done; of a whole move, as far as its last question. */
export const view = computed(() => draft.value.view ?? state.value?.view ?? null);
export const lit = computed(() => new Set(options.value.flatMap((option) => option.places)));

function empty(seq) {
  return { seq, answers: [], asked: null, view: null };
}

effect(() => {
  const now = state.value;
  if (!now || now.seq === draft.peek().seq) return;
  begin(now);
});

/**
 * A new position: forget what was composed for the last one. After a reload, and when somebody only
 * came or went, it is the same one, and the answers stay.
 */
function begin(now) {
  known.clear();
  refused.value = null;
  const saved = keptDraft(data.id);
  const given = isSame(last, now) ? wished : saved?.seq === now.seq ? saved.answers : [];
  last = now;
  wished = [];
  draft.value = empty(now.seq);
  if (sending.peek() && sending.peek().seq !== now.seq) sending.value = null;
  if (given.length && now.question) queueMicrotask(() => extend(given));
}

/** Is the same asked as before, with nothing played in between? */
function isSame(before, now) {
  return before?.moves === now.moves && JSON.stringify(before.options) === JSON.stringify(now.options);
}

// Boards are drawn in the colours of a theme: another one needs them anew.
let painted = theme.value;
effect(() => {
  if (theme.value === painted) return;
  painted = theme.value;
  line.ask({ do: "look", board: painted }).catch(() => null);
  known.clear();
  repaint(draft.peek());
});

/** The same answers again. A whole move has no view of its own: it keeps that of its last question. */
async function repaint({ answers: given, asked: found }) {
  if (found?.complete) draft.value = { ...draft.peek(), view: null };
  if (found?.complete && given.length > 1) await extend(given.slice(0, -1));
  if (given.length) await extend(given);
}

effect(() => {
  const { seq, answers: given } = draft.value;
  if (seq >= 0) keepDraft(data.id, { seq, answers: given });
});

// A move that was on its way when the connection broke goes out again. If it had arrived, the
// table has another number by now, and `begin` has forgotten it.
effect(() => {
  if (status.value === "live" && state.value && sending.peek()?.lost) deliver(sending.peek().answers);
});

/**
 * Choose an option of the open question.
 * @param {number} number
 */
export async function choose(number) {
  trail.value = new Map();
  const found = await extend([...draft.value.answers, number]);
  if (found?.complete && !careful.value) await play();
}

/** @param {number[]} given */
async function extend(given) {
  refused.value = null;
  wished = given;
  const seq = draft.value.seq;
  const found = await ahead(given).catch((error) => (error.code === "stale" ? null : complain(error)));
  if (!found || draft.value.seq !== seq) return null;
  draft.value = { seq, answers: given, asked: found, view: found.view ?? draft.value.view };
  return found;
}

/**
 * What is asked after some answers; known at once the second time.
 * @param {number[]} given
 * @returns {Promise<import("./types.js").Asked>}
 */
export function ahead(given) {
  const key = given.join(" ");
  if (!known.has(key)) {
    const answer = line.ask({ do: "ask", seq: draft.value.seq, answers: given });
    answer.catch(() => known.delete(key));
    known.set(key, answer);
  }
  return known.get(key);
}

/** The same with one answer more: what would come of it. @param {number} number */
export function aheadWith(number) {
  return ahead([...draft.value.answers, number]);
}

/** Take the last answer back; false if there is none. */
export function stepBack() {
  if (!draft.value.answers.length || sending.value) return false;
  rewind(draft.value.answers.length - 1);
  return true;
}

/**
 * Take back all answers but the first few.
 * @param {number} count
 */
export function rewind(count) {
  const given = draft.value.answers.slice(0, count);
  if (given.length) extend(given);
  else {
    refused.value = null;
    wished = [];
    draft.value = empty(draft.value.seq);
  }
}

/** Send the whole move. */
export async function play() {
  if (!complete.value || sending.value) return;
  await deliver(draft.value.answers);
}

/** @param {number[]} given */
async function deliver(given) {
  const seq = draft.value.seq;
  sending.value = { seq, answers: given, lost: false };
  try {
    await line.ask({ do: "play", seq, answers: given });
  } catch (error) {
    if (error.code === "offline") sending.value = { seq, answers: given, lost: true };
    else if (error.code === "stale") sending.value = null;
    else {
      sending.value = null;
      complain(error);
    }
  }
}

/** Take back the last move that was sent. */
export async function takeBack() {
  await line.ask({ do: "back", seq: draft.value.seq }).catch(complain);
}

/**
 * Ask why a place of the board does not answer the question.
 * @param {string} place
 * @param {{x: number, y: number}} point on the screen
 */
export async function why(place, point) {
  const told = await line
    .ask({ do: "why", seq: draft.value.seq, answers: draft.value.answers, place })
    .catch(complain);
  if (told?.refusals.length) refused.value = { place, point, refusals: told.refusals };
}

/** @param {string} place */
export function optionsAt(place) {
  return options.value.filter((option) => option.places.includes(place));
}

/** @param {boolean} wanted */
export function beCareful(wanted) {
  careful.value = wanted;
  keep("careful", wanted ? "yes" : "no");
}
