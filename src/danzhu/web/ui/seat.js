// Seat: who sits there, what they hold, whether the table waits for them.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { useFacts } from "../lib/facts.js";
import { say } from "../lib/words.js";
import { Face } from "./card.js";
import { cardNames, slamWords, who } from "./told.js";

/** @typedef {Record<string, any>} View */

/** @typedef {import("../table/store.js").Store} Store */

/** @param {{store: Store, seat: number, side: string}} props */
export function Seat({ store, seat, side }) {
  const { place, name, mine, turn, team, clock, decision } = useFacts(() => seatFacts(store, seat));
  return html`<div class=${`seat at-${side} ${turn ? "turn" : ""} ${team}`} aria-label=${name}>
    <span class="name">${name}</span>
    ${place.level && !mine ? html`<${Computer} level=${place.level} />` : null}
    ${place.who === "person" && !place.here && !mine ? html`<span class="kind">${say("table-absent")}</span>` : null}
    <${Tally} store=${store} seat=${seat} />
    ${clock ? html`<${Clock} key=${decision} clock=${clock} />` : null}
    ${turn ? html`<span class="quiet">${say("table-thinks")}</span>` : null}
  </div>`;
}

/** @param {Store} store @param {number} seat */
function seatFacts(store, seat) {
  const view = /** @type {View} */ (store.view.value);
  const { level, who: sits, here } = view.seats[seat];
  const turn = view.phase === "playing" && view.deciding.includes(seat);
  return {
    place: { level, who: sits, here },
    name: who(view, seat),
    mine: seat === view.you,
    turn,
    team: view.terms.game !== "guandan" ? "" : (seat - (view.you ?? 0)) % 2 === 0 ? "ours" : "theirs",
    clock: turn ? view.clock : null,
    decision: turn ? view.decision : 0,
  };
}

/** That a computer player acts here, and how good it is; where there is little room, by a sign. @param {{level: string}} props */
function Computer({ level }) {
  const name = say(`bot-${level}`);
  const words = say("page-computer", { level: name });
  return html`<span class="kind" title=${`${words}. ${say("table-computer-sees")}`}><span class="words">${words}</span><span class="level"><span class="quiet">${words}</span><span aria-hidden="true">⚙ ${name}</span></span></span>`;
}

/** What is public about a seat's cards and points. @param {{store: Store, seat: number}} props */
function Tally({ store, seat }) {
  const facts = useFacts(() => {
    const view = /** @type {View} */ (store.view.value);
    if (!view.play) return null;
    return view.play.game === "guandan" ? { game: "guandan", ...left(store, view, seat) } : { game: "gongzhu", ...won(view.play, seat) };
  });
  if (!facts) return null;
  return facts.game === "guandan" ? html`<${Left} store=${store} seat=${seat} ...${facts} />` : html`<${Won} ...${facts} />`;
}

/** Guandan: cards left, as the rules of the table tell it (G5.5). @param {Store} store @param {View} view @param {number} seat */
function left(store, view, seat) {
  const { counts, counting, finish } = view.play;
  const told = counting === "always" ? counts[seat] : store.aids.counts.value[seat];
  const tells = counting !== "never" && counting !== "always" && seat !== view.you && view.phase === "playing";
  return { place: finish.indexOf(seat) + 1, count: told ?? null, name: tells ? who(view, seat) : "" };
}

/** @param {{store: Store, seat: number, place: number, count: number | null, name: string}} props `name`: whose count may be asked for */
function Left({ store, seat, place, count, name }) {
  if (place) return html`<span class="place">${say("table-place", { place })}</span>`;
  if (count !== null) return html`<span class=${`count ${count <= 10 ? "few" : ""}`}>${say("page-left", { count })}</span>`;
  if (!name) return null;
  const words = say("felt-ask-count", { who: name });
  return html`<button type="button" class="ask" aria-label=${words} title=${words} onClick=${() => store.askCount(seat)}><span>${say("felt-how-many")}</span></button>`;
}

/** Gong Zhu: points, what they threaten to become, and cards that lie exposed. @param {View} play @param {number} seat */
function won(play, seat) {
  const { points, standing, marked } = play;
  return {
    points: say("table-tally", { deal: points[seat], total: standing.totals[seat] }),
    eliminated: standing.eliminated.includes(seat),
    slam: slamWords(play, seat),
    made: play.slam.includes(seat),
    exposed: marked[seat],
  };
}

/** @param {{points: string, eliminated: boolean, slam: string, made: boolean, exposed: string[]}} props */
function Won({ points, eliminated, slam, made, exposed }) {
  return html`<span class="count">${points}</span>
    ${eliminated ? html`<span class="place">${say("table-eliminated")}</span>` : null}
    ${slam ? html`<span class=${made ? "slam" : "threat"}>${slam}</span>` : null}
    ${exposed.length
      ? html`<span class="shown" role="img" aria-label=${say("felt-exposed", { cards: cardNames(exposed) })}>${exposed.map((card) => html`<${Face} card=${card} marks="exposed" small />`)}</span>`
      : null}`;
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
