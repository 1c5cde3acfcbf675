/** Forms: what is printed on one component, figure by figure, beside what we have. */

import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { current, entered, proof, put } from "./store.js";

/** @import { Component as Group, Enterable } from "../lib/types.js" */
/** @import { Happening } from "../lib/html.js" */

/** @typedef {{figure: Enterable, value: any, label: string, wrong: boolean}} Input what is entered for a figure; undefined for nothing */

/** A component with its figures. @param {Group<Enterable>} props */
export function Component({ path, entry, section, note, figures }) {
  const look = () => void (current.value = path);
  return html`<fieldset class="component" onFocusIn=${look} onPointerEnter=${look}>
    <legend>${entry}${entry !== section && html` <span class="faint">${section}</span>`}</legend>
    ${note && html`<p class="note">${note}</p>`}
    ${figures.map((figure) => html`<${Field} key=${figure.path} figure=${figure} />`)}
  </fieldset>`;
}

/** @param {{figure: Enterable}} props */
function Field({ figure }) {
  const { path } = figure;
  const value = entered(path);
  const label = `${figure.entry}, ${figure.field}`;
  const wrong = proof.value.problem !== null && proof.value.path === path;
  const Typed = INPUTS[figure.form];
  const [does, then] = value === undefined ? ["confirm", figure.value] : ["leave", undefined];
  return html`<div class=${`entry ${value === undefined ? "" : "own"}`}>
    <span>${figure.field}</span>
    <${Typed} figure=${figure} value=${value} label=${label} wrong=${wrong} />
    <span class="ours faint">${say("workshop.ours", { value: figure.text })}</span>
    <button type="button" onClick=${() => put(path, then)} aria-label=${say(`workshop.${does}-what`, { figure: label })}>${say(`workshop.${does}`)}</button>
    ${wrong && html`<p class="problem" role="alert">${proof.value.problem}</p>`}
  </div>`;
}

const INPUTS = { number: Amount, numbers: Amounts, choice: OneWord, choices: Words, yes: Yes };

/** What is no number is sent as it is: the server says what is wrong with it. @param {string} text */
function number(text) {
  return /^-?\d+$/.test(text.trim()) ? Number(text) : text.trim();
}

/** @param {Input} props */
function Amount({ figure, value, label, wrong }) {
  const type = (/** @type {Happening} */ { target }) =>
    put(figure.path, target.value === "" ? undefined : number(target.value));
  return html`<input type="text" inputmode="numeric" aria-label=${label} aria-invalid=${wrong} placeholder=${figure.text}
    value=${value ?? ""} onInput=${type} />`;
}

/** @param {Input} props */
function Amounts({ figure, value, label, wrong }) {
  const type = (/** @type {Happening} */ { target }) => {
    const parts = target.value.split(/[\s,;]+/).filter(Boolean);
    put(figure.path, parts.length ? parts.map(number) : undefined);
  };
  return html`<input type="text" aria-label=${label} aria-invalid=${wrong} placeholder=${figure.text}
    value=${Array.isArray(value) ? value.join(", ") : (value ?? "")} onChange=${type} />`;
}

/** @param {Input} props */
function OneWord({ figure, value, label, wrong }) {
  const choose = (/** @type {Happening} */ { target }) => put(figure.path, target.value || undefined);
  return html`<select aria-label=${label} aria-invalid=${wrong} value=${value ?? ""} onChange=${choose}>
    <option value="">–</option>
    ${figure.options.map((option) => html`<option key=${option.value} value=${option.value}>${option.words}</option>`)}
  </select>`;
}

/** @param {Input} props */
function Yes({ figure, value, label, wrong }) {
  const choose = (/** @type {Happening} */ { target }) =>
    put(figure.path, target.value === "" ? undefined : target.value === "true");
  return html`<select aria-label=${label} aria-invalid=${wrong} value=${value === undefined ? "" : String(value)} onChange=${choose}>
    <option value="">–</option><option value="true">${say("workshop.yes")}</option><option value="false">${say("workshop.no")}</option>
  </select>`;
}

/** Several words, each once or more often: those that are there, and one more. @param {Input} props */
function Words({ figure, value, label, wrong }) {
  const words = Object.fromEntries(figure.options.map((option) => [option.value, option.words]));
  /** @type {string[]} */
  const chosen = Array.isArray(value) ? value : [];
  const without = (/** @type {number} */ at) => put(figure.path, chosen.toSpliced(at, 1));
  const add = (/** @type {Happening} */ { target }) => {
    if (target.value) put(figure.path, target.value === "-" ? [] : [...chosen, target.value]);
    target.value = "";
  };
  return html`<span class="chips" role="group" aria-label=${label}>
    ${chosen.map(
      (each, at) => html`<button key=${at} type="button" class="chip" onClick=${() => without(at)}
      aria-label=${say("workshop.without", { word: words[each] ?? each })}>${words[each] ?? each} ×</button>`,
    )}
    ${value && !chosen.length && html`<span>${say("workshop.nothing")}</span>`}
    <select aria-label=${say("workshop.add-to", { figure: label })} aria-invalid=${wrong} onChange=${add} value="">
      <option value="">${say("workshop.add")}</option>
      ${!value && html`<option value="-">${say("workshop.nothing")}</option>`}
      ${figure.options.map((option) => html`<option key=${option.value} value=${option.value}>${option.words}</option>`)}
    </select>
  </span>`;
}
