/** Board: the drawing of a position that can be looked at closely, pointed at and chosen from. */

import { html, signal, useEffect, useLayoutEffect, useRef } from "../lib/html.js";
import { Icon } from "../lib/icons.js";
import { look } from "../lib/look.js";
import { theme } from "../lib/theme.js";
import { say } from "../lib/words.js";
import { clear, former, show } from "./acting.js";
import { addHandles, button, quench, roomOf, settle, stands, update } from "./drawing.js";
import { overlay } from "./overlay.js";
import { drawing } from "./picture.js";
import { arrange } from "./reading.js";
import { crowded, litNear } from "./touch.js";
import { Window } from "./window.js";

/** @import { Point, Thing } from "../lib/types.js" */
/** @import { Act } from "../table/acts.js" */
/** @import { Drawn } from "./drawing.js" */
/** @import { Marks } from "./overlay.js" */
/** @import { Picture } from "./picture.js" */
/** @import { Box } from "../lib/types.js" */

/**
 * @typedef {{picture: Picture, things: Thing[], width: number, height: number, label: string,
 *   marks: Marks, stepBack: boolean, lit: Set<string>, focus?: Iterable<string> | null, act?: Act | null, glass?: boolean,
 *   choose?: (id: string, point: Point, byKey: boolean) => void,
 *   point?: (id: string | null, at: Point | null) => void}} Props
 * @typedef {{window: Window, svg: SVGSVGElement | null, drawn: Drawn, props: Props, act: Act | null}} Held what is in the page
 * @typedef {{dragged: boolean, comeCloser?: (part: Box) => boolean}} Sight through what a drawing is seen
 */
const CLOSER = 1.4; // at a press
/** The window through which the board of the page is seen. */
const seen = signal(/** @type {Window | null} */ (null));

/** @param {Props} props */
export function Board(props) {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const made = useRef(/** @type {Held | null} */ (null));
  if (made.current) made.current.props = props;

  useLayoutEffect(() => {
    if (!frame.current) return;
    made.current = { window: new Window(frame.current), svg: null, drawn: new Map(), props, act: null };
    seen.value = made.current.window;
    listen(frame.current, made.current);
  }, []);
  useLayoutEffect(() => {
    if (frame.current && made.current) redraw(frame.current, made.current);
  }, [props.picture, props.lit]);
  useLayoutEffect(() => {
    if (made.current?.svg && !props.act) clear(made.current.svg);
  }, [props.act]);
  useLayoutEffect(() => {
    if (made.current?.svg) overlay(made.current.svg, props.marks);
  });
  useEffect(() => {
    if (made.current) bring(made.current);
  }, [props.focus]);

  return html`<div class=${`board ${props.stepBack ? "asks" : ""}`}>
    <div class="frame" ref=${frame} tabindex="0" role="group" aria-label=${say("board.label", { board: props.label })}></div>
    ${props.glass && html`<${Glass} />`}
  </div>`;
}

/** The looking-glass of the board in the page. */
export function Glass() {
  return html`<div class="glass">
    <${Lens} icon="plus" label="board.closer" onClick=${() => seen.value?.zoom(CLOSER)} />
    <${Lens} icon="minus" label="board.farther" onClick=${() => seen.value?.zoom(1 / CLOSER)} />
    <${Lens} icon="whole" label="board.whole" onClick=${() => seen.value?.showAll()} />
  </div>`;
}

/** @param {{icon: string, label: string, onClick: () => void}} props */
function Lens({ icon, label, onClick }) {
  return html`<button type="button" aria-label=${say(label)} title=${say(label)} onClick=${onClick}>
    <${Icon} id=${icon} />
  </button>`;
}

/**
 * Bring the drawing to the new picture; keep what had the focus.
 * @param {HTMLElement} frame
 * @param {Held} held
 */
function redraw(frame, held) {
  const { picture, things, width, height, label, lit } = held.props;
  const before = held.svg ? stands(held.svg) : new Map();
  const act = held.props.act === held.act ? null : (held.props.act ?? null);
  const was = held.svg && act ? former(held.svg, act) : null;
  const focused = frame.contains(document.activeElement) && document.activeElement?.getAttribute("data-id");
  const svg = held.svg ?? drawing(picture);
  if (!held.svg) frame.append(svg);
  held.svg = svg;
  update(svg, alone(picture, things), held.drawn);
  svg.setAttribute("aria-label", label);
  quench(svg, look.themes[theme.value].accent, lit);
  held.window.hold(svg, { w: width, h: height });
  settle(svg, before, act);
  addHandles(svg);
  arrange(svg, things);
  if (was && act) show(svg, act, was);
  held.act = held.props.act ?? null;
  if (focused) (button(svg, focused) ?? frame).focus({ preventScroll: true });
}

/**
 * The board without what lies in strips beside it.
 * @param {Picture} picture
 * @param {Thing[]} things
 * @returns {Picture}
 */
function alone(picture, things) {
  const parts = new Map(picture.parts);
  for (const { id, strip } of things) if (strip) parts.delete(id);
  return { ...picture, parts };
}

/** Bring into view what the page wants to be seen. @param {Held} held */
function bring(held) {
  const { focus } = held.props;
  if (!held.svg || focus === undefined) return;
  const part = focus && roomOf(held.svg, focus);
  if (part) held.window.showPart(part);
  else held.window.showAll();
}

/**
 * Tell what of a drawing is pressed and pointed at.
 * @param {HTMLElement} frame
 * @param {{props: Pick<Props, "choose" | "point">, window: Sight}} held
 */
export function listen(frame, held) {
  frame.addEventListener("click", (event) => {
    if (isTouch(event) && !held.window.dragged && approach(frame, held, event)) return;
    const id = isTouch(event) ? litNear(frame, event) : idOf(event);
    if (id && !held.window.dragged) held.props.choose?.(id, { x: event.clientX, y: event.clientY }, false);
  });
  frame.addEventListener("keydown", (event) => {
    const id = idOf(event);
    if (!id || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    event.stopPropagation();
    held.props.choose?.(id, corner(event), true);
  });
  const leave = () => held.props.point?.(null, null);
  frame.addEventListener("pointerover", (event) => {
    const id = idOf(event);
    if (event.pointerType !== "touch") held.props.point?.(id, id ? { x: event.clientX, y: event.clientY } : null);
  });
  frame.addEventListener("focusin", (event) => {
    const id = idOf(event);
    held.props.point?.(id, id ? corner(event) : null);
  });
  frame.addEventListener("pointerleave", leave);
  frame.addEventListener("focusout", leave);
}

/**
 * Where a finger reaches several small places the board comes closer, as far as it can.
 * @param {HTMLElement} frame
 * @param {{window: Sight}} held
 * @param {MouseEvent} event
 */
function approach(frame, { window }, event) {
  const svg = frame.querySelector("svg");
  const part = svg && roomOf(svg, crowded(frame, event));
  return Boolean(part && window.comeCloser?.(part));
}

/** @param {MouseEvent} event */
function isTouch(event) {
  return event instanceof PointerEvent && event.pointerType === "touch";
}

/** What of the board an event is about. @param {Event} event */
function idOf(event) {
  const target = /** @type {Element} */ (event.target);
  return target.closest("[data-id]")?.getAttribute("data-id") ?? null;
}

/** @param {Event} event */
function corner(event) {
  const { right, top } = /** @type {Element} */ (event.target).getBoundingClientRect();
  return { x: right, y: top };
}
