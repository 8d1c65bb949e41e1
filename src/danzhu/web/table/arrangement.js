// Arrangement: the order of the hand, the reader's own groups, and the plays that the server took the rest apart into.
// A group of the reader's own is never touched but by the reader.

import { grouped, sameCards } from "./cards.js";

/** @typedef {import("./cards.js").Held} Held */
/** @typedef {"rank" | "suit" | "combination"} By */
/**
 * @typedef {object} Arrangement
 * @property {By} by
 * @property {readonly (readonly string[])[]} groups ids, the reader's own
 * @property {readonly (readonly string[])[]} plan ids, as the server arranged them when it was asked last
 */

/** @type {readonly By[]} */
const ORDERS = ["rank", "suit", "combination"];

/** @type {Arrangement} */
export const PLAIN = { by: "rank", groups: [], plan: [] };

/** The order after this one. @param {By} by @returns {By} */
export const following = (by) => ORDERS[(ORDERS.indexOf(by) + 1) % ORDERS.length] ?? "rank";

/**
 * Whether a hand by combination is not as it was arranged any more: a play has lost some of its cards and not all, or a
 * card has come.
 * @param {readonly Held[]} hand
 * @param {Arrangement} arrangement
 */
export function isStale(hand, { by, groups, plan }) {
  if (by !== "combination") return false;
  const known = new Set([...groups, ...plan].flat());
  const here = new Set(hand.map(({ id }) => id));
  const torn = plan.some((group) => group.some((id) => here.has(id)) && !group.every((id) => here.has(id)));
  return torn || hand.some(({ id }) => !known.has(id));
}

/**
 * The hand in rows: the reader's groups, then the plan's where it is by combination, then the rest.
 * @param {readonly Held[]} hand already sorted
 * @param {Arrangement} arrangement
 */
export const rowsOf = (hand, { by, groups, plan }) => grouped(hand, by === "combination" ? [...groups, ...plan] : groups);

/**
 * The cards that belong to no group of the reader's own: what may be taken apart.
 * @param {readonly Held[]} hand
 * @param {Arrangement} arrangement
 */
export function loose(hand, { groups }) {
  const locked = new Set(groups.flat());
  return hand.filter(({ id }) => !locked.has(id));
}

/**
 * The server's groups as ids. Of two copies it does not matter which.
 * @param {readonly {cards: readonly string[]}[]} groups
 * @param {readonly Held[]} hand the cards that were taken apart
 */
export function planOf(groups, hand) {
  const left = [...hand];
  return groups.map(({ cards }) =>
    cards.flatMap((card) => {
      const at = left.findIndex((each) => each.card === card);
      return at < 0 ? [] : left.splice(at, 1).map(({ id }) => id);
    }),
  );
}

/**
 * Make these cards a group of their own; a group that they are already is dissolved, and no cards at all dissolve every
 * group.
 * @param {Arrangement} arrangement
 * @param {readonly string[]} ids
 * @returns {Arrangement}
 */
export function withGroup(arrangement, ids) {
  if (!ids.length) return { ...arrangement, groups: [] };
  const others = arrangement.groups.map((group) => group.filter((id) => !ids.includes(id))).filter((group) => group.length);
  const known = arrangement.groups.some((group) => sameCards(group, ids));
  return { ...arrangement, groups: known ? others : [[...ids], ...others] };
}
