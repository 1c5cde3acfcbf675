/** Over: who won, and where to go from here. */

import { post } from "../lib/api.js";
import { Ending, ending } from "../lib/ending.js";
import { html } from "../lib/html.js";
import { Badge } from "../lib/seats.js";
import { listed, say } from "../lib/words.js";
import { complain } from "./notices.js";

/** @import { State, Table, View } from "../lib/types.js" */

/** @param {{now: State & {view: View}}} props */
export function Over({ now }) {
  const { table, view } = now;
  const result = table.result ?? [];
  const names = view.panels.filter((panel) => panel.seat !== undefined);
  const nameOf = (/** @type {number} */ seat) =>
    names.find((panel) => panel.seat === seat)?.title ?? table.seats[seat].name ?? "";
  const won = table.winners ?? view.winners;
  const ranks = table.seats.map(({ seat }) => seat).sort((a, b) => result[b] - result[a]);
  return html`
    <h2 tabindex="-1">${say("over.wins", { count: won.length, names: listed(won.map(nameOf)) })}</h2>
    <ol class="ranks">
      ${ranks.map(
        (seat) => html`<li key=${seat} class=${won.includes(seat) ? "won" : ""}>
        <${Badge} seat=${seat} /><span>${nameOf(seat)}</span><b>${result[seat]}</b>
      </li>`,
      )}
    </ol>
    <div role="status">${table.rematch && html`<p class="proposed">${say("over.proposed")}</p>`}</div>
    <div class="row">
      ${table.replay && html`<button type="button" class="strong" onClick=${() => (ending.value = true)}>${say("over.sheet")}</button>`}
      ${table.replay && html`<a class="button" href=${table.replay}>${say("over.replay")}</a>`}
      ${table.seats.some(({ yours }) => yours) && html`<button type="button" onClick=${() => again(table)}>${say(wordsFor(table))}</button>`}
      <a class="button" href="/">${say("over.home")}</a>
    </div>
    <${Ending} id=${table.id} />
  `;
}

/** What playing again is: for oneself, with others, or as another one wants it. @param {Table} table */
function wordsFor({ rematch, seats }) {
  if (rematch) return "over.accept";
  return seats.every(({ yours, who }) => yours || who === "bot") ? "over.again" : "over.propose";
}

/** The same game with the same company. @param {Table} table */
async function again(table) {
  const made = await post(`/api/tables/${table.id}/rematch`, {}).catch(complain);
  if (made) location.assign(made.table.url);
}
