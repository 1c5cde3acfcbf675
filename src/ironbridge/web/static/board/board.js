/** Board: the drawing of a position that can be looked at closely, pointed at and chosen from. */

import { html, useEffect, useLayoutEffect, useRef } from "../lib/html.js";
import { Icon } from "../lib/icons.js";
import { look } from "../lib/look.js";
import { theme } from "../lib/theme.js";
import { say } from "../lib/words.js";
import { addHandles, button, parse, quench, roomOf, settle, stands } from "./drawing.js";
import { overlay } from "./overlay.js";
import { Window } from "./window.js";

/**
 * @param {{svg: string | null, width: number, height: number, label: string,
 *   marks: object, stepBack: boolean, quiet?: boolean, focus?: Iterable<string> | null,
 *   choose?: (id: string, point: {x: number, y: number}, byKey: boolean) => void,
 *   point?: (id: string | null, at: {x: number, y: number} | null) => void}} props
 */
export function Board(props) {
  const frame = useRef(null);
  const held = useRef({ window: null, svg: null, props });
  held.current.props = props;

  useLayoutEffect(() => {
    held.current.window = new Window(frame.current);
    listen(frame.current, held.current);
  }, []);
  useLayoutEffect(() => redraw(frame.current, held.current), [props.svg, props.quiet]);
  useLayoutEffect(() => {
    if (held.current.svg) overlay(held.current.svg, props.marks);
  });
  useEffect(() => bring(held.current), [props.focus]);

  const zoom = (factor) => () => held.current.window.zoom(factor);
  return html`<div class=${`board ${props.stepBack ? "asks" : ""}`}>
    <div class="frame" ref=${frame} tabindex="0" role="group" aria-label=${say("board.label", { board: props.label })}></div>
    <div class="glass">
      <${Glass} icon="plus" label="board.closer" onClick=${zoom(1.4)} />
      <${Glass} icon="minus" label="board.farther" onClick=${zoom(1 / 1.4)} />
      <${Glass} icon="whole" label="board.whole" onClick=${() => held.current.window.showAll()} />
    </div>
  </div>`;
}

function Glass({ icon, label, onClick }) {
  return html`<button type="button" aria-label=${say(label)} title=${say(label)} onClick=${onClick}>
    <${Icon} id=${icon} />
  </button>`;
}

/** Put the new drawing in the old one's place; keep what had the focus. */
function redraw(frame, held) {
  const { svg: text, width, height } = held.props;
  if (!text) return;
  const before = held.svg ? stands(held.svg) : new Map();
  const focused = frame.contains(document.activeElement) ? document.activeElement.getAttribute("data-id") : null;
  held.svg = parse(text);
  if (held.props.quiet) quench(held.svg, look.themes[theme.value].accent);
  frame.replaceChildren(held.svg);
  held.window.hold(held.svg, { w: width, h: height });
  settle(held.svg, before);
  addHandles(held.svg);
  if (focused) (button(held.svg, focused) ?? frame).focus({ preventScroll: true });
}

/** Bring into view what the page wants to be seen. */
function bring(held) {
  const { focus } = held.props;
  if (!held.svg || focus === undefined) return;
  const part = focus && roomOf(held.svg, focus);
  if (part) held.window.showPart(part);
  else held.window.showAll();
}

function listen(frame, held) {
  const idOf = (event) => event.target.closest?.("[data-id]")?.dataset.id ?? null;
  frame.addEventListener("click", (event) => {
    const id = idOf(event);
    if (id && !held.window.dragged) held.props.choose?.(id, { x: event.clientX, y: event.clientY }, false);
  });
  frame.addEventListener("keydown", (event) => {
    const id = idOf(event);
    if (!id || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    event.stopPropagation();
    held.props.choose?.(id, corner(event.target), true);
  });
  for (const kind of ["pointerover", "focusin"]) {
    frame.addEventListener(kind, (event) => {
      if (event.pointerType === "touch") return;
      const id = idOf(event);
      const at = event.clientX === undefined ? corner(event.target) : { x: event.clientX, y: event.clientY };
      held.props.point?.(id, id ? at : null);
    });
  }
  for (const kind of ["pointerleave", "focusout"]) {
    frame.addEventListener(kind, () => held.props.point?.(null, null));
  }
}

function corner(element) {
  const { right, top } = element.getBoundingClientRect();
  return { x: right, y: top };
}
