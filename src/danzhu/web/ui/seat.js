// Seat: who sits there, what they hold, whether the table waits for them.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { say } from "../lib/words.js";
import { Face } from "./card.js";
import { cardNames, who } from "./told.js";

/** @typedef {Record<string, any>} View */

/** @typedef {import("../table/store.js").Store} Store */

/** @param {{store: Store, seat: number, side: string}} props */
export function Seat({ store, seat, side }) {
  const view = store.view.value ?? {};
  const place = view.seats[seat];
  const turn = view.phase === "playing" && view.deciding.includes(seat);
  const { play } = view;
  return html`<div class=${`seat at-${side} ${turn ? "turn" : ""} ${team(view, seat)}`} aria-label=${who(view, seat)}>
    <span class="name">${who(view, seat)}</span>
    ${place.level && seat !== view.you ? html`<${Computer} level=${place.level} />` : null}
    ${place.who === "person" && !place.here && seat !== view.you ? html`<span class="kind">${say("table-absent")}</span>` : null}
    ${play ? html`<${Tally} store=${store} view=${view} seat=${seat} />` : null}
    ${turn && view.clock ? html`<${Clock} key=${view.decision} clock=${view.clock} />` : null}
    ${turn ? html`<span class="quiet">${say("table-thinks")}</span>` : null}
  </div>`;
}

/** That a computer player acts here, and how good it is; where there is little room, by a sign. @param {{level: string}} props */
function Computer({ level }) {
  const name = say(`bot-${level}`);
  const words = say("page-computer", { level: name });
  return html`<span class="kind" title=${`${words}. ${say("table-computer-sees")}`}><span class="words">${words}</span><span class="level"><span class="quiet">${words}</span><span aria-hidden="true">⚙ ${name}</span></span></span>`;
}

/** @param {View} view @param {number} seat */
function team(view, seat) {
  if (view.terms.game !== "guandan") return "";
  return (seat - (view.you ?? 0)) % 2 === 0 ? "ours" : "theirs";
}

/** What is public about a seat's cards and points. @param {{store: Store, view: View, seat: number}} props */
function Tally({ store, view, seat }) {
  const { play } = view;
  if (play.game === "guandan") {
    const place = play.finish.indexOf(seat);
    if (place >= 0) return html`<span class="place">${say("table-place", { place: place + 1 })}</span>`;
    return html`<${Count} store=${store} view=${view} seat=${seat} />`;
  }
  const hearts = play.taken[seat].filter((/** @type {string} */ card) => card.endsWith("H")).length;
  return html`<span class="count">${say("table-tally", { deal: play.points[seat], total: play.standing.totals[seat] })}</span>
    ${play.standing.eliminated.includes(seat) ? html`<span class="place">${say("table-eliminated")}</span>` : null}
    ${play.slam_threat.includes(seat) ? html`<span class="threat">⚠ ${say("felt-threat", { hearts })}</span>` : null}
    ${play.marked[seat].length
      ? html`<span class="shown" role="img" aria-label=${say("felt-exposed", { cards: cardNames(play.marked[seat]) })}>${play.marked[seat].map((/** @type {string} */ card) => html`<${Face} card=${card} marks="exposed" small />`)}</span>`
      : null}`;
}

/** Cards left, as the rules of the table tell it (G5.5). @param {{store: Store, view: View, seat: number}} props */
function Count({ store, view, seat }) {
  const { counts, counting } = view.play;
  const told = counting === "always" ? counts[seat] : store.aids.counts.value[seat];
  if (told !== undefined) return html`<span class=${`count ${told <= 10 ? "few" : ""}`}>${say("page-left", { count: told })}</span>`;
  if (counting === "never" || counting === "always" || seat === view.you || view.phase !== "playing") return null;
  const words = say("felt-ask-count", { who: who(view, seat) });
  return html`<button type="button" class="ask" aria-label=${words} title=${words} onClick=${() => store.askCount(seat)}><span>${say("felt-how-many")}</span></button>`;
}

/** Seconds left for a decision. @param {{clock: {left_ms: number, of_ms: number}}} props */
function Clock({ clock }) {
  const [end] = useState(() => performance.now() + clock.left_ms);
  const [left, setLeft] = useState(clock.left_ms);
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, end - performance.now())), 500);
    return () => clearInterval(timer);
  }, [end]);
  return html`<span class=${`clock ${left < 6000 ? "late" : ""}`} style=${{ "--part": left / clock.of_ms }}>${Math.ceil(left / 1000)}</span>`;
}
