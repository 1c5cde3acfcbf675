/** Viewer: board, slider, log and curve of a replay. */

import { Board, Glass } from "../board/board.js";
import { Strips } from "../board/strips.js";
import { Ending, ending } from "../lib/ending.js";
import { KnownFigures, OwnFigures } from "../lib/figures.js";
import { html, signal } from "../lib/html.js";
import { Icon } from "../lib/icons.js";
import { data } from "../lib/page.js";
import { say } from "../lib/words.js";
import { changes } from "../table/changes.js";
import { Log } from "../table/log.js";
import { Panels } from "../table/panels.js";
import { Shelves } from "../table/shelves.js";
import { side, Tabs } from "../table/sides.js";
import { count, course, eyes, go, move, position, problem } from "./course.js";
import { Curve } from "./curve.js";
import { signOf, Verdict } from "./found.js";
import { exercise, Learn, press } from "./learn.js";
import { PlayOn, playOn } from "./playon.js";
import { lower, Review } from "./review.js";
import { Share, share } from "./share.js";
import { Thoughts, thinkAlong } from "./thoughts.js";

/** @import { Shown } from "../lib/html.js" */
/** @import { Bot, View } from "../lib/types.js" */
/** @import { Position } from "./course.js" */

/** Nothing is to be chosen. @type {Set<string>} */
const NOTHING = new Set();
const narrow = matchMedia("(max-width: 999px)");
const isNarrow = signal(narrow.matches);
narrow.addEventListener("change", () => (isNarrow.value = narrow.matches));
side.value = "course";

/** @param {{bots: Bot[]}} props */
export function Viewer({ bots }) {
  if (problem.value && !position.value) return html`<p class="plain problem">${problem.value}</p>`;
  if (!course.value || !position.value) return html`<p class="plain faint">${say("loading")}</p>`;
  const { width, height } = position.value.view;
  return html`<div class="table replay" style=${{ "--aspect": width / height }}>
    <div class="middle flat"><${Picture} position=${position.value} />${!isNarrow.value && html`<${Held} />`}<${Steps} /></div>
    ${isNarrow.value ? html`<${Sheet} />` : html`<${Column} />`}
    <${PlayOn} bots=${bots} />
    <${Share} />
    <${Ending} id=${data.id} />
    <${Shelves} panels=${position.value.view.panels} />
  </div>`;
}

/** The line above: the game, and what can be done with it. */
export function Bar() {
  if (!course.value || !position.value) return null;
  const { name } = course.value;
  return html`
    <div class="names"><h1>${name}</h1><p>${position.value.view.subtitle}</p></div>
    ${!isNarrow.value && html`<${Glass} />`}
    <a class="button bare" href=${course.value.record} title=${say("replay.download")} download><${Icon} id="down" /><span>${say("replay.download")}</span></a>
    <button type="button" class="bare" title=${say("replay.share")} onClick=${() => (share.value = true)}><${Icon} id="copy" /><span>${say("replay.share")}</span></button>
    <button type="button" class="strong" title=${say("replay.play-on")} disabled=${move.value >= count.value && course.value.over} onClick=${() => (playOn.value = true)}>
      <${Icon} id="play" /><span>${say("replay.play-on")}</span>
    </button>
  `;
}

/**
 * What is shown, and the position before it, where that is one move less.
 * @type {{view: View | null, now: View, move: number} | null}
 */
let before = null;

/** @param {{position: Position}} props */
function Picture({ position: { view, move: at } }) {
  if (exercise.value?.view) return html`<${Tried} view=${exercise.value.view} />`;
  if (before?.move !== at) before = { view: before?.move === at - 1 ? before.now : null, now: view, move: at };
  const changed = before.view ? changes(before.view, view).ids : [];
  const seat = course.value?.log[at]?.seat ?? -1;
  const marks = { chosen: [], pointed: [], trail: new Map(changed.map((id) => [id, seat])), refused: null };
  return html`<${Board} picture=${view.picture} things=${view.things} width=${view.width} height=${view.height}
    label=${view.board_says} marks=${marks} stepBack=${false} lit=${NOTHING} glass=${isNarrow.value} />`;
}

/** What lies before the one by whose eyes we see: a hand, a mat. */
function Held() {
  const tried = exercise.value?.view;
  const view = tried ?? position.value?.view;
  if (!view) return null;
  const chosen = (exercise.value?.asked?.answers ?? []).map((answer) => answer.places);
  const marks = { chosen, pointed: [], trail: new Map(), refused: null, ghost: exercise.value?.asked?.ghost ?? null };
  return html`<${Strips} view=${view} flat=${!isNarrow.value} marks=${marks} quiet=${!tried} choose=${press} />`;
}

/** The position of an exercise, with what was composed so far. @param {{view: View}} props */
function Tried({ view }) {
  const asked = exercise.value?.asked;
  const chosen = (asked?.answers ?? []).map((answer) => answer.places);
  const marks = { chosen, pointed: [], trail: new Map(), refused: null, ghost: asked?.ghost ?? null };
  return html`<${Board} picture=${view.picture} things=${view.things} width=${view.width} height=${view.height}
    label=${view.board_says} marks=${marks} stepBack=${!asked?.complete} glass=${isNarrow.value} choose=${press} />`;
}

/** The slider and its buttons; the move that led here, in words. */
function Steps() {
  /**
   * @param {string} icon
   * @param {string} label
   * @param {number} to
   */
  const button = (icon, label, to) => html`<button type="button" aria-label=${say(label)} title=${say(label)}
    disabled=${to < 0 || to > count.value} onClick=${() => go(to)}><${Icon} id=${icon} /></button>`;
  const at = move.value;
  return html`<div class="steps">
    ${button("first", "replay.first", at ? 0 : -1)}
    ${button("previous", "replay.previous", at - 1)}
    <input type="range" min="0" max=${count.value} value=${at} aria-label=${say("replay.slider")}
      aria-valuetext=${say("replay.at", { move: at, count: count.value })} onInput=${(event) => go(Number(event.target.value))} />
    ${button("next", "replay.next", at + 1)}
    ${button("last", "replay.last", at < count.value ? count.value : -1)}
    <span class="at">${say("replay.at", { move: at, count: count.value })}</span>
  </div>`;
}

function Told() {
  if (exercise.value) return html`<${Learn} />`;
  const entry = course.value?.log[move.value];
  return html`<section class="question told-now" aria-live="polite">
    ${problem.value && html`<p class="problem">${problem.value}</p>`}
    <h2>${entry?.lines[0] ?? say("replay.beginning")}</h2>
    ${(entry?.lines ?? []).slice(1).map((line, at) => html`<p key=${at}>${line}</p>`)}
    <${Verdict} />
    ${course.value?.over && move.value === count.value && html`<p class="row"><button type="button" class="strong" onClick=${() => (ending.value = true)}>${say("over.sheet")}</button></p>`}
    <${OwnFigures} figures=${course.value?.figures ?? null} />
    <${KnownFigures} known=${course.value?.known ?? null} />
    <${Eyes} />
  </section>`;
}

/** Whose eyes we see with. */
function Eyes() {
  return html`<label class="eyes"><span>${say("replay.eyes")}</span>
    <select value=${eyes.value} onChange=${(event) => (eyes.value = event.target.value)}>
      <option value="">${say("replay.asked")}</option>
      ${(course.value?.names ?? []).map((name, seat) => html`<option key=${seat} value=${String(seat)}>${name}</option>`)}
    </select>
  </label>`;
}

const Looked = () => html`<${Curve} /><${Review} />`;
const Seats = () => html`<${Panels} panels=${position.value?.view.panels ?? []} />`;
const History = () => html`<${Log} entries=${course.value?.log ?? []} here=${move.value} go=${go} sign=${signOf} />`;

/** Below the seats: what happened, or what a review has found of it. */
function Lower() {
  const choice = (/** @type {string} */ name) => html`<button type="button" aria-pressed=${lower.value === name}
    onClick=${() => (lower.value = name)}>${say(`tabs.${name}`)}</button>`;
  return html`<div class="lower">
    <div class="tabs small" role="group" aria-label=${say("tabs.label")}>${choice("log")}${choice("review")}</div>
    ${lower.value === "log" ? html`<${History} />` : html`<${Review} />`}
  </div>`;
}

function Column() {
  return html`<aside class="column">
    <${Told} />
    ${!exercise.value && html`<${Thoughts} /><${Curve} />`}
    <${Seats} />
    ${!exercise.value && html`<${Lower} />`}
  </aside>`;
}

function Sheet() {
  /** @type {Record<string, () => Shown>} */
  const hand = position.value?.view.strips.length ? { hand: Held } : {};
  /** @type {Record<string, () => Shown>} */
  const shown = { course: Told, ...hand, thoughts: Thoughts, review: Looked, seats: Seats, log: History };
  const Shown = shown[side.value];
  return html`<aside class="sheet">
    <div class="sheet-body" key=${side.value}><${Shown} /></div>
    <${Tabs} sides=${Object.keys(shown)} />
  </aside>`;
}

/** Does the focus stand where arrows mean something else? @param {EventTarget | null} target */
function elsewhere(target) {
  return target instanceof Element && target.closest("input, select, textarea, dialog, .frame");
}

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || elsewhere(event.target)) return;
  if (event.key === "t") thinkAlong();
  /** @type {Record<string, number>} */
  const steps = {
    ArrowLeft: move.value - 1,
    ArrowRight: move.value + 1,
    PageUp: move.value - 10,
    PageDown: move.value + 10,
    Home: 0,
    End: count.value,
  };
  if (!(event.key in steps)) return;
  go(steps[event.key]);
  event.preventDefault();
});
