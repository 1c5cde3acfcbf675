/** Symbols: the small drawings of the boards, in the page. */

import { file } from "./files.js";
import { html } from "./html.js";
import { look } from "./look.js";

/**
 * @param {{id: string, label?: string}} props
 */
export function Sign({ id, label }) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg class="symbol" viewBox="0 0 24 24" fill=${look.goods[id]} ...${spoken}>
    <use href=${file(`symbols.svg#${id}`)} />
  </svg>`;
}
