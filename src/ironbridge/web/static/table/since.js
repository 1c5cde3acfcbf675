/** Since: what others have done since we last moved, from the log: where, and with which cards. */

/** @import { Entry, Mark, Table, View } from "../lib/types.js" */

const NOBODY = -1; // whose doing the beginning is

/** @typedef {{ours: number, trail: Map<string, number>, cards: Map<number, Mark[]>}} Since our last move; the rest by seat */

/**
 * @param {Entry[]} log
 * @param {Table} table
 * @param {View} view
 * @returns {Since}
 */
export function sinceOurs(log, table, view) {
  const laid = new Set(view.things.filter((thing) => thing.laid).map(({ id }) => id));
  const ours = log.findLast(({ seat }) => isOurs(table, seat))?.move ?? 0;
  /** @type {Since} */
  const found = { ours, trail: new Map(), cards: new Map() };
  for (const entry of log) {
    const seat = entry.seat ?? NOBODY;
    if (!entry.did || entry.move <= ours || !counts(log, table, entry)) continue;
    for (const id of touched(entry)) if (laid.has(id)) found.trail.set(id, seat);
    if (entry.did.cards.length) found.cards.set(seat, entry.did.cards);
  }
  return found;
}

/** The things that a move laid or changed. @param {Entry} entry */
export function touched({ did }) {
  return did ? [...did.laid, ...did.changed] : [];
}

/**
 * Also while a bot plays for us.
 * @param {Table} table
 * @param {number | null} seat
 */
export function isOurs(table, seat) {
  return table.seats[seat ?? NOBODY]?.yours ?? false;
}

/**
 * Whoever only looks on sees what each seat did last.
 * @param {Entry[]} log
 * @param {Table} table
 * @param {Entry} entry
 */
function counts(log, table, { seat, move }) {
  const plays = table.seats.some(({ yours }) => yours);
  return plays || !log.some((other) => other.seat === seat && other.move > move);
}
