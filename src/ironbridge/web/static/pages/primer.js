/** Primer: how a game is played, in two pages with pictures, and the mistakes of a first game. */

import { html } from "../lib/html.js";
import { show } from "../lib/page.js";
import { detail } from "../lib/picture.js";
import { say } from "../lib/words.js";

/** @import { Primer, PrimerSection } from "../lib/types.js" */

/** @param {Primer} props */
function Page({ game, name, sections, mistakes, known }) {
  return html`<div class="page reading">
    <nav class="chapters" aria-label=${say("rules.chapters")}>
      <ul>
        ${sections.map(({ id, title }) => html`<li key=${id}><a href=${`#${id}`}>${title}</a></li>`)}
        <li><a href="#mistakes">${say("primer.mistakes")}</a></li>
      </ul>
      <p><a href=${`/rules/${game}`}>${say("primer.all-rules")}</a></p>
    </nav>
    <div class="primer">
      <h1>${say("primer.of", { game: name })}</h1>
      <p class="lead">${say("primer.about")}</p>
      ${sections.map((section) => html`<${Section} key=${section.id} game=${game} section=${section} />`)}
      <section id="mistakes">
        <h2>${say("primer.mistakes")}</h2>
        <ol>${mistakes.map((mistake) => html`<${Mistake} key=${mistake.id} mistake=${mistake} />`)}</ol>
      </section>
      <p class="row"><a class="button strong" href=${`/new?game=${game}`}>${say("start.set-up")}</a>
        <a class="button" href=${`/rules/${game}`}>${say("primer.all-rules")}</a></p>
      <p class="faint">${known[0]?.words}</p>
    </div>
  </div>`;
}

/** @param {{game: string, section: PrimerSection}} props */
function Section({ section }) {
  const { id, title, text, picture } = section;
  return html`<section id=${id}>
    <h2>${title}</h2>
    ${picture && html`<img src=${detail(picture)} alt="" loading="lazy" />`}
    ${text.map((paragraph, at) => html`<p key=${at}>${paragraph}</p>`)}
    <${Sources} section=${section} />
  </section>`;
}

/** @param {{mistake: PrimerSection}} props */
function Mistake({ mistake }) {
  return html`<li>
    <h3>${mistake.title}</h3>
    ${mistake.text.map((paragraph, at) => html`<p key=${at}>${paragraph}</p>`)}
    <${Sources} section=${mistake} />
  </li>`;
}

/** Where the rules say it. @param {{section: PrimerSection}} props */
function Sources({ section }) {
  if (!section.clauses.length) return null;
  return html`<p class="sources">
    <span>${say("primer.sources")}</span>
    ${section.clauses.map(({ id, text, link }) => html`<a key=${id} href=${link} title=${text}>${id}</a>`)}
  </p>`;
}

show(Page);
