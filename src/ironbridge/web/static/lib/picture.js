/** Picture: a game as it looks in mid-game, in the language and the colours of the page. */

import { file } from "./files.js";
import { theme } from "./theme.js";
import { lang } from "./words.js";

/** @param {string} game */
export function picture(game) {
  return file(`pictures/${game}.svg?lang=${lang}&theme=${theme.value}`);
}

/** A part of it. @param {string} name */
export function detail(name) {
  return file(`${name}?lang=${lang}&theme=${theme.value}`);
}
