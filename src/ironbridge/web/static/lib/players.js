/** Players: how few and how many may play. */

/** @param {number[]} players all numbers of players, the least first */
export function range(players) {
  return [Math.min(...players), Math.max(...players)];
}
