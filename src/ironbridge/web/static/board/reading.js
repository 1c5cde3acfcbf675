/** Reading: in which order a board is read aloud. Towns hold their spaces, links come after what they connect. */

/** @import { Thing } from "../lib/types.js" */

/** @typedef {Map<string, Element>} Spoken the element of each thing that has its name and role */

/**
 * A drawing lies in the order of its layers; what owns what tells another one.
 * @param {SVGSVGElement} svg
 * @param {Thing[]} things
 */
export function arrange(svg, things) {
  const spoken = named(svg);
  const parts = Map.groupBy(things, ({ within }) => (mayHold(spoken, within) ? within : null));
  for (const [holder, held] of parts) {
    if (holder) own(/** @type {Element} */ (spoken.get(holder)), spoken, held);
  }
  svg.setAttribute("aria-owns", ids(spoken, parts.get(null) ?? []));
}

/** Give everything with a name an id. A lit thing's name is on its handle, which comes after it. @param {Element} svg */
function named(svg) {
  /** @type {Spoken} */
  const spoken = new Map();
  for (const element of svg.querySelectorAll("[data-id][role]"))
    spoken.set(element.getAttribute("data-id") ?? "", element);
  for (const [id, element] of spoken) element.id = `board:${id}`;
  return spoken;
}

/**
 * A button cannot hold anything.
 * @param {Spoken} spoken
 * @param {string | null} id
 */
function mayHold(spoken, id) {
  const found = spoken.get(id ?? "");
  return found !== undefined && found.getAttribute("role") !== "button";
}

/**
 * @param {Element} holder
 * @param {Spoken} spoken
 * @param {Thing[]} held
 */
function own(holder, spoken, held) {
  holder.setAttribute("role", "group");
  holder.setAttribute("aria-owns", ids(spoken, held));
  for (const drawn of holder.children) drawn.setAttribute("aria-hidden", "true");
}

/**
 * @param {Spoken} spoken
 * @param {Thing[]} things
 */
function ids(spoken, things) {
  return things.flatMap(({ id }) => spoken.get(id)?.id ?? []).join(" ");
}
