/** Keys: Enter sends, Esc goes back, digits choose, wherever the focus is. */

import { stop } from "./again.js";
import { closeBubble } from "./bubble.js";
import * as draft from "./draft.js";
import { openLegend } from "./legend.js";
import { openRules } from "./rulebook.js";
import { state } from "./store.js";

const TYPING = "input, textarea, select, dialog";
const PRESSED = "button, a, [role=button]";

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || within(event.target, TYPING)) return;
  if (does(event)) event.preventDefault();
});

/**
 * @param {EventTarget | null} target
 * @param {string} selector
 */
function within(target, selector) {
  return target instanceof Element && target.closest(selector) !== null;
}

/** @param {KeyboardEvent} event */
function does(event) {
  if (event.key === "Escape") return stop() || closeBubble() || draft.stepBack();
  if (event.key === "Enter") return !within(event.target, PRESSED) && confirm();
  if (event.key === "u") return back();
  if (event.key === "?") return opened(openLegend);
  if (event.key === "r") return opened(openRules);
  if (/^[1-9]$/.test(event.key)) return pick(Number(event.key) - 1);
  return false;
}

function confirm() {
  if (!draft.complete.value) return false;
  draft.play();
  return true;
}

function back() {
  if (!state.value?.back?.may || draft.answers.value.length) return false;
  draft.takeBack();
  return true;
}

/** @param {() => void} open */
function opened(open) {
  open();
  return true;
}

/** @param {number} at */
function pick(at) {
  const option = draft.options.value[at];
  if (!option) return false;
  draft.choose(option.number);
  return true;
}
