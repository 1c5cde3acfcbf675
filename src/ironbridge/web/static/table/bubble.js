/** Bubble: words beside a place: what it is, what could be chosen there, or why it cannot be. */

import { html, useEffect, useLayoutEffect, useRef } from "../lib/html.js";
import { Icon } from "../lib/icons.js";
import { say } from "../lib/words.js";
import { beginWith } from "./aiming.js";
import { choose, refused } from "./draft.js";
import { menu, pointAt, tip } from "./pointing.js";
import { openRules } from "./rulebook.js";

/** @import { Option, Point, Refusal } from "../lib/types.js" */
/** @import { Shown } from "../lib/html.js" */
/** @import { Said } from "./pointing.js" */

const AWAY = 14; // pixels between a place and its bubble

/** Close what is open; false if nothing was. */
export function closeBubble() {
  const open = menu.value || refused.value;
  menu.value = null;
  refused.value = null;
  return Boolean(open);
}

export function Bubble() {
  if (refused.value) return html`<${Refused} ...${refused.value} />`;
  if (menu.value) return html`<${Menu} ...${menu.value} />`;
  if (tip.value?.texts.length) return html`<${Tip} ...${tip.value} />`;
  return null;
}

/**
 * Something near a point that stays on the screen.
 * @param {{point: Point, kind: string, children: Shown, [attribute: string]: unknown}} props
 */
function Near({ point, kind, children, ...rest }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (box.current) place(box.current, point);
  });
  return html`<div class=${`bubble ${kind}`} ref=${box} ...${rest}>${children}</div>`;
}

/**
 * @param {HTMLElement} element
 * @param {Point} point
 */
function place(element, point) {
  const { offsetWidth: w, offsetHeight: h } = element;
  const left = point.x + AWAY + w > innerWidth - 8 ? point.x - AWAY - w : point.x + AWAY;
  const top = point.y + AWAY + h > innerHeight - 8 ? point.y - AWAY - h : point.y + AWAY;
  element.style.left = `${Math.max(8, Math.min(left, innerWidth - w - 8))}px`;
  element.style.top = `${Math.max(8, Math.min(top, innerHeight - h - 8))}px`;
}

/** @param {Said} props */
function Tip({ point, title, texts, complete }) {
  const where = point ?? besideOption();
  if (!where) return null;
  return html`<${Near} point=${where} kind="tip" aria-hidden="true">
    ${title && html`<b>${title}</b>`}
    ${texts.map((text, at) => html`<p key=${at} class=${complete === false ? "faint" : ""}>${text}</p>`)}
  <//>`;
}

/** An option of the list is told of to its left, over the board. */
function besideOption() {
  const button = document.querySelector(".options button:hover, .options button:focus-visible");
  if (!button || innerWidth < 1000) return null;
  const { left, top } = button.getBoundingClientRect();
  return { x: left - 340, y: top - AWAY };
}

/** @param {{point: Point, options: Option[]}} props */
function Menu({ point, options }) {
  const first = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => first.current?.querySelector("button")?.focus(), [options]);
  const pick = (/** @type {Option} */ option) => {
    menu.value = null;
    choose(option.number);
  };
  return html`<${Near} point=${point} kind="menu" role="group" aria-label=${say("question.here")}>
    <ul ref=${first}>
      ${options.map(
        (option) => html`<li key=${option.number}>
        <button type="button" onClick=${() => pick(option)} onPointerEnter=${() => pointAt(option)}
          onFocus=${() => pointAt(option)}>${option.text}</button>
      </li>`,
      )}
    </ul>
    <${Close} />
  <//>`;
}

/** @param {import("./draft.js").Refused} props */
function Refused({ place, point, title, refusals, anew }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => box.current?.querySelector("button")?.focus({ preventScroll: true }), [refusals]);
  return html`<${Near} point=${point} kind="refusal" role="alert">
    <div ref=${box}>
      ${title && html`<p class="about">${title}</p>`}
      ${refusals.map((refusal, at) => html`<${Reason} key=${at} refusal=${refusal} brief=${place === null} />`)}
      ${anew && html`<p><button type="button" onClick=${() => beginWith(place ?? "")}>${say("aim.anew")}</button></p>`}
      <${Close} />
    </div>
  <//>`;
}

/** Of several reasons the rule is only named. @param {{refusal: Refusal, brief: boolean}} props */
function Reason({ refusal, brief }) {
  const { text, clause, others } = refusal;
  return html`<div class="reason">
    <p><b>${text}</b></p>
    ${Boolean(others) && html`<p class="faint">${say("refusal.others", { count: others })}</p>`}
    ${
      clause &&
      html`${!brief && html`<p class="clause"><span class="faint">${named(clause)}</span> ${clause.text}</p>`}
      <p><button type="button" class="bare" onClick=${() => openRules(clause.id)}>
        <${Icon} id="book" /> ${brief ? named(clause) : say("refusal.read")}
      </button></p>`
    }
  </div>`;
}

/** @param {{id: string, heading: string}} clause */
function named({ id, heading }) {
  return `${id} · ${heading}`;
}

function Close() {
  return html`<button type="button" class="bare close" aria-label=${say("close")} onClick=${closeBubble}>
    <${Icon} id="close" />
  </button>`;
}
