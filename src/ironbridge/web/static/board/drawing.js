/** Drawing: a board's SVG in the page, brought from picture to picture, with what moved moving. */

import { GENTLY, mayMove } from "../lib/motion.js";
import { ACT } from "../table/stage.js";
import { copy, define } from "./picture.js";

/** @import { Act } from "../table/acts.js" */
/** @import { Picture } from "./picture.js" */

/** @typedef {Map<string, {source: Element, part: Element}>} Drawn what stands in a drawing, by key */

/**
 * Show a picture in a drawing: copies of its parts in their order, of which those stay that show the
 * same as before and were not touched since.
 * @param {SVGSVGElement} svg
 * @param {Picture} picture
 * @param {Drawn} drawn
 */
export function update(svg, picture, drawn) {
  define(svg, picture);
  for (const touched of svg.querySelectorAll(".handle, .overlay, .acting, .was")) touched.remove();
  let next = svg.firstElementChild?.nextElementSibling ?? null;
  for (const [key, source] of picture.parts) {
    const part = kept(drawn.get(key), source) ?? copy(source);
    drawn.set(key, { source, part });
    if (part === next) next = next.nextElementSibling;
    else svg.insertBefore(part, next);
  }
  while (next) next = removed(next);
  for (const key of drawn.keys()) if (!picture.parts.has(key)) drawn.delete(key);
}

/**
 * The copy of a part that can stay.
 * @param {{source: Element, part: Element} | undefined} known
 * @param {Element} source
 */
function kept(known, source) {
  if (!known || known.source !== source) return null;
  return known.part.hasAttribute("data-lit") || known.part.hasAttribute("data-quiet") ? null : known.part;
}

/** @param {Element} element */
function removed(element) {
  const next = element.nextElementSibling;
  element.remove();
  return next;
}

/**
 * Put out what is lit and cannot be chosen: the accent means "you can choose this", and nothing else is drawn in it.
 * @param {SVGSVGElement} svg
 * @param {string} accent
 * @param {Set<string>} choosable
 */
export function quench(svg, accent, choosable) {
  for (const lit of svg.querySelectorAll("[role=button]")) {
    if (choosable.has(lit.getAttribute("data-id") ?? "")) continue;
    for (const glow of lit.querySelectorAll(`[stroke="${accent}"]`)) glow.remove();
    lit.setAttribute("role", "img");
    lit.setAttribute("data-quiet", "");
    lit.removeAttribute("tabindex");
  }
}

/**
 * Give lit things with words on them a clear handle: the button then has one name, the spoken one,
 * and the words are only a drawing. Links have no words, and stay as they are.
 * @param {SVGSVGElement} svg
 */
export function addHandles(svg) {
  for (const lit of svg.querySelectorAll("g[role=button]")) {
    if (lit.querySelector("text")) svg.append(handleOf(/** @type {SVGGElement} */ (lit)));
  }
}

/** @param {SVGGElement} lit */
function handleOf(lit) {
  const handle = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  const { x, y, width, height } = lit.getBBox();
  for (const [key, value] of Object.entries({ x, y, width, height })) handle.setAttribute(key, String(value));
  for (const name of ["transform", "role", "tabindex", "aria-label", "data-id"]) {
    const value = lit.getAttribute(name);
    if (value !== null) handle.setAttribute(name, value);
  }
  handle.setAttribute("class", "handle");
  for (const name of ["role", "tabindex", "aria-label"]) lit.removeAttribute(name);
  lit.setAttribute("aria-hidden", "true");
  lit.setAttribute("data-lit", "");
  return handle;
}

/**
 * What of a thing can have the focus.
 * @param {Element} svg
 * @param {string} id
 * @returns {SVGElement | null}
 */
export function button(svg, id) {
  return svg.querySelector(`[data-id="${CSS.escape(id)}"][tabindex]`);
}

/**
 * @param {Element} svg
 * @param {string} id
 * @returns {SVGGElement | null}
 */
export function thing(svg, id) {
  return svg.querySelector(`[data-id="${CSS.escape(id)}"]`);
}

/**
 * The room of a thing on its board.
 * @param {SVGGElement} element
 */
export function room(element) {
  const { x, y, width, height } = element.getBBox();
  const own = element.getCTM();
  const board = element.ownerSVGElement?.getCTM();
  if (!own || !board) return { x, y, w: width, h: height };
  const m = board.inverse().multiply(own);
  return { x: m.a * x + m.e, y: m.d * y + m.f, w: m.a * width, h: m.d * height };
}

/**
 * The room of several things together; null for none.
 * @param {Element} svg
 * @param {Iterable<string>} ids
 */
export function roomOf(svg, ids) {
  const found = [...ids].map((id) => thing(svg, id)).filter((element) => element !== null);
  if (!found.length) return null;
  const rooms = found.map(room);
  const x = Math.min(...rooms.map((each) => each.x));
  const y = Math.min(...rooms.map((each) => each.y));
  const right = Math.max(...rooms.map((each) => each.x + each.w));
  const low = Math.max(...rooms.map((each) => each.y + each.h));
  return { x, y, w: right - x, h: low - y };
}

/** Where everything stands, by id. @param {Element} svg @returns {Map<string, number[] | null>} */
export function stands(svg) {
  const found = new Map();
  for (const element of svg.querySelectorAll("[data-id]"))
    found.set(element.getAttribute("data-id") ?? "", origin(element));
  return found;
}

/** A group's own origin, as drawn; null where it has none. @param {Element} element */
function origin(element) {
  const read = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(element.getAttribute("transform") ?? "");
  return read ? [Number(read[1]), Number(read[2])] : null;
}

/**
 * Let what has moved glide, and what is new appear, after what a move did has been shown.
 * @param {Element} svg
 * @param {Map<string, number[] | null>} before
 * @param {Act | null} act
 */
export function settle(svg, before, act) {
  if (!mayMove() || !before.size) return;
  const timing = act
    ? { ...GENTLY, delay: act.figures.at, fill: /** @type {FillMode} */ ("backwards"), id: ACT }
    : GENTLY;
  for (const element of svg.querySelectorAll("[data-id]")) {
    const id = element.getAttribute("data-id") ?? "";
    const from = before.get(id);
    if (act?.laid.has(id)) continue;
    if (from === undefined) element.animate([{ opacity: 0 }, { opacity: 1 }], timing);
    else if (from) glide(element, from, timing);
  }
}

/**
 * @param {Element} element
 * @param {number[]} from
 * @param {KeyframeAnimationOptions} timing
 */
function glide(element, from, timing) {
  const to = origin(element);
  if (!to || (to[0] === from[0] && to[1] === from[1])) return;
  const [dx, dy] = [from[0] - to[0], from[1] - to[1]];
  element.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], timing);
}
