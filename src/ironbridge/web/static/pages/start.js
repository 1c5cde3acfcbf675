/** Start: the games, a seat at once, open tables, one's own games. */

import { get, post, wordsOf } from "../lib/api.js";
import { html, signal, useState } from "../lib/html.js";
import { show } from "../lib/page.js";
import { picture } from "../lib/picture.js";
import { range } from "../lib/players.js";
import { say } from "../lib/words.js";
import { Name } from "../start/name.js";
import { Tables } from "../start/tables.js";

/** @import { Tables as Every, Me, Setting, Title } from "../lib/types.js" */

const OFTEN = 20_000; // milliseconds

const tables = signal(/** @type {Every | null} */ (null));

/** News of the tables, at once and whenever somebody comes back to this page. */
async function refresh() {
  if (document.visibilityState !== "visible") return;
  tables.value = await get("/api/tables").catch(() => tables.value);
}
addEventListener("visibilitychange", refresh);
setInterval(refresh, OFTEN);
refresh();

/** @param {{games: Title[], opponent: string, me: Me | null}} props */
function Page({ games, opponent, me }) {
  const [problem, complain] = useState("");
  const sitDown = (/** @type {Title} */ game) => playNow(game, opponent, complain);
  return html`<div class="page start">
    <h1>${say("start.headline")}</h1>
    <p class="lead">${say("start.lead")}</p>
    <div role="status">${problem && html`<p class="problem">${problem}</p>`}</div>
    <ul class="games">
      ${games.map((game) => html`<${Game} key=${game.id} game=${game} play=${() => sitDown(game)} />`)}
    </ul>
    <${Name} name=${me?.name ?? ""} />
    ${tables.value && html`<${Lists} ...${tables.value} />`}
  </div>`;
}

/** @param {Every} props */
function Lists({ open, mine, running, finished }) {
  return html`<div class="lists">
    <${Tables} title=${say("start.mine")} tables=${mine} empty=${say("start.mine-empty")} />
    <${Tables} title=${say("start.open")} tables=${open} empty=${say("start.open-empty")} />
    ${running.length > 0 && html`<${Tables} title=${say("start.running")} tables=${running} />`}
    ${finished.length > 0 && html`<${Tables} title=${say("start.finished")} tables=${finished} />`}
  </div>`;
}

/**
 * A table for one and bots, with everything as it comes.
 * @param {Title} game
 * @param {string} bot
 * @param {(problem: string) => void} complain
 */
async function playNow(game, bot, complain) {
  const others = Array.from({ length: fewest(game) - 1 }, () => ({ who: "bot", bot }));
  try {
    const made = await post("/api/tables", { game: game.id, seats: [{ who: "me" }, ...others], public: false });
    location.assign(made.table.url);
  } catch (error) {
    complain(wordsOf(error));
  }
}

/** So many sit at a table that nobody has to wait for long. @param {Title} game */
function fewest(game) {
  const [least, most] = range(game.players);
  return Math.max(least, Math.min(3, most));
}

/** @param {{game: Title, play: () => void}} props */
function Game({ game, play }) {
  return html`<li class="game">
    <a class="picture" href=${`/new?game=${game.id}`} tabindex="-1" aria-hidden="true">
      <img src=${picture(game.id)} alt="" loading="lazy" />
    </a>
    <div class="words">
      <h2>${game.name}</h2>
      <p class="facts">${facts(game).map((fact) => html`<span key=${fact}>${fact}</span>`)}</p>
      <p>${game.about}</p>
      <${Choices} settings=${game.settings} />
      <${Known} game=${game} />
      <div class="row">
        <button type="button" class="strong" onClick=${play} aria-label=${say("start.play-now-at", { game: game.name })}>
          ${say("start.play-now")}
        </button>
        <a class="button" href=${`/new?game=${game.id}`} aria-label=${say("start.set-up-at", { game: game.name })}>${say("start.set-up")}</a>
      </div>
      <div class="row reading">
        ${game.primer && html`<a href=${game.primer} aria-label=${say("primer.of", { game: game.name })}>${say("primer.title")}</a>`}
        <a href=${game.rules} aria-label=${say("rules.of", { game: game.name })}>${say("rules.title")}</a>
        <a href=${game.figures} aria-label=${say("figures.of", { game: game.name })}>${say("figures.title")}</a>
      </div>
    </div>
  </li>`;
}

/** How many figures are the box's, for each choice of the first setting that they depend on. @param {{game: Title}} props */
function Known({ game }) {
  const [first] = Object.keys(game.known[0]?.settings ?? {});
  const values = new Set();
  const shown = game.known.filter(({ settings }) => !values.has(settings[first]) && values.add(settings[first]));
  return html`<ul class="choices known">
    ${shown.map((known) => html`<li key=${known.figures}><a href=${known.figures}>${known.short}</a></li>`)}
  </ul>`;
}

/** @param {Title} game */
function facts(game) {
  const [least, most] = range(game.players);
  const players = say(least === most ? "fact.players-exactly" : "fact.players", { least, most });
  return [players, say("fact.minutes", { count: game.minutes })];
}

/** Maps, editions and other things to choose from. @param {{settings: Setting[]}} props */
function Choices({ settings }) {
  if (!settings.length) return null;
  return html`<ul class="choices">
    ${settings.map((setting) => html`<li key=${setting.name}>${told(setting)}</li>`)}
  </ul>`;
}

/** @param {Setting} setting */
function told({ words, choices }) {
  if (typeof choices[0].value === "boolean") return say("fact.option", { setting: words });
  return say("fact.choice", { setting: words, choices: choices.map((choice) => choice.words).join(", ") });
}

show(Page);
