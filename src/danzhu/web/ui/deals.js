// Deals: every deal of a match in a line, and every turn of the one that is looked at.

import { html } from "htm/preact";
import { say } from "../lib/words.js";
import { written } from "../record/address.js";
import { cardsIn } from "../table/cards.js";
import { Laid } from "./card.js";
import { outcomeWords } from "./outcome.js";
import { deedsWords } from "./step.js";
import { who } from "./told.js";

/** @typedef {import("../record/replay.js").Replay} Replay */

/** @param {{replay: Replay}} props */
export function Deals({ replay }) {
  const deals = replay.about.value?.deals ?? [];
  const table = replay.table.value;
  return html`<section class="stack" aria-labelledby="deals">
    <h2 id="deals">${say("record-deals")}</h2>
    <ol class="deals">
      ${deals.map(
        ({ deal, end }) => html`<li key=${deal}>
          <a href=${written({ deal, turn: 0 })} aria-current=${deal === replay.deal.value ? "true" : undefined}>
            <b>${say("page-deal", { number: deal })}${end.game === "guandan" ? ` · ${say("page-level", { level: say(`rank-${end.level}`) })}` : ""}</b>
            <span class="fine">${outcomeWords(table, end)}</span>
          </a>
        </li>`,
      )}
      ${(replay.about.value?.voided ?? []).map((each) => html`<${Void} key=${`void-${each.deal}`} deal=${each.deal} hands=${each.hands} table=${table} />`)}
    </ol>
    <${Turns} replay=${replay} />
  </section>`;
}

/** A deal that was never finished: nothing came of it, and its cards are shown all the same. @param {{deal: number, hands: string[], table: Record<string, any>}} props */
function Void({ deal, hands, table }) {
  return html`<li class="panel">
    <details>
      <summary>${say("verify-void", { deal })}</summary>
      ${hands.map((hand, seat) => html`<p>${say("told-by", { who: who(table, seat) })}<${Laid} cards=${cardsIn(hand)} /></p>`)}
    </details>
  </li>`;
}

/** @param {{replay: Replay}} props */
function Turns({ replay }) {
  const steps = replay.steps.value ?? [];
  const deal = replay.deal.value;
  const table = replay.table.value;
  return html`<details class="turns">
    <summary>${say("record-turns", { deal, count: steps.length - 1 })}</summary>
    <ol>
      ${steps.map(
        ({ deeds }, turn) => html`<li key=${turn}>
          <a href=${written({ deal, turn })} aria-current=${turn === replay.turn.value ? "true" : undefined}><span class="fine soft">${turn}</span> ${deedsWords(table, deeds)}</a>
        </li>`,
      )}
    </ol>
  </details>`;
}
