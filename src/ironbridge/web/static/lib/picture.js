/** Picture: a game as it looks in mid-game, in the colours of the page. */

import { theme } from "./theme.js";

/** @param {string} game */
export function picture(game) {
  return `/pictures/${game}.svg${theme.value === "dark" ? "?theme=dark" : ""}`;
}
