/** Store: what this browser knows of its table, and how news of it arrive. */

import { batch, computed, signal } from "../lib/html.js";
import { data } from "../lib/page.js";
import { theme } from "../lib/theme.js";
import { lang } from "../lib/words.js";
import { changes } from "./changes.js";
import { Line } from "./line.js";
import { seen } from "./seen.js";

/** @import { Entry, News, SentState, State, Stumble, Table } from "../lib/types.js" */
/** @import { Float } from "./changes.js" */

export const state = signal(/** @type {State | null} */ (null));
export const log = signal(/** @type {Entry[]} */ ([]));
/** The seat of a bot that thinks. */
export const thinking = signal(/** @type {number | null} */ (null));
export const trouble = signal(/** @type {Stumble | null} */ (null));
/** What happened that a person should read once. */
export const notice = signal(/** @type {{text: string, kind: string} | null} */ (null));
/** Ids that others changed since we last moved, with the seat that did it. */
export const trail = signal(/** @type {Map<string, number>} */ (new Map()));
/** Ids that each move changed, for the log. @type {Map<number, string[]>} */
export const places = new Map();
/** Changes of figures to be shown once. */
export const floats = signal(/** @type {Float[]} */ ([]));

const NOBODY = -1; // whose doing the beginning is
const FLEETING = 2000; // milliseconds that a change of figures is shown
const LONGEST = 1000; // milliseconds that a page may only listen

export const table = computed(() => state.value?.table ?? null);
export const seatsHere = computed(() => table.value?.seats ?? []);

/** News that nobody has seen yet. @type {News[]} */
let unseen = [];
let fading = 0;
let since = 0; // when the first of them came

export const line = new Line(data.socket, wishes, hear, catchUp);
export const status = line.status;

/** @returns {Record<string, string>} */
function wishes() {
  const wanted = { lang, board: theme.value, zip: "1", changes: "1" };
  return state.value ? { ...wanted, since: String(state.value.seq) } : wanted;
}

/**
 * What comes at once is seen at once: a slow page jumps to the newest state.
 * @param {News} message
 */
function hear(message) {
  if (!unseen.length) since = performance.now();
  unseen.push(message);
  if (performance.now() - since > LONGEST) catchUp();
}

function catchUp() {
  const news = unseen;
  unseen = [];
  batch(() => news.forEach(learn));
}

/** @param {News} message */
function learn(message) {
  if (message.type === "state") show(message);
  else if (message.type === "seats") {
    if (state.value) state.value = { ...state.value, table: message.table };
  } else if (message.type === "thinking") thinking.value = message.seat;
  else if (message.type === "trouble") trouble.value = message;
  else if (message.type === "error") notice.value = { kind: "error", text: message.message };
}

/** @param {SentState} told */
function show(told) {
  const before = state.value;
  /** @type {State} */
  const next = { ...told, view: told.view && seen(told.view, before?.view) };
  const entries = next.view?.log.entries ?? [];
  mark(before, next, entries);
  log.value = [...log.value.filter((entry) => entry.move < (next.view?.log.from ?? 0)), ...entries];
  thinking.value = next.thinking;
  trouble.value = next.trouble;
  state.value = next;
}

/**
 * Remember where something changed, and whose doing it was.
 * @param {State | null} before
 * @param {State} next
 * @param {Entry[]} entries
 */
function mark(before, next, entries) {
  if (!before?.view || !next.view) return;
  const changed = changes(before.view, next.view);
  const last = entries.at(-1);
  if (last) places.set(last.move, changed.ids);
  const seat = last?.seat ?? NOBODY;
  const mine = isMine(next.table, seat);
  const kept = mine || next.moves < before.moves ? [] : [...trail.value].filter(staying(next.table, seat));
  /** @type {[string, number][]} */
  const fresh = mine || !last ? [] : changed.ids.map((id) => [id, seat]);
  trail.value = new Map([...kept, ...fresh]);
  if (changed.figures.length) float(changed.figures);
}

/**
 * Also while a bot plays for us.
 * @param {Table} table
 * @param {number} seat
 */
function isMine(table, seat) {
  return table.seats[seat]?.yours ?? false;
}

/**
 * Whoever only looks on sees what each seat did last.
 * @param {Table} table
 * @param {number} moved
 * @returns {(mark: [string, number]) => boolean}
 */
function staying(table, moved) {
  const plays = table.seats.some(({ yours }) => yours);
  return ([, seat]) => plays || seat !== moved;
}

/** Show changes of figures for a while, each until the same figure changes again. @param {Float[]} fresh */
function float(fresh) {
  const isStale = (/** @type {Float} */ old) =>
    Date.now() - old.at > FLEETING || fresh.some(({ panel, place }) => panel === old.panel && place === old.place);
  floats.value = [...floats.value.filter((old) => !isStale(old)), ...fresh];
  clearTimeout(fading);
  fading = setTimeout(() => (floats.value = []), FLEETING);
}
