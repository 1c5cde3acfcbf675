/** Again: what happened since our last move, or the last round, played back at an easy pace. */

import { computed, html, signal } from "../lib/html.js";
import { mayMove } from "../lib/motion.js";
import { say } from "../lib/words.js";
import { acted } from "./acts.js";
import { complain } from "./notices.js";
import { seen } from "./seen.js";
import { cut, perform } from "./stage.js";
import { line, log, ours, state } from "./store.js";

/** @import { Entry, View } from "../lib/types.js" */

const PACE = 2500; // milliseconds for a move, at the most
const PAUSE = 1400; // after each, to read what it was

/** What is shown once more: the view after a move, that move, and which of how many it is. */
export const again = signal(/** @type {{view: View, entry: Entry | null, at: number, count: number} | null} */ (null));

/** After how many moves it begins; as many as there are if there is nothing to show. */
export const from = computed(() => {
  const now = state.value;
  const known = log.value.filter(({ did }) => did).map(({ move }) => move);
  if (!now || !known.length) return now?.moves ?? 0;
  const wanted = ours.value && ours.value < now.moves ? ours.value : now.moves - now.table.seats.length;
  return Math.max(wanted, Math.min(...known) - 1, 0);
});

let run = 0; // which playing back is under way

/** Play it back; the board is as it is now in the end. */
export async function showAgain() {
  const now = state.value;
  if (!now?.view) return;
  const [mine, first] = [++run, from.value];
  const told = await line.ask({ do: "again", seq: now.seq, moves: first }).catch(complain);
  if (!told || mine !== run || state.value?.seq !== now.seq) return;
  /** @type {View[]} */
  const views = [];
  for (const view of told.views) views.push(seen(view, views.at(-1) ?? now.view));
  views.push(now.view);
  await stepThrough(views, first, () => mine === run && state.value?.seq === now.seq);
  if (mine === run) again.value = null;
}

/**
 * @param {View[]} views
 * @param {number} first
 * @param {() => boolean} goesOn
 */
async function stepThrough(views, first, goesOn) {
  for (const [at, view] of views.entries()) {
    if (!goesOn()) return;
    const entry = at ? (log.value.find(({ move }) => move === first + at) ?? null) : null;
    const act = acted(entry && mayMove() ? [entry] : [], false, PACE);
    const playing = perform(act, PAUSE);
    again.value = { view, entry, at, count: views.length - 1 };
    await playing;
  }
}

/** Back to now; false if nothing is played back. */
export function stop() {
  if (!again.value) return false;
  run += 1;
  again.value = null;
  cut();
  return true;
}

/** The button for it. */
export function ShowAgain() {
  if (again.value || from.value >= (state.value?.moves ?? 0)) return null;
  return html`<button type="button" class="bare show-again" onClick=${showAgain}>${say("again.show")}</button>`;
}

/** What a move was about, in a few words. @param {Entry} entry */
function gist({ lines, deeds }) {
  return deeds.length ? deeds.map((at) => lines[at]).join(" ") : lines[0];
}

/** What is being played back, in words, and the way out. */
export function Again() {
  if (!again.value) return null;
  const { entry, at, count } = again.value;
  return html`<div class="again" role="group" aria-label=${say("again.label")}>
    <p role="status"><b>${say("again.step", { at, count })}</b> ${entry && gist(entry)}</p>
    <button type="button" onClick=${stop}>${say("again.stop")}</button>
  </div>`;
}
