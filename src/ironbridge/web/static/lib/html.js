/** Html: the few names of Preact, htm and signals that we use, in one place. */

import htm from "../vendor/htm.js";
import { h } from "../vendor/preact.js";

/** @typedef {import("../vendor/htm.js").Happening} Happening */
/** @typedef {import("../vendor/preact.js").Shown} Shown */

export { useEffect, useLayoutEffect, useRef, useState } from "../vendor/hooks.js";
export { render } from "../vendor/preact.js";
export { batch, computed, effect, signal } from "../vendor/signals.js";

export const html = htm.bind(h);
