/** Hand: what lies before the one who looks, taken out of the board and shown large. */

import { room, thing } from "../board/drawing.js";
import { drawing } from "../board/picture.js";
import { html, useLayoutEffect, useRef } from "../lib/html.js";
import { question, view } from "./draft.js";

/** @import { Picture } from "../board/picture.js" */
/** @import { Point } from "../lib/types.js" */

const MARGIN = 6;

/** @param {{choose: (id: string, point: Point, byKey: boolean) => void}} props */
export function Hand({ choose }) {
  if (!view.value) return null;
  const { picture, things } = view.value;
  const own = things.filter((each) => each.own);
  return html`${question.value && html`<p class="hand-asks">${question.value.text}</p>`}
  <ul class="hand">
    ${own.map(
      (each) => html`<li key=${each.id}>
      <${Piece} id=${each.id} picture=${picture} />
      <button type="button" class="cover" aria-label=${each.says}
        onClick=${(event) => choose(each.id, { x: event.clientX, y: event.clientY }, event.detail === 0)}></button>
    </li>`,
    )}
  </ul>`;
}

/** One piece of the board, alone. @param {{id: string, picture: Picture}} props */
function Piece({ id, picture }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const part = picture.parts.get(id);
  useLayoutEffect(() => {
    if (!part) return;
    const svg = drawing(picture, [part]);
    box.current?.replaceChildren(svg);
    crop(svg, id);
  }, [id, part]);
  return html`<span class="piece" ref=${box} aria-hidden="true"></span>`;
}

/**
 * As much room as a thing needs.
 * @param {SVGSVGElement} svg
 * @param {string} id
 */
function crop(svg, id) {
  const wanted = thing(svg, id);
  if (!wanted) return;
  wanted.removeAttribute("tabindex");
  const { x, y, w, h } = room(wanted);
  svg.setAttribute("viewBox", `${x - MARGIN} ${y - MARGIN} ${w + 2 * MARGIN} ${h + 2 * MARGIN}`);
}
