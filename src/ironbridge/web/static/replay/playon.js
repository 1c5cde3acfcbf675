/** Play on: a new table that goes on from the position shown. */

import { post, wordsOf } from "../lib/api.js";
import { Drawer } from "../lib/drawer.js";
import { html, signal, useState } from "../lib/html.js";
import { data } from "../lib/page.js";
import { say } from "../lib/words.js";
import { Seats } from "../new/seats.js";
import { course, move } from "./course.js";

/** @import { Bot } from "../lib/types.js" */

export const playOn = signal(false);

/** @param {{bots: Bot[]}} props */
export function PlayOn({ bots }) {
  if (!playOn.value || !course.value) return null;
  return html`<${Drawer} title=${say("replay.play-on")} close=${() => (playOn.value = false)}><${Form} names=${course.value.names} bots=${bots} /><//>`;
}

/** @param {{names: string[], bots: Bot[]}} props */
function Form({ names, bots }) {
  const bot = data.opponent;
  const [seats, change] = useState(() => names.map((_, at) => (at ? { who: "bot", bot } : { who: "me" })));
  const [problem, complain] = useState("");
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      const made = await post(`/api/replays/${data.id}/play-on`, { at: move.value, seats, take_back: true });
      location.assign(made.table.url);
    } catch (error) {
      complain(wordsOf(error));
    }
  };
  return html`<form onSubmit=${send}>
    <p>${say("replay.from", { move: move.value })}</p>
    <div role="alert">${problem && html`<p class="problem">${problem}</p>`}</div>
    <${Seats} seats=${seats} bots=${bots} change=${change} />
    <p class="row"><button type="submit" class="strong">${say("new.open")}</button></p>
  </form>`;
}
