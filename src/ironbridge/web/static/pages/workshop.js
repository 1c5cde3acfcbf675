/** Workshop: whoever owns the box enters what is printed, sees it on the board, and plays with it. */

import { post, wordsOf } from "../lib/api.js";
import { Choose, grouped, has } from "../lib/figures.js";
import { html, useState } from "../lib/html.js";
import { data, show } from "../lib/page.js";
import { range } from "../lib/players.js";
import { say } from "../lib/words.js";
import { Pane } from "../workshop/board.js";
import { Files, Text } from "../workshop/file.js";
import { Component } from "../workshop/forms.js";
import { count, offline, own, pending, proof } from "../workshop/store.js";

/** @import { Enterable, FigureChoice, FigureMark, Section, Word } from "../lib/types.js" */

/**
 * @typedef {{game: string, name: string, choices: FigureChoice[], marks: FigureMark[], figures: Enterable[],
 *   options: Record<string, Word[]>, texts: Record<string, Section>, players: number[], opponent: string}} Given
 */

const OURS = ["reconstructed", "assumed"];

/** @param {Given} props */
function Page({ game, name, choices, marks, figures, options, texts, players, opponent }) {
  const [shown, look] = useState(marks.some((mark) => OURS.includes(mark.id)) ? "only-ours" : "all");
  const view = (/** @type {string} */ each) => html`<button type="button" aria-pressed=${shown === each}
    onClick=${() => look(each)}>${say(`workshop.${each}`)}</button>`;
  return html`<div class="page workshop">
    <h1>${say("workshop.of", { game: name })}</h1>
    <p class="lead">${say("workshop.about")} <a href=${`/figures/${game}`}>${say("figures.title")}</a></p>
    ${choices.map((setting) => html`<${Choose} key=${setting.words} setting=${setting} page="/workshop/" />`)}
    <${Standing} players=${players} opponent=${opponent} />
    <div class="marks-row" role="group" aria-label=${say("tabs.label")}>${view("only-ours")}${view("all")}${view("as-text")}</div>
    <div class="bench">
      ${
        shown === "as-text"
          ? html`<${Text} texts=${texts} />`
          : html`<${Forms} figures=${figures.filter((figure) => shown === "all" || OURS.includes(figure.mark))} options=${options} />`
      }
      <${Pane} />
    </div>
  </div>`;
}

/** Figure by figure, those that are looked for. @param {{figures: Enterable[], options: Record<string, Word[]>}} props */
function Forms({ figures, options }) {
  const [words, search] = useState("");
  const found = figures
    .filter((figure) => has(figure, words))
    .map((figure) => ({ ...figure, options: allowed(figure, options) }));
  return html`<div>
    <label class="search"><span>${say("figures.search")}</span>
      <input type="search" value=${words} onInput=${(event) => search(event.target.value)} /></label>
    <p role="status" class="faint">${say("figures.found", { count: found.length })}</p>
    ${grouped(found).map((group) => html`<${Component} key=${group.path} ...${group} />`)}
  </div>`;
}

/**
 * The words that may stand there.
 * @param {Enterable} figure
 * @param {Record<string, Word[]>} options
 */
function allowed({ path }, options) {
  const parts = path.split(".");
  return options[`${parts[0]}.${parts.at(-1)}`] ?? [];
}

/** How it stands: what is wrong, what changes, and what can be done with it. @param {{players: number[], opponent: string}} props */
function Standing({ players, opponent }) {
  const { problem, contradicted, words, changes } = proof.value;
  const [trouble, complain] = useState("");
  const differ = changes.filter((change) => change.how !== "confirmed").length;
  const wrong = trouble || offline.value || problem;
  const ready = count.value > 0 && !problem && !pending.value;
  const query = new URLSearchParams({ game: data.game, own: "1" });
  for (const [name, value] of Object.entries(data.settings)) query.set(name, String(value));
  return html`<section class="standing" aria-label=${say("workshop.standing")}>
    <div role="status">
      <p><b>${say("workshop.count", { count: count.value })}</b> ${!problem && count.value > 0 && say("workshop.differ", { count: differ })} ${words}</p>
      ${wrong && html`<p class="problem">${wrong}</p>`}
      ${
        contradicted.length > 0 &&
        html`<div class="problem"><p>${say("workshop.contradicted")}</p>
        <ul>${contradicted.map((line) => html`<li key=${line}>${line}</li>`)}</ul></div>`
      }
    </div>
    <div class="row">
      <button type="button" class="strong" disabled=${!ready} onClick=${() => playNow(players, opponent, complain)}>${say("workshop.play")}</button>
      <a class="button" href=${`/new?${query}`}>${say("start.set-up")}</a>
      <${Files} />
    </div>
    <p class="faint">${say("workshop.kept")} ${say("workshop.send")}</p>
  </section>`;
}

/**
 * A table on these figures, for one and bots.
 * @param {number[]} players
 * @param {string} bot
 * @param {(problem: string) => void} complain
 */
async function playNow(players, bot, complain) {
  const [least, most] = range(players);
  const size = Math.max(least, Math.min(3, most));
  const seats = Array.from({ length: size }, (_, at) => (at ? { who: "bot", bot } : { who: "me" }));
  const order = { game: data.game, settings: data.settings, seats, figures: own.value, public: false };
  try {
    location.assign((await post("/api/tables", order)).table.url);
  } catch (error) {
    complain(wordsOf(error));
  }
}

show(Page);
