/** Review: the whole game looked into in the background: how far it is, and what was found. */

import { get, post, wordsOf } from "../lib/api.js";
import { effect, html, signal } from "../lib/html.js";
import { data } from "../lib/page.js";
import { Badge } from "../lib/seats.js";
import { lang, say } from "../lib/words.js";
import { course, go, move } from "./course.js";
import { found, LOST, mistakes, SIGNS, whose } from "./found.js";
import { learn } from "./learn.js";

/** @import { ReviewState, Reviewed } from "../lib/types.js" */

const PATIENCE = 1500; // milliseconds between two looks at how far it is
const points = new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const state = signal(/** @type {ReviewState | null} */ (null));
const trouble = signal("");
const path = /** @type {const} */ (`/api/replays/${data.id}/review`);

/** What stands below the seats: the log, or the review once there is one. */
export const lower = signal("log");

/** @param {Promise<ReviewState>} asked */
async function hear(asked) {
  try {
    state.value = await asked;
    trouble.value = "";
    if (state.value.state !== "none") lower.value = "review";
    if (state.value.state === "done" && !found.value)
      found.value = await get(/** @type {const} */ (`/api/replays/${data.id}/review/found`));
  } catch (error) {
    trouble.value = wordsOf(error);
  }
}

// As long as it goes on, it is looked after.
effect(() => {
  if (state.value?.state !== "running") return undefined;
  const timer = setTimeout(() => hear(get(path)), PATIENCE);
  return () => clearTimeout(timer);
});

if (data.id) hear(get(path));

/** The marked move before or after the one that is shown. @param {number} way */
function step(way) {
  const moves = mistakes.value.map((row) => row.move);
  const wanted = way > 0 ? moves.find((each) => each > move.value) : moves.findLast((each) => each < move.value);
  if (wanted !== undefined) go(wanted);
}

export function Review() {
  return html`<section class="review" aria-label=${say("review.title")}>
    <div role="alert">${trouble.value && html`<p class="problem">${trouble.value}</p>`}</div>
    <${Progress} />
    ${found.value && html`<${Summary} found=${found.value} />`}
  </section>`;
}

/** How far it is, and what can be done about it. */
function Progress() {
  const now = state.value;
  if (!now || now.state === "done") return null;
  const begin = (/** @type {string} */ words) =>
    html`<button type="button" onClick=${() => hear(post(path, {}))}>${say(words)}</button>`;
  if (now.state === "none")
    return html`<p class="row">${begin("review.begin")}</p><p class="faint">${say("review.lead")}</p>`;
  const far = say("review.far", { done: now.done, total: now.total });
  if (now.state === "stopped")
    return html`<p class="row">${begin("review.go-on")} <span class="faint">${far}</span></p>`;
  return html`<p class="row">
    <progress max=${now.total || 1} value=${now.done} aria-label=${say("review.title")}></progress>
    <span class="faint" role="status">${now.total ? far : say("review.begins")}${left(now)}</span>
    ${now.yours && html`<button type="button" onClick=${() => hear(post(`${path}/stop`, {}))}>${say("review.stop")}</button>`}
  </p>`;
}

/** @param {ReviewState} now */
function left({ left: seconds }) {
  return seconds === null ? "" : ` · ${say("review.left", { count: Math.max(1, Math.round(seconds / 60)) })}`;
}

/** @param {{found: Reviewed}} props */
function Summary({ found: { rows, losses } }) {
  const names = course.value?.names ?? [];
  const count = (/** @type {number} */ seat, /** @type {string} */ mark) =>
    rows.filter((row) => row.seat === seat && row.mark === mark).length;
  return html`
    <div class="wide-table" tabindex="0" role="group" aria-label=${say("review.losses")}><table>
      <thead><tr><th scope="col">${say("review.lost")}</th>
        ${["beginning", "middle", "end"].map((phase) => html`<th key=${phase} scope="col">${say(`review.${phase}`)}</th>`)}
        ${LOST.map((mark) => html`<th key=${mark} scope="col"><abbr title=${say(`review.${mark}`)}>${SIGNS[mark]}</abbr></th>`)}</tr></thead>
      <tbody>${losses.map(
        ({ seat, phases }) => html`<tr key=${seat}>
        <th scope="row"><${Badge} seat=${seat} /> ${names[seat]}</th>
        ${phases.map((lost, at) => html`<td key=${at}>${points.format(lost)}</td>`)}
        ${LOST.map((mark) => html`<td key=${mark}>${count(seat, mark)}</td>`)}
      </tr>`,
      )}</tbody>
    </table></div>
    <${Mistakes} names=${names} />
  `;
}

/** From one marked move to the next, and the same to be found better oneself. @param {{names: string[]}} props */
function Mistakes({ names }) {
  const all = mistakes.value;
  return html`
    <label class="eyes"><span>${say("review.whose")}</span>
      <select value=${whose.value} onChange=${(event) => (whose.value = event.target.value)}>
        <option value="">${say("review.all")}</option>
        ${names.map((name, seat) => html`<option key=${seat} value=${String(seat)}>${name}</option>`)}
      </select>
    </label>
    ${!all.length && html`<p class="faint">${say("review.nothing")}</p>`}
    ${
      all.length > 0 &&
      html`<p class="row">
      <button type="button" disabled=${all[0].move >= move.value} onClick=${() => step(-1)}>${say("review.before")}</button>
      <button type="button" disabled=${all[all.length - 1].move <= move.value} onClick=${() => step(1)}>${say("review.next")}</button>
      <button type="button" class="strong" onClick=${() => learn(all.find((row) => row.move >= move.value) ?? all[0])}>${say("review.learn")}</button>
    </p>`
    }
  `;
}
