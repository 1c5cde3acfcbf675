/** Tables: a list of games that one can go to. */

import { html, useState } from "../lib/html.js";
import { Badge } from "../lib/seats.js";
import { say, since } from "../lib/words.js";

/** @import { Seat, Table } from "../lib/types.js" */

const FEW = 6;

/** @param {{title: string, tables: Table[], empty?: string}} props */
export function Tables({ title, tables, empty }) {
  const [all, showAll] = useState(false);
  const shown = all ? tables : tables.slice(0, FEW);
  return html`<section class="tables">
    <h2>${title}</h2>
    ${
      tables.length
        ? html`<ul>${shown.map((table) => html`<${Line} key=${table.id} table=${table} />`)}</ul>`
        : html`<p class="faint">${empty}</p>`
    }
    ${
      shown.length < tables.length &&
      html`<button type="button" class="bare" onClick=${() => showAll(true)}>
      ${say("start.all", { count: tables.length })}
    </button>`
    }
  </section>`;
}

/** @param {{table: Table}} props */
function Line({ table }) {
  const asked = table.status === "playing" && isAsked(table.seats[table.turn ?? -1]);
  return html`<li class=${asked ? "asked" : ""}>
    <a href=${table.replay ?? table.url}>
      <b>${table.name}</b>
      <span class="people">${table.seats.map(
        (seat) => html`<span key=${seat.seat} class="person">
        <${Badge} seat=${seat.seat} />${seat.name ?? say(`seat.${seat.who}`)}${points(table, seat.seat)}
      </span>`,
      )}</span>
      <span class="faint">${asked ? say("start.your-turn") : say(`start.is-${table.status}`)} · ${since(table.changed)}</span>
    </a>
  </li>`;
}

/** Is it one's own turn, and not that of a bot that plays for one? @param {Seat | undefined} seat */
function isAsked(seat) {
  return seat?.yours && seat.who === "person";
}

/**
 * @param {Table} table
 * @param {number} seat
 */
function points(table, seat) {
  return table.result ? html` <b>${table.result[seat]}</b>` : "";
}
