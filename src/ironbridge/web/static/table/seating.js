/** Seating: who sits where; how friends are invited, seats filled and bots let in. */

import { post } from "../lib/api.js";
import { Copied } from "../lib/copied.js";
import { html } from "../lib/html.js";
import { Badge } from "../lib/seats.js";
import { say } from "../lib/words.js";
import { complain } from "./notices.js";
import { state } from "./store.js";

/** All seats with what can be done about each. @param {{table: import("./types.js").Table, bots: object[]}} props */
export function Seating({ table, bots }) {
  return html`<ol class="seating">
    ${table.seats.map((seat) => html`<li key=${seat.seat}>
      <${Badge} seat=${seat.seat} />
      <span class="name">${seat.name ?? say(`seat.${seat.who}`)}</span>
      <span class="faint">${note(seat)}</span>
      <${Acts} table=${table} seat=${seat} bots=${bots} />
      ${seat.invitation && html`<${Invitation} path=${seat.invitation} />`}
    </li>`)}
  </ol>`;
}

function note(seat) {
  if (seat.yours) return say("seat.you");
  if (seat.who === "bot") return say("seat.bot");
  if (seat.who === "person") return seat.here ? "" : say("seat.away");
  return "";
}

/** What this person may do about a seat. */
function Acts({ table, seat, bots }) {
  const free = seat.who === "open" || seat.who === "invited";
  const waiting = table.status === "waiting";
  const sit = (body) => () => change(table, seat.seat, body);
  const bot = bots.at(-1)?.id;
  return html`<span class="acts">
    ${seat.who === "open" && html`<button type="button" class=${table.seats.some((each) => each.yours) ? "" : "strong"} onClick=${sit({ who: "me" })}>${say("seat.sit")}</button>`}
    ${free && table.host && html`<button type="button" onClick=${sit({ who: "bot", bot })}>${say("seat.fill")}</button>`}
    ${seat.who === "invited" && table.host && html`<button type="button" onClick=${sit({ who: "open" })}>${say("seat.to-all")}</button>`}
    ${seat.yours && waiting && html`<button type="button" onClick=${sit({ who: "open" })}>${say("seat.stand-up")}</button>`}
    ${seat.yours && table.status === "playing" && html`<button type="button" onClick=${sit({ who: "bot", bot })}>${say("seat.bot-for-me")}</button>`}
  </span>`;
}

async function change(table, seat, body) {
  const made = await post(`/api/tables/${table.id}/seats/${seat}`, body).catch(complain);
  if (made && state.value) state.value = { ...state.value, table: made.table };
}

/** A link to send to a friend. */
function Invitation({ path }) {
  const address = new URL(path, location.href).href;
  return html`<${Copied} text=${address} label=${say("seat.invitation")} />`;
}
