/** Error: an address that leads nowhere: what is wrong, and where to go instead. */

import { html } from "../lib/html.js";
import { data, show } from "../lib/page.js";
import { has, say } from "../lib/words.js";

/** @param {{code: string, message: string}} props */
function Page({ code, message }) {
  const known = has(`error.${code}`);
  return html`<div class="plain">
    <h1>${say(known ? `error.${code}` : "error.title")}</h1>
    <p class="lead">${known ? say(`error.${code}-what`) : message}</p>
    <p><a class="button strong" href="/">${say("over.home")}</a></p>
  </div>`;
}

document.title = `${data.message} · ${say("site.name")}`;
show(Page);
