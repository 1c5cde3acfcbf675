/** Store: what this browser knows of its table, and how news of it arrive. */

import { batch, computed, signal } from "../lib/html.js";
import { data } from "../lib/page.js";
import { theme } from "../lib/theme.js";
import { lang } from "../lib/words.js";
import { changes } from "./changes.js";
import { Line } from "./line.js";

/** @type {import("../lib/html.js").Signal<import("./types.js").State | null>} */
export const state = signal(null);
/** @type {{value: import("./types.js").Entry[]}} */
export const log = signal([]);
export const thinking = signal(null);
export const trouble = signal(null);
/** What happened that a person should read once: {text, kind}. */
export const notice = signal(null);
/** Ids that others changed since we last moved, with the seat that did it. */
export const trail = signal(new Map());
/** Ids that each move changed, for the log. */
export const places = new Map();
/** Changes of figures to be shown once: {panel, symbol, by, at}. */
export const floats = signal([]);

export const table = computed(() => state.value?.table ?? null);
export const seatsHere = computed(() => table.value?.seats ?? []);

export const line = new Line(data.socket, wishes, hear);
export const status = line.status;

function wishes() {
  const last = state.value ? { since: String(state.value.seq) } : {};
  return { lang, board: theme.value, zip: "1", ...last };
}

/** @param {any} message */
function hear(message) {
  if (message.type === "state") show(message);
  else if (message.type === "seats") {
    if (state.value) state.value = { ...state.value, table: message.table };
  } else if (message.type === "thinking") thinking.value = message.seat;
  else if (message.type === "trouble") trouble.value = message;
  else if (message.type === "error") notice.value = { kind: "error", text: message.message };
}

/** @param {import("./types.js").State} next */
function show(next) {
  const before = state.value;
  const entries = next.view?.log.entries ?? [];
  batch(() => {
    mark(before, next, entries);
    log.value = [...log.value.filter((entry) => entry.move < (next.view?.log.from ?? 0)), ...entries];
    thinking.value = next.thinking;
    trouble.value = next.trouble;
    state.value = next;
  });
}

/** Remember where something changed, and whose doing it was. */
function mark(before, next, entries) {
  if (!before?.view || !next.view) return;
  const changed = changes(before.view, next.view);
  const last = entries.at(-1);
  if (last) places.set(last.move, changed.ids);
  const mine = last && next.you.includes(last.seat);
  const kept = mine || next.moves < before.moves ? [] : [...trail.value];
  const fresh = mine || !last ? [] : changed.ids.map((id) => [id, last.seat]);
  trail.value = new Map([...kept, ...fresh]);
  floats.value = changed.figures;
}
