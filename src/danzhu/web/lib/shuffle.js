// Shuffle: makes a deal of a record again from its key, in the reader's own browser. The format is in docs/wire.md.
// Cards, their order and Fisher and Yates's shuffle are no rule of a game: which pack was dealt is seen in the hands.

import { bytesOf, commitment, hexOf } from "./promise.js";
import { hmac, sha256 } from "./sha256.js";

/** @typedef {{match: string, options: string, commitment: string, key: string, salts: Record<string, string>}} Proof */
/** @typedef {{deal: number, hands: string[], shuffle: Proof | null}} Shown */
/** @typedef {{game: string, preset: string, options: Record<string, string>, rules: number, commitment: string | null, deals: Shown[]}} Record_ */

const RANKS = [..."23456789TJQKA"];
const SUITS = [..."SHDC"];
const PLAIN = RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit));
const JOKERS = ["BJ", "RJ"];

/** The numbers that a key and what people added decide. */
export class Stream {
  /** @param {Uint8Array} key @param {Record<string, string>} salts hexadecimal, by seat */
  constructor(key, salts) {
    const seats = Object.keys(salts).map(Number).sort((a, b) => a - b);
    this.key = key;
    this.added = seats.flatMap((seat) => [seat, ...bytesOf(salts[seat] ?? "")]);
    this.block = 0;
    /** @type {number[]} */
    this.words = [];
  }

  /** A number below `stop`, each as likely as the others. @param {number} stop */
  below(stop) {
    const fair = 2 ** 32 - (2 ** 32 % stop);
    for (;;) {
      const word = this.word();
      if (word < fair) return word % stop;
    }
  }

  word() {
    if (!this.words.length) {
      const number = new DataView(new ArrayBuffer(8));
      number.setUint32(4, this.block++);
      const digest = hmac(this.key, Uint8Array.from([...this.added, ...new Uint8Array(number.buffer)]));
      const view = new DataView(digest.buffer);
      for (let at = 0; at < digest.length; at += 4) this.words.push(view.getUint32(at));
    }
    return /** @type {number} */ (this.words.shift());
  }
}

/** The cards in a text. @param {string} text */
const cardsOf = (text) => text.match(/\S\S/g) ?? [];

/** Whole packs, in their fixed order, that hold as many cards as were dealt. @param {string[]} cards */
function packs(cards) {
  const one = cards.includes("RJ") ? [...PLAIN, ...JOKERS] : PLAIN;
  return Array.from({ length: cards.length / one.length }, () => one).flat();
}

/**
 * Shuffle and deal one by one around the table.
 * @param {Stream} stream
 * @param {readonly string[]} pack
 * @param {number} seats
 */
export function dealt(stream, pack, seats) {
  const order = [...pack];
  for (let last = order.length - 1; last > 0; last--) {
    const other = stream.below(last + 1);
    [order[last], order[other]] = [/** @type {string} */ (order[other]), /** @type {string} */ (order[last])];
  }
  return Array.from({ length: seats }, (_, seat) => order.filter((_card, at) => at % seats === seat));
}

/** What a promise says of the rules. @param {Record_} record */
export function optionsHash({ game, preset, options, rules }) {
  const sorted = Object.fromEntries(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)));
  return hexOf(sha256(new TextEncoder().encode(JSON.stringify({ game, options: sorted, preset, rules }))));
}

/**
 * What is wrong with each deal's shuffle, as a code; empty where all is as promised.
 * @param {Record_} record
 * @returns {string[]}
 */
export function check(record) {
  const options = optionsHash(record);
  /** @type {Set<string>} */
  const keys = new Set();
  return record.deals.map(({ deal, hands, shuffle }) => {
    if (!shuffle) return "no_proof";
    if (shuffle.options !== options) return "other_options";
    if (commitment(shuffle.match, deal, options, shuffle.key) !== shuffle.commitment) return "wrong_commitment";
    if (deal === 1 && record.commitment !== shuffle.commitment) return "wrong_promise";
    if (shuffle.match !== record.deals[0]?.shuffle?.match) return "other_match";
    if (keys.has(shuffle.key)) return "key_used_twice";
    keys.add(shuffle.key);
    const shown = hands.map((hand) => cardsOf(hand).sort().join());
    const again = dealt(new Stream(bytesOf(shuffle.key), shuffle.salts), packs(hands.flatMap(cardsOf)), hands.length);
    return again.every((hand, seat) => hand.sort().join() === shown[seat]) ? "" : "other_cards";
  });
}
