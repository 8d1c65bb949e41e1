// Table: the page of one table, gathering to summary.

import { useComputed, useSignal } from "@preact/signals";
import { html } from "htm/preact";
import { useCallback, useEffect, useMemo } from "preact/hooks";
import { ask } from "../lib/api.js";
import { useFacts } from "../lib/facts.js";
import { settings } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { Store } from "../table/store.js";
import { Bar } from "./bar.js";
import { Controls } from "./controls.js";
import { Counter } from "./counter.js";
import { Drawer } from "./drawer.js";
import { Exposure } from "./exposure.js";
import { Gather } from "./gather.js";
import { Hand } from "./hand.js";
import { press } from "./keys.js";
import { Fault, Loading } from "./message.js";
import { Middle } from "./middle.js";
import { Seat } from "./seat.js";
import { Signals } from "./signals.js";
import { Summary } from "./summary.js";
import { useTitle } from "./title.js";
import { Tribute } from "./tribute.js";

/** @typedef {Record<string, any>} View */

/** Opening a table's address makes the reader known, and nothing else. @param {{code: string}} props */
export function TablePage({ code }) {
  const known = useSignal("");
  useEffect(() => {
    ask("/api/me", {}).then(
      () => (known.value = "yes"),
      (/** @type {Error} */ error) => (known.value = error.message),
    );
  }, []);
  if (known.value === "") return html`<${Loading} />`;
  return known.value === "yes" ? html`<${Table} code=${code} />` : html`<${Fault} code=${known.value} />`;
}

/** @param {{code: string}} props */
function Table({ code }) {
  const store = useMemo(() => new Store(code), [code]);
  const drawer = useSignal("");
  const open = useCallback((/** @type {string} */ name) => (drawer.value = name), []);
  const close = useCallback(() => (drawer.value = ""), []);
  useEffect(() => {
    const listen = (/** @type {KeyboardEvent} */ event) => press(store, event);
    addEventListener("keydown", listen);
    return () => {
      removeEventListener("keydown", listen);
      store.leave();
    };
  }, [store]);
  const facts = useFacts(() => {
    const scene = store.scene.value;
    return scene && { game: scene.terms.game, closed: Boolean(scene.closed), gathers: scene.phase === "gathering" };
  });
  const decision = useComputed(() => store.view.value?.decision);
  const look = useComputed(() => `table ${store.scene.value?.terms.game} ${store.turn.value ? "my-turn" : ""}`);
  useTitle(store);
  if (store.gone.value) return html`<${Fault} code=${store.gone.value} />`;
  if (!facts) return html`<${Loading} />`;
  if (facts.closed) return html`<${Fault} code="table_closed" />`;
  return html`<main class=${look} data-decision=${decision}>
    <h1 class="quiet">${say(`game-${facts.game}`)}</h1>
    <${Bar} store=${store} open=${open} />
    ${facts.gathers ? html`<${Gather} store=${store} />` : html`<${Felt} store=${store} />`}
    <p class="quiet" role="status" aria-live="polite">${store.herald.spoken}</p>
    ${drawer.value ? html`<${Drawer} store=${store} name=${drawer.value} close=${close} />` : null}
  </main>`;
}

/** @param {{store: Store}} props */
function Felt({ store }) {
  const { seats, game } = useFacts(() => {
    const { seats, play } = /** @type {View} */ (store.scene.value);
    return { seats: seats.map((/** @type {View} */ { seat }) => seat), game: play?.game };
  });
  // A finished trick lies for a moment; a tap anywhere on the felt goes on.
  const tap = () => store.lies.value && store.goOn();
  return html`${settings.value.counter && game ? html`<${Counter} store=${store} />` : null}
    <div class=${`felt ${store.lies.value ? "lies" : ""}`} onClick=${tap}>
      ${seats.map((/** @type {number} */ seat) => html`<${Seat} key=${seat} store=${store} seat=${seat} />`)}
      ${game ? html`<${Middle} store=${store} />` : null}
      ${game === "guandan" ? html`<${Tribute} store=${store} />` : null}
      ${game === "gongzhu" ? html`<${Exposure} store=${store} />` : null}
      <${Status} store=${store} />
      <${Signals} store=${store} />
      ${store.lies.value ? null : html`<${Summary} store=${store} />`}
    </div>
    <${Controls} store=${store} />
    <${Hand} store=${store} />`;
}

/** One line that says what is going on. @param {{store: Store}} props */
function Status({ store }) {
  const look = useComputed(() => `status ${store.turn.value && !standsIn(store) ? "turn" : ""}`);
  return html`<p class=${look}>${useComputed(() => statusWords(store))}</p>`;
}

/** Whether a computer player acts for the reader. @param {Store} store */
function standsIn(store) {
  const { you, seats } = /** @type {View} */ (store.scene.value);
  return you !== null && seats[you].away;
}

/** @param {Store} store */
function statusWords(store) {
  const { rested, pledge, you } = /** @type {View} */ (store.scene.value);
  if (!store.up.value) return say("page-lost");
  if (store.herald.notice.value) return store.herald.notice.value;
  if (store.lies.value) return say("felt-onward");
  if (rested) return say("page-rests");
  if (pledge) return say("table-shuffling");
  if (you === null) return say("table-looking-on");
  if (standsIn(store)) return say("felt-stand-in");
  return store.turn.value ? say("page-your-turn") : "";
}
