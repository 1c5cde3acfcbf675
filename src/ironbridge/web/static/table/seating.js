/** Seating: who sits where; how friends are invited, seats filled and bots let in. */

import { post } from "../lib/api.js";
import { Copied } from "../lib/copied.js";
import { html, useState } from "../lib/html.js";
import { Badge } from "../lib/seats.js";
import { say } from "../lib/words.js";
import { complain } from "./notices.js";
import { notice, state } from "./store.js";

/** @import { Bot, Seat, Sitter, Table } from "../lib/types.js" */

/** All seats with what can be done about each. @param {{table: Table, bots: Bot[]}} props */
export function Seating({ table, bots }) {
  return html`<ol class="seating">
    ${table.seats.map(
      (seat) => html`<li key=${seat.seat}>
      <${Badge} seat=${seat.seat} />
      <span class="name">${seat.name ?? say(`seat.${seat.who}`)}</span>
      <span class="faint">${note(seat)}</span>
      <${Acts} table=${table} seat=${seat} bots=${bots} />
      ${seat.invitation && html`<${Invitation} path=${seat.invitation} />`}
    </li>`,
    )}
  </ol>`;
}

/** @param {Seat} seat */
function note(seat) {
  if (seat.yours && seat.who === "bot") return say("seat.bot-plays");
  if (seat.yours) return say("seat.you");
  if (seat.who === "bot") return say("seat.bot");
  if (seat.who === "person") return seat.here ? "" : say("seat.away");
  return "";
}

/** What this person may do about a seat. @param {{table: Table, seat: Seat, bots: Bot[]}} props */
function Acts({ table, seat, bots }) {
  const free = seat.who === "open" || seat.who === "invited";
  const waiting = table.status === "waiting";
  const sit = (/** @type {Sitter} */ body) => () => change(table, seat.seat, body);
  const bot = bots.at(-1)?.id;
  return html`<span class="acts">
    ${seat.who === "open" && html`<button type="button" class=${table.seats.some((each) => each.yours) ? "" : "strong"} onClick=${sit({ who: "me" })}>${say("seat.sit")}</button>`}
    ${free && table.host && html`<button type="button" onClick=${sit({ who: "bot", bot })}>${say("seat.fill")}</button>`}
    ${seat.who === "invited" && table.host && html`<button type="button" onClick=${sit({ who: "open" })}>${say("seat.to-all")}</button>`}
    ${seat.yours && waiting && html`<button type="button" onClick=${sit({ who: "open" })}>${say("seat.stand-up")}</button>`}
    ${mayLeave(table, seat) && html`<button type="button" onClick=${sit({ who: "bot", bot })}>${say("seat.bot-for-me")}</button>`}
    ${isReplaced(table, seat) && html`<${Return} table=${table} seat=${seat.seat} />`}
    ${isMissed(table, seat) && html`<${Replace} name=${seat.name} replace=${sit({ who: "bot", bot })} />`}
  </span>`;
}

/**
 * @param {Table} table
 * @param {Seat} seat
 */
function mayLeave(table, seat) {
  return table.status === "playing" && seat.yours && seat.who === "person";
}

/**
 * Does a bot play for whoever looks?
 * @param {Table} table
 * @param {Seat} seat
 */
export function isReplaced(table, seat) {
  return table.status === "playing" && seat.yours && seat.who === "bot";
}

/**
 * Is somebody asked who is away, at a table of whoever looks?
 * @param {Table} table
 * @param {Seat} seat
 */
export function isMissed(table, seat) {
  return (
    table.status === "playing" &&
    table.host &&
    seat.who === "person" &&
    !seat.yours &&
    !seat.here &&
    table.turn === seat.seat
  );
}

/** Back into one's own seat. @param {{table: Table, seat: number}} props */
export function Return({ table, seat }) {
  return html`<button type="button" class="strong" onClick=${() => change(table, seat, { who: "me" })}>${say("seat.take-back")}</button>`;
}

/**
 * A bot for somebody else, after a second thought.
 * @param {{name: string | null, replace: () => Promise<void>}} props
 */
function Replace({ name, replace }) {
  const [sure, ask] = useState(false);
  if (!sure) return html`<button type="button" onClick=${() => ask(true)}>${say("seat.bot-for", { name })}</button>`;
  return html`<span class="sure" role="group">
    <span>${say("seat.bot-for-sure", { name })}</span>
    <button type="button" class="strong" onClick=${() => replace().then(() => ask(false))}>${say("seat.do")}</button>
    <button type="button" onClick=${() => ask(false)}>${say("seat.leave")}</button>
  </span>`;
}

/**
 * @param {Table} table
 * @param {number} seat
 * @param {Sitter} body
 */
async function change(table, seat, body) {
  notice.value = null;
  const made = await post(`/api/tables/${table.id}/seats/${seat}`, body).catch(complain);
  if (made && state.value) state.value = { ...state.value, table: made.table };
}

/** A link to send to a friend. @param {{path: string}} props */
function Invitation({ path }) {
  const address = new URL(path, location.href).href;
  return html`<${Copied} text=${address} label=${say("seat.invitation")} />`;
}
