/** Thoughts: what a bot would have done where the replay stands, move by move once it is asked. */

import { get } from "../lib/api.js";
import { effect, html, signal } from "../lib/html.js";
import { data } from "../lib/page.js";
import { Badge } from "../lib/seats.js";
import { lang, say } from "../lib/words.js";
import { course, move } from "./course.js";

const PATIENCE = 250; // milliseconds that a position is shown before the bot is asked

/** Does the bot think along? */
const along = signal(false);
/** @type {import("../lib/html.js").Signal<{move: number, choice?: boolean, plans?: any[], problem?: string} | null>} */
const thoughts = signal(null);
const known = new Map();
const points = new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export function thinkAlong() {
  along.value = !along.value;
}

effect(() => {
  const at = move.value;
  if (!along.value || !course.value) return undefined;
  const timer = setTimeout(() => consider(at), PATIENCE);
  return () => clearTimeout(timer);
});

/** Show what the bot thinks, unless another position is looked at by then. @param {number} at */
async function consider(at) {
  if (!known.has(at)) known.set(at, get(`/api/replays/${data.id}/thoughts/${at}`));
  try {
    const found = await known.get(at);
    if (at === move.peek()) thoughts.value = found;
  } catch (error) {
    known.delete(at);
    if (at === move.peek()) thoughts.value = { move: at, problem: error.message };
  }
}

export function Thoughts() {
  return html`<section class="thoughts" aria-label=${say("replay.thoughts")}>
    <button type="button" aria-pressed=${along.value} title=${say("replay.think-key")} onClick=${thinkAlong}>${say("replay.think")}</button>
    <div aria-live="polite">${along.value && html`<${Told} />`}</div>
  </section>`;
}

function Told() {
  const found = thoughts.value;
  if (found?.move !== move.value) return html`<p class="faint">${say("replay.thinking")}</p>`;
  if (found.problem) return html`<p class="problem">${found.problem}</p>`;
  if (!found.choice) return html`<p class="faint">${say("replay.no-choice")}</p>`;
  return html`<ol>${found.plans.map((plan, at) => html`<${Plan} key=${at} plan=${plan} />`)}</ol>`;
}

function Plan({ plan }) {
  const tried = plan.visits ? say("replay.tried", { count: plan.visits }) : say("replay.judged");
  return html`<li>
    <p class="moves">${plan.moves.join(say("replay.then"))}${plan.played && html`<b class="played">${say("replay.played")}</b>`}</p>
    <p class="expected"><span class="faint">${tried}</span>${plan.expected.map((value, seat) => html`<span key=${seat}>
      <${Badge} seat=${seat} label=${course.value.names[seat]} /> ${points.format(value)}
    </span>`)}</p>
  </li>`;
}
