/** Overlay: rings and numbers laid over a board: what is pointed at, chosen, changed, refused. */

import { seatLook } from "../lib/look.js";
import { room, thing } from "./drawing.js";

const SVG = "http://www.w3.org/2000/svg";

/**
 * Draw all rings anew.
 * @param {SVGSVGElement} svg
 * @param {{chosen: string[][], pointed: string[], trail: Map<string, number>, refused: string | null}} what
 */
export function overlay(svg, what) {
  svg.querySelector(":scope > .overlay")?.remove();
  const layer = made("g", { class: "overlay", "aria-hidden": "true" });
  for (const [id, seat] of what.trail) append(layer, ring(svg, id, "trail", seatColour(seat)));
  for (const id of what.pointed) append(layer, ring(svg, id, "pointed"));
  if (what.refused) append(layer, ring(svg, what.refused, "refused"));
  what.chosen.forEach((ids, at) => ids.forEach((id) => append(layer, numeral(svg, id, at + 1))));
  svg.append(layer);
}

function append(layer, element) {
  if (element) layer.append(element);
}

function seatColour(seat) {
  return seat >= 0 ? seatLook(seat).colour : "currentColor";
}

function ring(svg, id, kind, colour) {
  const found = thing(svg, id);
  if (!found) return null;
  const { x, y, w, h } = room(found);
  const out = kind === "trail" ? 3 : 5;
  const box = { x: x - out, y: y - out, width: w + 2 * out, height: h + 2 * out, rx: 8 };
  return made("rect", { class: `ring ${kind}`, ...box, ...(colour ? { stroke: colour } : {}) });
}

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

function made(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
