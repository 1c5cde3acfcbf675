/** Shell: what every page has above its content: the switches of language and theme. */

import { flip, theme } from "./theme.js";
import { effect } from "./html.js";
import { say } from "./words.js";

const button = document.querySelector("[data-switch=theme]");
button?.addEventListener("click", flip);
effect(() => {
  const label = say(`theme.to-${theme.value === "dark" ? "light" : "dark"}`);
  for (const name of ["aria-label", "title"]) button?.setAttribute(name, label);
});

// The server cannot know what stands behind the # of an address.
for (const link of document.querySelectorAll("a[hreflang]")) {
  link.addEventListener("click", () => link.setAttribute("href", keepHash(link.getAttribute("href") ?? "")));
}

/** @param {string} href */
function keepHash(href) {
  return href.split("#")[0] + location.hash;
}
