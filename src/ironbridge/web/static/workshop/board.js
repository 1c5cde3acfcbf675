/** Board: the picture that follows what is typed, with the component in the middle that is being entered. */

import { html, useEffect, useRef } from "../lib/html.js";
import { say } from "../lib/words.js";
import { current, proof } from "./store.js";

const AROUND = 130; // of the picture's units, on each side
const ONE = ["place", "space", "market", "import", "merchant"]; // things that make up one place

/** @import { Box } from "../lib/types.js" */

export function Pane() {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const { board, boxes } = proof.value;
  useEffect(() => draw(frame.current, board), [board]);
  useEffect(() => look(frame.current, boxOf(current.value, boxes)), [board, current.value]);
  return html`<aside class="pane">
    <div class="frame" ref=${frame} role="img" aria-label=${say("workshop.picture")}></div>
    ${current.value && html`<button type="button" onClick=${() => (current.value = "")}>${say("board.whole")}</button>`}
  </aside>`;
}

/**
 * @param {HTMLElement | null} frame
 * @param {string | null} board
 */
function draw(frame, board) {
  if (!frame || !board) return;
  frame.innerHTML = board;
  const svg = svgOf(frame);
  if (svg) svg.dataset.whole = svg.getAttribute("viewBox") ?? "";
}

/** @param {HTMLElement | null} frame */
function svgOf(frame) {
  return frame?.querySelector("svg") ?? null;
}

/**
 * The box of a component on the board.
 * @param {string} path
 * @param {Record<string, Box>} boxes
 * @returns {Box | null}
 */
function boxOf(path, boxes) {
  const id = path.split(".").slice(1).join(".");
  if (!id) return null;
  const named = Object.entries(boxes).map(([key, box]) => ({
    kind: key.split(":")[0],
    name: key.slice(key.indexOf(":") + 1),
    box,
  }));
  const parts = named.filter(({ kind, name }) => ONE.includes(kind) && (name === id || name.startsWith(`${id}.`)));
  if (parts.length) return around(parts.map(({ box }) => box));
  return named.find(({ name }) => name === id)?.box ?? null;
}

/**
 * One box around several.
 * @param {Box[]} boxes
 * @returns {Box}
 */
function around(boxes) {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

/**
 * Turn to a box, or to the whole board.
 * @param {HTMLElement | null} frame
 * @param {Box | null} box
 */
function look(frame, box) {
  const svg = svgOf(frame);
  if (!svg) return;
  svg.querySelector(".looked-at")?.remove();
  if (!box) return svg.setAttribute("viewBox", svg.dataset.whole ?? "");
  const { x, y, w, h } = box;
  svg.setAttribute("viewBox", [x - AROUND, y - AROUND, w + 2 * AROUND, h + 2 * AROUND].join(" "));
  svg.append(outline({ x: x - 5, y: y - 5, width: w + 10, height: h + 10, rx: 6, class: "looked-at" }));
}

/** @param {Record<string, string | number>} given */
function outline(given) {
  const rect = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  for (const [name, value] of Object.entries(given)) rect.setAttribute(name, String(value));
  return rect;
}
