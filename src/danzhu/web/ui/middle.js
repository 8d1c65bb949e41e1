// Middle: what lies on the table, each play before its seat, with its reading.

import { useComputed } from "@preact/signals";
import { html } from "htm/preact";
import { useFacts } from "../lib/facts.js";
import { say } from "../lib/words.js";
import { lastTurns, sideOf } from "../table/around.js";
import { Laid, marked } from "./card.js";
import { readingWords, who } from "./told.js";

/** @typedef {Record<string, any>} View */
/** @typedef {{turn: View, side: string, name: string}} Lying a play, where it lies and whose it is */
/** @typedef {import("@preact/signals").ReadonlySignal<{running: boolean, turns: View[], best: number | null}>} Trick */

/** @param {{store: import("../table/store.js").Store}} props */
export function Middle({ store }) {
  const trick = useComputed(() => trickIn(store.view.value?.play));
  const look = useComputed(() => `middle ${trick.value.running ? "" : "finished"}`);
  const name = useComputed(() => say(trick.value.running ? "felt-trick" : "felt-last-trick"));
  const { plays, deal } = useFacts(() => {
    const scene = /** @type {View} */ (store.scene.value);
    return { plays: trick.value.turns.map((turn) => lying(scene, turn)), deal: marked(scene.play ?? {}) };
  });
  return html`<div class=${look} role="group" aria-label=${name}>
    ${plays.map(({ turn, side, name }) => html`<${Played} key=${`${side} ${turn.cards ?? turn.card}`} turn=${turn} side=${side} name=${name} deal=${deal} trick=${trick} />`)}
  </div>`;
}

/** The trick that shows: the last turn of each seat, and whose play is the best. @param {View | null | undefined} play */
function trickIn(play) {
  if (!play) return { running: false, turns: [], best: null };
  const running = play.trick.length > 0;
  /** @type {any[]} */
  const shown = running ? play.trick : play.game === "guandan" ? play.last_trick : (play.last_trick?.cards ?? []);
  const best = play.game === "guandan" ? bestOf(shown) : running ? null : play.last_trick?.taker;
  return { running, turns: [...lastTurns(shown).values()], best };
}

/** @param {View} scene @param {View} turn @returns {Lying} */
const lying = (scene, turn) => ({ turn, side: sideOf(turn.seat, scene.you), name: who(scene, turn.seat) });

/** The seat of the last play that was no pass. @param {View[]} turns */
function bestOf(turns) {
  return turns.findLast((turn) => turn.cards.length)?.seat ?? null;
}

/** @param {Lying & {deal: View, trick: Trick}} props */
function Played({ turn, side, name, deal, trick }) {
  const look = useComputed(() => `played at-${side} ${trick.value.best === turn.seat ? "best" : ""} ${isBomb(turn) ? "blast" : ""}`);
  return html`<div class=${look}>
    <span class="quiet">${say("told-by", { who: name })}</span>
    ${Turn({ turn, play: deal })}
  </div>`;
}

/** @param {{turn: View, play: View}} props */
export function Turn({ turn, play }) {
  const cards = turn.cards ?? [turn.card];
  if (!cards.length) return html`<span class="pass">${say("guandan-pass")}</span>`;
  const bomb = isBomb(turn);
  return html`${Laid({ cards, play })}
    ${turn.reading && cards.length > 1
      ? html`<span class=${`reading ${bomb ? "bomb" : ""}`}>${bomb ? "✸ " : ""}${readingWords(turn.reading, cards.length, turn.stands)}</span>`
      : null}`;
}

/** @param {View} turn */
const isBomb = (turn) => /^(bomb|straight_flush|joker_bomb)-/.test(turn.reading ?? "");
