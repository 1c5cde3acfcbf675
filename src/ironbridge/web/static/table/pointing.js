/** Pointing: what the mouse or the focus is on, on the board or in the list, and what is said of it. */

import { computed, signal } from "../lib/html.js";
import { aheadWith, isKnown, options, optionsAt, view, ways } from "./draft.js";

/** @import { Asked, Option, Point } from "../lib/types.js" */

const PATIENCE = 180; // before the server is asked what would come of an option

/**
 * Words for a place; of a move that is not whole yet, fainter.
 * @typedef {{point: Point | null, id: string, title?: string | null, texts: string[], complete?: boolean}} Said
 */

/** The id of the thing on the board that is pointed at. */
export const thing = signal(/** @type {string | null} */ (null));
const option = signal(/** @type {Option | null} */ (null));
/** What is said beside it. */
export const tip = signal(/** @type {Said | null} */ (null));

/** The whole move, if what is pointed at would be its last answer. */
export const foreseen = signal(/** @type {Asked | null} */ (null));
/** Several options of one place, to choose from. */
export const menu = signal(/** @type {{point: Point, options: Option[]} | null} */ (null));

/** Where what is pointed at could be used. */
export const used = computed(() => ways.value.uses[thing.value ?? option.value?.places[0] ?? ""] ?? []);

/** Ids that get a ring. */
export const pointed = computed(() => {
  if (option.value) return option.value.places;
  return thing.value && optionsAt(thing.value).length ? [thing.value] : [];
});

let timer = 0;

/**
 * An option of the list.
 * @param {Option | null} found
 */
export function pointAt(found) {
  leave();
  option.value = found;
  if (found) soon(() => tell(found, null), [found]);
}

/**
 * A thing of the board.
 * @param {string | null} id
 * @param {Point | null} point
 */
export function pointAtThing(id, point) {
  leave();
  thing.value = id;
  if (id) soon(() => tellThing(id, point), optionsAt(id));
}

/** Nothing is pointed at. */
function leave() {
  clearTimeout(timer);
  option.value = null;
  thing.value = null;
  tip.value = null;
  foreseen.value = null;
}

/**
 * What is known already is told at once; whoever only passes by asks nothing of the server.
 * @param {() => void} tell
 * @param {Option[]} about
 */
function soon(tell, about) {
  const known = about.length === 1 && isKnown(about[0].number);
  if (known) tell();
  else timer = setTimeout(tell, PATIENCE);
}

/**
 * @param {string} id
 * @param {Point | null} point
 */
function tellThing(id, point) {
  const found = optionsAt(id);
  if (found.length === 1) {
    tell(found[0], point);
    return;
  }
  const says = view.value?.things.find((each) => each.id === id)?.says ?? "";
  const texts = found.length ? [] : [says];
  tip.value = { point, id, texts: found.length ? found.slice(0, 6).map((each) => each.text) : texts };
}

/**
 * Price and consequences of an option, before it is chosen.
 * @param {Option} found
 * @param {Point | null} point
 */
async function tell(found, point) {
  if (!options.value.includes(found)) return;
  const next = await aheadWith(found.number).catch(() => null);
  if (!next || (option.value !== found && !found.places.includes(thing.value ?? ""))) return;
  const texts = next.complete ? next.would : next.question ? [next.question.text] : [];
  tip.value = { point, id: found.places[0], title: point && found.text, texts, complete: next.complete };
  foreseen.value = next.complete ? next : null;
}
