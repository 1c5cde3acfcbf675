/** Ending: the page of a game that is over, to look at, to show and to keep. */

import { get, wordsOf } from "./api.js";
import { Drawer } from "./drawer.js";
import { html, signal, useEffect, useState } from "./html.js";
import { Icon } from "./icons.js";
import { Badge } from "./seats.js";
import { theme } from "./theme.js";
import { lang, say } from "./words.js";

/** @import { Ending as Ended } from "./types.js" */

export const ending = signal(false);

const WIDE = matchMedia("(min-width: 700px)");
const points = new Intl.NumberFormat(lang);

/** @param {{id: string}} props */
export function Ending({ id }) {
  if (!ending.value) return null;
  return html`<${Drawer} title=${say("ending.title")} wide=${true} close=${() => (ending.value = false)}><${Page} id=${id} /><//>`;
}

/** @param {{id: string}} props */
function Page({ id }) {
  const [told, tell] = useState(/** @type {Ended | null} */ (null));
  const [problem, complain] = useState("");
  useEffect(() => {
    get(`/api/replays/${id}/ending`).then(tell, (error) => complain(wordsOf(error)));
  }, [id]);
  if (problem) return html`<p class="problem" role="alert">${problem}</p>`;
  if (!told) return html`<p class="faint" role="status">${say("loading")}</p>`;
  return html`
    <div class="row">
      ${told.pixels && html`<a class="button strong" href=${drawn(id, "png", true)} download><${Icon} id="down" /><span>${say("ending.save")}</span></a>`}
      <a class="button" href=${`/replay/${id}`}>${say("over.replay")}</a>
    </div>
    <img class="ending" src=${drawn(id, "svg", WIDE.matches)} alt=${spoken(told)} />
    <details class="figures">
      <summary>${say("ending.figures")}</summary>
      <${Table} told=${told} />
      ${told.sections.map(
        ({ title, notes }) =>
          html`<h3 key=${title}>${title}</h3><ul>${notes.map((note) => html`<li key=${note}>${note}</li>`)}</ul>`,
      )}
    </details>
  `;
}

/** All numbers of the page, for eyes and ears. @param {{told: Ended}} props */
function Table({ told: { seats, names, parts, totals } }) {
  return html`<div class="wide-table" tabindex="0" role="group" aria-label=${say("ending.figures")}><table>
    <thead><tr><th scope="col">${say("ending.from")}</th>${seats.map((seat, at) => html`<th key=${seat} scope="col"><${Badge} seat=${seat} /> ${names[at]}</th>`)}</tr></thead>
    <tbody>${parts.map(({ text, points: each }) => html`<tr key=${text}><th scope="row">${text}</th>${each.map((count, at) => html`<td key=${at}>${points.format(count)}</td>`)}</tr>`)}</tbody>
    <tfoot><tr><th scope="row">${say("ending.total")}</th>${totals.map((count, at) => html`<td key=${at}>${points.format(count)}</td>`)}</tr></tfoot>
  </table></div>`;
}

/**
 * Where the server draws it.
 * @param {string} id
 * @param {string} form
 * @param {boolean} wide
 */
function drawn(id, form, wide) {
  return `/api/replays/${id}/ending.${form}?lang=${lang}&theme=${theme.value}&wide=${wide ? 1 : 0}`;
}

/** @param {Ended} told */
function spoken({ names, totals }) {
  const end = names.map((name, at) => `${name} ${points.format(totals[at])}`).join(", ");
  return say("ending.picture", { end });
}
