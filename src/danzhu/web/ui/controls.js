// Controls: what can be done now, in words; one row of buttons over the hand.

import { html } from "htm/preact";
import { say } from "../lib/words.js";
import { Chooser } from "./chooser.js";
import { actionWords, cardName, readingWords } from "./told.js";

/** @typedef {import("../table/store.js").Store} Store */

/** @param {{store: Store}} props */
export function Controls({ store }) {
  const view = store.view.value;
  if (!view?.play || view.you === null) return null;
  const me = view.seats[view.you];
  if (me.away) return html`<div class="controls">${button("page-back", () => store.send({ type: "back" }), "main")}</div>`;
  const { legal } = view;
  const turn = view.your_turn && legal;
  const any = store.chosen.value.length > 0;
  return html`<div class="controls">
    ${turn && legal.can_claim ? button("page-claim", () => store.act("claim"), "main") : null}
    ${turn && legal.can_pass ? button("page-pass", () => store.act("pass"), store.hintSays("pass") ? "main" : "") : null}
    ${turn ? html`<button type="button" class=${`main play ${label(store).good ? "" : "doubtful"}`} disabled=${!any && !store.isExposing} onClick=${() => store.play()}>${label(store).words}</button>` : null}
    ${turn ? button("page-hint", () => store.askHint()) : null}
    ${any ? button("table-lay-down", () => store.select(new Set())) : null}
    ${view.play.game === "guandan" ? button("table-arrange", () => store.arrange()) : null}
    ${view.play.game === "guandan" && (any || store.groups.value.length) ? button(any ? "table-group" : "table-ungroup", () => store.group()) : null}
    ${store.chooser.value ? html`<${Chooser} store=${store} choices=${store.chooser.value} />` : null}
  </div>`;
}

/** @param {string} key @param {() => void} act @param {string} [kind] */
function button(key, act, kind = "") {
  return html`<button type="button" class=${kind} onClick=${act}>${say(key)}</button>`;
}

/**
 * What the Play button says: what the selection is, and whether it beats the table.
 * @param {Store} store
 * @returns {{words: string, good: boolean}}
 */
function label(store) {
  const view = store.view.value ?? {};
  const cards = store.chosen.value;
  const { play } = view;
  if (play.phase === "paying") return { words: cards[0] ? say("table-pay", { card: cardName(cards[0]) }) : say("table-pay-which"), good: store.choices.length > 0 };
  if (play.phase === "returning") return { words: cards[0] ? say("table-return", { card: cardName(cards[0]) }) : say("table-return-which"), good: store.choices.length > 0 };
  if (store.isExposing) {
    const words = cards.length ? say("table-expose", { cards: cards.map(cardName).join(say("list-separator")) }) : say("table-expose-nothing");
    return { words, good: !cards.length || store.choices.length > 0 };
  }
  if (!cards.length) return { words: say("table-play"), good: true };
  if (play.game === "gongzhu") return { words: say("page-choose", { play: actionWords(cards[0] ?? "") }), good: store.choices.length > 0 };
  const plays = store.plays.value;
  if (!plays) return { words: say("table-play"), good: true };
  if (!plays.length) return { words: say("page-nothing"), good: false };
  const best = plays.find(({ beats }) => beats);
  const words = (/** @type {import("../table/store.js").PlayView} */ each) => readingWords(each.reading, cards.length, each.stands);
  if (!best) return { words: say("page-beaten", { play: words(/** @type {any} */ (plays[0])) }), good: false };
  const more = plays.filter(({ beats }) => beats).length > 1;
  return { words: more ? say("table-play-which") : say("page-choose", { play: words(best) }), good: true };
}
