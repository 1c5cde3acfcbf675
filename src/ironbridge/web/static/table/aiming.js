/** Aiming: a press on anything answers the question, or begins a move with that thing, or hears why not. */

import { stop } from "./again.js";
import * as draft from "./draft.js";
import { complain } from "./notices.js";
import { menu, pointAtThing } from "./pointing.js";
import { side } from "./sides.js";
import { line } from "./store.js";
import { aim, leading, UNKNOWN, waysAfter } from "./ways.js";

/** @import { Point } from "../lib/types.js" */

/**
 * A place was pressed: choose there, or make the move be about it, or hear why not, or what it is.
 * @param {string} id
 * @param {Point} point
 */
export async function press(id, point) {
  if (stop()) return;
  const found = draft.optionsAt(id);
  menu.value = null;
  if (found.length === 1) draft.choose(found[0].number);
  else if (found.length) menu.value = { point, options: found };
  else if (!draft.question.value && !draft.complete.value) pointAtThing(id, point);
  else if (!(await aimAt(id))) await why(id, point);
}

/**
 * What was chosen in the hand leads on to the next question.
 * @param {string} id
 * @param {Point} point
 */
export async function pressInHand(id, point) {
  const leads = draft.optionsAt(id).length === 1;
  if (leads) side.value = "move";
  await press(id, point);
  if (aim.value) side.value = "move";
}

/**
 * Make the move be about something on the board, if the answers that are left lead there.
 * @param {string} id
 */
async function aimAt(id) {
  const { seq, answers } = draft.draft.value;
  draft.note();
  const [ids, ways] = [partsOf(id), await waysAfter(seq, answers)];
  if (draft.draft.value.answers !== answers) return true;
  if (!leading(draft.all.value, ways, ids).length) return false;
  draft.draft.value = { ...draft.draft.value, ways };
  draft.refused.value = null;
  aim.value = { ids, says: saysOf(id), from: answers.length };
  await draft.follow();
  return true;
}

/**
 * Begin the move anew with something.
 * @param {string} id
 */
export async function beginWith(id) {
  aim.value = null;
  draft.restart();
  await aimAt(id);
}

/**
 * A thing, and what is part of it.
 * @param {string} id
 */
function partsOf(id) {
  const within = draft.view.value?.things.filter((thing) => thing.within === id) ?? [];
  return [id, ...within.map((thing) => thing.id)];
}

/** @param {string} id */
function saysOf(id) {
  return draft.view.value?.things.find((thing) => thing.id === id)?.says ?? "";
}

/**
 * Ask why a place does not answer the question; another move could begin with it.
 * @param {string} place
 * @param {Point} point on the screen
 */
async function why(place, point) {
  const { seq, answers } = draft.draft.value;
  const first = answers.length ? await waysAfter(seq, []) : UNKNOWN;
  const anew = partsOf(place).some((id) => id in first.leads);
  const shown = { place, point, title: anew ? saysOf(place) : "", anew };
  const told = draft.complete.value && anew ? { refusals: [] } : await askWhy(place);
  if (anew || told?.refusals.length) draft.refused.value = { ...shown, refusals: told?.refusals ?? [] };
}

/** A move that is whole asks nothing more: then the first question is meant. @param {string} place */
function askWhy(place) {
  const { seq, answers } = draft.draft.value;
  const given = draft.complete.value ? [] : answers;
  return line.ask({ do: "why", seq, answers: given, place }).catch(complain);
}

/**
 * Ask why an answer left no choice.
 * @param {number} foregone
 * @param {Point} point
 * @param {string} title
 */
export async function whyOnly(foregone, point, title) {
  const { seq, answers } = draft.draft.value;
  const told = await line.ask({ do: "why", seq, answers, foregone }).catch(complain);
  if (told) draft.refused.value = { place: null, point, title, refusals: told.refusals };
}
