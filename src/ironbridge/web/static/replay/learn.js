/** Learn: a move that lost points, to be found better: composed here, tried, compared with the best. */

import { post, wordsOf } from "../lib/api.js";
import { effect, html, signal } from "../lib/html.js";
import { data } from "../lib/page.js";
import { Badge } from "../lib/seats.js";
import { theme } from "../lib/theme.js";
import { say } from "../lib/words.js";
import { seen } from "../table/seen.js";
import { side } from "../table/sides.js";
import { eyes, go, move } from "./course.js";
import { mistakes, Sign } from "./found.js";
import { playOn } from "./playon.js";

/** @import { Attempted, Option, ReviewRow, SentAsked, View } from "../lib/types.js" */

/**
 * @typedef {{row: ReviewRow, asked: SentAsked | null, view: View | null, told: Attempted | null,
 *   shown: boolean, trying: boolean, problem: string}} Exercise
 */

export const exercise = signal(/** @type {Exercise | null} */ (null));

/** Look at a move before it was made, and find a better one. @param {ReviewRow} row */
export function learn(row) {
  exercise.value = { row, asked: null, view: null, told: null, shown: false, trying: false, problem: "" };
  eyes.value = String(row.seat);
  side.value = "course";
  go(row.move - 1);
  extend([]);
}

export function leave() {
  const now = exercise.value;
  exercise.value = null;
  eyes.value = "";
  if (now) go(now.row.move);
}

// Whoever goes to another move has left it.
effect(() => {
  const at = move.value;
  const now = exercise.peek();
  if (now && at !== now.row.move - 1) exercise.value = null;
});

/** @param {Partial<Exercise>} news */
function change(news) {
  if (exercise.value) exercise.value = { ...exercise.value, ...news };
}

/** Ask what comes after these answers. @param {number[]} answers */
async function extend(answers) {
  const now = exercise.value;
  if (!now) return;
  try {
    const sent = { answers, seat: now.row.seat, board: theme.peek() };
    const asked = await post(`/api/replays/${data.id}/ask/${now.row.move - 1}`, sent);
    if (exercise.value?.row !== now.row) return;
    change({ asked, view: asked.view && seen(asked.view, null), told: null, problem: "" });
  } catch (error) {
    change({ problem: wordsOf(error) });
  }
}

const given = () => (exercise.value?.asked?.answers ?? []).map((answer) => answer.number);

/** @param {Option} option */
const choose = (option) => extend([...given(), option.number]);

/** A place of the board was pressed. @param {string} id */
export function press(id) {
  const there = (exercise.value?.asked?.options ?? []).filter((option) => option.places.includes(id));
  if (there.length) choose(there[0]);
}

/** Have the move tried in the same worlds as the best one. */
async function attempt() {
  const now = exercise.value;
  if (!now) return;
  change({ trying: true, problem: "" });
  try {
    const told = await post(`/api/replays/${data.id}/attempt/${now.row.move - 1}`, { answers: given() });
    if (exercise.value?.row === now.row) change({ told, trying: false });
  } catch (error) {
    change({ trying: false, problem: wordsOf(error) });
  }
}

/** The exercise beside the board. */
export function Learn() {
  const now = exercise.value;
  if (!now) return null;
  const { row, asked, told, shown, problem } = now;
  const next = mistakes.value.find((other) => other.move > row.move);
  return html`<section class="question learn" aria-label=${say("learn.title")}>
    <h2 tabindex="-1"><${Badge} seat=${row.seat} /> ${say("learn.title")}</h2>
    <p class="faint"><${Sign} row=${row} /> ${say("learn.played", { played: row.played })}</p>
    <${Answers} />
    <div role="alert">${problem && html`<p class="problem">${problem}</p>`}</div>
    ${asked && !asked.complete && html`<${Options} asked=${asked} />`}
    ${asked?.complete && html`<${Whole} now=${now} />`}
    <div aria-live="polite">
      ${told && html`<p class="verdict"><b>${say(told.mark === "fine" ? "learn.well" : "learn.not-yet")}</b> ${told.text}</p>`}
      ${shown && html`<p class="verdict">${say("learn.best", { best: row.best })}</p>`}
    </div>
    <p class="row">
      <button type="button" disabled=${shown} onClick=${() => change({ shown: true })}>${say("learn.show")}</button>
      ${(told || shown) && html`<button type="button" onClick=${() => (playOn.value = true)}>${say("replay.play-on")}</button>`}
      ${next && html`<button type="button" class=${told || shown ? "strong" : ""} onClick=${() => learn(next)}>${say("learn.next")}</button>`}
      <button type="button" onClick=${leave}>${say("learn.leave")}</button>
    </p>
  </section>`;
}

/** What was chosen so far, with the way back to each. */
function Answers() {
  const answers = exercise.value?.asked?.answers ?? [];
  if (!answers.length) return null;
  return html`<ol class="answers" aria-label=${say("question.so-far")}>${answers.map(
    ({ text }, at) =>
      html`<li key=${at}><button type="button" onClick=${() => extend(given().slice(0, at))}>${text}</button></li>`,
  )}</ol>`;
}

/** @param {{asked: SentAsked}} props */
function Options({ asked: { question, options } }) {
  return html`<p>${question?.text}</p>
    <ul class="options">${options.map(
      (option) =>
        html`<li key=${option.number}><button type="button" onClick=${() => choose(option)}>${option.text}</button></li>`,
    )}</ul>`;
}

/** The whole move: what it would bring, and the button that has it tried. @param {{now: Exercise}} props */
function Whole({ now: { asked, told, trying } }) {
  return html`<ul class="would">${(asked?.would ?? []).map((line) => html`<li key=${line}>${line}</li>`)}</ul>
    <p class="row">
      ${!told && html`<button type="button" class="strong" disabled=${trying} onClick=${attempt}>${say(trying ? "learn.trying" : "learn.try")}</button>`}
      <button type="button" onClick=${() => extend([])}>${say("learn.again")}</button>
    </p>`;
}
