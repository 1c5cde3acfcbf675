/** Clauses: the rules of a game, chapter by chapter, with a search. */

import { html, useEffect, useRef, useState } from "../lib/html.js";
import { say } from "../lib/words.js";

/** @import { Clause, Rules } from "../lib/types.js" */

/**
 * @param {{chapters: Rules["chapters"], here?: string}} props
 */
export function Clauses({ chapters, here }) {
  const [words, search] = useState("");
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const found = chapters.map((chapter) => ({
    ...chapter,
    clauses: chapter.clauses.filter((clause) => holds(clause, words)),
  }));
  const shown = found.filter((chapter) => chapter.clauses.length);
  useEffect(() => box.current?.querySelector(".clause.here")?.scrollIntoView({ block: "center" }), [here]);
  return html`<div class="clauses" ref=${box}>
    <label class="search"><span>${say("rules.search")}</span>
      <input type="search" value=${words} onInput=${(event) => search(event.target.value)} />
    </label>
    <p role="status" class="faint">${words && say("rules.found", { count: shown.flatMap((chapter) => chapter.clauses).length })}</p>
    ${shown.map(
      (chapter) => html`<section key=${chapter.id} id=${`chapter-${chapter.id}`}>
      <h2>${chapter.title}</h2>
      ${chapter.clauses.map((clause) => html`<${Entry} key=${clause.id} clause=${clause} here=${clause.id === here} />`)}
    </section>`,
    )}
  </div>`;
}

/** @param {{clause: Clause, here: boolean}} props */
function Entry({ clause, here }) {
  return html`<article class=${here ? "clause here" : "clause"} id=${clause.id}>
    <a class="number" href=${`#${clause.id}`}>${clause.id}</a>
    <div>
      <p>${clause.text}</p>
      ${
        clause.ruling &&
        html`<div class="ruling">
        <p><b>${say("rules.ruling")}</b> ${clause.ruling}</p>
        ${clause.reason && html`<p class="faint">${clause.reason}</p>`}
      </div>`
      }
    </div>
  </article>`;
}

/**
 * Does a clause hold all the words, accents or not?
 * @param {Clause} clause
 * @param {string} words
 */
function holds(clause, words) {
  const text = plain(`${clause.id} ${clause.text} ${clause.ruling}`);
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** @param {string} text */
function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
