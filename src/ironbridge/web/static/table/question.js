/** Question: what is asked, in words, with its options as buttons; or what the table waits for. */

import { html, useEffect, useRef } from "../lib/html.js";
import { Icon } from "../lib/icons.js";
import { Badge } from "../lib/seats.js";
import { say } from "../lib/words.js";
import { whyOnly } from "./aiming.js";
import { details } from "./details.js";
import * as draft from "./draft.js";
import { Over } from "./over.js";
import { pointAt, thing } from "./pointing.js";
import { isMissed, isReplaced, Return } from "./seating.js";
import { log, notice, seatsHere, state, thinking, trouble } from "./store.js";
import { aim } from "./ways.js";

/** @import { Chip, Option, State, View } from "../lib/types.js" */
/** @import { Happening } from "../lib/html.js" */

const RECENT = 4; // moves
/** @type {Record<string, number>} */
const STEPS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The question, whatever it is. */
export function Question() {
  return html`<section class="question" aria-label=${say("question.label")}>
    <${Notice} />
    <${Content} />
  </section>`;
}

function Content() {
  const now = state.value;
  if (!now?.view) return null;
  if (now.table.status === "over") return html`<${Over} now=${now} />`;
  if (draft.sending.value) return html`<${Heading} text=${say("question.sending")} />`;
  if (draft.complete.value) return html`<${Confirm} />`;
  if (draft.question.value) return html`<${Asked} question=${draft.question.value} />`;
  return html`<${Others} now=${now} />`;
}

/**
 * What is asked; the first thing that a new question brings before eyes, ears and keys.
 * @param {{text: string, seat?: number}} props
 */
function Heading({ text, seat }) {
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const lost = !document.activeElement || document.activeElement === document.body;
    if (lost) heading.current?.focus({ preventScroll: true });
  }, [text]);
  return html`<h2 ref=${heading} tabindex="-1" aria-live="polite">
    ${seat !== undefined && html`<${Badge} seat=${seat} /> `}${text}
  </h2>`;
}

/** @param {{question: import("../lib/types.js").Question}} props */
function Asked({ question }) {
  const { text, seat } = question;
  return html`
    <${Heading} text=${text} seat=${seat} />
    <${Answers} />
    <${Aim} />
    <${Options} />
    <${Foot} />
  `;
}

/** The line of the move, with the way back to each answer. */
function Answers() {
  const chips = draft.chips.value;
  if (!chips.length) return null;
  return html`<ol class="answers" aria-label=${say("question.so-far")}>
    ${chips.map((chip, at) => html`<li key=${at} class=${chip.foregone === undefined ? "" : "given"}><${OneAnswer} chip=${chip} at=${at} /></li>`)}
  </ol>`;
}

/** @param {{chip: Chip, at: number}} props */
function OneAnswer({ chip, at }) {
  const { text, after, foregone } = chip;
  const whyThis = say("question.why-only", { answer: text });
  const ask = (/** @type {Happening} */ event) => whyOnly(foregone ?? 0, cornerOf(event.currentTarget), whyThis);
  const isLast = after === draft.answers.value.length;
  return html`<button type="button" title=${say("question.change")} onClick=${isLast ? ask : () => draft.rewind(after)}>
      <span class="count">${at + 1}</span><span class="text">${text}</span>
    </button>
    ${foregone !== undefined && html`<${WhyOnly} label=${whyThis} ask=${ask} />`}`;
}

/** Of an answer that left no choice. @param {{label: string, ask: (event: Happening) => void}} props */
function WhyOnly({ label, ask }) {
  return html`<button type="button" class="why" aria-label=${label}
    title=${say("question.only")} onClick=${ask}>?</button>`;
}

/** @param {Element} element */
function cornerOf(element) {
  const { left, bottom } = element.getBoundingClientRect();
  return { x: left, y: bottom };
}

/** What the move is to be about, if somebody began with a thing. */
function Aim() {
  if (!aim.value) return null;
  return html`<p class="aim">
    <button type="button" title=${say("aim.off")} onClick=${() => (aim.value = null)}>
      <span>${say("aim.only", { thing: aim.value.says })}</span> <${Icon} id="close" />
    </button>
  </p>`;
}

function Options() {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const options = draft.options.value;
  const depth = draft.answers.value.length;
  useEffect(() => {
    if (depth && wasChosen()) list.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [options]);
  return html`<ul class="options" ref=${list} onKeyDown=${arrows}>
    ${options.map((option, at) => html`<${Choice} key=${`${depth}-${option.number}`} option=${option} at=${at} />`)}
  </ul>`;
}

/** Did the focus go away together with the button that was pressed? */
function wasChosen() {
  return !document.activeElement || document.activeElement === document.body;
}

/** @param {{option: Option, at: number}} props */
function Choice({ option, at }) {
  const here = option.places.includes(thing.value ?? "");
  const point = () => pointAt(option);
  const leave = () => pointAt(null);
  return html`<li>
    <button type="button" class=${here ? "pointed" : ""} data-place=${option.places[0]}
      onClick=${() => draft.choose(option.number)}
      onPointerEnter=${point} onPointerLeave=${leave} onFocus=${point} onBlur=${leave}>
      ${at < 9 && html`<span class="count" aria-hidden="true">${at + 1}</span>`}<span>${option.text}</span>
    </button>
  </li>`;
}

/** Up and down lead from option to option. @param {KeyboardEvent & {currentTarget: Element}} event */
function arrows(event) {
  const step = STEPS[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement)) + step;
  buttons[(at + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}

/** The whole move before it is sent: what it brings about. */
function Confirm() {
  const button = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const would = draft.asked.value?.would ?? [];
  return html`
    <${Heading} text=${say("question.sure")} />
    <${Answers} />
    ${
      would.length > 0 &&
      html`<ul class="would" aria-label=${say("question.would")}>
      ${would.map((line, at) => html`<li key=${at}>${line}</li>`)}
    </ul>`
    }
    <div class="row">
      <button type="button" class="strong" ref=${button} onClick=${draft.play}>
        ${say("question.play")} <kbd>${say("key.enter")}</kbd>
      </button>
      <button type="button" onClick=${draft.stepBack}>${say("question.back")} <kbd>${say("key.escape")}</kbd></button>
    </div>
  `;
}

function Foot() {
  const back = state.value?.back;
  const begun = draft.answers.value.length > 0;
  return html`<div class="row foot-row">
    ${
      begun &&
      html`<button type="button" onClick=${draft.stepBack}>
      ${say("question.back")} <kbd>${say("key.escape")}</kbd>
    </button>`
    }
    ${!begun && back?.may && html`<${TakeBack} />`}
  </div>`;
}

/** The way back over a move that was sent. */
function TakeBack() {
  return html`<button type="button" class="bare" onClick=${draft.takeBack}>
    <${Icon} id="back" /> ${say("question.take-back")}
  </button>`;
}

/** Somebody else is asked. @param {{now: State & {view: View}}} props */
function Others({ now }) {
  const { table, turn, you, view, back } = now;
  const replaced = table.seats.find((each) => isReplaced(table, each));
  const seat = seatsHere.value[turn ?? -1];
  const key = thinking.value === turn && turn !== null ? "thinks" : "waits";
  return html`
    ${seat && html`<${Heading} seat=${turn} text=${say(`question.${key}`, { name: view.panels.find((panel) => panel.seat === turn)?.title ?? seat.name })} />`}
    ${key === "waits" && view.asks && html`<p class="faint">${view.asks}</p>`}
    ${key === "thinks" && html`<div class="thinking" aria-hidden="true"></div>`}
    ${trouble.value && html`<p class="problem">${trouble.value.message}</p>`}
    ${replaced && html`<div class="return"><${Return} table=${table} seat=${replaced.seat} /> ${say("seat.bot-plays")}</div>`}
    ${!you.length && !replaced && html`<p class="faint">${say("question.looking-on")}</p>`}
    ${seat && isMissed(table, seat) && html`<p class="row"><button type="button" onClick=${() => (details.value = true)}>${say("seat.bot-for", { name: seat.name })}</button></p>`}
    ${back?.may && html`<div class="row foot-row"><${TakeBack} /></div>`}
    <${Recent} />
  `;
}

/** What happened last, where the log is behind a tab. */
function Recent() {
  const told = log.value
    .filter((entry) => entry.lines.length)
    .slice(-RECENT)
    .reverse();
  return html`<ul class="recent">
    ${told.map(
      (entry) => html`<li key=${entry.move}>
      ${entry.seat !== null && entry.seat >= 0 && html`<${Badge} seat=${entry.seat} />`}<span>${entry.lines.join(" ")}</span>
    </li>`,
    )}
  </ul>`;
}

function Notice() {
  const told = notice.value;
  return html`<div role="status">
    ${
      told &&
      html`<p class="problem">${told.text}
      <button type="button" class="bare" aria-label=${say("close")} onClick=${() => (notice.value = null)}>
        <${Icon} id="close" />
      </button>
    </p>`
    }
  </div>`;
}
