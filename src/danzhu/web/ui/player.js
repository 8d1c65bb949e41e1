// Player: steps through a deal: first, back, play, on, last, a slider, and what just happened in words.

import { html } from "htm/preact";
import { say } from "../lib/words.js";
import { SPEEDS } from "../record/replay.js";
import { deedsWords } from "./step.js";

/** @typedef {import("../record/replay.js").Replay} Replay */

/** Drawn in a square of 24. */
const SIGNS = {
  first: "M6 5v14M19 5l-9 7 9 7z",
  back: "M16 5l-9 7 9 7z",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  on: "M8 5l9 7-9 7z",
  last: "M18 5v14M5 5l9 7-9 7z",
};

/** @param {{replay: Replay}} props */
export function Player({ replay }) {
  const deal = replay.deal.value;
  const turn = replay.turn.value;
  const last = replay.last(deal);
  const running = replay.running.value;
  const told = replay.step.value ? deedsWords(replay.table.value, replay.step.value.deeds) : say("page-loading");
  const stepped = (/** @type {() => unknown} */ act) => () => {
    replay.stop();
    act();
  };
  return html`<div class="player">
    <p class="now" aria-live=${running ? "off" : "polite"}>
      <b class="fine">${say("record-turn", { turn, last })}</b> <span>${told}</span>
    </p>
    <div class="row">
      <input type="range" min="0" max=${last} value=${turn} aria-label=${say("record-slider")} aria-valuetext=${say("record-turn", { turn, last })}
        onInput=${(/** @type {any} */ event) => stepped(() => replay.go(deal, Number(event.target.value)))()} />
      <select class="entry" aria-label=${say("record-speed")} onChange=${(/** @type {any} */ event) => (replay.speed.value = event.target.value)}>
        ${Object.keys(SPEEDS).map((speed) => html`<option value=${speed} selected=${speed === replay.speed.value}>${say(`record-speed-${speed}`)}</option>`)}
      </select>
    </div>
    <div class="row">
      <${Sign} name="first" label=${say("record-first")} off=${turn === 0} act=${stepped(() => replay.go(deal, 0))} />
      <${Sign} name="back" label=${say("record-back")} off=${turn === 0 && deal === 1} act=${stepped(() => replay.move(-1))} />
      <${Sign} name=${running ? "pause" : "play"} label=${say(running ? "record-pause" : "record-play")} main=${true} act=${() => replay.run()} />
      <${Sign} name="on" label=${say("record-on")} off=${replay.atEnd} act=${stepped(() => replay.move(1))} />
      <${Sign} name="last" label=${say("record-last")} off=${turn === last} act=${stepped(() => replay.go(deal, last))} />
    </div>
  </div>`;
}

/** @param {{name: keyof typeof SIGNS, label: string, act: () => void, off?: boolean, main?: boolean}} props */
function Sign({ name, label, act, off = false, main = false }) {
  return html`<button type="button" class=${`button ${main ? "main" : ""}`} aria-label=${label} title=${label} aria-disabled=${off} onClick=${off ? undefined : act}>
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="currentColor" stroke="currentColor" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"><path d=${SIGNS[name]} /></svg>
  </button>`;
}
