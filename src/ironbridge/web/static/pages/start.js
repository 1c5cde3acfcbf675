/** Start: the games, a seat at once, open tables, one's own games. */

import { get, post } from "../lib/api.js";
import { html, signal, useState } from "../lib/html.js";
import { data, show } from "../lib/page.js";
import { picture } from "../lib/picture.js";
import { say } from "../lib/words.js";
import { Name } from "../start/name.js";
import { Tables } from "../start/tables.js";

const OFTEN = 20_000; // milliseconds

const tables = signal({ open: data.open, mine: data.mine, running: [], finished: [] });

/** News of the tables, whenever somebody comes back to this page. */
async function refresh() {
  if (document.visibilityState !== "visible") return;
  tables.value = await get("/api/tables").catch(() => tables.value);
}
addEventListener("visibilitychange", refresh);
setInterval(refresh, OFTEN);
refresh();

function Page({ games, opponent, me }) {
  const { open, mine, running, finished } = tables.value;
  const [problem, complain] = useState("");
  const sitDown = (game) => playNow(game, opponent, complain);
  return html`<div class="page start">
    <h1>${say("start.headline")}</h1>
    <p class="lead">${say("start.lead")}</p>
    <div role="status">${problem && html`<p class="problem">${problem}</p>`}</div>
    <ul class="games">
      ${games.map((game) => html`<${Game} key=${game.id} game=${game} play=${() => sitDown(game)} />`)}
    </ul>
    <${Name} name=${me?.name ?? ""} />
    <div class="lists">
      <${Tables} title=${say("start.mine")} tables=${mine} empty=${say("start.mine-empty")} />
      <${Tables} title=${say("start.open")} tables=${open} empty=${say("start.open-empty")} />
      ${running.length > 0 && html`<${Tables} title=${say("start.running")} tables=${running} />`}
      ${finished.length > 0 && html`<${Tables} title=${say("start.finished")} tables=${finished} />`}
    </div>
  </div>`;
}

/** A table for one and bots, with everything as it comes. */
async function playNow(game, bot, complain) {
  const others = Array.from({ length: fewest(game) - 1 }, () => ({ who: "bot", bot }));
  try {
    const made = await post("/api/tables", { game: game.id, seats: [{ who: "me" }, ...others], public: false });
    location.assign(made.table.url);
  } catch (error) {
    complain(error.message);
  }
}

/** So many sit at a table that nobody has to wait for long. */
function fewest(game) {
  return Math.max(game.players[0], Math.min(3, game.players.at(-1)));
}

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
      <div class="row">
        <button type="button" class="strong" onClick=${play} aria-label=${say("start.play-now-at", { game: game.name })}>
          ${say("start.play-now")}
        </button>
        <a class="button" href=${`/new?game=${game.id}`} aria-label=${say("start.set-up-at", { game: game.name })}>${say("start.set-up")}</a>
      </div>
      <div class="row reading">
        <a href=${game.rules} aria-label=${say("rules.of", { game: game.name })}>${say("rules.title")}</a>
        <a href=${game.figures} aria-label=${say("figures.of", { game: game.name })}>${say("figures.title")}</a>
      </div>
    </div>
  </li>`;
}

function facts(game) {
  const [least, most] = [game.players[0], game.players.at(-1)];
  const players = say(least === most ? "fact.players-exactly" : "fact.players", { least, most });
  return [players, say("fact.minutes", { count: game.minutes })];
}

/** Maps, editions and other things to choose from. */
function Choices({ settings }) {
  if (!settings.length) return null;
  return html`<ul class="choices">
    ${settings.map((setting) => html`<li key=${setting.name}>${told(setting)}</li>`)}
  </ul>`;
}

function told({ words, choices }) {
  if (typeof choices[0].value === "boolean") return say("fact.option", { setting: words });
  return say("fact.choice", { setting: words, choices: choices.map((choice) => choice.words).join(", ") });
}

show(Page);
