/** Draft: a move being composed. It lives here only; the server is asked what comes next. */

import { computed, effect, signal } from "../lib/html.js";
import { keep, keepDraft, kept, keptDraft } from "../lib/kept.js";
import { data } from "../lib/page.js";
import { theme } from "../lib/theme.js";
import { complain, forgetLoss } from "./notices.js";
import { seen } from "./seen.js";
import { line, state, status, trail } from "./store.js";
import { aim, forgetWays, isReached, leading, UNKNOWN, waysAfter } from "./ways.js";

/** @import { Asked, Chip, Option, Point, Refusal, State, View, Ways } from "../lib/types.js" */
/** @import { Trouble } from "../lib/api.js" */

/** @typedef {{seq: number, answers: number[], asked: Asked | null, view: View | null, ways: Ways}} Draft */
/**
 * Why something cannot be chosen, or why nothing else can; `anew` if another move can begin with it.
 * @typedef {{place: string | null, point: Point, title?: string, refusals: Refusal[], anew?: boolean}} Refused
 */

export const draft = signal(empty(-1));
/** Is a move on its way? Then it is sent again after a lost connection, until it has arrived. */
export const sending = signal(/** @type {{seq: number, answers: number[], lost: boolean} | null} */ (null));
/** Should the whole move be shown before it is sent? */
export const careful = signal(kept("careful") !== "no");
export const refused = signal(/** @type {Refused | null} */ (null));

/** What the server answered in this position, by the answers given. @type {Map<string, Promise<Asked>>} */
const known = new Map();
/** The state that the draft belongs to. @type {State | null} */
let last = null;
/** The answers that were chosen last, also while the server is still asked about them. @type {number[]} */
let wished = [];
/** How many answers were given, moves begun and moves sent from here. */
export let given = 0;

/** Something was done that a second click would do again. */
export function note() {
  given += 1;
}

export const asked = computed(() => draft.value.asked);
export const answers = computed(() => asked.value?.answers ?? []);
export const question = computed(() => (asked.value ? asked.value.question : state.value?.question) ?? null);
/** The line of the move: its answers, also those that left no choice. */
export const chips = computed(() => lined(answers.value, asked.value?.foregone ?? state.value?.foregone ?? []));
/** What leads where from here, as far as that is known. */
export const ways = computed(() => draft.value.ways);
/** All that the rules allow to be answered. */
export const all = computed(() => (sending.value ? [] : (asked.value?.options ?? state.value?.options ?? [])));
/** What may be answered; if the move is to be about something, what leads there. */
export const options = computed(() => {
  const led = aim.value ? leading(all.value, ways.value, aim.value.ids) : [];
  return led.length ? led : all.value;
});
export const complete = computed(() => asked.value?.complete ?? false);
/** What is seen: the answers so far done, or the whole move. */
export const view = computed(() => draft.value.view ?? state.value?.view ?? null);
export const lit = computed(() => new Set(options.value.flatMap((option) => option.places)));
/** What of the hand is of no use now, if something is. */
export const idle = computed(() => {
  const own = view.value?.things.filter((thing) => thing.strip).map(({ id }) => id) ?? [];
  const useless = own.filter((id) => !lit.value.has(id) && !ways.value.uses[id]);
  return new Set(question.value && useless.length < own.length ? useless : []);
});

/**
 * @param {number} seq
 * @returns {Draft}
 */
function empty(seq) {
  return { seq, answers: [], asked: null, view: null, ways: UNKNOWN };
}

/**
 * @param {Option[]} chosen
 * @param {Chip[]} foregone
 * @returns {Chip[]}
 */
function lined(chosen, foregone) {
  const between = (/** @type {number} */ after) =>
    foregone.flatMap((each, number) => (each.after === after ? [{ ...each, foregone: number }] : []));
  return [...between(0), ...chosen.flatMap((each, at) => [{ ...each, after: at }, ...between(at + 1)])];
}

effect(() => {
  const now = state.value;
  if (!now || now.seq === draft.peek().seq) return;
  begin(now);
});

/**
 * A new position: forget what was composed for the last one. After a reload, and when somebody only
 * came or went, it is the same one, and the answers stay.
 * @param {State} now
 */
function begin(now) {
  refused.value = null;
  const saved = keptDraft(data.id);
  const same = isSame(last, now);
  if (!same) {
    known.clear();
    forgetWays();
  }
  const before = same ? wished : saved?.seq === now.seq ? saved.answers : [];
  last = now;
  wished = [];
  draft.value = same ? { ...draft.peek(), seq: now.seq } : empty(now.seq);
  if (sending.peek()?.seq !== now.seq) sending.value = null;
  if (!now.question) return;
  if (before.length) queueMicrotask(() => extend(before));
  else look();
}

/** Learn what leads where from here. */
async function look() {
  const { seq, answers: chosen } = draft.peek();
  const found = await waysAfter(seq, chosen);
  if (draft.value.answers === chosen) draft.value = { ...draft.value, ways: found };
}

/**
 * Is the same asked as before, with nothing played in between?
 * @param {State | null} before
 * @param {State} now
 */
function isSame(before, now) {
  const asks = (/** @type {State} */ state) => JSON.stringify(state.options.map((option) => option.phrase));
  return before?.moves === now.moves && asks(before) === asks(now);
}

// Boards are drawn in the colours of a theme: another one needs them anew.
let painted = theme.value;
effect(() => {
  if (theme.value === painted) return;
  painted = theme.value;
  line.ask({ do: "look", board: painted }).catch(() => null);
  known.clear();
  if (draft.peek().answers.length) extend(draft.peek().answers);
});

effect(() => {
  const { seq, answers: chosen } = draft.value;
  if (seq >= 0) keepDraft(data.id, { seq, answers: chosen });
});

// A move that was on its way when the connection broke goes out again. If it had arrived, the
// table has another number by now, and `begin` has forgotten it.
effect(() => {
  const unsent = sending.peek();
  if (status.value === "live" && state.value && unsent?.lost) deliver(unsent.answers);
});

// So does an answer that was chosen while nobody heard it.
effect(() => {
  if (status.value !== "live") return;
  forgetLoss();
  if (wished.length && wished !== draft.peek().answers) answer(wished);
});

/**
 * Choose an option of the open question.
 * @param {number} number
 */
export async function choose(number) {
  trail.value = new Map();
  note();
  await answer([...draft.value.answers, number]);
}

/** @param {number[]} chosen */
async function answer(chosen) {
  const found = await extend(chosen);
  if (found?.complete && !careful.value) await play();
  else await follow();
}

/** As long as one answer only leads to what the move is to be about, it is given. */
export async function follow() {
  while (aim.value && !complete.value && options.value.length === 1) {
    if (!(await extend([...draft.value.answers, options.value[0].number]))) return;
  }
}

/** @param {number[]} chosen */
async function extend(chosen) {
  refused.value = null;
  wished = chosen;
  const seq = draft.value.seq;
  const led = aim.value && waysAfter(seq, chosen);
  const found = await ahead(chosen).catch((error) => (error.code === "stale" ? null : complain(error)));
  const ways = (found && (await led)) ?? draft.value.ways;
  if (!found || draft.value.seq !== seq || wished !== chosen) return null;
  const view = found.view ?? draft.value.view;
  draft.value = { seq, answers: chosen, asked: found, view, ways: found.complete ? UNKNOWN : ways };
  if (aim.value && isReached(aim.value, chips.value)) aim.value = null;
  if (!found.complete) look();
  return found;
}

/**
 * What is asked after some answers; known at once the second time.
 * @param {number[]} given
 * @returns {Promise<Asked>}
 */
export function ahead(given) {
  const key = given.join(" ");
  const found = known.get(key);
  if (found) return found;
  const answer = inquire(draft.value.seq, given);
  answer.catch(() => known.delete(key));
  known.set(key, answer);
  return answer;
}

/**
 * Ask the server. Its answer tells what changes from the state that we have by then.
 * @param {number} seq
 * @param {number[]} given
 * @returns {Promise<Asked>}
 */
async function inquire(seq, given) {
  const colours = theme.value;
  const found = await line.ask({ do: "ask", seq, answers: given });
  if (theme.value !== colours) return inquire(seq, given);
  const before = state.value?.seq === seq ? state.value.view : null;
  return { ...found, view: before && found.view && seen(found.view, before) };
}

/** Is it known what would come of one answer more? @param {number} number */
export function isKnown(number) {
  return known.has([...draft.value.answers, number].join(" "));
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
  if (aim.value && count < aim.value.from) aim.value = null;
  if (given.length) extend(given);
  else restart();
}

/** No answer is given. */
export function restart() {
  refused.value = null;
  wished = [];
  draft.value = empty(draft.value.seq);
  look();
}

/** Send the whole move. */
export async function play() {
  if (!complete.value || sending.value) return;
  note();
  await deliver(draft.value.answers);
}

/** @param {number[]} given */
async function deliver(given) {
  const seq = draft.value.seq;
  sending.value = { seq, answers: given, lost: false };
  try {
    await line.ask({ do: "play", seq, answers: given });
  } catch (error) {
    const { code } = /** @type {Trouble} */ (error);
    sending.value = code === "offline" ? { seq, answers: given, lost: true } : null;
    if (code !== "offline" && code !== "stale") complain(/** @type {Trouble} */ (error));
  }
}

/** Take back the last move that was sent. */
export async function takeBack() {
  await line.ask({ do: "back", seq: draft.value.seq }).catch(complain);
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
