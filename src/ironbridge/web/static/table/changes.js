/** Changes: what differs between two views of a table. */

/**
 * The ids of things that look otherwise, and figures that grew or shrank.
 * @param {import("./types.js").View} before
 * @param {import("./types.js").View} after
 */
export function changes(before, after) {
  return { ids: changedThings(before, after), figures: changedFigures(before, after) };
}

/** A thing's spoken name tells all that it shows: if it differs, the thing does. */
function changedThings(before, after) {
  const known = new Map(before.things.map((thing) => [thing.id, thing]));
  const differs = (thing) => {
    const old = known.get(thing.id);
    return !old || old.says !== thing.says || old.owner !== thing.owner;
  };
  return after.things.filter((thing) => !thing.own && differs(thing)).map((thing) => thing.id);
}

function changedFigures(before, after) {
  const at = Date.now();
  return after.panels.flatMap((panel) => {
    const old = before.panels.find((other) => other.id === panel.id);
    return old ? figures(panel, old).map((figure) => ({ ...figure, panel: panel.id, at })) : [];
  });
}

function figures(panel, old) {
  return (panel.marks ?? []).flatMap((mark, place) => {
    const was = old.marks?.[place];
    const by = toNumber(mark.text) - toNumber(was?.text);
    return was?.symbol === mark.symbol && by ? [{ place, by }] : [];
  });
}

/** @param {string | undefined} text with the true minus of typography */
function toNumber(text) {
  return Number((text ?? "").replace("−", "-") || NaN);
}
