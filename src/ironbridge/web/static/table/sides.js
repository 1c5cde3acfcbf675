/** Sides: seats, hand, log and board in words; beside the board, or behind tabs where it is narrow. */

import { html, signal } from "../lib/html.js";
import { say } from "../lib/words.js";

/** Which side is open on a narrow screen. */
export const side = signal("move");

/** @param {{sides: string[], here?: string, alert?: boolean}} props */
export function Tabs({ sides, here = side.value, alert }) {
  return html`<div class="tabs" role="group" aria-label=${say("tabs.label")}>
    ${sides.map(
      (name) => html`<button key=${name} type="button" aria-pressed=${here === name}
      class=${alert && name === "move" ? "alert" : ""} onClick=${() => (side.value = name)}>${say(`tabs.${name}`)}</button>`,
    )}
  </div>`;
}
