/** Waiting: the table before all have come. */

import { Copied } from "../lib/copied.js";
import { html } from "../lib/html.js";
import { picture } from "../lib/picture.js";
import { say } from "../lib/words.js";
import { Settings } from "./details.js";
import { Seating } from "./seating.js";

/** @import { Bot, Table } from "../lib/types.js" */

/** @param {{table: Table, bots: Bot[]}} props */
export function Waiting({ table, bots }) {
  return html`<div class="waiting page">
    <h1>${table.name}</h1>
    <p class="lead">${say(table.host ? "waiting.host" : "waiting.guest")}</p>
    <img class="waiting-picture" src=${picture(table.game)} alt="" />
    <${Seating} table=${table} bots=${bots} />
    <p>${say(table.public ? "waiting.public" : "waiting.private")}</p>
    <${Copied} text=${new URL(table.url, location.href).href} label=${say("table.address")} />
    <${Settings} table=${table} />
  </div>`;
}
