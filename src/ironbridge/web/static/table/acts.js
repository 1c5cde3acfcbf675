/** Acts: when each part of what a move did is shown, cause before effect: cards, what flows, what is laid, figures. */

/** @import { Deed, Entry, Flow } from "../lib/types.js" */

/**
 * A part of it: when it begins, and how long it lasts, in milliseconds.
 * @typedef {{at: number, lasts: number}} Beat
 * @typedef {Beat & {flow: Flow}} Carried
 */
/**
 * All of it: the cards of each seat; what goes where; what is laid, and what is taken or looks otherwise, by id;
 * the figures of the panels; and how long all lasts.
 * @typedef {{cards: Map<number, Beat>, flows: Carried[], laid: Map<string, Beat>, left: Map<string, Beat>,
 *   figures: Beat, whole: number}} Act
 */

const CARD = 240;
const FLOW = 230;
const LAID = 220;
const LEFT = 180;
const FIGURES = 250;

/**
 * What some moves did, one after the other, in no more time than there is.
 * @param {Entry[]} entries
 * @param {boolean} counts do figures change?
 * @param {number} time
 * @returns {Act}
 */
export function acted(entries, counts, time) {
  /** @type {Act} */
  const act = { cards: new Map(), flows: [], laid: new Map(), left: new Map(), figures: { at: 0, lasts: 0 }, whole: 0 };
  for (const { seat, did } of entries) if (did) append(act, seat ?? -1, did);
  if (counts) act.figures = beat(act, FIGURES);
  else act.figures.at = act.whole;
  return paced(act, Math.min(1, time / Math.max(act.whole, 1)));
}

/**
 * @param {Act} act
 * @param {number} seat
 * @param {Deed} did
 */
function append(act, seat, did) {
  if (did.cards.length) act.cards.set(seat, beat(act, CARD));
  const comesOfIt = (/** @type {Flow} */ [from]) => did.laid.includes(from);
  for (const flow of did.flows) if (!comesOfIt(flow)) carry(act, flow);
  for (const id of did.gone) keepFirst(act.left, id, { at: act.whole, lasts: LEFT });
  for (const id of did.laid) keepFirst(act.laid, id, beat(act, LAID));
  for (const flow of did.flows) if (comesOfIt(flow)) carry(act, flow);
  const rest = did.changed.filter((id) => !act.left.has(id));
  if (rest.length) {
    const together = beat(act, LEFT);
    for (const id of rest) act.left.set(id, together);
  }
}

/**
 * What is taken is seen to be taken before it goes, and what receives it has it when it comes.
 * @param {Act} act
 * @param {Flow} flow
 */
function carry(act, flow) {
  const [from, to] = flow;
  const { at, lasts } = beat(act, FLOW);
  act.flows.push({ at, lasts, flow });
  keepFirst(act.left, from, { at, lasts: LEFT });
  keepFirst(act.left, to, { at: at + lasts, lasts: LEFT });
}

/**
 * @param {Map<string, Beat>} beats
 * @param {string} id
 * @param {Beat} one
 */
function keepFirst(beats, id, one) {
  if (!beats.has(id)) beats.set(id, one);
}

/**
 * The next part.
 * @param {Act} act
 * @param {number} lasts
 */
function beat(act, lasts) {
  const at = act.whole;
  act.whole += lasts;
  return { at, lasts };
}

/**
 * The same faster.
 * @param {Act} act
 * @param {number} pace
 * @returns {Act}
 */
function paced(act, pace) {
  const faster = (/** @type {Beat} */ { at, lasts }) => ({ at: at * pace, lasts: lasts * pace });
  const all = (/** @type {Map<any, Beat>} */ beats) => new Map([...beats].map(([key, one]) => [key, faster(one)]));
  return {
    cards: all(act.cards),
    flows: act.flows.map((each) => ({ ...each, ...faster(each) })),
    laid: all(act.laid),
    left: all(act.left),
    figures: faster(act.figures),
    whole: act.whole * pace,
  };
}
