// Table: the page of one table, gathering to summary.

import { useSignal } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect, useMemo } from "preact/hooks";
import { ask } from "../lib/api.js";
import { say } from "../lib/words.js";
import { sideOf } from "../table/around.js";
import { Store } from "../table/store.js";
import { settings } from "../lib/settings.js";
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
import { Tribute } from "./tribute.js";

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
  useEffect(() => {
    const listen = (/** @type {KeyboardEvent} */ event) => press(store, event);
    addEventListener("keydown", listen);
    return () => {
      removeEventListener("keydown", listen);
      store.leave();
    };
  }, [store]);
  const view = store.view.value;
  if (store.gone.value) return html`<${Fault} code=${store.gone.value} />`;
  if (!view) return html`<${Loading} />`;
  if (view.closed) return html`<${Fault} code="table_closed" />`;
  entitle(`${view.your_turn ? "● " : ""}${say(`game-${view.terms.game}`)} · danzhu`);
  return html`<main class=${`table ${view.terms.game} ${view.your_turn ? "my-turn" : ""}`} data-decision=${view.decision}>
    <h1 class="quiet">${say(`game-${view.terms.game}`)}</h1>
    <${Bar} store=${store} open=${(/** @type {string} */ name) => (drawer.value = name)} />
    ${view.phase === "gathering" ? html`<${Gather} store=${store} />` : html`<${Felt} store=${store} />`}
    <p class="quiet" role="status" aria-live="polite">${store.herald.spoken.value}</p>
    ${drawer.value ? html`<${Drawer} store=${store} name=${drawer.value} close=${() => (drawer.value = "")} />` : null}
  </main>`;
}

/** A title is told to the whole browser, which takes longer than drawing the table: only where it changes. @param {string} title */
function entitle(title) {
  if (document.title !== title) document.title = title;
}

/** @param {{store: Store}} props */
function Felt({ store }) {
  const view = /** @type {Record<string, any>} */ (store.view.value);
  const seats = view.seats.map((/** @type {{seat: number}} */ { seat }) => seat);
  const game = view.play?.game;
  // A finished trick lies for a moment; a tap anywhere on the felt goes on.
  const tap = () => store.lies.value && store.goOn();
  return html`${settings.value.counter && game ? html`<${Counter} store=${store} />` : null}
    <div class=${`felt ${store.lies.value ? "lies" : ""}`} onClick=${tap}>
      ${seats.map((/** @type {number} */ seat) => html`<${Seat} key=${seat} store=${store} seat=${seat} side=${sideOf(seat, view.you)} />`)}
      ${game ? html`<${Middle} view=${view} />` : null}
      ${game === "guandan" ? html`<${Tribute} view=${view} />` : null}
      ${game === "gongzhu" ? html`<${Exposure} view=${view} />` : null}
      <${Status} store=${store} />
      <${Signals} store=${store} />
      ${store.lies.value ? null : html`<${Summary} store=${store} />`}
    </div>
    <${Controls} store=${store} />
    <${Hand} store=${store} />`;
}

/** One line that says what is going on. @param {{store: Store}} props */
function Status({ store }) {
  const view = /** @type {Record<string, any>} */ (store.view.value);
  let text = "";
  if (!store.up.value) text = say("page-lost");
  else if (store.herald.notice.value) text = store.herald.notice.value;
  else if (store.lies.value) text = say("felt-onward");
  else if (view.rested) text = say("page-rests");
  else if (view.pledge) text = say("table-shuffling");
  else if (view.you === null) text = say("table-looking-on");
  else if (view.seats[view.you].away) text = say("felt-stand-in");
  else if (view.your_turn) text = say("page-your-turn");
  return html`<p class=${`status ${view.your_turn ? "turn" : ""}`}>${text}</p>`;
}
