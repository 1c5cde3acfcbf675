/** Notices: what went wrong, told once where the question stands. */

import { notice } from "./store.js";

/** @import { Trouble } from "../lib/api.js" */

/**
 * @param {Trouble} error
 * @returns {null}
 */
export function complain(error) {
  notice.value = { kind: error.code, text: error.refusal?.text ?? error.message };
  return null;
}

/** The server answers again: nothing is to be said of its silence any more. */
export function forgetLoss() {
  if (notice.peek()?.kind === "offline") notice.value = null;
}
