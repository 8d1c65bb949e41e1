// Seat: who sits there, what they hold, whether the table waits for them.

import { useComputed } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { useFacts } from "../lib/facts.js";
import { say } from "../lib/words.js";
import { sideOf } from "../table/around.js";
import { Face } from "./card.js";
import { cardNames, slamWords, who } from "./told.js";

/** @typedef {Record<string, any>} View */

/** @typedef {import("../table/store.js").Store} Store */

/** @param {{store: Store, seat: number}} props */
export function Seat({ store, seat }) {
  const { place, name, mine } = useFacts(() => seatFacts(store, seat));
  const turn = useComputed(() => isWaitedFor(store, seat));
  const look = useComputed(() => `${lookOf(store, seat)} ${turn.value ? "turn" : ""}`);
  return html`<div class=${look} aria-label=${name}>
    <span class="name">${name}</span>
    ${place.level && !mine ? html`<${Computer} level=${place.level} />` : null}
    ${place.who === "person" && !place.here && !mine ? html`<span class="kind">${say("table-absent")}</span>` : null}
    <${Tally} store=${store} seat=${seat} />
    <${Waited} store=${store} turn=${turn} />
    <span class="quiet">${useComputed(() => (turn.value ? say("table-thinks") : ""))}</span>
  </div>`;
}

/** @param {Store} store @param {number} seat */
function seatFacts(store, seat) {
  const scene = /** @type {View} */ (store.scene.value);
  const { level, who: sits, here } = scene.seats[seat];
  return { place: { level, who: sits, here }, name: who(scene, seat), mine: seat === scene.you };
}

/** Where a seat is drawn and whose side it is on. @param {Store} store @param {number} seat */
function lookOf(store, seat) {
  const { you, terms } = /** @type {View} */ (store.scene.value);
  const team = terms.game !== "guandan" ? "" : (seat - (you ?? 0)) % 2 === 0 ? "ours" : "theirs";
  return `seat at-${sideOf(seat, you)} ${team}`;
}

/** Whether the table waits for a seat. @param {Store} store @param {number} seat */
function isWaitedFor(store, seat) {
  const { phase, deciding } = /** @type {View} */ (store.view.value);
  return phase === "playing" && deciding.includes(seat);
}

/** The clock of a seat that is waited for. @param {{store: Store, turn: import("@preact/signals").ReadonlySignal<boolean>}} props */
function Waited({ store, turn }) {
  const facts = useFacts(() => {
    const view = turn.value ? store.view.value : null;
    return view?.clock ? { clock: view.clock, decision: view.decision } : null;
  });
  return facts ? html`<${Clock} key=${facts.decision} clock=${facts.clock} />` : null;
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
    const scene = /** @type {View} */ (store.scene.value);
    if (!scene.play) return null;
    return scene.play.game === "guandan" ? { game: "guandan", ...left(store, scene, seat) } : { game: "gongzhu", ...won(store, seat) };
  });
  if (!facts) return null;
  return facts.game === "guandan" ? html`<${Left} store=${store} seat=${seat} ...${facts} />` : html`<${Won} ...${facts} />`;
}

/** Guandan: cards left, as the rules of the table tell it (G5.5). @param {Store} store @param {View} scene @param {number} seat */
function left(store, scene, seat) {
  const { counting, finish } = scene.play;
  const told = counting === "always" ? store.view.value?.play.counts[seat] : store.aids.counts.value[seat];
  const tells = counting !== "never" && counting !== "always" && seat !== scene.you && scene.phase === "playing";
  return { place: finish.indexOf(seat) + 1, count: told ?? null, name: tells ? who(scene, seat) : "" };
}

/** @param {{store: Store, seat: number, place: number, count: number | null, name: string}} props `name`: whose count may be asked for */
function Left({ store, seat, place, count, name }) {
  if (place) return html`<span class="place">${say("table-place", { place })}</span>`;
  if (count !== null) return html`<span class=${`count ${count <= 10 ? "few" : ""}`}>${say("page-left", { count })}</span>`;
  if (!name) return null;
  const words = say("felt-ask-count", { who: name });
  return html`<button type="button" class="ask" aria-label=${words} title=${words} onClick=${() => store.askCount(seat)}><span>${say("felt-how-many")}</span></button>`;
}

/** Gong Zhu: points, what they threaten to become, and cards that lie exposed. @param {Store} store @param {number} seat */
function won(store, seat) {
  const play = /** @type {View} */ (store.view.value?.play);
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
      ? html`<span class="shown" role="img" aria-label=${say("felt-exposed", { cards: cardNames(exposed) })}>${exposed.map((card) => Face({ card, marks: "exposed" }))}</span>`
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
