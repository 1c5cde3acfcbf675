/** Page: its data, and the way to put a component into it. */

import { html, render } from "./html.js";
import { Patterns } from "./seats.js";
import "./shell.js";

/** @import { Shown } from "./html.js" */
/** @import { PageData } from "./types.js" */

/** What the server says about this page: to everybody, and to this reader now. @type {PageData} */
export const data = { ...told("data"), ...told("own") };

/** @param {string} id */
function told(id) {
  return JSON.parse(document.getElementById(id)?.textContent || "{}");
}

/**
 * Put a component into the page, and perhaps one into the line above it.
 * @param {(props: any) => Shown} Component
 * @param {() => Shown} [Above]
 */
export function show(Component, Above) {
  const main = document.getElementById("main");
  if (!main) return;
  main.replaceChildren();
  const here = document.getElementById("here");
  if (Above && here) render(html`<${Above} />`, here);
  render(html`<${Patterns} /><${Component} ...${data} />`, main);
}
