// Card: a face with its corner drawn in the reader's letters, readable however little of it shows.

import { html } from "htm/preact";
import { say } from "../lib/words.js";
import { rankOf, suitOf } from "../table/cards.js";
import { cardName, cardNames } from "./told.js";

/** Where a card's picture is. @param {string} card @param {string} faces in how many colours */
export function picture(card, faces) {
  const suit = suitOf(card);
  if (!suit) return `/web/vendor/faces/${card}.svg`;
  const folder = faces === "2" && (suit === "D" || suit === "C") ? "2color" : "4color";
  return `/web/vendor/faces/${folder}/${card}.svg`;
}

/**
 * A card lying on the table, told by its corner alone. There are many: called, it costs less than drawn as a part of its
 * own.
 * @param {{card: string, marks?: string}} props `marks`, one word each: `wild`, `level`, `exposed`, `bomb`, `flush`
 */
export function Face({ card, marks = "" }) {
  const suit = suitOf(card);
  return html`<span class=${`face small suit-${suit || card} ${marks}`}>
    <span class="corner" aria-hidden="true">
      <b>${say(`rank-${rankOf(card)}`)}</b>
      ${suit ? html`<i>${say(`suit-symbol-${suit}`)}</i>` : null}
    </span>
    ${marks ? html`<span class="marks" aria-hidden="true">${eachOf(marks).map(signOf)}</span>` : null}
  </span>`;
}

/** What marks a card, one by one. @param {string} marks one word each */
export const eachOf = (marks) => marks.split(" ").filter(Boolean);

/** What marks a card, as a sign upon it. @param {string} mark */
export const signOf = (mark) => html`<span class=${`mark ${mark}`}>${say(`mark-${mark}`)}</span>`;

/** A card's name with what marks it. @param {string} card @param {string} marks */
export const markedName = (card, marks) =>
  [cardName(card), ...eachOf(marks).map((mark) => say(`mark-spoken-${mark}`))].join(say("list-separator"));

/**
 * What marks a card in a deal, wherever it lies.
 * @param {string} card
 * @param {Record<string, any> | null | undefined} play
 * @returns {string[]}
 */
export function marksOf(card, play) {
  if (play?.game !== "guandan") return effectsOf(card, play);
  if (card === play.wild) return ["wild"];
  return rankOf(card) === play.level ? ["level"] : [];
}

/** How often a card would count if it were exposed. @param {string} card @param {Record<string, any> | null | undefined} play */
function effectsOf(card, play) {
  const found = play?.effects?.find((/** @type {{card: string}} */ each) => each.card === card);
  return found ? [found.openly, found.secretly].filter(Boolean).map((factor) => `x${factor}`) : [];
}

/**
 * What of a deal marks its cards: the same from its first card to its last.
 * @param {Record<string, any>} play
 * @returns {Record<string, any>}
 */
export const marked = ({ game, level, wild }) => ({ game, level, wild });

/** Cards lying on the table. @param {{cards: readonly string[], play?: Record<string, any>}} props */
export function Laid({ cards, play }) {
  return html`<span class="laid" role="img" aria-label=${cardNames(cards)}>${cards.map((card) => Face({ card, marks: marksOf(card, play).join(" ") }))}</span>`;
}
