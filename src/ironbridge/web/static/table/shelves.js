/** Shelves: what everybody may look through of a seat: its whole mat, its discards. */

import { Drawer } from "../lib/drawer.js";
import { html, signal } from "../lib/html.js";
import { Badge } from "../lib/seats.js";
import { say } from "../lib/words.js";
import { OneMark } from "./panels.js";

/** @import { Panel, Shelf } from "../lib/types.js" */

/** The id of the panel that is looked through. */
export const opened = signal(/** @type {string | null} */ (null));

/** @param {{panels: Panel[]}} props */
export function Shelves({ panels }) {
  const stocked = panels.filter((panel) => panel.shelves?.length);
  const here = stocked.find((panel) => panel.id === opened.value);
  if (!here) return null;
  return html`<${Drawer} title=${say("shelves.of", { seat: here.title })} wide=${true} close=${() => (opened.value = null)}>
    <div class="row whose" role="group" aria-label=${say("shelves.whose")}>
      ${stocked.map(
        (
          panel,
        ) => html`<button key=${panel.id} type="button" aria-pressed=${panel === here} onClick=${() => (opened.value = panel.id)}>
        ${panel.seat !== undefined && html`<${Badge} seat=${panel.seat} />`} ${panel.title}
      </button>`,
      )}
    </div>
    ${(here.shelves ?? []).map((shelf) => html`<${One} key=${shelf.title} shelf=${shelf} />`)}
  <//>`;
}

/** @param {{shelf: Shelf}} props */
function One({ shelf }) {
  return html`<section>
    <h3>${shelf.title}</h3>
    ${
      shelf.lines.length
        ? html`<div class="scrolled" tabindex="0" role="region" aria-label=${shelf.title}><table class="shelf">
      <thead><tr>${shelf.heads.map((head) => html`<th key=${head} scope="col">${head}</th>`)}</tr></thead>
      <tbody>${shelf.lines.map(
        (cells, line) =>
          html`<tr key=${line}>${cells.map((marks, at) =>
            at
              ? html`<td key=${at}>${marks.map((mark, place) => html`<${OneMark} key=${place} mark=${mark} />`)}</td>`
              : html`<th key=${at} scope="row">${marks.map((mark, place) => html`<${OneMark} key=${place} mark=${mark} />`)}</th>`,
          )}</tr>`,
      )}</tbody>
    </table></div>`
        : html`<p class="faint">${shelf.empty}</p>`
    }
  </section>`;
}
