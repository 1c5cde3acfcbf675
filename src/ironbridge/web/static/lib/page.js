/** Page: its data, and the way to put a component into it. */

import { html, render } from "./html.js";
import { Patterns } from "./seats.js";
import "./shell.js";

/** What the server says about this page. */
export const data = JSON.parse(document.getElementById("data")?.textContent ?? "null");

/**
 * Put a component into the page, and perhaps one into the line above it.
 * @param {Function} Component
 * @param {Function} [Above]
 */
export function show(Component, Above) {
  const main = document.getElementById("main");
  if (!main) return;
  main.replaceChildren();
  const here = document.getElementById("here");
  if (Above && here) render(html`<${Above} />`, here);
  render(html`<${Patterns} /><${Component} ...${data ?? {}} />`, main);
}
