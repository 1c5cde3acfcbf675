/** Api: questions to the server over HTTP. */

import { lang, say } from "./words.js";

/** @import { Got, Posted, Refusal } from "./types.js" */

/** What went wrong, in words for people. */
export class Trouble extends Error {
  /**
   * @param {string} code
   * @param {string} message
   * @param {Refusal | null} refusal
   */
  constructor(code, message, refusal = null) {
    super(message);
    this.code = code;
    this.refusal = refusal;
  }
}

/**
 * @template {string} P
 * @param {P} path
 * @returns {Promise<Got<P>>}
 */
export function get(path) {
  return answer(spoken(path), {});
}

/**
 * @template {string} P
 * @param {P} path
 * @param {object} body
 * @returns {Promise<Posted<P>>}
 */
export function post(path, body) {
  const headers = { "Content-Type": "application/json" };
  return answer(spoken(path), { method: "POST", headers, body: JSON.stringify(body) });
}

/**
 * @template {string} P
 * @param {P} path
 * @param {string} text
 * @returns {Promise<Posted<P>>}
 */
export function postText(path, text) {
  const headers = { "Content-Type": "text/plain; charset=utf-8" };
  return answer(spoken(path), { method: "POST", headers, body: text });
}

/** What to tell people of something that went wrong. @param {unknown} error */
export function wordsOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/** @param {string} path */
function spoken(path) {
  return `${path}${path.includes("?") ? "&" : "?"}lang=${lang}`;
}

/**
 * @param {string} path
 * @param {RequestInit} request
 * @returns {Promise<any>}
 */
async function answer(path, request) {
  const response = await fetch(path, request).catch(() => null);
  if (!response) throw new Trouble("offline", say("trouble.offline"));
  const data = await response.json().catch(() => null);
  if (response.ok) return data;
  const error = data?.error ?? { code: "trouble", message: say("trouble.server") };
  throw new Trouble(error.code, error.message, error.refusal);
}
