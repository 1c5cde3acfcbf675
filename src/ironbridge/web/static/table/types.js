/**
 * Types: the messages of docs/protocol.md, for editors and checkers.
 *
 * @typedef {{number: number, phrase: string, text: string, places: string[]}} Option
 * @typedef {{kind: string, seat: number, text: string}} Question
 * @typedef {{symbol?: string, text?: string, faint?: boolean, seat?: number}} Mark
 * @typedef {{label: string, marks?: Mark[], empty?: string}} Row
 * @typedef {{id: string, title: string, says?: string, seat?: number, active?: boolean,
 *   marks?: Mark[], badges?: Mark[], rows?: Row[]}} Panel
 * @typedef {{id: string, says: string, owner: number | null, own?: boolean}} Thing
 * @typedef {{move: number, seat: number | null, notation: string, lines: string[]}} Entry
 * @typedef {{title: string, subtitle: string, width: number, height: number, board: string,
 *   board_says: string, asks: string, panels: Panel[], things: Thing[], scores: (number | null)[],
 *   winners: number[], log: {from: number, entries: Entry[]}}} View
 * @typedef {{seat: number, name: string | null, who: string, bot: string | null, yours: boolean,
 *   here: boolean, invitation: string | null}} Seat
 * @typedef {{id: string, url: string, replay: string | null, game: string, name: string,
 *   settings: {name: string, value: unknown, words: string}[], status: string, public: boolean,
 *   take_back: boolean, seeded: boolean, host: boolean, turn: number | null, moves: number,
 *   seq: number, created: number, changed: number, result: number[] | null,
 *   winners: number[] | null, seats: Seat[]}} Table
 * @typedef {{seq: number, table: Table, you: number[], eyes: number | null, turn: number | null,
 *   thinking: number | null, trouble: object | null, moves: number, view: View | null, question: Question | null,
 *   options: Option[], back: {may: boolean, why: string | null}}} State
 * @typedef {{complete: boolean, answers: Option[], question: Question | null, options: Option[],
 *   view: View | null, would: string[], move: string}} Asked
 * @typedef {{rule: string, reason: string, text: string,
 *   clause: {id: string, heading: string, text: string, link: string} | null}} Refusal
 */

export {};
