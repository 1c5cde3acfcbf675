/** Hand: what lies before the one who looks, taken out of the board and shown large. */

import { html, useLayoutEffect, useRef } from "../lib/html.js";
import { parse, room, thing } from "../board/drawing.js";
import { question, view } from "./draft.js";

const MARGIN = 6;

/** @param {{choose: Function}} props */
export function Hand({ choose }) {
  const own = view.value.things.filter((each) => each.own);
  return html`${question.value && html`<p class="hand-asks">${question.value.text}</p>`}
  <ul class="hand">
    ${own.map((each) => html`<li key=${each.id}>
      <${Piece} id=${each.id} board=${view.value.board} />
      <button type="button" class="cover" aria-label=${each.says}
        onClick=${(event) => choose(each.id, { x: event.clientX, y: event.clientY }, event.detail === 0)}></button>
    </li>`)}
  </ul>`;
}

/** One piece of the board, alone. */
function Piece({ id, board }) {
  const box = useRef(null);
  useLayoutEffect(() => {
    const svg = parse(board);
    box.current.replaceChildren(svg);
    crop(svg, id);
  }, [id, board]);
  return html`<span class="piece" ref=${box} aria-hidden="true"></span>`;
}

/** Leave only one thing of a drawing, and as much room as it needs. */
function crop(svg, id) {
  const wanted = thing(svg, id);
  if (!wanted) return;
  for (const child of [...svg.children]) if (child !== wanted && child.tagName !== "defs") child.remove();
  wanted.removeAttribute("tabindex");
  const { x, y, w, h } = room(wanted);
  svg.setAttribute("viewBox", `${x - MARGIN} ${y - MARGIN} ${w + 2 * MARGIN} ${h + 2 * MARGIN}`);
}
