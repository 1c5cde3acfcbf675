/** Html: the few names of Preact, htm and signals that we use, in one place, with their types. */

import { h } from "../vendor/preact.js";
import htm from "../vendor/htm.js";
import * as signals from "../vendor/signals.js";

/**
 * @template T
 * @typedef {{value: T, peek: () => T}} Signal
 */

export const html = htm.bind(h);
export { render } from "../vendor/preact.js";
export { useEffect, useLayoutEffect, useRef, useState } from "../vendor/hooks.js";
export { batch, effect } from "../vendor/signals.js";

/** @type {<T>(first: T) => Signal<T>} */
export const signal = /** @type {any} */ (signals.signal);
/** @type {<T>(make: () => T) => Signal<T>} */
export const computed = /** @type {any} */ (signals.computed);
