// Exposure: before the first lead of Gong Zhu, what may be shown and what it does.

import { html } from "htm/preact";
import { useFacts } from "../lib/facts.js";
import { say } from "../lib/words.js";
import { cardsIn } from "../table/cards.js";
import { cardName } from "./told.js";

/** @param {{store: import("../table/store.js").Store}} props */
export function Exposure({ store }) {
  const facts = useFacts(() => {
    const view = /** @type {Record<string, any>} */ (store.view.value);
    /** @type {string[]} */
    const choices = view.legal?.choices ?? [];
    return { waits: waits(view), choices: choices.includes("expose:") ? choices : null };
  });
  const { choices } = facts;
  if (!choices) return facts.waits ? html`<p class="tribute" role="note">${say("table-exposing")}</p>` : null;
  const cards = [...new Set(choices.flatMap(cardsIn))];
  return html`<div class="tribute" role="note">
    ${cards.length
      ? html`<p>${say("gongzhu-menu-exposing")}</p>
          ${cards.map((card) => html`<p>${say("told-by", { who: cardName(/** @type {string} */ (card)) })} ${say(`gongzhu-effect-${card}`, { factor: card === "TC" ? 4 : 2 })}</p>`)}`
      : html`<p>${say("gongzhu-nothing-to-expose")}</p>`}
  </div>`;
}

/** Whether the reader has decided and others have not. @param {Record<string, any>} view */
function waits({ you, play, your_turn }) {
  if (!play || you === null || your_turn) return false;
  return play.exposures.some((/** @type {unknown} */ each) => each === null) && !play.trick.length && play.cards_left[you] === 13;
}
