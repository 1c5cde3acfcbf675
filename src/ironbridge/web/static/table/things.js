/** Things: the board in words, for those who read or hear it; each tells why it cannot be chosen. */

import { html } from "../lib/html.js";
import { Badge } from "../lib/seats.js";
import { say } from "../lib/words.js";
import { lit, view } from "./draft.js";
import { pointAtThing } from "./pointing.js";

/** @import { Point } from "../lib/types.js" */
/** @import { Happening } from "../lib/html.js" */

/** @param {{choose: (id: string, point: Point, byKey: boolean) => void}} props */
export function Things({ choose }) {
  if (!view.value) return null;
  const { things, panels } = view.value;
  const nameOf = (/** @type {number} */ seat) => panels.find((panel) => panel.seat === seat)?.title ?? "";
  const dark = things.filter((thing) => !lit.value.has(thing.id));
  const groups = {
    lit: things.filter((thing) => lit.value.has(thing.id)),
    own: dark.filter((thing) => thing.strip),
    rest: dark.filter((thing) => !thing.strip),
  };
  return html`<div class="things">
    ${Object.entries(groups).map(
      ([group, found]) =>
        found.length > 0 &&
        html`<section key=${group}>
      <h2>${say(`things.${group}`)}</h2>
      <ul>${found.map(
        (thing) => html`<li key=${thing.id}>
        <button type="button" class=${lit.value.has(thing.id) ? "lit" : ""}
          onClick=${(event) => choose(thing.id, pointOf(event), true)}
          onPointerEnter=${() => pointAtThing(thing.id, null)} onPointerLeave=${() => pointAtThing(null, null)}
          onFocus=${() => pointAtThing(thing.id, null)} onBlur=${() => pointAtThing(null, null)}>
          ${thing.owner !== null && html`<${Badge} seat=${thing.owner} label=${nameOf(thing.owner)} /> `}${thing.says}
        </button>
      </li>`,
      )}</ul>
    </section>`,
    )}
  </div>`;
}

/** @param {Happening} event */
function pointOf(event) {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  return { x: left, y: top };
}
