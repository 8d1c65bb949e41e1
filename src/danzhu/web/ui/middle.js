// Middle: what lies on the table, each play before its seat, with its reading.

import { html } from "htm/preact";
import { useFacts } from "../lib/facts.js";
import { say } from "../lib/words.js";
import { lastTurns, sideOf } from "../table/around.js";
import { Laid, marked } from "./card.js";
import { readingWords, who } from "./told.js";

/** @typedef {Record<string, any>} View */
/** @typedef {{turn: View, side: string, name: string, best: boolean}} Lying a play and where it lies */

/** @param {{store: import("../table/store.js").Store}} props */
export function Middle({ store }) {
  const { running, plays, deal } = useFacts(() => lying(/** @type {View} */ (store.view.value)));
  return html`<div class=${`middle ${running ? "" : "finished"}`} role="group" aria-label=${say(running ? "felt-trick" : "felt-last-trick")}>
    ${plays.map(({ turn, side, name, best }) => html`<${Played} key=${`${turn.seat} ${turn.cards ?? turn.card}`} turn=${turn} side=${side} name=${name} best=${best} deal=${deal} />`)}
  </div>`;
}

/** @param {View} view @returns {{running: boolean, plays: Lying[], deal: View}} */
function lying(view) {
  const { play } = view;
  if (!play) return { running: false, plays: [], deal: {} };
  const running = play.trick.length > 0;
  /** @type {any[]} */
  const shown = running ? play.trick : play.game === "guandan" ? play.last_trick : (play.last_trick?.cards ?? []);
  const best = play.game === "guandan" ? bestOf(shown) : running ? null : play.last_trick?.taker;
  const plays = [...lastTurns(shown)].map(([seat, turn]) => ({ turn, side: sideOf(seat, view.you), name: who(view, seat), best: seat === best }));
  return { running, plays, deal: marked(play) };
}

/** The seat of the last play that was no pass. @param {View[]} turns */
function bestOf(turns) {
  return turns.findLast((turn) => turn.cards.length)?.seat ?? null;
}

/** @param {Lying & {deal: View}} props */
function Played({ turn, side, name, best, deal }) {
  return html`<div class=${`played at-${side} ${best ? "best" : ""} ${isBomb(turn) ? "blast" : ""}`}>
    <span class="quiet">${say("told-by", { who: name })}</span>
    <${Turn} turn=${turn} play=${deal} />
  </div>`;
}

/** @param {{turn: View, play: View}} props */
export function Turn({ turn, play }) {
  const cards = turn.cards ?? [turn.card];
  if (!cards.length) return html`<span class="pass">${say("guandan-pass")}</span>`;
  const bomb = isBomb(turn);
  return html`<${Laid} cards=${cards} play=${play} />
    ${turn.reading && cards.length > 1
      ? html`<span class=${`reading ${bomb ? "bomb" : ""}`}>${bomb ? "✸ " : ""}${readingWords(turn.reading, cards.length, turn.stands)}</span>`
      : null}`;
}

/** @param {View} turn */
const isBomb = (turn) => /^(bomb|straight_flush|joker_bomb)-/.test(turn.reading ?? "");
