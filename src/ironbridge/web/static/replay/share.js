/** Share: the address of a replay, at the move that is shown. */

import { Copied } from "../lib/copied.js";
import { Drawer } from "../lib/drawer.js";
import { html, signal } from "../lib/html.js";
import { say } from "../lib/words.js";
import { course, move } from "./course.js";

export const share = signal(false);

export function Share() {
  if (!share.value || !course.value) return null;
  const address = new URL(`${course.value.replay}#${move.value}`, location.href).href;
  return html`<${Drawer} title=${say("replay.share")} close=${() => (share.value = false)}>
    <p>${say("replay.shared", { move: move.value })}</p>
    <${Copied} text=${address} label=${say("replay.share")} />
  <//>`;
}
