// Card: a card as text, in the reader's own letters.

/** @typedef {import("./words.js").Say} Say */

/**
 * @param {Say} say
 * @param {string} card
 */
export function cardText(say, card) {
  if (card === "BJ" || card === "RJ") return say(`rank-${card}`);
  return say("card-short", { rank: say(`rank-${card[0]}`), suit: say(`suit-symbol-${card[1]}`) });
}
