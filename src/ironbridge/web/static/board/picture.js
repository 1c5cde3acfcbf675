/** Picture: a board as parts with keys. Changes make the next one of it; what stays is shared. */

import { patched } from "../lib/patched.js";

/** @import { Changes } from "../lib/patched.js" */

const SVG = "http://www.w3.org/2000/svg";

/**
 * Nothing of a picture is ever changed or put into a page: that gets copies.
 * @typedef {{root: SVGSVGElement, definitions: Map<string, Element>, parts: Map<string, Element>}} Picture
 */

/**
 * A whole board.
 * @param {string} text
 * @returns {Picture}
 */
export function read(text) {
  const svg = parse(text);
  const [defs, ...parts] = svg.children;
  const root = /** @type {SVGSVGElement} */ (svg.cloneNode(false));
  return { root, definitions: byId(defs.children), parts: new Map(parts.map((part) => [keyOf(part), part])) };
}

/**
 * The next picture.
 * @param {Picture} picture
 * @param {string} definitions that it needs besides
 * @param {Changes<string>} told
 * @returns {Picture}
 */
export function changed(picture, definitions, told) {
  const put = byKey(parse(wrapped(Object.values(told.put).join(""))).children);
  const more = byId(parse(wrapped(definitions)).children);
  return {
    root: picture.root,
    definitions: new Map([...picture.definitions, ...more]),
    parts: patched(picture.parts, { ...told, put: Object.fromEntries(put) }),
  };
}

/**
 * A drawing with some parts of a picture, or none yet, for a page.
 * @param {Picture} picture
 * @param {Element[]} parts
 */
export function drawing(picture, parts = []) {
  const svg = document.importNode(picture.root, true);
  const defs = document.createElementNS(SVG, "defs");
  svg.append(defs, ...parts.map(copy));
  define(svg, picture);
  return svg;
}

/**
 * Add what a drawing does not define yet.
 * @param {SVGSVGElement} svg
 * @param {Picture} picture
 */
export function define(svg, picture) {
  const defs = svg.querySelector("defs");
  const known = byId(defs?.children ?? []);
  for (const [id, definition] of picture.definitions) if (!known.has(id)) defs?.append(copy(definition));
}

/** @param {Element} part */
export function copy(part) {
  return document.importNode(part, true);
}

/** @param {string} text */
function parse(text) {
  const read = new DOMParser().parseFromString(text, "image/svg+xml").querySelector("svg");
  if (!read) throw new Error("a board that is no SVG");
  return read;
}

/** @param {string} inside */
function wrapped(inside) {
  return `<svg xmlns="${SVG}">${inside}</svg>`;
}

/**
 * @param {Element} part
 * @returns {string}
 */
function keyOf(part) {
  return part.getAttribute("data-id") ?? part.getAttribute("data-part") ?? "";
}

/**
 * @param {Iterable<Element>} parts
 * @returns {[string, Element][]}
 */
function byKey(parts) {
  return [...parts].map((part) => [keyOf(part), part]);
}

/**
 * @param {Iterable<Element>} definitions
 * @returns {Map<string, Element>}
 */
function byId(definitions) {
  return new Map([...definitions].map((each) => [each.id, each]));
}
