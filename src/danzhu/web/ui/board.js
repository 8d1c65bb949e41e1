// Board: a deal with every hand open, as it stands after a turn.

import { html } from "htm/preact";
import { say } from "../lib/words.js";
import { lastTurns, sideOf } from "../table/around.js";
import { cardsIn, held, sorted } from "../table/cards.js";
import { Laid } from "./card.js";
import { Outcome } from "./outcome.js";
import { readingWords, slamWords, who } from "./told.js";

/** @typedef {Record<string, any>} View */
/** @typedef {import("../record/replay.js").Replay} Replay */

const NATURAL = [..."AKQJT98765432"];
const BOMB = /^(bomb|straight_flush|joker_bomb)-/;

/** @param {{replay: Replay}} props */
export function Board({ replay }) {
  const play = replay.play.value;
  const about = replay.about.value;
  if (!play || !about) return html`<div class="board felt-ground" aria-busy="true"><p role="status">${say("page-loading")}</p></div>`;
  const table = replay.table.value;
  const over = replay.turn.value === replay.last(replay.deal.value);
  const acted = (replay.step.value?.deeds ?? []).map(({ seat }) => seat);
  const first = table.you ?? 0;
  const seats = about.players.map((_player, step) => (first + step) % about.players.length);
  return html`<div class="board felt-ground">
    <${Top} play=${play} deal=${replay.deal.value} table=${table} />
    <ol class="around">
      ${seats.map((seat) => html`<${Place} key=${seat} seat=${seat} table=${table} acted=${acted.includes(seat)} />`)}
    </ol>
    ${over ? html`<${Outcome} table=${table} />` : html`<${Before} table=${table} dealt=${!acted.length} />`}
  </div>`;
}

/** Which deal it is, and what it is played for. @param {{play: View, deal: number, table: View}} props */
function Top({ play, deal, table }) {
  return html`<p class="row top-line">
    <b>${say("page-deal", { number: deal })}</b>
    ${play.game === "guandan"
      ? html`<span class="badge">${say("page-level", { level: say(`rank-${play.level}`) })}</span><span>${teams(table, play)}</span>`
      : null}
  </p>`;
}

/** Both teams' levels, each team by its players. @param {View} table @param {View} play */
export function teams(table, play) {
  const seats = [0, 1, 2, 3];
  return play.standing.levels
    .map((/** @type {string} */ level, /** @type {number} */ team) => {
      const names = seats.filter((seat) => seat % 2 === team).map((seat) => who(table, seat)).join(" + ");
      return `${say("told-by", { who: names })}${say(`rank-${level}`)}`;
    })
    .join(" · ");
}

/** A seat: who, what is public about it, the hand, and what it did last in the trick. @param {{seat: number, table: View, acted: boolean}} props */
function Place({ seat, table, acted }) {
  const { play } = table;
  const running = play.trick.length > 0;
  const shown = running ? play.trick : play.game === "guandan" ? play.last_trick : (play.last_trick?.cards ?? []);
  const turn = lastTurns(shown).get(seat);
  const by = play.game === "gongzhu" ? "suit" : "rank";
  const hand = sorted(held(cardsIn(play.hands[seat])), play.order ?? NATURAL, by).map(({ card }) => card);
  const { level } = table.seats[seat];
  return html`<li class=${`open at-${sideOf(seat, table.you)} ${acted ? "acted" : ""}`}>
    <p class="row">
      <b><bdi>${who(table, seat)}</bdi></b>
      ${level ? html`<span class="fine">${say("page-computer", { level: say(`bot-${level}`) })}</span>` : null}
      <${Tally} seat=${seat} play=${play} />
    </p>
    ${hand.length ? html`<${Laid} cards=${hand} play=${play} />` : html`<p class="fine">${say("record-empty-hand")}</p>`}
    <div class=${`last ${running ? "" : "finished"}`}>${turn ? html`<${Did} turn=${turn} play=${play} />` : null}</div>
  </li>`;
}

/** @param {{seat: number, play: View}} props */
function Tally({ seat, play }) {
  if (play.game === "guandan") {
    const place = play.finish.indexOf(seat);
    return html`<span class="badge">${place < 0 ? say("page-left", { count: play.counts[seat] }) : say("table-place", { place: place + 1 })}</span>`;
  }
  const slam = slamWords(play, seat);
  return html`<span class="badge">${say("record-points", { points: play.points[seat] })}</span>
    ${play.marked[seat].length ? html`<span class="fine">${say("gongzhu-exposed")} <${Laid} cards=${play.marked[seat]} /></span>` : null}
    ${play.taken[seat].length ? html`<span class="fine">${say("record-taken")} <${Laid} cards=${play.taken[seat]} /></span>` : null}
    ${slam ? html`<span class="badge strong">${slam}</span>` : null}`;
}

/** @param {{turn: View, play: View}} props */
function Did({ turn, play }) {
  const cards = turn.cards ?? [turn.card];
  if (!cards.length) return html`<span class="fine">${say("guandan-pass")}</span>`;
  const bomb = BOMB.test(turn.reading ?? "");
  return html`<${Laid} cards=${cards} play=${play} />
    ${turn.reading && cards.length > 1 ? html`<span class=${`badge ${bomb ? "strong" : ""}`}>${readingWords(turn.reading, cards.length, turn.stands)}</span>` : null}`;
}

/** What comes before the first trick: turned cards, tribute, resistance. @param {{table: View, dealt: boolean}} props */
function Before({ table, dealt }) {
  const { play } = table;
  if (play.game !== "guandan" || play.trick.length || play.last_trick.length) return null;
  const { tribute, turned, leader } = play;
  const names = (/** @type {number[]} */ seats) => seats.map((seat) => who(table, seat)).join(say("list-separator"));
  const moves = (/** @type {View[]} */ transfers, /** @type {string} */ key) =>
    transfers.map(({ giver, taker, card }) => html`<p>${say(key, { giver: who(table, giver), taker: who(table, taker) })} <${Laid} cards=${[card]} play=${play} /></p>`);
  return html`<div class="before">
    ${turned.length ? html`<p>${say("guandan-turned")} <${Laid} cards=${turned} play=${play} /></p>` : null}
    ${leader === null ? null : html`<p>${leader === table.you ? say("guandan-leads-you") : say("guandan-leads", { who: who(table, leader) })}</p>`}
    ${tribute.resisted.map((/** @type {number[]} */ [seat = 0, count = 0]) => html`<p>${say("guandan-resists", { who: who(table, seat), count })}</p>`)}
    ${dealt && tribute.payers.length && !tribute.resisted.length ? html`<p>${say("guandan-owes", { who: names(tribute.payers) })}</p>` : null}
    ${moves(tribute.paid, "guandan-pays")}${moves(tribute.returned, "guandan-returns")}
  </div>`;
}
