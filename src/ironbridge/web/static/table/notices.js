/** Notices: what went wrong, told once where the question stands. */

import { notice } from "./store.js";

/**
 * @param {{code: string, message: string, refusal: {text: string} | null}} error
 * @returns {null}
 */
export function complain(error) {
  notice.value = { kind: error.code, text: error.refusal?.text ?? error.message };
  return null;
}
