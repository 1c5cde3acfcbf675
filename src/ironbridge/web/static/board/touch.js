/** Touch: a finger that hits beside a small place that is lit means it; where several are crowded, the board comes closer. */

const FINGER = 44; // pixels that a place is wide and high for a finger
const SMALL = 28; // pixels: a place that is lower or narrower is hard to hit beside others

/**
 * The id of what a finger means: what it hits if that is lit, else the nearest that is, else what it hits.
 * @param {Element} frame
 * @param {MouseEvent} event
 */
export function litNear(frame, event) {
  const hit = /** @type {Element} */ (event.target).closest("[data-id]");
  if (hit?.matches("[role=button]")) return hit.getAttribute("data-id");
  return (reached(frame, event)[0] ?? hit)?.getAttribute("data-id") ?? null;
}

/**
 * The ids of lit places that a finger cannot tell apart: small ones that it reaches together.
 * @param {Element} frame
 * @param {MouseEvent} event
 */
export function crowded(frame, event) {
  const found = reached(frame, event).map((element) => ({ element, box: element.getBoundingClientRect() }));
  const small = found.filter(({ box }) => Math.min(box.width, box.height) < SMALL);
  return small.length > 1 ? small.map(({ element }) => element.getAttribute("data-id") ?? "") : [];
}

/**
 * The lit places that a finger reaches, the nearest first.
 * @param {Element} frame
 * @param {MouseEvent} event
 */
function reached(frame, event) {
  return [...frame.querySelectorAll("[data-id][role=button]")]
    .map((element) => ({ element, away: distance(element.getBoundingClientRect(), event) }))
    .filter(({ away }) => away < 1)
    .sort((a, b) => a.away - b.away)
    .map(({ element }) => element);
}

/**
 * How far a finger is from the middle of a place; from 1 on it is outside.
 * @param {DOMRect} place
 * @param {MouseEvent} event
 */
function distance({ left, top, width, height }, event) {
  const across = Math.abs(event.clientX - left - width / 2) / (Math.max(width, FINGER) / 2);
  const along = Math.abs(event.clientY - top - height / 2) / (Math.max(height, FINGER) / 2);
  return Math.max(across, along);
}
