// Signals: what happened that everyone should notice, read off two views of a deal, one after the other.

/** @typedef {Record<string, any>} View */
/** @typedef {"pig" | "goat" | "transformer" | "threat" | "averted" | "slam" | "bomb" | "straight_flush" | "joker_bomb"} Kind */
/** @typedef {{kind: Kind, seat: number, shown: boolean, card?: string}} Signal `shown`: words of its own, since no play tells it */

/** The cards whose falling is told (Z4.3, Z4.4). @type {Record<string, Kind>} */
const FALLING = { QS: "pig", JD: "goat", TC: "transformer" };

/** @param {View | null | undefined} before @param {View | null | undefined} after @returns {Signal[]} */
export function signalsOf(before, after) {
  if (!before?.play || !after?.play || before.deal !== after.deal) return [];
  return after.play.game === "guandan" ? bombs(before.play, after.play) : fallen(before.play, after.play);
}

/** @param {View} before @param {View} after @returns {Signal[]} */
function fallen(before, after) {
  /** @type {Signal[]} */
  const found = [];
  after.taken.forEach((/** @type {string[]} */ cards, /** @type {number} */ seat) => {
    for (const card of cards) {
      const kind = FALLING[card];
      if (kind && !before.taken[seat].includes(card)) found.push({ kind, seat, card, shown: true });
    }
  });
  const [was] = before.slam_threat;
  const [is] = after.slam_threat;
  if (is !== undefined && was === undefined) found.push({ kind: "threat", seat: is, shown: true });
  const [made] = after.slam;
  if (made !== undefined && before.slam[0] === undefined) found.push({ kind: "slam", seat: made, shown: true });
  if (is === undefined && was !== undefined) found.push({ kind: "averted", seat: was, shown: true });
  return found;
}

/** @param {View} before @param {View} after @returns {Signal[]} */
function bombs(before, after) {
  const play = lastPlay(after);
  const known = lastPlay(before);
  if (!play || (known && play.seat === known.seat && play.cards.join() === known.cards.join())) return [];
  const kind = play.reading.split("-")[0];
  return ["bomb", "straight_flush", "joker_bomb"].includes(kind) ? [{ kind, seat: play.seat, shown: false }] : [];
}

/** The last play that was no pass. @param {View} play */
function lastPlay({ trick, last_trick }) {
  const turns = trick.length ? trick : last_trick;
  return turns.findLast((/** @type {View} */ turn) => turn.cards.length);
}
