/** Log: what happened, in words, move by move. */

import { html, useLayoutEffect, useRef } from "../lib/html.js";
import { Badge } from "../lib/seats.js";
import { say } from "../lib/words.js";

/**
 * @param {{entries: import("./types.js").Entry[], here?: number, point?: (move: number | null) => void,
 *   go?: (move: number) => void}} props
 */
export function Log({ entries, here, point, go }) {
  const list = useRef(null);
  useLayoutEffect(() => follow(list.current, here), [entries.length, here]);
  const told = entries.filter((entry) => entry.lines.length);
  return html`<ol class="log" ref=${list} tabindex="0" aria-label=${say("log.label")}>
    ${told.map((entry) => html`<${Entry} key=${entry.move} entry=${entry} here=${entry.move === here} point=${point} go=${go} />`)}
    ${!told.length && html`<li class="faint">${say("log.empty")}</li>`}
  </ol>`;
}

/** The newest entry, or the one that is looked at, is seen. */
function follow(list, here) {
  const wanted = here === undefined ? list.lastElementChild : list.querySelector(".here");
  if (!wanted) return;
  const { offsetTop: top, offsetHeight: height } = wanted;
  if (here === undefined) list.scrollTop = list.scrollHeight;
  else if (top < list.scrollTop || top + height > list.scrollTop + list.clientHeight) {
    list.scrollTop = top - list.clientHeight / 2;
  }
}

function Entry({ entry, here, point, go }) {
  const seat = entry.seat !== null && entry.seat >= 0;
  const lines = entry.lines.map((line, at) => html`<span key=${at} class="line">${line}</span>`);
  return html`<li class=${here ? "here" : ""} onPointerEnter=${() => point?.(entry.move)} onPointerLeave=${() => point?.(null)}>
    <span class="who">${seat && html`<${Badge} seat=${entry.seat} />`}</span>
    ${go
      ? html`<button type="button" class="told" aria-current=${here ? "step" : undefined} onClick=${() => go(entry.move)}>${lines}</button>`
      : html`<span class="told">${lines}</span>`}
  </li>`;
}
