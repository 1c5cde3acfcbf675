/** Store: the figures that somebody enters, kept in his browser and looked at by the server. */

import { post, wordsOf } from "../lib/api.js";
import { leaves } from "../lib/figures.js";
import { computed, effect, signal } from "../lib/html.js";
import { keep, kept } from "../lib/kept.js";
import { data } from "../lib/page.js";
import { theme } from "../lib/theme.js";

const SOON = 300; // milliseconds after the last key
const NAME = `workshop.${data.game}`;

/** @import { Own, Proof } from "../lib/types.js" */

/** @typedef {{figures?: Own, toml?: string}} Asked */

/** @type {{figures: Own, text: string} | null} */
const before = JSON.parse(kept(NAME) ?? "null");

/** Entered so far, as data, and as the file that it makes. */
export const own = signal(before?.figures ?? {});
export const text = signal(before?.text ?? "");

/** @type {Proof} */
const NOTHING = {
  figures: null,
  toml: "",
  problem: null,
  path: null,
  changes: [],
  contradicted: [],
  words: "",
  board: null,
  boxes: {},
};

/** What the server says to it. */
export const proof = signal(NOTHING);
export const offline = signal("");
export const pending = signal(false);

/** The component that is being looked at. */
export const current = signal("");

export const count = computed(() => leaves(own.value));

let timer = 0;
let turn = 0;
/** @type {Own} */
let drawn = {}; // the figures of the picture: the last with which nothing was wrong

/**
 * Ask the server, once nobody types any more.
 * @param {Asked} asked
 * @param {number} [delay]
 */
function prove(asked, delay = SOON) {
  clearTimeout(timer);
  pending.value = true;
  const mine = ++turn; // what is under way is no answer any more
  timer = setTimeout(() => send(asked, mine), delay);
}

/**
 * @param {Asked} asked
 * @param {number} mine the turn that it was asked in
 */
async function send(asked, mine) {
  try {
    const found = await ask(asked);
    if (mine === turn) take(found);
  } catch (error) {
    if (mine === turn) offline.value = wordsOf(error);
  }
  if (mine === turn) pending.value = false;
}

/**
 * @param {Asked} asked
 * @returns {Promise<Proof>}
 */
function ask(asked) {
  return post(`/api/workshop/${data.game}`, { settings: data.settings, board: theme.value, ...asked });
}

/** What is wrong is told beside the picture of what was right before. @param {Proof} found */
function take(found) {
  offline.value = "";
  const { board, boxes } = found.board ? found : proof.value;
  proof.value = { ...found, board, boxes };
  if (!found.problem) drawn = found.figures ?? {};
  if (found.figures) own.value = found.figures;
  text.value = found.toml ?? text.value;
  keep(NAME, JSON.stringify({ figures: own.value, text: text.value }));
}

/** @param {Own} figures */
export function enter(figures) {
  own.value = figures;
  keep(NAME, JSON.stringify({ figures, text: text.value }));
  prove({ figures });
}

/**
 * @param {string} toml
 * @param {number} [delay]
 */
export function write(toml, delay = SOON) {
  text.value = toml;
  prove({ toml }, delay);
}

/** What was entered for a figure; undefined for nothing. @param {string} path */
export function entered(path) {
  /** @type {any} */
  let found = own.value;
  for (const key of path.split(".")) found = found?.[key];
  return found;
}

/**
 * Enter a figure, or leave it as it is shipped.
 * @param {string} path
 * @param {unknown} value undefined to take it out
 */
export function put(path, value) {
  enter(changed(own.value, path.split("."), value));
}

/**
 * A table with one figure entered, or left out, and without tables that hold nothing.
 * @param {Own} table
 * @param {string[]} path
 * @param {unknown} value
 * @returns {Own}
 */
function changed(table, [key, ...rest], value) {
  const within = /** @type {Own} */ (table[key] ?? {});
  const part = rest.length ? changed(within, rest, value) : value;
  const empty = part === undefined || (rest.length > 0 && !Object.keys(/** @type {Own} */ (part)).length);
  if (!empty) return { ...table, [key]: part };
  return Object.fromEntries(Object.entries(table).filter(([each]) => each !== key));
}

/** The picture in other colours, whatever is wrong meanwhile. */
async function repaint() {
  const { board, boxes } = await ask({ figures: drawn }).catch(() => proof.value);
  proof.value = { ...proof.value, board, boxes };
}

prove(before?.text ? { toml: before.text } : { figures: own.value }, 0);
let colours = theme.value;
effect(() => {
  if (theme.value !== colours) repaint();
  colours = theme.value;
});
