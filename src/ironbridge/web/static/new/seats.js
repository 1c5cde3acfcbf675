/** Seats: for each one a person, an invitation or a bot with its level. */

import { html } from "../lib/html.js";
import { Badge } from "../lib/seats.js";
import { say } from "../lib/words.js";

/** @import { Bot, Sitter } from "../lib/types.js" */

/** @param {{seats: Sitter[], bots: Bot[], change: (seats: Sitter[]) => void}} props */
export function Seats({ seats, bots, change }) {
  /**
   * @param {number} at
   * @param {Sitter} seat
   */
  const put = (at, seat) => change(seats.map((before, place) => (place === at ? seat : before)));
  return html`<ol class="new-seats">
    ${seats.map(
      (seat, at) => html`<li key=${at}>
      <${Badge} seat=${at} />
      <label class="spoken" for=${`seat-${at}`}>${say("new.seat", { number: at + 1 })}</label>
      <select id=${`seat-${at}`} value=${chosen(seat)} onChange=${(event) => put(at, seatOf(event.target.value))}>
        ${["me", "invited", "open"].map((who) => html`<option key=${who} value=${who}>${say(`new.seat-${who}`)}</option>`)}
        ${bots.map((bot) => html`<option key=${bot.id} value=${`bot ${bot.id}`}>${say("new.seat-bot", { name: bot.name, about: bot.about })}</option>`)}
      </select>
    </li>`,
    )}
  </ol>`;
}

/** @param {Sitter} seat */
function chosen(seat) {
  return seat.who === "bot" ? `bot ${seat.bot}` : seat.who;
}

/** @param {string} value */
function seatOf(value) {
  const [who, bot] = value.split(" ");
  return bot ? { who, bot } : { who };
}
