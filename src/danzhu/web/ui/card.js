// Card: a face with its corner drawn in the reader's letters, readable however little of it shows.

import { html } from "htm/preact";
import { settings } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { rankOf, suitOf } from "../table/cards.js";
import { cardName } from "./told.js";

/** @param {string} card @param {string} faces */
function picture(card, faces) {
  const suit = suitOf(card);
  if (!suit) return `/web/vendor/faces/${card}.svg`;
  const folder = faces === "2" && (suit === "D" || suit === "C") ? "2color" : "4color";
  return `/web/vendor/faces/${folder}/${card}.svg`;
}

/**
 * What a card is to the eye: marks are `wild`, `level`, `exposed`.
 * @param {{card: string, mark?: string, small?: boolean}} props
 */
export function Face({ card, mark = "", small = false }) {
  const suit = suitOf(card);
  return html`<span class=${`face suit-${suit || card} ${mark} ${small ? "small" : ""}`}>
    ${small ? null : html`<img src=${picture(card, settings.value.faces)} alt="" draggable=${false} loading="eager" />`}
    <span class="corner" aria-hidden="true">
      <b>${say(`rank-${rankOf(card)}`)}</b>
      ${suit ? html`<i>${say(`suit-symbol-${suit}`)}</i>` : null}
    </span>
    ${mark ? html`<span class="mark" aria-hidden="true">${say(`mark-${mark}`)}</span>` : null}
  </span>`;
}

/** A card's name with what marks it. @param {string} card @param {string} mark */
export const markedName = (card, mark) => (mark ? `${cardName(card)}, ${say(`mark-spoken-${mark}`)}` : cardName(card));

/**
 * What marks a card in a deal.
 * @param {string} card
 * @param {Record<string, any> | null | undefined} play
 */
export function markOf(card, play) {
  if (play?.game !== "guandan") return "";
  if (card === play.wild) return "wild";
  return rankOf(card) === play.level ? "level" : "";
}

/** Cards lying on the table. @param {{cards: readonly string[], play?: Record<string, any>}} props */
export function Laid({ cards, play }) {
  return html`<span class="laid">${cards.map((card) => html`<${Face} card=${card} mark=${markOf(card, play)} small />`)}</span>`;
}
