// Around: seats as the viewer sees them: me at the bottom, the next player to my right.

/** @typedef {"bottom" | "right" | "top" | "left"} Side */

/** @type {readonly Side[]} */
const SIDES = ["bottom", "right", "top", "left"];

/**
 * Where a seat is drawn at a table of four.
 * @param {number} seat
 * @param {number | null} you the viewer's seat; a spectator sees the table from seat 0
 * @returns {Side}
 */
export function sideOf(seat, you) {
  return /** @type {Side} */ (SIDES[(seat - (you ?? 0) + SIDES.length) % SIDES.length]);
}

/**
 * What each seat did last in a trick.
 * @param {readonly {seat: number}[]} turns
 */
export function lastTurns(turns) {
  /** @type {Map<number, any>} */
  const last = new Map();
  for (const turn of turns) last.set(turn.seat, turn);
  return last;
}
