// Cards: the two copies of a kind told apart for this page only, sorted as the reader likes.

/** @typedef {{id: string, card: string}} Held a card in hand; `id` is the kind and which copy of it: 5H.0, 5H.1 */

const SUITS = "SHCD";

/** The rank in a card's text: its first letter, or the whole of a joker. @param {string} card */
export const rankOf = (card) => (card === "BJ" || card === "RJ" ? card : card.slice(0, 1));

/** The suit in a card's text; none for a joker. @param {string} card */
export const suitOf = (card) => (card === "BJ" || card === "RJ" ? "" : card.slice(1));

/**
 * Every card that a hand may bring.
 * @param {string} game
 * @param {readonly string[]} ranks a joker is a rank and the whole card
 * @returns {Held[]}
 */
export function deck(game, ranks) {
  const kinds = ranks.flatMap((rank) => (rank.length > 1 ? [rank] : [...SUITS].map((suit) => rank + suit)));
  return held(game === "guandan" ? [...kinds, ...kinds] : kinds);
}

/**
 * Tell copies apart.
 * @param {readonly string[]} cards
 * @returns {Held[]}
 */
export const held = (cards) => heldAfter([], cards);

/**
 * The same for a hand that has changed: cards that are still there keep their ids, and of two copies the one that was
 * played goes, or else the later.
 * @param {readonly Held[]} before
 * @param {readonly string[]} cards
 * @param {ReadonlySet<string>} [spent] ids
 * @returns {Held[]}
 */
export function heldAfter(before, cards, spent = new Set()) {
  /** @type {Map<string, string[]>} */
  const known = new Map();
  const order = [...before.filter(({ id }) => !spent.has(id)), ...before.filter(({ id }) => spent.has(id))];
  for (const { id, card } of order) known.set(card, [...(known.get(card) ?? []), id]);
  /** @type {Map<string, number>} */
  const seen = new Map();
  return cards.map((card) => {
    const ids = known.get(card) ?? [];
    const at = seen.get(card) ?? 0;
    seen.set(card, at + 1);
    return { id: ids[at] ?? fresh(card, ids), card };
  });

  /** @param {string} card @param {string[]} ids */
  function fresh(card, ids) {
    let copy = 0;
    while (ids.includes(`${card}.${copy}`)) copy += 1;
    ids.push(`${card}.${copy}`);
    known.set(card, ids);
    return `${card}.${copy}`;
  }
}

/**
 * The hand in the order wished for: `rank` from the highest down, `suit` suit by suit.
 * @param {readonly Held[]} hand
 * @param {readonly string[]} order ranks, the highest first
 * @param {"rank" | "suit"} by
 */
export function sorted(hand, order, by) {
  const [ranks, suits] = by === "rank" ? [SUITS.length + 1, 1] : [1, order.length];
  const place = (/** @type {Held} */ { card }) => ranks * order.indexOf(rankOf(card)) + suits * SUITS.indexOf(suitOf(card));
  const places = new Map(hand.map((held) => [held, place(held)]));
  return [...hand].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0) || (a.id < b.id ? -1 : 1));
}

/**
 * Cards moved by the reader to the front as groups of their own, each group in the hand's order; groups of cards that
 * are gone shrink and vanish.
 * @param {readonly Held[]} hand already sorted
 * @param {readonly (readonly string[])[]} groups ids
 * @returns {Held[][]} the groups, then the rest of the hand
 */
export function grouped(hand, groups) {
  const left = new Set(hand.map(({ id }) => id));
  const found = [];
  for (const group of groups) {
    const ids = group.filter((id) => left.delete(id));
    if (ids.length) found.push(hand.filter(({ id }) => ids.includes(id)));
  }
  const rest = hand.filter(({ id }) => left.has(id));
  return rest.length || !found.length ? [...found, rest] : found;
}

/**
 * What is left of a selection in another hand.
 * @param {ReadonlySet<string>} selected
 * @param {readonly Held[]} hand
 */
export function stillHeld(selected, hand) {
  return new Set(hand.map(({ id }) => id).filter((id) => selected.has(id)));
}

/** The cards named in an action's text. @param {string} text */
export const cardsIn = (text) => text.replace(/=.*/, "").match(/BJ|RJ|[2-9TJQKA][SHDC]/g) ?? [];

/**
 * The ids of the cards that an action names; of two copies the first in the row.
 * @param {string} text
 * @param {readonly Held[]} hand
 */
export function idsOf(text, hand) {
  const ids = new Set();
  for (const card of cardsIn(text)) {
    const found = hand.find((each) => each.card === card && !ids.has(each.id));
    if (found) ids.add(found.id);
  }
  return /** @type {Set<string>} */ (ids);
}

/**
 * The ids that go when an action is done: of two copies the one that is lifted.
 * @param {string} text
 * @param {readonly Held[]} hand
 * @param {ReadonlySet<string>} selected
 */
export function idsSpent(text, hand, selected) {
  const lifted = (/** @type {Held} */ { id }) => (selected.has(id) ? 0 : 1);
  return idsOf(text, [...hand].sort((one, other) => lifted(one) - lifted(other)));
}

/** Whether two rows name the same cards, in any order. @param {readonly string[]} one @param {readonly string[]} other */
export const sameCards = (one, other) => [...one].sort().join() === [...other].sort().join();
