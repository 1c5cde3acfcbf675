/** Seats: told apart by colour, pattern and badge, as on the board. */

import { html } from "./html.js";
import { look, seatLook } from "./look.js";

/** The points of each badge in a square of 20 around its middle. */
/** @type {Record<string, string>} */
const BADGES = {
  square: "-7.4,-7.4 7.4,-7.4 7.4,7.4 -7.4,7.4",
  triangle: "0,-8 9.2,8 -9.2,8",
  diamond: "0,-9.6 9.6,0 0,9.6 -9.6,0",
  hexagon: "9,0 4.5,7.8 -4.5,7.8 -9,0 -4.5,-7.8 4.5,-7.8",
};

/**
 * @param {{seat: number, label?: string}} props
 */
export function Badge({ seat, label }) {
  const { badge, colour } = seatLook(seat);
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg class="badge" viewBox="-11 -11 22 22" ...${spoken}>
    ${
      badge === "circle"
        ? html`<circle r="8" fill=${colour} />`
        : html`<polygon points=${BADGES[badge]} fill=${colour} />`
    }
  </svg>`;
}

/**
 * A strip in a seat's colour and pattern.
 * @param {{seat: number}} props
 */
export function Band({ seat }) {
  const { colour, pattern } = seatLook(seat);
  return html`<svg class="band" aria-hidden="true">
    <rect width="100%" height="100%" fill=${colour} />
    ${pattern && html`<rect width="100%" height="100%" fill=${`url(#hatch-${seat % look.seats.length})`} />`}
  </svg>`;
}

/** The definitions of the patterns, once a page. */
export function Patterns() {
  return html`<svg class="patterns" aria-hidden="true" width="0" height="0">
    <defs>
      ${look.seats.map(
        (seat, at) => html`<pattern id=${`hatch-${at}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <path d=${seat.pattern} fill="none" stroke=${seat.hatch} stroke-width=${seat.weight}
            stroke-linecap="round" stroke-opacity="0.75" />
        </pattern>`,
      )}
    </defs>
  </svg>`;
}
