/** Store: what this browser knows of its table, and how news of it arrive. */

import { batch, computed, signal } from "../lib/html.js";
import { mayMove } from "../lib/motion.js";
import { data } from "../lib/page.js";
import { ring } from "../lib/sound.js";
import { theme } from "../lib/theme.js";
import { lang } from "../lib/words.js";
import { acted } from "./acts.js";
import { changes } from "./changes.js";
import { Line } from "./line.js";
import { seen } from "./seen.js";
import { isOurs, sinceOurs, touched } from "./since.js";
import { act, cut, perform } from "./stage.js";

/** @import { Entry, Mark, News, SentState, State, Stumble, Table } from "../lib/types.js" */
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
/** Cards that others have played since we last moved, by seat. */
export const cards = signal(/** @type {Map<number, Mark[]>} */ (new Map()));
/** Our last move, by its number in the log. */
export const ours = signal(0);
/** Ids that each move changed, for the log. @type {Map<number, string[]>} */
export const places = new Map();
/** Changes of figures to be shown once. */
export const floats = signal(/** @type {Float[]} */ ([]));

const NOBODY = -1; // whose doing the beginning is
const TURN = 3000; // milliseconds in which a turn is shown
const MOST_WAITING = 12; // states; with more the page is behind
const FLEETING = 2000; // milliseconds that a change of figures is shown
const LONGEST = 1000; // milliseconds that a page may only listen

export const table = computed(() => state.value?.table ?? null);
export const seatsHere = computed(() => table.value?.seats ?? []);

/** News that nobody has seen yet. @type {News[]} */
let unseen = [];
let fading = 0;
let since = 0; // when the first of them came
/** How long the turn of a seat has been shown. */
let spent = { seat: NOBODY, time: 0 };

export const line = new Line(data.socket, wishes, hear, catchUp);
export const status = line.status;

/** @returns {Record<string, string>} */
function wishes() {
  hurry();
  const wanted = { lang, board: theme.value, zip: "1", changes: "1" };
  return state.value ? { ...wanted, since: String(state.value.seq) } : wanted;
}

/**
 * News wait until all that came with them are here, but not for long.
 * @param {News} message
 */
function hear(message) {
  if (!unseen.length) since = performance.now();
  unseen.push(message);
  if (performance.now() - since > LONGEST) catchUp();
}

/** What has come is shown, one move after the other; a page that is behind jumps to the newest state. */
function catchUp() {
  const waiting = unseen.filter(({ type }) => type === "state").length;
  if (!mayMove() || waiting > MOST_WAITING) hurry();
  else batch(goOn);
}

/** Learn what has come, up to the first that takes time to be shown. */
function goOn() {
  while (unseen.length && !act.peek()) learn(/** @type {News} */ (unseen.shift()), true);
}

/** Show how all is now, and nothing of the way there. */
export function hurry() {
  cut();
  const news = unseen;
  unseen = [];
  batch(() => {
    for (const message of news) learn(message, false);
  });
}

for (const hasty of ["pointerdown", "keydown", "visibilitychange"]) addEventListener(hasty, hurry, true);

/**
 * @param {News} message
 * @param {boolean} moving may it take time?
 */
function learn(message, moving) {
  if (message.type === "state") show(message, moving);
  else if (message.type === "seats") {
    if (state.value) state.value = { ...state.value, table: message.table };
  } else if (message.type === "thinking") thinking.value = message.seat;
  else if (message.type === "trouble") trouble.value = message;
  else if (message.type === "error") notice.value = { kind: "error", text: message.message };
}

/**
 * @param {SentState} sent
 * @param {boolean} moving
 */
function show(sent, moving) {
  const before = state.value;
  /** @type {State} */
  const next = { ...sent, view: sent.view && seen(sent.view, before?.view) };
  const entries = next.view?.log.entries ?? [];
  log.value = [...log.value.filter((entry) => entry.move < (next.view?.log.from ?? 0)), ...entries];
  if (entries.length || next.moves !== before?.moves) mark(next);
  if (before?.view) happen(before, next, entries, moving);
  thinking.value = next.thinking;
  trouble.value = next.trouble;
  state.value = next;
}

/**
 * Show what is new, and let it be heard.
 * @param {State} before
 * @param {State} next
 * @param {Entry[]} entries
 * @param {boolean} moving
 */
function happen(before, next, entries, moving) {
  if (!before.view || !next.view) return;
  const { figures } = changes(before.view, next.view);
  const fresh = next.moves > before.moves ? entries : [];
  const story = acted(fresh, figures.length > 0, timeFor(fresh.at(-1)?.seat ?? NOBODY));
  if (figures.length) float(figures);
  for (const { did } of fresh) ring(did?.cue ?? "");
  if (!moving || !story.whole) call(before, next, fresh);
  else {
    spent.time += story.whole;
    perform(story).then(() => {
      call(before, next, fresh);
      batch(goOn);
    });
  }
}

/**
 * What concerns us is heard when all has been seen.
 * @param {State} before
 * @param {State} next
 * @param {Entry[]} fresh
 */
function call(before, next, fresh) {
  const over = next.table.status === "over";
  if (over && before.table.status !== "over") ring("end");
  if (next.question && fresh.some(({ seat }) => !isOurs(next.table, seat))) ring("turn");
}

/**
 * How long a move may be shown: a turn has its time, and what waits hurries it.
 * @param {number} seat
 */
function timeFor(seat) {
  if (seat >= 0 && seat !== spent.seat) spent = { seat, time: 0 };
  return Math.min((TURN - spent.time) / 2, TURN / (1 + unseen.length));
}

/** Remember what others did since we last moved. @param {State} next */
function mark({ table, view }) {
  if (!view) return;
  const found = sinceOurs(log.value, table, view);
  for (const entry of log.value) places.set(entry.move, touched(entry));
  ours.value = found.ours;
  cards.value = found.cards;
  trail.value = found.trail;
}

/** Show changes of figures for a while, each until the same figure changes again. @param {Float[]} fresh */
function float(fresh) {
  const isStale = (/** @type {Float} */ old) =>
    Date.now() - old.at > FLEETING || fresh.some(({ panel, place }) => panel === old.panel && place === old.place);
  floats.value = [...floats.value.filter((old) => !isStale(old)), ...fresh];
  clearTimeout(fading);
  fading = setTimeout(() => (floats.value = []), TURN + FLEETING);
}
