/** Figures: every printed figure of a game, and where it comes from. */

import { html, useState } from "../lib/html.js";
import { show } from "../lib/page.js";
import { say } from "../lib/words.js";

function Page({ game, name, marks, figures }) {
  const [mark, choose] = useState("");
  const [words, search] = useState("");
  const base = (figure) => figure.mark.split(":")[0];
  const found = figures.filter((figure) => (!mark || base(figure) === mark) && figure.path.includes(words.toLowerCase()));
  const wordsOf = Object.fromEntries(marks.map((each) => [each.id, each.words]));
  return html`<div class="page figures-page">
    <h1>${say("figures.of", { game: name })}</h1>
    <p class="faint">${say("figures.about")} <a href=${`/rules/${game}`}>${say("rules.title")}</a></p>
    <div class="filters">
      <label class="search"><span>${say("figures.search")}</span>
        <input type="search" value=${words} onInput=${(event) => search(event.target.value)} />
      </label>
      <div class="marks-row" role="group" aria-label=${say("figures.source")}>
        <button type="button" aria-pressed=${mark === ""} onClick=${() => choose("")}>${say("figures.all")} · ${figures.length}</button>
        ${marks.map((each) => html`<button key=${each.id} type="button" aria-pressed=${mark === each.id} onClick=${() => choose(each.id)}>
          ${each.words} · ${each.count}
        </button>`)}
      </div>
    </div>
    <p role="status" class="faint">${say("figures.found", { count: found.length })}</p>
    <div class="scroll" tabindex="0" role="region" aria-label=${say("figures.title")}>
      <table>
        <thead><tr><th scope="col">${say("figures.path")}</th><th scope="col">${say("figures.value")}</th><th scope="col">${say("figures.source")}</th></tr></thead>
        <tbody>
          ${found.map((figure) => html`<tr key=${figure.path}>
            <th scope="row">${figure.path}</th>
            <td>${written(figure.value)}</td>
            <td>${wordsOf[base(figure)]}${figure.detail && html` <span class="faint">${figure.detail}</span>`}
              ${figure.source && html` <span class="faint">${figure.source}</span>`}</td>
          </tr>`)}
        </tbody>
      </table>
    </div>
  </div>`;
}

function written(value) {
  if (Array.isArray(value)) return value.map(written).join(", ") || "–";
  if (typeof value !== "object") return String(value);
  return Object.entries(value).map(([key, each]) => `${key}: ${written(each)}`).join(", ");
}

show(Page);
