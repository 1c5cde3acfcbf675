/** Rules: the clauses of a game, in the order of its rulebook. */

import { html, signal } from "../lib/html.js";
import { show } from "../lib/page.js";
import { say } from "../lib/words.js";
import { Clauses } from "../rules/clauses.js";

/** @import { Rules } from "../lib/types.js" */

const here = signal(decodeURIComponent(location.hash.slice(1)));
addEventListener("hashchange", () => (here.value = decodeURIComponent(location.hash.slice(1))));

/** @param {Rules} props */
function Page({ game, name, primer, chapters }) {
  return html`<div class="page reading">
    <nav class="chapters" aria-label=${say("rules.chapters")}>
      <ul>${chapters.map((chapter) => html`<li key=${chapter.id}><a href=${`#chapter-${chapter.id}`}>${chapter.title}</a></li>`)}</ul>
      ${primer && html`<p><a href=${primer}>${say("primer.title")}</a></p>`}
      <p><a href=${`/figures/${game}`}>${say("figures.title")}</a></p>
    </nav>
    <div>
      <h1>${say("rules.of", { game: name })}</h1>
      <p class="faint">${say("rules.about")}</p>
      <${Clauses} chapters=${chapters} here=${here.value} />
    </div>
  </div>`;
}

show(Page);
if (here.value) document.getElementById(here.value)?.scrollIntoView({ block: "center" });
