/** Log: what happened, in words, move by move. */

import { html, useLayoutEffect, useRef } from "../lib/html.js";
import { Badge } from "../lib/seats.js";
import { say } from "../lib/words.js";

/** @import { Shown } from "../lib/html.js" */
/** @import { Entry } from "../lib/types.js" */

/**
 * `ours` is our last move: what follows it is marked as new.
 * @param {{entries: Entry[], here?: number, ours?: number, point?: (move: number | null) => void,
 *   go?: (move: number) => void, sign?: (move: number) => Shown}} props
 */
export function Log({ entries, here, ours = 0, point, go, sign }) {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const told = entries.filter((entry) => entry.lines.length);
  const fresh = ours ? told.find((entry) => entry.move > ours)?.move : undefined;
  useLayoutEffect(() => {
    if (here === undefined) return;
    const at = told.findLastIndex((entry) => entry.move <= here);
    frame.current?.querySelectorAll("li")[Math.max(0, at)]?.scrollIntoView({ block: "nearest" });
  }, [here]);
  return html`<div class="log" ref=${frame} tabindex="0" role="region" aria-label=${say("log.label")}>
    <ol>
      ${told.map(
        (entry) => html`<${Told} key=${entry.move} entry=${entry} here=${entry.move === here}
        fresh=${entry.move === fresh} point=${point} go=${go} sign=${sign} />`,
      )}
    </ol>
    ${!told.length && html`<p class="faint">${say("log.empty")}</p>`}
  </div>`;
}

const MOST_NEWS = 12;

/** What happened since our last move, for those who hear the page: only what comes in is read. @param {{entries: Entry[], ours: number}} props */
export function News({ entries, ours }) {
  const fresh = entries.filter(({ move, lines }) => move > ours && lines.length).slice(-MOST_NEWS);
  return html`<div class="spoken" role="log">${fresh.map(({ move, lines }) => html`<p key=${move}>${lines.join(" ")}</p>`)}</div>`;
}

/**
 * @param {{entry: Entry, here: boolean, fresh: boolean, point?: (move: number | null) => void, go?: (move: number) => void, sign?: (move: number) => Shown}} props
 */
function Told({ entry, here, fresh, point, go, sign }) {
  const seat = entry.seat !== null && entry.seat >= 0;
  const lines = entry.lines.map(
    (line, at) => html`<span key=${at} class=${entry.deeds.includes(at) ? "line deed" : "line"}>${line}</span>`,
  );
  return html`<li class=${here ? "here" : ""} onPointerEnter=${() => point?.(entry.move)} onPointerLeave=${() => point?.(null)}>
    ${entry.heading && html`<h3>${entry.heading}</h3>`}
    ${fresh && html`<p class="fresh">${say("log.since")}</p>`}
    <span class="who">${seat && html`<${Badge} seat=${entry.seat} />`}${sign?.(entry.move)}</span>
    ${
      go
        ? html`<button type="button" class="told" aria-current=${here ? "step" : undefined} onClick=${() => go(entry.move)}>${lines}</button>`
        : html`<span class="told">${lines}</span>`
    }
  </li>`;
}
