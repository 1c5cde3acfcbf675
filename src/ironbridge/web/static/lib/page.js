/** Page: its data, and the way to put a component into it. */

import { html, render } from "./html.js";
import { Patterns } from "./seats.js";
import "./shell.js";

/** What the server says about this page. */
export const data = JSON.parse(document.getElementById("data")?.textContent ?? "null");

/**
 * Put a component into the page.
 * @param {Function} Component
 */
export function show(Component) {
  const main = document.getElementById("main");
  if (!main) return;
  main.replaceChildren();
  render(html`<${Patterns} /><${Component} ...${data ?? {}} />`, main);
}
