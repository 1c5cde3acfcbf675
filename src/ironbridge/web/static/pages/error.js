/** Error: an address that leads nowhere. */

import { html } from "../lib/html.js";
import { show } from "../lib/page.js";
import { say } from "../lib/words.js";

function Page({ message }) {
  return html`<div class="plain">
    <h1>${say("error.title")}</h1>
    <p class="lead">${message}</p>
    <p><a class="button strong" href="/">${say("over.home")}</a></p>
  </div>`;
}

show(Page);
