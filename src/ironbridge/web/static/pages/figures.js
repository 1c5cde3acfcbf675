/** Figures: every printed figure of a game, map or edition, and what it rests on. */

import { Choose, grouped, has } from "../lib/figures.js";
import { html, useState } from "../lib/html.js";
import { show } from "../lib/page.js";
import { say } from "../lib/words.js";

/** @import { Component, Figure, FigureChoice, FigureMark, Known } from "../lib/types.js" */

/** @typedef {{game: string, name: string, choices: FigureChoice[], known: Known | null, marks: FigureMark[], figures: Figure[]}} Given */

/** @param {Given} props */
function Page({ game, name, choices, known, marks, figures }) {
  const [mark, choose] = useState(new URLSearchParams(location.search).get("mark") ?? "");
  const [words, search] = useState("");
  const found = figures.filter((figure) => (!mark || base(figure) === mark) && has(figure, words));
  const wordsOf = Object.fromEntries(marks.map((each) => [each.id, each.words]));
  return html`<div class="page figures-page">
    <h1>${say("figures.of", { game: name })}</h1>
    <p class="faint">${say("figures.about")} <a href=${`/rules/${game}`}>${say("rules.title")}</a></p>
    ${choices.map((setting) => html`<${Choose} key=${setting.words} setting=${setting} page="/figures/" />`)}
    <${Lead} known=${known} />
    <div class="filters">
      <label class="search"><span>${say("figures.search")}</span>
        <input type="search" value=${words} onInput=${(event) => search(event.target.value)} />
      </label>
      <div class="marks-row" role="group" aria-label=${say("figures.source")}>
        <button type="button" aria-pressed=${mark === ""} onClick=${() => choose("")}>${say("figures.all")} · ${figures.length}</button>
        ${marks.map(
          (each) => html`<button key=${each.id} type="button" aria-pressed=${mark === each.id}
            onClick=${() => choose(each.id)}>${each.words} · ${each.count}</button>`,
        )}
      </div>
    </div>
    <p role="status" class="faint">${say("figures.found", { count: found.length })}</p>
    <div class="scroll" tabindex="0" role="region" aria-label=${say("figures.title")}>
      <table>
        <thead><tr><th scope="col">${say("figures.path")}</th><th scope="col">${say("figures.value")}</th><th scope="col">${say("figures.source")}</th></tr></thead>
        ${grouped(found).map((group) => html`<${Group} key=${group.path} group=${group} wordsOf=${wordsOf} />`)}
      </table>
    </div>
  </div>`;
}

/** @param {{known: Known | null}} props */
function Lead({ known }) {
  if (!known) return null;
  const workshop = known.figures.replace("/figures/", "/workshop/");
  return html`<p class="lead">${known.words} <a href=${workshop}>${say("figures.workshop")}</a></p>`;
}

/** A mark without the name of its source. @param {Figure} figure */
function base(figure) {
  return figure.mark.split(":")[0];
}

/** @param {{group: Component, wordsOf: Record<string, string>}} props */
function Group({ group, wordsOf }) {
  const { path, section, entry, note, figures } = group;
  return html`<tbody>
    <tr class="component"><th scope="rowgroup" colspan="3">
      <b>${entry}</b>${entry !== section && html` <span class="faint">${section}</span>`} <code class="faint">${path}</code>
      ${note && html`<p>${note}</p>`}
    </th></tr>
    ${figures.map(
      (figure) => html`<tr key=${figure.path} class=${base(figure)}>
      <th scope="row">${figure.field}</th>
      <td>${figure.text}</td>
      <td>${wordsOf[base(figure)]}${figure.detail && html` <span class="faint">${figure.detail}</span>`}
        ${figure.source && html` <span class="faint">${figure.source}</span>`}</td>
    </tr>`,
    )}
  </tbody>`;
}

show(Page);
