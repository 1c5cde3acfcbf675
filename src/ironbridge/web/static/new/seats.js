/** Seats: for each one a person, an invitation or a bot with its level. */

import { html } from "../lib/html.js";
import { Badge } from "../lib/seats.js";
import { say } from "../lib/words.js";

/** @param {{seats: {who: string, bot?: string}[], bots: object[], change: Function}} props */
export function Seats({ seats, bots, change }) {
  const put = (at, seat) => change(seats.map((before, place) => (place === at ? seat : before)));
  return html`<ol class="new-seats">
    ${seats.map((seat, at) => html`<li key=${at}>
      <${Badge} seat=${at} />
      <label class="spoken" for=${`seat-${at}`}>${say("new.seat", { number: at + 1 })}</label>
      <select id=${`seat-${at}`} value=${valueOf(seat)} onChange=${(event) => put(at, seatOf(event.target.value))}>
        ${["me", "invited", "open"].map((who) => html`<option key=${who} value=${who}>${say(`new.seat-${who}`)}</option>`)}
        ${bots.map((bot) => html`<option key=${bot.id} value=${`bot ${bot.id}`}>${say("new.seat-bot", { name: bot.name, about: bot.about })}</option>`)}
      </select>
    </li>`)}
  </ol>`;
}

function valueOf(seat) {
  return seat.who === "bot" ? `bot ${seat.bot}` : seat.who;
}

function seatOf(value) {
  const [who, bot] = value.split(" ");
  return bot ? { who, bot } : { who };
}
