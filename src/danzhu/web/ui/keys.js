// Keys: what each key does at the table, and the list of them for the menu.

import { html } from "htm/preact";
import { change, settings } from "../lib/settings.js";
import { say } from "../lib/words.js";

/** @typedef {import("../table/store.js").Store} Store */

/** What is listed: the keys, and what they do in words. */
const LIST = [
  ["← → ↑ ↓", "felt-key-arrows"],
  ["␣", "felt-key-space"],
  ["⇧ ␣", "felt-key-row"],
  ["Enter", "felt-key-enter"],
  ["H", "felt-key-hint"],
  ["P", "felt-key-pass"],
  ["A", "felt-key-arrange"],
  ["G", "felt-key-group"],
  ["U", "felt-undo"],
  ["C", "felt-counter"],
  ["F", "felt-faster"],
  ["Esc", "table-lay-down"],
];

export function Keys() {
  return html`<details class="keys">
    <summary>${say("felt-keys")}</summary>
    <dl>
      ${LIST.map(([keys, key]) => html`<dt><kbd>${keys}</kbd></dt><dd>${say(key ?? "")}</dd>`)}
    </dl>
  </details>`;
}

/** Show or hide the cards still out. @param {Store} store */
export function toggleCounter(store) {
  change({ counter: !settings.value.counter });
  store.aids.count(store.view.value);
}

/** @param {Store} store @param {KeyboardEvent} event */
export function press(store, event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("dialog, input, select, textarea")) return;
  const view = store.view.value;
  const guandan = view?.play?.game === "guandan";
  const onButton = target.closest("button, a, summary") !== null && target.closest("[data-id]") === null;
  /** @type {Record<string, () => void>} */
  const acts = {
    h: () => {
      enterHand();
      if (view?.your_turn) store.askHint();
    },
    p: () => view?.legal?.can_pass && store.act("pass"),
    a: () => guandan && store.hand.arrange(),
    g: () => guandan && store.group(),
    u: () => store.hand.undo(),
    c: () => toggleCounter(store),
    f: () => view && store.hurry.may(view) && store.hurry.toggle(view),
    Escape: () => (store.chooser.value ? (store.chooser.value = null) : store.select(new Set())),
    Enter: () => (store.lies.value ? store.goOn() : view?.your_turn && store.play()),
    ArrowLeft: () => enterHand(),
    ArrowRight: () => enterHand(),
  };
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const act = acts[name];
  if (!act || (name === "Enter" && onButton) || (name.startsWith("Arrow") && target !== document.body)) return;
  event.preventDefault();
  act();
}

/** Arrows find the hand from anywhere, and so does whoever asks for a hint, to play it by Enter. */
function enterHand() {
  if (document.activeElement?.closest(".hand")) return;
  const card = /** @type {HTMLElement | null} */ (document.querySelector('.hand [tabindex="0"]'));
  card?.focus({ preventScroll: true });
}
