/** Over: who won, and where to go from here. */

import { post } from "../lib/api.js";
import { html } from "../lib/html.js";
import { Badge } from "../lib/seats.js";
import { listed, say } from "../lib/words.js";
import { state } from "./store.js";
import { complain } from "./notices.js";

export function Over() {
  const { table, view, you } = state.value;
  const names = view.panels.filter((panel) => panel.seat !== undefined);
  const nameOf = (seat) => names.find((panel) => panel.seat === seat)?.title ?? table.seats[seat].name;
  const won = table.winners ?? view.winners;
  const ranks = table.seats.map(({ seat }) => seat).sort((a, b) => table.result[b] - table.result[a]);
  return html`
    <h2 tabindex="-1">${say("over.wins", { count: won.length, names: listed(won.map(nameOf)) })}</h2>
    <ol class="ranks">
      ${ranks.map((seat) => html`<li key=${seat} class=${won.includes(seat) ? "won" : ""}>
        <${Badge} seat=${seat} /><span>${nameOf(seat)}</span><b>${table.result[seat]}</b>
      </li>`)}
    </ol>
    <div class="row">
      ${table.replay && html`<a class="button strong" href=${table.replay}>${say("over.replay")}</a>`}
      ${you.length > 0 && html`<button type="button" onClick=${() => again(table)}>${say("over.again")}</button>`}
      <a class="button" href="/">${say("over.home")}</a>
    </div>
  `;
}

/** The same game with the same company. */
async function again(table) {
  const settings = Object.fromEntries(table.settings.map(({ name, value }) => [name, value]));
  const seats = table.seats.map(({ who, bot, yours }) =>
    yours ? { who: "me" } : who === "bot" ? { who, bot } : { who: "invited" },
  );
  const wanted = { game: table.game, settings, seats, take_back: table.take_back, public: table.public };
  const made = await post("/api/tables", wanted).catch(complain);
  if (made) location.assign(made.table.url);
}
