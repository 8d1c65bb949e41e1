// Seat: who sits there, what they hold, whether the table waits for them.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { say } from "../lib/words.js";
import { Face } from "./card.js";
import { who } from "./told.js";

/** @typedef {Record<string, any>} View */

/** @param {{view: View, seat: number, side: string}} props */
export function Seat({ view, seat, side }) {
  const place = view.seats[seat];
  const turn = view.phase === "playing" && view.deciding.includes(seat);
  const { play } = view;
  return html`<div class=${`seat at-${side} ${turn ? "turn" : ""} ${team(view, seat)}`} aria-label=${who(view, seat)}>
    <span class="name">${who(view, seat)}</span>
    ${place.level && seat !== view.you ? html`<span class="kind" title=${say("table-computer-sees")}>${say("page-computer", { level: say(`bot-${place.level}`) })}</span>` : null}
    ${place.who === "person" && !place.here && seat !== view.you ? html`<span class="kind">${say("table-absent")}</span>` : null}
    ${play ? html`<${Tally} view=${view} seat=${seat} />` : null}
    ${turn && view.clock ? html`<${Clock} key=${view.decision} clock=${view.clock} />` : null}
    ${turn ? html`<span class="quiet">${say("table-thinks")}</span>` : null}
  </div>`;
}

/** @param {View} view @param {number} seat */
function team(view, seat) {
  if (view.terms.game !== "guandan") return "";
  return (seat - (view.you ?? 0)) % 2 === 0 ? "ours" : "theirs";
}

/** What is public about a seat's cards and points. @param {{view: View, seat: number}} props */
function Tally({ view, seat }) {
  const { play } = view;
  if (play.game === "guandan") {
    const place = play.finish.indexOf(seat);
    if (place >= 0) return html`<span class="place">${say("table-place", { place: place + 1 })}</span>`;
    if (!play.counts_shown[seat]) return null;
    const few = play.counts[seat] <= 10 ? "few" : "";
    return html`<span class=${`count ${few}`}>${say("page-left", { count: play.counts[seat] })}</span>`;
  }
  return html`<span class="count">${say("table-tally", { deal: play.points[seat], total: play.standing.totals[seat] })}</span>
    ${play.standing.eliminated.includes(seat) ? html`<span class="place">${say("table-eliminated")}</span>` : null}
    ${play.slam_threat.includes(seat) ? html`<span class="threat">${say("table-slam")}</span>` : null}
    ${play.marked[seat].length ? html`<span class="shown">${play.marked[seat].map((/** @type {string} */ card) => html`<${Face} card=${card} mark="exposed" small />`)}</span>` : null}`;
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
