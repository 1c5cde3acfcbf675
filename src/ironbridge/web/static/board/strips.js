/** Strips: what lies before the one who looks, beside the board: a hand, a mat. Each is a drawing of its own. */

import { html, useLayoutEffect, useRef, useState } from "../lib/html.js";
import { look } from "../lib/look.js";
import { theme } from "../lib/theme.js";
import { listen } from "./board.js";
import { addHandles, button, quench, update } from "./drawing.js";
import { overlay } from "./overlay.js";
import { drawing } from "./picture.js";
import { arrange } from "./reading.js";

/** @import { Shown } from "../lib/html.js" */
/** @import { Point, Strip, Thing, View } from "../lib/types.js" */
/** @import { Drawn } from "./drawing.js" */
/** @import { Marks } from "./overlay.js" */
/** @import { Picture } from "./picture.js" */

const MARGIN = 5; // around what lies in a strip, for what glows
const GAP = 4; // between things
const OVER = 24; // pixels of a title over its strip,
const BESIDE = 76; // or beside it
const LARGEST = 1.3; // pixels for each unit of the drawing,
const LEAST = 0.67; // and where there is little room: then one can scroll
const STEP = 0.02;

/**
 * @typedef {{marks: Marks, lit: Set<string>, choose?: (id: string, point: Point, byKey: boolean) => void,
 *   point?: (id: string | null, at: Point | null) => void}} Way what can be done, and what is marked
 * @typedef {{strip: Strip, picture: Picture, things: Thing[], columns: number, scale: number} & Way} Props
 * @typedef {{svg: SVGSVGElement | null, drawn: Drawn, props: Props, window: {dragged: boolean}}} Held
 */

/** All strips of a view; nothing where it has none. @param {{view: View, flat?: boolean, children?: Shown} & Way} props */
export function Strips({ view, flat = false, children, ...way }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [room, measure] = useState({ w: 0, h: 0 });
  const some = view.strips.length > 0;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const size = () => measure({ w: element.clientWidth - 16 - (flat ? BESIDE : 0), h: element.clientHeight });
    const watch = new ResizeObserver(size);
    watch.observe(element);
    return () => watch.disconnect();
  }, [some, flat]);
  if (!some) return null;
  const held = view.strips.map((strip) => view.things.filter((thing) => thing.strip === strip.id));
  const scale = room.w ? scaleFor(view.strips, held, room, flat ? 0 : OVER) : 0;
  return html`<div class="strips" ref=${box}>
    ${children}
    ${view.strips.map(
      (strip, at) => html`<section key=${strip.id} class="strip">
      <h2>${strip.title}</h2>
      ${
        held[at].length
          ? scale > 0 &&
            html`<${One} strip=${strip} picture=${view.picture} things=${held[at]} scale=${scale} columns=${across(strip, room.w, scale)} ...${way} />`
          : html`<p class="faint">${strip.empty}</p>`
      }
    </section>`,
    )}
  </div>`;
}

/**
 * The largest scale at which all strips are seen at once.
 * @param {Strip[]} strips
 * @param {Thing[][]} held
 * @param {{w: number, h: number}} room
 * @param {number} title
 */
function scaleFor(strips, held, { w, h }, title) {
  const widest = Math.max(...strips.map(({ size }) => size[0])) + 2 * MARGIN;
  for (let scale = Math.min(LARGEST, w / widest); scale > LEAST; scale -= STEP) {
    const heights = strips.map((strip, at) => high(strip, held[at].length, across(strip, w, scale)) * scale + title);
    if (heights.reduce((sum, each) => sum + each, 8) <= h) return scale;
  }
  return LEAST;
}

/**
 * How many things lie side by side.
 * @param {Strip} strip
 * @param {number} width
 * @param {number} scale
 */
function across({ size: [w] }, width, scale) {
  return Math.max(1, Math.floor((width / scale - 2 * MARGIN + GAP) / (w + GAP)));
}

/**
 * @param {Strip} strip
 * @param {number} count
 * @param {number} columns
 */
function high({ size: [, h] }, count, columns) {
  return Math.ceil(count / columns) * (h + GAP) - GAP + 2 * MARGIN;
}

/** @param {Props} props */
function One(props) {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const made = useRef(/** @type {Held | null} */ (null));
  if (made.current) made.current.props = props;
  useLayoutEffect(() => {
    if (!frame.current) return;
    made.current = { svg: null, drawn: new Map(), props, window: { dragged: false } };
    listen(frame.current, made.current);
  }, []);
  useLayoutEffect(() => {
    if (frame.current && made.current) redraw(frame.current, made.current);
  }, [props.picture, props.lit, props.columns, props.scale, props.things]);
  useLayoutEffect(() => {
    if (made.current?.svg) overlay(made.current.svg, { ...props.marks, phantom: null });
  });
  return html`<div class="lain" ref=${frame}></div>`;
}

/**
 * Bring the drawing to the new picture; keep what had the focus.
 * @param {HTMLElement} frame
 * @param {Held} held
 */
function redraw(frame, held) {
  const { picture, things, strip, lit } = held.props;
  const focused = frame.contains(document.activeElement) && document.activeElement?.getAttribute("data-id");
  const parts = new Map(things.flatMap(({ id }) => entry(picture, id)));
  const svg = held.svg ?? drawing(picture);
  if (!held.svg) frame.append(svg);
  held.svg = svg;
  update(svg, { ...picture, parts }, held.drawn);
  svg.setAttribute("aria-label", strip.title);
  lay(svg, held.props);
  quench(svg, look.themes[theme.value].accent, lit);
  addHandles(svg);
  arrange(svg, things);
  if (focused) button(svg, focused)?.focus({ preventScroll: true });
}

/**
 * @param {Picture} picture
 * @param {string} id
 * @returns {[string, Element][]}
 */
function entry({ parts }, id) {
  const part = parts.get(id);
  return part ? [[id, part]] : [];
}

/**
 * Lay things side by side, and on the next line where there is no room.
 * @param {SVGSVGElement} svg
 * @param {Props} props
 */
function lay(svg, { strip, things, columns, scale }) {
  const [w, h] = strip.size;
  for (const [at, { id }] of things.entries()) {
    const x = (at % columns) * (w + GAP) + w / 2;
    const y = Math.floor(at / columns) * (h + GAP) + h / 2;
    svg.querySelector(`:scope > [data-id="${CSS.escape(id)}"]`)?.setAttribute("transform", `translate(${x} ${y})`);
  }
  const wide = Math.min(columns, things.length) * (w + GAP) - GAP + 2 * MARGIN;
  const deep = high(strip, things.length, columns);
  svg.setAttribute("viewBox", `${-MARGIN} ${-MARGIN} ${wide} ${deep}`);
  svg.style.width = `${wide * scale}px`;
  svg.style.height = `${deep * scale}px`;
}
