/** Overlay: rings and numbers laid over a board: what is pointed at, chosen, changed, refused. */

import { seatLook } from "../lib/look.js";
import { room, thing } from "./drawing.js";
import { copy, define } from "./picture.js";

const SVG = "http://www.w3.org/2000/svg";
const OUT = 5; // from a thing to its ring
const BEND = 0.18; // of a flow, as a share of its length
const HEAD = 12; // of its arrow
const SHAPES = "path, rect, circle, ellipse, polygon, polyline, line";
const PAINT = ["id", "fill", "fill-opacity", "opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray"];

/** @import { Ghost } from "../lib/types.js" */
/** @import { Picture } from "./picture.js" */

/**
 * What is marked: what was chosen, in its order; what is pointed at, and where it could be used; what of the hand
 * is of no use; what others changed, with their seats; what the move being composed would do, and the picture of that
 * where the board does not show it.
 * @typedef {{chosen: string[][], pointed: string[], trail: Map<string, number>, refused: string | null,
 *   ghost?: Ghost | null, phantom?: Picture | null, idle?: Set<string>, uses?: string[]}} Marks
 */

/**
 * Draw all rings anew.
 * @param {SVGSVGElement} svg
 * @param {Marks} what
 */
export function overlay(svg, what) {
  svg.querySelector(":scope > .overlay")?.remove();
  const layer = made("g", { class: "overlay", "aria-hidden": "true" });
  svg.append(layer);
  haunt(svg, layer, what.ghost, what.phantom);
  rest(svg, what.idle);
  for (const id of what.uses ?? []) append(layer, ring(svg, id, "use"));
  for (const [id, seat] of what.trail) append(layer, outline(svg, id, "trail", seatColour(seat)));
  for (const id of what.pointed) append(layer, ring(svg, id, "pointed"));
  if (what.refused) append(layer, ring(svg, what.refused, "refused"));
  for (const [at, ids] of what.chosen.entries()) {
    for (const id of ids) append(layer, numeral(svg, id, at + 1));
  }
}

/**
 * @param {Element} layer
 * @param {Element | null} element
 */
function append(layer, element) {
  if (element) layer.append(element);
}

/** @param {number} seat */
function seatColour(seat) {
  return seat >= 0 ? seatLook(seat).colour : "currentColor";
}

/**
 * What is not so yet is half there in a dashed line, what would be taken away is crossed out.
 * @param {SVGSVGElement} svg
 * @param {SVGElement} layer
 * @param {Ghost | null} [ghost]
 * @param {Picture | null} [phantom]
 */
function haunt(svg, layer, ghost, phantom) {
  for (const former of svg.querySelectorAll(".ghost, .leaving")) former.classList.remove("ghost", "leaving");
  if (!ghost) return;
  if (phantom) conjure(svg, layer, ghost, phantom);
  else for (const id of ghost.laid) thing(svg, id)?.classList.add("ghost");
  for (const id of ghost.gone) thing(svg, id)?.classList.add("leaving");
  for (const id of [...ghost.laid, ...ghost.changed]) append(layer, outline(svg, id, "coming"));
  for (const id of ghost.gone) append(layer, cross(svg, id));
  for (const [from, to, sum] of ghost.flows) append(layer, flow(svg, from, to, sum));
  for (const [id, words] of ghost.gains) append(layer, gain(svg, id, words));
}

/**
 * Lay over the board what it does not show.
 * @param {SVGSVGElement} svg
 * @param {SVGElement} layer
 * @param {Ghost} ghost
 * @param {Picture} phantom
 */
function conjure(svg, layer, ghost, phantom) {
  define(svg, phantom);
  const changed = ghost.changed.filter((id) => thing(svg, id));
  for (const id of [...ghost.laid, ...changed]) {
    const part = phantom.parts.get(id);
    const shown = part && layer.appendChild(copy(part));
    if (ghost.laid.includes(id)) shown?.classList.add("ghost");
  }
}

/**
 * What is of no use now steps back.
 * @param {SVGSVGElement} svg
 * @param {Set<string>} [idle]
 */
function rest(svg, idle) {
  for (const former of svg.querySelectorAll(".idle")) former.classList.remove("idle");
  for (const id of idle ?? []) thing(svg, id)?.classList.add("idle");
}

/**
 * A bent arrow from the middle of a thing to that of another, with a sum on it.
 * @param {SVGSVGElement} svg
 * @param {string} from
 * @param {string} to
 * @param {string} sum
 */
function flow(svg, from, to, sum) {
  const [source, target] = [thing(svg, from), thing(svg, to)];
  if (!source || !target) return null;
  const [a, b] = [middle(source), middle(target)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const bend = { x: a.x + dx / 2 + dy * BEND, y: a.y + dy / 2 - dx * BEND };
  const turn = Math.atan2(b.y - bend.y, b.x - bend.x);
  const wing = (/** @type {number} */ by) => `${b.x - HEAD * Math.cos(turn + by)} ${b.y - HEAD * Math.sin(turn + by)}`;
  const line = `M${a.x} ${a.y}Q${bend.x} ${bend.y} ${b.x} ${b.y}`;
  const drawn = made("g", { class: "flow" });
  drawn.append(made("path", { class: "ring", d: `${line}M${wing(0.5)}L${b.x} ${b.y}L${wing(-0.5)}` }));
  const words = made("text", { x: (a.x + 2 * bend.x + b.x) / 4, y: (a.y + 2 * bend.y + b.y) / 4 });
  words.textContent = sum;
  drawn.append(words);
  return drawn;
}

/**
 * Whom it pays, in words below a thing.
 * @param {SVGSVGElement} svg
 * @param {string} id
 * @param {string} words
 */
function gain(svg, id, words) {
  const found = thing(svg, id);
  if (!found) return null;
  const { x, y, w, h } = room(found);
  const text = made("text", { class: "gain", x: x + w / 2, y: y + h + OUT });
  text.textContent = words;
  return text;
}

/** @param {SVGGElement} element */
function middle(element) {
  const { x, y, w, h } = room(element);
  return { x: x + w / 2, y: y + h / 2 };
}

/**
 * @param {SVGSVGElement} svg
 * @param {string} id
 */
function cross(svg, id) {
  const found = thing(svg, id);
  if (!found) return null;
  const { x, y, w, h } = room(found);
  return made("path", { class: "ring cross", d: `M${x} ${y}l${w} ${h}M${x} ${y + h}l${w} ${-h}` });
}

/**
 * A thing's own shape, drawn around it: the largest of what it is drawn with.
 * @param {SVGSVGElement} svg
 * @param {string} id
 * @param {string} kind
 * @param {string} [colour]
 */
export function outline(svg, id, kind, colour) {
  const shape = largest(svg, id);
  if (!shape) return null;
  const copy = /** @type {SVGElement} */ (shape.cloneNode());
  for (const name of PAINT) copy.removeAttribute(name);
  const { a, b, c, d, e, f } = standing(svg, shape);
  copy.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
  copy.setAttribute("class", `ring ${kind}`);
  if (colour) copy.setAttribute("stroke", colour);
  return copy;
}

/**
 * Is a thing drawn as a line?
 * @param {SVGSVGElement} svg
 * @param {string} id
 */
export function isLine(svg, id) {
  const shape = largest(svg, id);
  return shape !== undefined && getComputedStyle(shape).fill === "none";
}

/**
 * @param {SVGSVGElement} svg
 * @param {string} id
 */
function largest(svg, id) {
  const drawn = thing(svg, id)?.querySelectorAll(SHAPES) ?? [];
  return [.../** @type {NodeListOf<SVGGraphicsElement>} */ (drawn)].sort((a, b) => extent(b) - extent(a))[0];
}

/** @param {SVGGraphicsElement} shape */
function extent(shape) {
  const { width, height } = shape.getBBox();
  return width + height;
}

/**
 * Where a shape stands on the board.
 * @param {SVGSVGElement} svg
 * @param {SVGGraphicsElement} shape
 */
function standing(svg, shape) {
  const [board, own] = [svg.getCTM(), shape.getCTM()];
  return board && own ? board.inverse().multiply(own) : new DOMMatrix();
}

/**
 * @param {SVGSVGElement} svg
 * @param {string} id
 * @param {string} kind
 */
function ring(svg, id, kind) {
  const found = thing(svg, id);
  if (!found) return null;
  const { x, y, w, h } = room(found);
  const box = { x: x - OUT, y: y - OUT, width: w + 2 * OUT, height: h + 2 * OUT, rx: 8 };
  return made("rect", { class: `ring ${kind}`, ...box });
}

/**
 * @param {SVGSVGElement} svg
 * @param {string} id
 * @param {number} number
 */
function numeral(svg, id, number) {
  const found = thing(svg, id);
  if (!found) return null;
  const { x, y } = room(found);
  const group = made("g", { class: "numeral", transform: `translate(${x + 2} ${y + 2})` });
  const text = made("text", { y: 6, "text-anchor": "middle" });
  text.textContent = String(number);
  group.append(made("circle", { r: 14 }), text);
  return group;
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
