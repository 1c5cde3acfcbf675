/** Look: the colours and patterns that pictures have, the same everywhere. */

/** @typedef {{colour: string, hatch: string, weight: number, pattern: string, badge: string}} SeatLook */

/** @type {{themes: Record<string, Record<string, string>>, seats: SeatLook[], goods: Record<string, string>}} */
export const look = await (await fetch("/api/look")).json();

/**
 * @param {number} seat
 * @returns {SeatLook}
 */
export function seatLook(seat) {
  return look.seats[seat % look.seats.length];
}
