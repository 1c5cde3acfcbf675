/** Play on: a new table that goes on from the position shown. */

import { post } from "../lib/api.js";
import { Drawer } from "../lib/drawer.js";
import { html, signal, useState } from "../lib/html.js";
import { data } from "../lib/page.js";
import { say } from "../lib/words.js";
import { Seats } from "../new/seats.js";
import { course, move } from "./course.js";

export const playOn = signal(false);

/** @param {{bots: {id: string}[]}} props */
export function PlayOn({ bots }) {
  if (!playOn.value) return null;
  return html`<${Drawer} title=${say("replay.play-on")} close=${() => (playOn.value = false)}><${Form} bots=${bots} /><//>`;
}

function Form({ bots }) {
  const bot = data.opponent;
  const [seats, change] = useState(() => course.value.names.map((_, at) => (at ? { who: "bot", bot } : { who: "me" })));
  const [problem, complain] = useState("");
  const send = async (event) => {
    event.preventDefault();
    try {
      const made = await post(`/api/replays/${data.id}/play-on`, { at: move.value, seats, take_back: true });
      location.assign(made.table.url);
    } catch (error) {
      complain(error.message);
    }
  };
  return html`<form onSubmit=${send}>
    <p>${say("replay.from", { move: move.value })}</p>
    <div role="alert">${problem && html`<p class="problem">${problem}</p>`}</div>
    <${Seats} seats=${seats} bots=${bots} change=${change} />
    <p class="row"><button type="submit" class="strong">${say("new.open")}</button></p>
  </form>`;
}
