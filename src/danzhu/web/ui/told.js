// Told: cards, plays and seats in the reader's own words.

import { say } from "../lib/words.js";
import { cardsIn, rankOf, suitOf } from "../table/cards.js";

/** @typedef {Record<string, any>} View */

/** A card's corner: rank and suit as signs. @param {string} card */
export function cardSigns(card) {
  const suit = suitOf(card);
  return suit ? say("card-short", { rank: say(`rank-${rankOf(card)}`), suit: say(`suit-symbol-${suit}`) }) : say(`rank-${card}`);
}

/** A card as it is spoken. @param {string} card */
export function cardName(card) {
  const suit = suitOf(card);
  const rank = say(`rank-spoken-${rankOf(card)}`);
  return suit ? say("card-spoken", { rank, suit: say(`suit-${suit}`) }) : rank;
}

/** Several cards as they are spoken. @param {readonly string[]} cards */
export const cardNames = (cards) => cards.map(cardName).join(say("list-separator"));

/**
 * A reading in words.
 * @param {string} reading kind-key, as in bomb-8
 * @param {number} size cards
 * @param {readonly string[]} [stands] ranks that wilds stand for
 */
export function readingWords(reading, size, stands = []) {
  const [kind = "", key = ""] = reading.split("-");
  const count = kind === "tube" ? size / 2 : size / 3;
  const words = say(`guandan-reading-${kind}`, {
    size,
    count,
    rank: say(`rank-spoken-${key}`),
    ranks: say(`rank-plural-${key}`),
  });
  if (!stands.length) return words;
  return say("guandan-with-wild", { reading: words, ranks: stands.map((rank) => say(`rank-spoken-${rank}`)).join(say("list-separator")) });
}

/** What a seat did in a trick of Guandan. @param {View} turn */
export function turnWords(turn) {
  return turn.cards.length ? readingWords(turn.reading, turn.cards.length, turn.stands) : say("guandan-pass");
}

/** An action's text in words. @param {string} text */
export function actionWords(text) {
  if (text === "pass") return say("guandan-pass");
  if (text === "claim") return say("gongzhu-claim");
  const cards = cardsIn(text);
  if (text === "expose:") return say("gongzhu-expose-nothing");
  const reading = text.split("=")[1];
  return reading && cards.length > 1 ? `${cardNames(cards)} – ${readingWords(reading, cards.length)}` : cardNames(cards);
}

/** An action in few words, where its cards are seen anyway. @param {string} text */
export function shortWords(text) {
  const cards = cardsIn(text);
  const reading = text.split("=")[1];
  return reading && cards.length > 1 ? readingWords(reading, cards.length) : actionWords(text);
}

const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** A name as part of a sentence: one that is written from the right must not turn what stands around it. @param {string} name */
export const apart = (name) => (LEFTWARD.test(name) ? `\u2068${name}\u2069` : name);

/** Who sits at a seat, as the viewer says it. @param {View | null | undefined} view @param {number} seat */
export function who(view, seat) {
  if (!view || seat === view.you) return say("seat-you");
  const { name } = view.seats[seat];
  if (name) return apart(name);
  if (view.you === null) return say("seat-number", { number: seat + 1 });
  const partner = view.terms.game === "guandan" ? "seat-partner" : "seat-opposite";
  const places = ["seat-you", "seat-right", partner, "seat-left"];
  return say(places[(seat - view.you + places.length) % places.length] ?? "seat-you");
}

/** Which of the two teams it is: to one of its four, or by name to somebody who watches. @param {View} view @param {number} team */
export function teamWords(view, team) {
  if (view.you !== null) return say(team === view.you % 2 ? "table-us" : "table-them");
  return [team, team + 2].map((seat) => who(view, seat)).join(" + ");
}

/** How many cards a seat has, as far as the table tells (G5.5). @param {View | null | undefined} view @param {number} seat */
export function countWords(view, seat) {
  const told = view?.play?.counts_shown[seat];
  return say(told ? "guandan-count" : "guandan-count-many", { who: who(view, seat), count: view?.play?.counts[seat] ?? 0 });
}

/** A line of a deal's summary in Gong Zhu, what it gains with its sign. @param {Record<string, any>} line */
export const lineWords = ({ line, points, factor }) => say(`gongzhu-line-${line}`, { points: points > 0 ? `+${points}` : points, factor });

/** A signal in words. @param {View} view @param {import("../table/signals.js").Signal} signal */
export const signalWords = (view, { kind, seat }) => say(`signal-${kind}`, { who: who(view, seat) });

/**
 * That a seat, or its pair, has every heart so far, or all that there are (Z4.2); empty where neither is so.
 * @param {View} play @param {number} seat
 */
export function slamWords({ slam, slam_threat, taken }, seat) {
  if (slam.includes(seat)) return `✓ ${say("felt-slam")}`;
  if (!slam_threat.includes(seat)) return "";
  const cards = slam_threat.flatMap((/** @type {number} */ each) => taken[each]);
  return `⚠ ${say("felt-threat", { hearts: cards.filter((/** @type {string} */ card) => suitOf(card) === "H").length })}`;
}
