/** Acting: what a move did, shown on the board: what goes where, what is laid, what is no more. */

import { file } from "../lib/files.js";
import { look } from "../lib/look.js";
import { play } from "../table/stage.js";
import { room, thing } from "./drawing.js";
import { isLine, outline } from "./overlay.js";

/** @import { Act, Beat, Carried } from "../table/acts.js" */
/** @import { Point } from "../lib/types.js" */

/** @typedef {{elements: Map<string, SVGGElement>, middles: Map<string, Point>}} Former what the board showed before */

const SVG = "http://www.w3.org/2000/svg";
const SPOKEN = ["data-id", "role", "tabindex", "aria-label", "aria-owns", "id"];
const FALL = 26; // of a tile that is laid
const SIZE = 36; // of what goes from place to place
const BEND = 0.16; // of its way, as a share of the length

/**
 * What an act will need of the board as it is.
 * @param {SVGSVGElement} svg
 * @param {Act} act
 * @returns {Former}
 */
export function former(svg, act) {
  /** @type {Former} */
  const found = { elements: new Map(), middles: new Map() };
  for (const id of new Set([...act.laid.keys(), ...act.left.keys()])) {
    const element = thing(svg, id);
    if (element) found.elements.set(id, element);
    if (element) found.middles.set(id, middle(element));
  }
  return found;
}

/**
 * Show it, on a board that has been brought to what it is now.
 * @param {SVGSVGElement} svg
 * @param {Act} act
 * @param {Former} before
 */
export function show(svg, act, before) {
  const layer = svg.appendChild(made("g", { class: "acting", "aria-hidden": "true" }));
  for (const [id, beat] of act.laid) lay(svg, layer, id, beat, before);
  for (const [id, beat] of act.left) if (!act.laid.has(id)) fade(svg, layer, id, beat, before);
  for (const each of act.flows) carry(svg, layer, each, before);
}

/** All is over: what was only shown for it goes. @param {SVGSVGElement} svg */
export function clear(svg) {
  for (const each of svg.querySelectorAll(".acting, .was")) each.remove();
}

/**
 * A link draws itself, a piece drops into its place; until then what was there stays.
 * @param {SVGSVGElement} svg
 * @param {Element} layer
 * @param {string} id
 * @param {Beat} beat
 * @param {Former} before
 */
function lay(svg, layer, id, beat, before) {
  const element = thing(svg, id);
  if (!element) return;
  const old = was(before.elements.get(id), element);
  if (old) {
    element.before(old);
    play(old, [{ opacity: 1 }, { opacity: 0 }], { at: beat.at + beat.lasts, lasts: 1 }, { fill: "both" });
  }
  if (isLine(svg, id)) draw(svg, layer, id, beat);
  const from = isLine(svg, id) ? { opacity: 0 } : { opacity: 0, translate: `0 ${-FALL}px` };
  play(element, [from, { opacity: 1, translate: "0 0" }], beat);
}

/**
 * @param {SVGSVGElement} svg
 * @param {Element} layer
 * @param {string} id
 * @param {Beat} beat
 */
function draw(svg, layer, id, beat) {
  const line = outline(svg, id, "drawing");
  if (!line) return;
  line.setAttribute("pathLength", "1");
  layer.append(line);
  const frames = [
    { strokeDashoffset: 1, opacity: 1 },
    { strokeDashoffset: 0, opacity: 1, offset: 0.8 },
    { strokeDashoffset: 0, opacity: 0 },
  ];
  play(line, frames, beat, { fill: "both" });
}

/**
 * What looks otherwise or is gone is seen as it was until its time.
 * @param {SVGSVGElement} svg
 * @param {Element} layer
 * @param {string} id
 * @param {Beat} beat
 * @param {Former} before
 */
function fade(svg, layer, id, beat, before) {
  const now = thing(svg, id);
  const old = was(before.elements.get(id), now);
  if (!old) return;
  if (now) now.after(old);
  else layer.append(old);
  play(old, [{ opacity: 1 }, { opacity: 0 }], beat, { fill: "both" });
}

/**
 * A thing as it was, which nobody can choose any more; null if it is still there.
 * @param {SVGGElement | undefined} old
 * @param {Element | null} now
 */
function was(old, now) {
  if (!old || old === now) return null;
  for (const part of [old, ...old.querySelectorAll("[data-id]")]) for (const name of SPOKEN) part.removeAttribute(name);
  old.classList.remove("ghost", "leaving");
  old.classList.add("was");
  old.setAttribute("aria-hidden", "true");
  return old;
}

/**
 * A cube walks, with its price.
 * @param {SVGSVGElement} svg
 * @param {Element} layer
 * @param {Carried} carried
 * @param {Former} before
 */
function carry(svg, layer, { at, lasts, flow }, before) {
  const [from, to, sum, symbol] = flow;
  const [a, b] = [from, to].map((id) => before.middles.get(id) ?? middleOf(svg, id));
  if (!a || !b) return;
  const half = { x: (a.x + b.x) / 2 + (b.y - a.y) * BEND, y: (a.y + b.y) / 2 - (b.x - a.x) * BEND };
  const frames = [
    { translate: pixels(a), opacity: 0 },
    { translate: pixels(a), opacity: 1, offset: 0.12 },
    { translate: pixels(half), opacity: 1, offset: 0.52 },
    { translate: pixels(b), opacity: 1, offset: 0.92 },
    { translate: pixels(b), opacity: 0 },
  ];
  play(layer.appendChild(token(symbol, sum)), frames, { at, lasts }, { fill: "both", easing: "ease-in-out" });
}

/**
 * @param {string} symbol
 * @param {string} sum
 */
function token(symbol, sum) {
  const group = made("g", { class: "token", fill: look.goods[symbol] ?? "currentColor" });
  const square = { x: -SIZE / 2, y: -SIZE / 2, width: SIZE, height: SIZE };
  const words = made("text", { y: SIZE });
  words.textContent = sum;
  const sign = made("use", { href: file(`symbols.svg#${symbol}`), ...square });
  group.append(made("circle", { r: SIZE * 0.7 }), sign, words);
  return group;
}

/**
 * @param {SVGSVGElement} svg
 * @param {string} id
 */
function middleOf(svg, id) {
  const found = thing(svg, id);
  return found && middle(found);
}

/** @param {SVGGElement} element */
function middle(element) {
  const { x, y, w, h } = room(element);
  return { x: x + w / 2, y: y + h / 2 };
}

/** @param {Point} point */
function pixels({ x, y }) {
  return `${x}px ${y}px`;
}

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 */
function made(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
