// Address: a place in a match as a link names it: #deal-2-turn-17, or ?deal=2&turn=17.

/** @typedef {{deal: number, turn: number}} Place turn 0: the cards are dealt, nothing is played */

/**
 * @param {{hash: string, search: string}} address
 * @returns {Place}
 */
export function placeIn({ hash, search }) {
  const [, deal, turn] = /^#deal-(\d{1,6})(?:-turn-(\d{1,6}))?$/.exec(hash) ?? [];
  const asked = new URLSearchParams(search);
  const whole = (/** @type {string | null | undefined} */ text) => (/^\d{1,6}$/.test(text ?? "") ? Number(text) : 0);
  return deal ? { deal: Number(deal), turn: whole(turn) } : { deal: whole(asked.get("deal")) || 1, turn: whole(asked.get("turn")) };
}

/** Whether a link names a place at all. @param {{hash: string, search: string}} address */
export const namesPlace = ({ hash, search }) => hash.startsWith("#deal-") || new URLSearchParams(search).has("deal");

/** @param {Place} place */
export const written = ({ deal, turn }) => `#deal-${deal}-turn-${turn}`;
