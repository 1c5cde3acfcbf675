/** Thoughts: what a bot would have done where the replay stands, move by move once it is asked. */

import { get, wordsOf } from "../lib/api.js";
import { effect, html, signal } from "../lib/html.js";
import { data } from "../lib/page.js";
import { Badge } from "../lib/seats.js";
import { lang, say } from "../lib/words.js";
import { course, move } from "./course.js";

/** @import { Thoughts as Considered, Plan } from "../lib/types.js" */

const PATIENCE = 250; // milliseconds that a position is shown before the bot is asked

/** Does the bot think along? */
const along = signal(false);
const thoughts = signal(/** @type {Considered | null} */ (null));
/** @type {Map<number, Promise<Considered>>} */
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
  const asked = known.get(at) ?? get(`/api/replays/${data.id}/thoughts/${at}`);
  known.set(at, asked);
  try {
    const found = await asked;
    if (at === move.peek()) thoughts.value = found;
  } catch (error) {
    known.delete(at);
    if (at === move.peek()) thoughts.value = { move: at, problem: wordsOf(error) };
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
  return html`<ol>${(found.plans ?? []).map((plan, at) => html`<${OnePlan} key=${at} plan=${plan} />`)}</ol>`;
}

/** @param {{plan: Plan}} props */
function OnePlan({ plan }) {
  const tried = plan.visits ? say("replay.tried", { count: plan.visits }) : say("replay.judged");
  return html`<li>
    <p class="moves">${plan.text}${plan.played && html` <b class="played">${say("replay.played")}</b>`}</p>
    <p class="expected"><span class="faint">${tried}</span>${plan.expected.map(
      (value, seat) => html`<span key=${seat}>
      <${Badge} seat=${seat} label=${course.value?.names[seat]} /> ${points.format(value)}
    </span>`,
    )}</p>
  </li>`;
}
