/** Icons: the few signs of the page itself, one stroke each. */

import { html } from "./html.js";

const PATHS = {
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  whole: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  close: "M6 6l12 12M18 6L6 18",
  back: "M10 6l-6 6 6 6M4 12h16",
  first: "M6 5v14M19 5l-9 7 9 7",
  previous: "M16 5l-9 7 9 7",
  next: "M8 5l9 7-9 7",
  last: "M18 5v14M5 5l9 7-9 7",
  copy: "M8 8h11v12H8zM5 16V4h11",
  book: "M12 6c-3-2-6-2-8-1v13c2-1 5-1 8 1 3-2 6-2 8-1V5c-2-1-5-1-8 1zM12 6v13",
  legend: "M9.5 9a2.6 2.6 0 1 1 3.8 2.3c-.9.5-1.3 1-1.3 2.2M12 17v.5M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  table: "M4 9h16M6 9v10M18 9v10M8 5h8l2 4H6z",
  play: "M8 5l11 7-11 7z",
  down: "M12 4v11M7 11l5 5 5-5M5 20h14",
  loud: "M4 10v4h3l5 4V6l-5 4zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  silent: "M4 10v4h3l5 4V6l-5 4zM16 9.5l5 5M21 9.5l-5 5",
  check: "M5 12.5l5 5L19 7",
};

/** @param {{id: keyof typeof PATHS}} props */
export function Icon({ id }) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[id]} /></svg>`;
}
