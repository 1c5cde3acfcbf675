/** Touch: a finger that hits beside a small place that is lit means it. */

const FINGER = 44; // pixels that a place is wide and high for a finger

/**
 * The id of what a finger means: what it hits if that is lit, else the nearest that is, else what it hits.
 * @param {Element} frame
 * @param {MouseEvent} event
 */
export function litNear(frame, event) {
  const hit = /** @type {Element} */ (event.target).closest("[data-id]");
  if (hit?.matches("[role=button]")) return hit.getAttribute("data-id");
  const near = [...frame.querySelectorAll("[data-id][role=button]")]
    .map((element) => ({ element, away: distance(element.getBoundingClientRect(), event) }))
    .filter(({ away }) => away < 1)
    .sort((a, b) => a.away - b.away)[0];
  return (near?.element ?? hit)?.getAttribute("data-id") ?? null;
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
