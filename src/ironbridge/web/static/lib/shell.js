/** Shell: what every page has above its content: the switches of language and theme. */

import { effect } from "./html.js";
import { flip, theme } from "./theme.js";
import { say } from "./words.js";

const button = document.querySelector("[data-switch=theme]");
button?.addEventListener("click", flip);
effect(() => {
  const label = say(`theme.to-${theme.value === "dark" ? "light" : "dark"}`);
  for (const name of ["aria-label", "title"]) button?.setAttribute(name, label);
});

// The server knows neither what stands behind the # of an address nor, here, what it was asked for.
for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("a[hreflang]"))) {
  const point = () => link.setAttribute("href", thisPageIn(link.hreflang));
  point();
  link.addEventListener("click", point);
}

/** @param {string} lang */
function thisPageIn(lang) {
  const address = new URL(location.href);
  address.searchParams.set("lang", lang);
  return address.href;
}
