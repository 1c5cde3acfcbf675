/** Theme: light or dark, by the system's wish until somebody chooses. */

import { computed, effect, signal } from "./html.js";
import { keep, kept } from "./kept.js";

const system = matchMedia("(prefers-color-scheme: dark)");
const wished = signal(system.matches ? "dark" : "light");
const chosen = signal(kept("theme"));

/** The theme in use: "light" or "dark". */
export const theme = computed(() => chosen.value ?? wished.value);

system.addEventListener("change", () => (wished.value = system.matches ? "dark" : "light"));
effect(() => void (document.documentElement.dataset.theme = theme.value));

/** Choose the other one. */
export function flip() {
  chosen.value = theme.value === "dark" ? "light" : "dark";
  keep("theme", chosen.value);
}
