// Table: the page of one table, gathering to summary.

import { useSignal } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect, useMemo } from "preact/hooks";
import { ask } from "../lib/api.js";
import { say } from "../lib/words.js";
import { sideOf } from "../table/around.js";
import { Store } from "../table/store.js";
import { Bar } from "./bar.js";
import { Controls } from "./controls.js";
import { Drawer } from "./drawer.js";
import { Exposure } from "./exposure.js";
import { Gather } from "./gather.js";
import { Hand } from "./hand.js";
import { Fault, Loading } from "./message.js";
import { Middle } from "./middle.js";
import { Seat } from "./seat.js";
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
    const listen = (/** @type {KeyboardEvent} */ event) => keys(store, event);
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
  document.title = `${view.your_turn ? "● " : ""}${say(`game-${view.terms.game}`)} · danzhu`;
  return html`<main class=${`table ${view.terms.game} ${view.your_turn ? "my-turn" : ""}`} data-decision=${view.decision}>
    <h1 class="quiet">${say(`game-${view.terms.game}`)}</h1>
    <${Bar} store=${store} open=${(/** @type {string} */ name) => (drawer.value = name)} />
    ${view.phase === "gathering" ? html`<${Gather} store=${store} />` : html`<${Felt} store=${store} />`}
    <p class="quiet" role="status" aria-live="polite">${store.spoken.value}</p>
    ${drawer.value ? html`<${Drawer} store=${store} name=${drawer.value} close=${() => (drawer.value = "")} />` : null}
  </main>`;
}

/** @param {{store: Store}} props */
function Felt({ store }) {
  const view = /** @type {Record<string, any>} */ (store.view.value);
  const seats = view.seats.map((/** @type {{seat: number}} */ { seat }) => seat);
  return html`<div class="felt">
      ${seats.map((/** @type {number} */ seat) => html`<${Seat} key=${seat} view=${view} seat=${seat} side=${sideOf(seat, view.you)} />`)}
      ${view.play ? html`<${Middle} view=${view} />` : null}
      ${view.play?.game === "guandan" ? html`<${Tribute} view=${view} />` : null}
      ${view.play?.game === "gongzhu" ? html`<${Exposure} view=${view} />` : null}
      <${Status} store=${store} />
      <${Summary} store=${store} />
    </div>
    <${Controls} store=${store} />
    <${Hand} store=${store} />`;
}

/** One line that says what is going on. @param {{store: Store}} props */
function Status({ store }) {
  const view = /** @type {Record<string, any>} */ (store.view.value);
  let text = "";
  if (!store.up.value) text = say("page-lost");
  else if (store.notice.value) text = store.notice.value;
  else if (view.rested) text = say("page-rests");
  else if (view.pledge) text = say("table-shuffling");
  else if (view.you === null) text = say("table-looking-on");
  else if (view.your_turn) text = say("page-your-turn");
  return html`<p class=${`status ${view.your_turn ? "turn" : ""}`}>${text}</p>`;
}

/** H hint, P pass, A arrange, Enter play, Esc lay down. @param {Store} store @param {KeyboardEvent} event */
function keys(store, event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("dialog, input, select, textarea")) return;
  const view = store.view.value;
  const onCard = target.closest("[data-id]") !== null;
  const onButton = target.closest("button, a") !== null && !onCard;
  /** @type {Record<string, () => void>} */
  const acts = {
    h: () => view?.your_turn && store.askHint(),
    p: () => view?.legal?.can_pass && store.act("pass"),
    a: () => store.arrange(),
    g: () => store.group(),
    Escape: () => store.select(new Set()),
    Enter: () => view?.your_turn && store.play(),
  };
  const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!act || (event.key === "Enter" && onButton)) return;
  event.preventDefault();
  act();
}
