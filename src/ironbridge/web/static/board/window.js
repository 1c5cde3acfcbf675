/** Window: the part of a board that is seen, moved by wheel, fingers, mouse and keys. */

import { mayMove } from "../lib/motion.js";

/** @import { Box, Point } from "../lib/types.js" */

const MARGIN = 4; // around a board that is seen as a whole
const CLOSEST = 8; // how many times larger than whole
const STILL = 6; // pixels that a finger may tremble before it drags
const STEP = 1.3; // of a key or button
const GLIDE = 240; // milliseconds
const SMALL = 700; // pixels: on a narrower frame a board leaves room for the buttons at its side
const LEAST = 0.38; // of the board's width: no closer by itself

/** Pixels that an arrow moves the board by. @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] };

/** What is seen of one drawing. */
export class Window {
  /**
   * @param {HTMLElement} frame
   */
  constructor(frame) {
    this.frame = frame;
    this.whole = { w: 1, h: 1 };
    this.aside = { w: 0, h: 0 }; // pixels that a whole board leaves to the buttons
    /** @type {Box | null} */
    this.box = null; // null: the whole board
    /** @type {Map<number, Point & {from: number[]}>} */
    this.fingers = new Map();
    this.dragged = false;
    /** @type {SVGSVGElement | null} */
    this.svg = null;
    this.frameWanted = 0;
    frame.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    frame.addEventListener("pointerdown", (event) => this.press(event));
    frame.addEventListener("pointermove", (event) => this.move(event));
    frame.addEventListener("pointerup", (event) => this.release(event));
    frame.addEventListener("pointercancel", (event) => this.release(event));
    frame.addEventListener("keydown", (event) => this.key(event));
    this.measure();
    new ResizeObserver(() => this.measure()).observe(frame);
  }

  measure() {
    const { paddingRight, paddingBottom } = getComputedStyle(this.frame);
    this.aside = { w: Number.parseFloat(paddingRight), h: Number.parseFloat(paddingBottom) };
    this.apply();
  }

  /**
   * Look through at another drawing of the same board.
   * @param {SVGSVGElement} svg
   * @param {{w: number, h: number}} whole
   */
  hold(svg, whole) {
    this.svg = svg;
    this.whole = whole;
    this.apply();
  }

  /** The box that shows everything, as wide or high as the frame. */
  all() {
    const { clientWidth: width, clientHeight: height } = this.frame;
    const { w, h } = this.whole;
    const [free, deep] = [width - this.aside.w, height - this.aside.h];
    const scale = Math.min(free / (w + 2 * MARGIN), deep / (h + 2 * MARGIN)) || 1;
    const lean = width < SMALL ? 0.15 : 0.5;
    return { x: (w - free / scale) * lean, y: (h - deep / scale) * lean, w: width / scale, h: height / scale };
  }

  /** Show what is to be shown. */
  apply() {
    if (!this.svg || !this.frame.clientWidth) return;
    const { x, y, w, h } = this.box ? (this.box = this.within(this.box)) : this.all();
    this.svg.setAttribute("viewBox", `${x} ${y} ${w} ${h}`);
    this.frame.classList.toggle("closer", this.box !== null);
  }

  /** A box of the frame's proportions that does not lose the board. @param {Box} box */
  within(box) {
    const all = this.all();
    const w = Math.min(Math.max(box.w, all.w / CLOSEST), all.w);
    const h = (w * all.h) / all.w;
    const x = box.x + (box.w - w) / 2;
    const y = box.y + (box.h - h) / 2;
    const scale = w / this.frame.clientWidth;
    const { w: wide, h: high } = this.whole;
    return { x: kept(x, w, wide, this.aside.w * scale), y: kept(y, h, high, this.aside.h * scale), w, h };
  }

  /**
   * Closer, or farther, around a point of the screen.
   * @param {number} factor
   * @param {Point} point
   */
  zoom(factor, point = this.middle()) {
    const box = this.box ?? this.all();
    const at = this.toBoard(point);
    const w = box.w / factor;
    if (w >= this.all().w * 0.999) return this.showAll();
    const h = box.h / factor;
    this.box = { x: at.x - ((at.x - box.x) * w) / box.w, y: at.y - ((at.y - box.y) * h) / box.h, w, h };
    return this.apply();
  }

  showAll() {
    this.glide(null);
  }

  /** Bring a part of the board into view, as large as it goes. @param {Box} part */
  showPart({ x, y, w, h }) {
    const all = this.all();
    const wide = Math.max(w * 1.25, (h * 1.3 * all.w) / all.h, this.whole.w * LEAST);
    if (wide > all.w * 0.9) return this.showAll();
    const high = (wide * all.h) / all.w;
    return this.glide(this.within({ x: x + w / 2 - wide / 2, y: y + h / 2 - high / 2, w: wide, h: high }));
  }

  /** Bring a part into view, if that brings it closer. @param {Box} part */
  comeCloser(part) {
    const seen = (this.box ?? this.all()).w;
    if (seen < this.whole.w * LEAST * 1.2) return false;
    this.showPart(part);
    return true;
  }

  /** Go there gently, or at once. @param {Box | null} box */
  glide(box) {
    const from = this.box ?? this.all();
    const to = box ?? this.all();
    cancelAnimationFrame(this.frameWanted);
    if (!mayMove() || !this.svg) {
      this.box = box;
      return this.apply();
    }
    const start = performance.now();
    const step = (/** @type {number} */ now) => {
      const done = Math.min(1, Math.max(0, (now - start) / GLIDE));
      const share = 1 - (1 - done) ** 3;
      this.box = done === 1 ? box : mixed(from, to, share);
      this.apply();
      if (done < 1) this.frameWanted = requestAnimationFrame(step);
    };
    this.frameWanted = requestAnimationFrame(step);
    return undefined;
  }

  middle() {
    const { left, top, width, height } = this.frame.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }

  /** @param {Point} point */
  toBoard(point) {
    const { left, top, width, height } = this.frame.getBoundingClientRect();
    const box = this.box ?? this.all();
    return { x: box.x + ((point.x - left) / width) * box.w, y: box.y + ((point.y - top) / height) * box.h };
  }

  /**
   * Move by so many pixels.
   * @param {number} dx
   * @param {number} dy
   */
  pan(dx, dy) {
    if (!this.box) return;
    const scale = this.box.w / this.frame.clientWidth;
    this.box = { ...this.box, x: this.box.x - dx * scale, y: this.box.y - dy * scale };
    this.apply();
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    const speed = event.deltaMode ? 0.05 : 0.0016;
    this.zoom(Math.exp(-event.deltaY * speed), { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  press(event) {
    if (event.button) return;
    if (!this.fingers.size) this.dragged = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, from: [event.clientX, event.clientY] });
  }

  /** @param {PointerEvent} event */
  move(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const [x, y] = [event.clientX, event.clientY];
    if (this.fingers.size === 2) this.pinch(event.pointerId, { x, y });
    else if (this.dragged) this.pan(x - finger.x, y - finger.y);
    else if (Math.hypot(x - finger.from[0], y - finger.from[1]) > STILL) this.startDrag(event.pointerId);
    Object.assign(finger, { x, y });
  }

  /** @param {number} id */
  startDrag(id) {
    this.dragged = true;
    this.frame.setPointerCapture(id);
  }

  /**
   * @param {number} id
   * @param {Point} to
   */
  pinch(id, to) {
    this.dragged = true;
    const finger = this.fingers.get(id);
    const other = [...this.fingers.entries()].find(([key]) => key !== id)?.[1];
    if (!finger || !other) return;
    const before = Math.hypot(finger.x - other.x, finger.y - other.y);
    const after = Math.hypot(to.x - other.x, to.y - other.y);
    if (before > 0) this.zoom(after / before, { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 });
    this.pan((to.x - finger.x) / 2, (to.y - finger.y) / 2);
  }

  /** @param {PointerEvent} event */
  release(event) {
    this.fingers.delete(event.pointerId);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = WAYS[event.key];
    if (way) this.pan(...way);
    else if (event.key === "+" || event.key === "=") this.zoom(STEP);
    else if (event.key === "-") this.zoom(1 / STEP);
    else if (event.key === "0") this.showAll();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/**
 * Keep an interval over the board, which can be moved from under the buttons; or the board in its middle.
 * @param {number} start
 * @param {number} length
 * @param {number} whole
 * @param {number} aside
 */
function kept(start, length, whole, aside) {
  if (length - aside >= whole + 2 * MARGIN) return (whole + aside - length) / 2;
  return Math.min(Math.max(start, -MARGIN), whole + MARGIN + aside - length);
}

/**
 * @param {Box} from
 * @param {Box} to
 * @param {number} share
 */
function mixed(from, to, share) {
  const part = (/** @type {keyof Box} */ key) => from[key] + (to[key] - from[key]) * share;
  return { x: part("x"), y: part("y"), w: part("w"), h: part("h") };
}
