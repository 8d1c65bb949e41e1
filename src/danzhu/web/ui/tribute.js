// Tribute: what was paid and returned, card by card, or why nothing was.

import { html } from "htm/preact";
import { useFacts } from "../lib/facts.js";
import { say } from "../lib/words.js";
import { Laid } from "./card.js";
import { cardName, who } from "./told.js";

/** @typedef {import("../table/store.js").Store} Store */

/** @param {{store: Store}} props */
export function Tribute({ store }) {
  return useFacts(() => shows(store)) ? html`<${Shown} view=${store.view.value} />` : null;
}

/** Whether there is something to show: before the first trick only. @param {Store} store */
function shows(store) {
  if (store.scene.value?.play?.begun) return false;
  const { play } = store.view.value ?? {};
  return Boolean(play) && (play.tribute.payers.length > 0 || play.turned.length > 0);
}

/** @param {{view: Record<string, any>}} props */
function Shown({ view }) {
  const { play } = view;
  const { tribute } = play;
  const names = (/** @type {number[]} */ seats) => seats.map((seat) => who(view, seat)).join(say("list-separator"));
  return html`<div class="tribute" role="note">
    ${play.turned.length ? html`<p>${say("guandan-turned")} <${Laid} cards=${play.turned} play=${play} /> ${play.leader === null ? null : leads(view, play.leader)}</p>` : null}
    ${tribute.resisted.map((/** @type {number[]} */ [seat = 0, count = 0]) => html`<p>${say("guandan-resists", { who: who(view, seat), count })}</p>`)}
    ${tribute.payers.length && !tribute.paid.length && !tribute.resisted.length ? html`<p>${say("guandan-owes", { who: names(tribute.payers) })}</p>` : null}
    ${play.pending ? html`<p>${say("table-pending", { card: cardName(play.pending.split(":")[1]) })}</p>` : null}
    ${moves(view, tribute.paid, "guandan-pays")}${moves(view, tribute.returned, "guandan-returns")}
  </div>`;
}

/** @param {Record<string, any>} view @param {number} seat */
const leads = (view, seat) => (seat === view.you ? say("guandan-leads-you") : say("guandan-leads", { who: who(view, seat) }));

/** @param {Record<string, any>} view @param {Record<string, any>[]} transfers @param {string} key */
function moves(view, transfers, key) {
  return transfers.map(
    ({ giver, taker, card }) => html`<p>${say(key, { giver: who(view, giver), taker: who(view, taker) })} <${Laid} cards=${[card]} play=${view.play} /></p>`,
  );
}
