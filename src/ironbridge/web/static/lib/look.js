/** Look: the colours and patterns that pictures have, the same everywhere. */

import { file } from "./files.js";

/** @typedef {{colour: string, hatch: string, weight: number, pattern: string, badge: string}} SeatLook */

/** @type {{themes: Record<string, Record<string, string>>, seats: SeatLook[], goods: Record<string, string>}} */
export const look = await (await fetch(file("look.json"))).json();

/**
 * @param {number} seat
 * @returns {SeatLook}
 */
export function seatLook(seat) {
  return look.seats[seat % look.seats.length];
}
