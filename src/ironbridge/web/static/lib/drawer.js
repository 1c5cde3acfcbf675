/** Drawer: something to read or do beside the page, closed with Esc. */

import { html, useEffect, useRef } from "./html.js";
import { Icon } from "./icons.js";
import { say } from "./words.js";

/** @import { Shown } from "./html.js" */

/**
 * @param {{title: string, close: () => void, children: Shown, wide?: boolean}} props
 */
export function Drawer({ title, close, children, wide = false }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    box.current?.showModal();
  }, []);
  const outside = (/** @type {Event} */ event) => event.target === box.current && close();
  return html`<dialog class=${wide ? "drawer wide" : "drawer"} ref=${box} aria-label=${title} onClose=${close} onClick=${outside}>
    <header>
      <h2>${title}</h2>
      <button type="button" class="bare" aria-label=${say("close")} onClick=${close}><${Icon} id="close" /></button>
    </header>
    <div class="drawer-body">${children}</div>
  </dialog>`;
}
