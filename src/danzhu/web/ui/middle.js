// Middle: what lies on the table, each play before its seat, with its reading.

import { html } from "htm/preact";
import { say } from "../lib/words.js";
import { lastTurns, sideOf } from "../table/around.js";
import { Laid } from "./card.js";
import { readingWords, who } from "./told.js";

/** @typedef {Record<string, any>} View */

/** @param {{view: View}} props */
export function Middle({ view }) {
  const { play } = view;
  const running = play.trick.length > 0;
  const shown = running ? play.trick : play.game === "guandan" ? play.last_trick : (play.last_trick?.cards ?? []);
  const best = play.game === "guandan" ? bestOf(shown) : running ? null : play.last_trick?.taker;
  const last = lastTurns(shown);
  return html`<div class=${`middle ${running ? "" : "finished"}`} role="group" aria-label=${say(running ? "felt-trick" : "felt-last-trick")}>
    ${[...last].map(
      ([seat, turn]) => html`<div key=${`${seat} ${turn.cards ?? turn.card}`} class=${`played at-${sideOf(seat, view.you)} ${seat === best ? "best" : ""} ${isBomb(turn) ? "blast" : ""}`}>
        <span class="quiet">${say("told-by", { who: who(view, seat) })}</span>
        <${Turn} turn=${turn} play=${play} />
      </div>`,
    )}
  </div>`;
}

/** The seat of the last play that was no pass. @param {View[]} turns */
function bestOf(turns) {
  return turns.findLast((turn) => turn.cards.length)?.seat ?? null;
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
