/** Changes: what differs between two views of a table. */

/** @import { Panel, Thing, View } from "../lib/types.js" */

/** @typedef {{panel: string, place: number, from: number, by: number, at: number}} Float a figure of a panel that changed */

/**
 * The ids of pieces that look otherwise, and figures that grew or shrank.
 * @param {View} before
 * @param {View} after
 */
export function changes(before, after) {
  return { ids: changedThings(before, after), figures: changedFigures(before, after) };
}

/**
 * The pieces that were laid or look otherwise. A thing's spoken name tells all that it shows: if it differs, the thing does.
 * @param {View} before
 * @param {View} after
 */
function changedThings(before, after) {
  const known = new Map(before.things.map((thing) => [thing.id, thing]));
  const differs = (/** @type {Thing} */ thing) => {
    const old = known.get(thing.id);
    return !old || old.says !== thing.says || old.owner !== thing.owner;
  };
  return after.things.filter((thing) => thing.laid && differs(thing)).map((thing) => thing.id);
}

/**
 * @param {View} before
 * @param {View} after
 * @returns {Float[]}
 */
function changedFigures(before, after) {
  const at = Date.now();
  return after.panels.flatMap((panel) => {
    const old = before.panels.find((other) => other.id === panel.id);
    return old ? figures(panel, old).map((figure) => ({ ...figure, panel: panel.id, at })) : [];
  });
}

/**
 * @param {Panel} panel
 * @param {Panel} old
 */
function figures(panel, old) {
  return (panel.marks ?? []).flatMap((mark, place) => {
    const was = old.marks?.[place];
    const from = toNumber(was?.text);
    const by = toNumber(mark.text) - from;
    return was?.symbol === mark.symbol && by ? [{ place, from, by }] : [];
  });
}

/** @param {string | undefined} text with the true minus of typography */
function toNumber(text) {
  return Number((text ?? "").replace("−", "-") || NaN);
}
