/** Seen: a view as it arrives, whole or as what changed since another one, made whole. */

import { changed, read } from "../board/picture.js";
import { patched } from "../lib/patched.js";

/** @import { SentView, View } from "../lib/types.js" */
/** @import { Changes } from "../lib/patched.js" */

/**
 * @param {SentView} view
 * @param {View | null | undefined} before what its changes refer to
 * @returns {View}
 */
export function seen(view, before) {
  const { board, changed: told, ...rest } = view;
  if (!told) return { ...rest, picture: read(board ?? "") };
  if (!before) throw new Error("changes of nothing");
  return {
    ...rest,
    picture: changed(before.picture, told.definitions, told.board),
    panels: renewed(before.panels, told.panels),
    things: renewed(before.things, told.things),
  };
}

/**
 * @template {{id: string}} T
 * @param {T[]} entries
 * @param {Changes<T>} told
 */
function renewed(entries, told) {
  return [...patched(new Map(entries.map((each) => [each.id, each])), told).values()];
}
