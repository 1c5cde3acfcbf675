/** Stage: what is being shown of a move just now, until it is over or somebody has no time for it. */

import { signal } from "../lib/html.js";

/** @import { Act } from "./acts.js" */

/** The name of all animations that belong to an act. */
export const ACT = "act";

/** @type {import("../vendor/signals.js").Signal<Act | null>} */
export const act = signal(null);

/**
 * Show an act; the answer comes when it is over.
 * @param {Act} next
 * @param {number} [rest] that follows it, in milliseconds
 */
export async function perform(next, rest = 0) {
  act.value = next;
  await clock(next.whole + rest);
  if (act.peek() === next) act.value = null;
}

/** An animation of nothing, which ends when it is time, also if somebody finishes all there are. @param {number} lasts */
async function clock(lasts) {
  const running = document.documentElement.animate([], { duration: lasts, id: ACT });
  await running.finished.catch(() => null);
}

/** End what is being shown: the board is there at once as it is now. */
export function cut() {
  act.value = null;
  for (const each of document.getAnimations()) if (each.id === ACT) each.finish();
}

/**
 * An animation of an act: before its time it shows its beginning.
 * @param {Element} element
 * @param {Keyframe[]} frames
 * @param {{at: number, lasts: number}} beat
 * @param {KeyframeAnimationOptions} [more]
 */
export function play(element, frames, { at, lasts }, more = {}) {
  const easing = "cubic-bezier(.2, .7, .3, 1)";
  element.animate(frames, { delay: at, duration: lasts, fill: "backwards", easing, id: ACT, ...more });
}
