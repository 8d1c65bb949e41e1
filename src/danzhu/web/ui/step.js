// Step: what a seat did, in words that say what a table shows by where a card lies.

import { say } from "../lib/words.js";
import { cardsIn } from "../table/cards.js";
import { actionWords, cardNames, shortWords, who } from "./told.js";

/** @typedef {Record<string, any>} View */
/** @typedef {import("../record/replay.js").Deed} Deed */

/** @param {string} text an action as records write it */
export function deedWords(text) {
  const cards = cardNames(cardsIn(text));
  if (text.startsWith("pay:")) return say("record-pays", { card: cards });
  if (text.startsWith("return:")) return say("record-returns", { card: cards });
  if (text.startsWith("expose:")) return cards ? say("record-exposes", { cards }) : say("record-exposes-nothing");
  return cardsIn(text).length > 1 ? shortWords(text) : actionWords(text);
}

/** What one step brought. @param {View} table @param {readonly Deed[]} deeds nobody's: the cards were dealt */
export function deedsWords(table, deeds) {
  if (!deeds.length) return say("record-dealt");
  return deeds
    .map(({ seat, do: text, lapsed }) => `${say("told-by", { who: who(table, seat) })}${deedWords(text)}${lapsed ? say("aside", { text: say("record-lapsed") }) : ""}`)
    .join(" · ");
}
