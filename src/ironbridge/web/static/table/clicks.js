/** Clicks: the second one of a double click does not answer what the first one has brought. */

import * as draft from "./draft.js";

let before = draft.given; // at the first click

addEventListener(
  "click",
  (event) => {
    if (event.detail <= 1) before = draft.given;
    else if (draft.given !== before) swallow(event);
  },
  true,
);

/** @param {Event} event */
function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}
