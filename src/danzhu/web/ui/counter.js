// Counter: the cards still out, from what everyone has seen, as the server counts them.

import { html } from "htm/preact";
import { useFacts } from "../lib/facts.js";
import { say } from "../lib/words.js";
import { rankOf, suitOf } from "../table/cards.js";
import { marked } from "./card.js";
import { cardName } from "./told.js";

/** @typedef {import("../table/store.js").Store} Store */
/** @typedef {import("../table/aids.js").Counted} Counted */

/** @param {{store: Store}} props */
export function Counter({ store }) {
  const play = useFacts(() => marked(store.scene.value?.play ?? {}));
  if (!play.game) return null;
  const counted = store.aids.counted.value;
  return html`<section class="counter" aria-label=${say("felt-counter")}>
    ${counted ? html`<${play.game === "guandan" ? Ranks : Suits} counted=${counted} level=${play.level} />` : null}
  </section>`;
}

/** Guandan: how many of each rank. @param {{counted: Counted, level: string}} props */
function Ranks({ counted, level }) {
  return html`<ul class="ranks">
    ${counted.rows.map(({ name, cards, of }) => {
      const told = say("felt-out", { what: say(`rank-spoken-${name}`), count: cards.length });
      const wilds = name === level && counted.special.length ? say("felt-out-wilds", { count: counted.special.length }) : "";
      return html`<li key=${name} class=${`${cards.length ? "" : "none"} ${cards.length === of ? "all" : ""}`}>
        <span class="quiet">${told} ${wilds}</span>
        <b aria-hidden="true" class=${`suit-${name}`}>${say(`rank-${name}`)}</b>
        <span aria-hidden="true">${cards.length}${wilds ? html`<i>${"★".repeat(counted.special.length)}</i>` : null}</span>
      </li>`;
    })}
  </ul>`;
}

/** Gong Zhu: how many of each suit, and which point cards. @param {{counted: Counted}} props */
function Suits({ counted }) {
  return html`<ul class="suits">
      ${counted.rows.map(
        ({ name, cards }) => html`<li key=${name} class=${cards.length ? "" : "none"}>
          <span class="quiet">${say("felt-out", { what: say(`suit-${name}`), count: cards.length })}</span>
          <b aria-hidden="true" class=${`suit-${name}`}>${say(`suit-symbol-${name}`)}</b> <span aria-hidden="true">${cards.length}</span>
        </li>`,
      )}
    </ul>
    <ul class="special" aria-label=${say("felt-out-points")}>
      ${[...counted.special].sort(byWeight).map(
        (card) => html`<li key=${card} class=${`suit-${suitOf(card)}`}>
          <span class="quiet">${cardName(card)}</span>
          <span aria-hidden="true">${suitOf(card) === "H" ? "" : say(`suit-symbol-${suitOf(card)}`)}${say(`rank-${rankOf(card)}`)}</span>
        </li>`,
      )}
    </ul>`;
}

/** Pig, goat and transformer before the hearts, these from the highest. @param {string} one @param {string} other */
function byWeight(one, other) {
  const weight = (/** @type {string} */ card) => "SDCH".indexOf(suitOf(card)) * 20 + "AKQJT98765432".indexOf(rankOf(card));
  return weight(one) - weight(other);
}
