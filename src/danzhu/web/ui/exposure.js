// Exposure: before the first lead of Gong Zhu, what may be shown and what it does.

import { html } from "htm/preact";
import { useFacts } from "../lib/facts.js";
import { say } from "../lib/words.js";
import { cardName } from "./told.js";

/** @param {{store: import("../table/store.js").Store}} props */
export function Exposure({ store }) {
  const facts = useFacts(() => {
    if (store.scene.value?.play?.begun) return { waits: false, chooses: false, effects: [] };
    const view = /** @type {Record<string, any>} */ (store.view.value);
    return { waits: waits(view), chooses: store.isExposing, effects: view.play?.effects ?? [] };
  });
  if (!facts.chooses) return facts.waits ? html`<p class="tribute" role="note">${say("table-exposing")}</p>` : null;
  return html`<div class="tribute" role="note">
    ${facts.effects.length
      ? html`<p>${say("gongzhu-menu-exposing")}</p>
          ${facts.effects.map((/** @type {Effect} */ each) => html`<p>${say("told-by", { who: cardName(each.card) })}${effectWords(each)}</p>`)}`
      : html`<p>${say("gongzhu-nothing-to-expose")}</p>`}
  </div>`;
}

/** @typedef {{card: string, openly: number, secretly: number | null}} Effect */

/** What it does to expose a card. @param {Effect} effect */
function effectWords({ card, openly, secretly }) {
  const words = (/** @type {number} */ factor) => say(`gongzhu-effect-${card}`, { factor });
  if (secretly === null) return words(openly);
  return `${say("table-openly", { cards: words(openly) })} · ${say("table-secretly", { cards: words(secretly) })}`;
}

/** Whether the reader has decided and others have not. @param {Record<string, any>} view */
function waits({ you, play, your_turn }) {
  if (!play || you === null || your_turn) return false;
  return play.exposures.some((/** @type {unknown} */ each) => each === null) && !play.trick.length && play.cards_left[you] === 13;
}
