// Exposure: before the first lead of Gong Zhu, what may be shown and what it does.

import { html } from "htm/preact";
import { say } from "../lib/words.js";
import { cardsIn } from "../table/cards.js";
import { cardName } from "./told.js";

/** @param {{view: Record<string, any>}} props */
export function Exposure({ view }) {
  const choices = view.legal?.choices ?? [];
  if (!choices.includes("expose:")) {
    const waits = view.you !== null && view.play.exposures.some((/** @type {unknown} */ each) => each === null) && !view.play.trick.length;
    return waits && view.play.cards_left[view.you] === 13 && !view.your_turn ? html`<p class="tribute" role="note">${say("table-exposing")}</p>` : null;
  }
  const cards = [...new Set(choices.flatMap(cardsIn))];
  return html`<div class="tribute" role="note">
    ${cards.length
      ? html`<p>${say("gongzhu-menu-exposing")}</p>
          ${cards.map((card) => html`<p>${say("told-by", { who: cardName(/** @type {string} */ (card)) })} ${say(`gongzhu-effect-${card}`, { factor: card === "TC" ? 4 : 2 })}</p>`)}`
      : html`<p>${say("gongzhu-nothing-to-expose")}</p>`}
  </div>`;
}
