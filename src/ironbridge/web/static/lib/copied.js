/** Copied: words to copy, with the button that does it. */

import { html, useState } from "./html.js";
import { Icon } from "./icons.js";
import { say } from "./words.js";

/** @param {{text: string, label: string}} props */
export function Copied({ text, label }) {
  const [done, tell] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => tell(true),
      () => tell(false),
    );
  return html`<span class="copied">
    <input type="text" readonly value=${text} aria-label=${label} onFocus=${(event) => event.target.select()} />
    <button type="button" onClick=${copy}><${Icon} id=${done ? "check" : "copy"} /> ${say(done ? "copied" : "copy")}</button>
  </span>`;
}
