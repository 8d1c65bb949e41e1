// Hand: the reader's own cards. Tap lifts, a finger drawn across lifts several, keys do the same.

import { html } from "htm/preact";
import { useRef } from "preact/hooks";
import { say } from "../lib/words.js";
import { crossed, under } from "../table/swipe.js";
import { Face, markedName, markOf } from "./card.js";

/** @typedef {import("../table/store.js").Store} Store */
/** @typedef {import("../table/swipe.js").Place} Place */

/** How far a finger may tremble and still tap, in pixels. */
const TREMBLE = 8;

/** @param {{store: Store}} props */
export function Hand({ store }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const finger = useRef(/** @type {Finger | null} */ (null));
  const tapped = useRef(0);
  const view = store.view.value;
  const rows = store.rows.value;
  if (!view?.play || view.you === null) return null;
  const cards = rows.flat();
  const useful = view.your_turn && view.legal ? new Set(view.legal.cards) : null;

  const down = (/** @type {PointerEvent} */ event) => {
    if (event.button !== 0 || !box.current) return;
    const places = placesIn(box.current);
    const point = { x: event.clientX, y: event.clientY };
    const first = under(places, point);
    if (first === null) return;
    box.current.setPointerCapture(event.pointerId);
    finger.current = { places, start: point, last: point, first, on: !store.selected.value.has(first), swiping: false };
  };
  const move = (/** @type {PointerEvent} */ event) => {
    const now = finger.current;
    if (!now) return;
    const point = { x: event.clientX, y: event.clientY };
    const ids = crossed(now.places, now.last, point);
    const far = Math.hypot(point.x - now.start.x, point.y - now.start.y) > TREMBLE;
    if (!now.swiping && far && ids.some((id) => id !== now.first)) {
      now.swiping = true;
      store.paint([now.first], now.on);
    }
    if (now.swiping) store.paint(ids, now.on);
    now.last = point;
  };
  const up = () => {
    const now = finger.current;
    finger.current = null;
    if (!now || now.swiping) return;
    tapped.current = performance.now();
    tap(store, now.first);
    focusCard(box.current, now.first);
  };
  const click = (/** @type {string} */ id) => {
    // A tap has been dealt with when the finger went up; what comes from a keyboard or a screen reader has not.
    if (performance.now() - tapped.current > 500) tap(store, id);
  };
  const key = (/** @type {KeyboardEvent} */ event) => {
    const steps = { ArrowLeft: -1, ArrowRight: 1, Home: -cards.length, End: cards.length };
    const step = steps[/** @type {keyof typeof steps} */ (event.key)];
    if (step === undefined) return;
    event.preventDefault();
    const at = cards.findIndex(({ id }) => id === document.activeElement?.getAttribute("data-id"));
    const next = cards[Math.min(cards.length - 1, Math.max(0, at + step))];
    if (next) focusCard(box.current, next.id);
  };

  const focused = cards.find(({ id }) => id === document.activeElement?.getAttribute("data-id")) ?? cards[0];
  return html`<div
    class=${`hand count-${cards.length > 14 ? "many" : "few"} ${view.your_turn ? "turn" : ""}`}
    ref=${box}
    role="group"
    aria-label=${say("table-hand", { count: cards.length })}
    onPointerDown=${down}
    onPointerMove=${move}
    onPointerUp=${up}
    onPointerCancel=${() => (finger.current = null)}
    onKeyDown=${key}
  >
    ${lines(rows).map(
      (line, at) => html`<div class="line" key=${at} style=${{ "--cards": line.length }}>
        ${line.map(({ id, card, first }) => {
          const lifted = store.selected.value.has(id);
          const mark = markOf(card, view.play);
          const dim = useful !== null && !useful.has(card);
          return html`<button
            key=${id}
            type="button"
            class=${`held ${lifted ? "lifted" : ""} ${dim ? "dim" : ""} ${first ? "apart" : ""}`}
            data-id=${id}
            aria-pressed=${lifted}
            aria-label=${dim ? say("table-dim", { card: markedName(card, mark) }) : markedName(card, mark)}
            tabindex=${id === focused?.id ? 0 : -1}
            onClick=${() => click(id)}
          >
            <${Face} card=${card} mark=${mark} />
          </button>`;
        })}
      </div>`,
    )}
  </div>`;
}

/**
 * @typedef {object} Finger
 * @property {Place[]} places
 * @property {{x: number, y: number}} start
 * @property {{x: number, y: number}} last
 * @property {string} first
 * @property {boolean} on
 * @property {boolean} swiping
 */

/** Lift or lay down; in Gong Zhu a second tap on the lifted card plays it. @param {Store} store @param {string} id */
function tap(store, id) {
  const again = store.selected.value.has(id) && store.selected.value.size === 1;
  const trick = store.view.value?.play?.game === "gongzhu" && store.single && store.view.value.your_turn;
  if (again && trick) store.play();
  else store.toggle(id);
}

/** Where each card lies, lifted or not. @param {HTMLElement} box @returns {Place[]} */
function placesIn(box) {
  return [...box.querySelectorAll("[data-id]")].map((button) => {
    const { left, right, bottom } = button.getBoundingClientRect();
    const face = /** @type {HTMLElement} */ (button.firstElementChild).getBoundingClientRect();
    return { id: button.getAttribute("data-id") ?? "", left, right, top: Math.min(face.top, bottom), bottom };
  });
}

/** @param {HTMLElement | null} box @param {string} id */
function focusCard(box, id) {
  const button = /** @type {HTMLElement | null} */ (box?.querySelector(`[data-id="${id}"]`));
  button?.focus({ preventScroll: true });
}

/**
 * The rows as lines on the screen: one line, or two halves of it that narrow screens put under each other; `first`
 * marks the first card after a group.
 * @param {import("../table/cards.js").Held[][]} rows
 */
function lines(rows) {
  const cards = rows.flatMap((row, at) => row.map((held, place) => ({ ...held, first: at > 0 && place === 0 })));
  const half = Math.ceil(cards.length / 2);
  return cards.length > 14 ? [cards.slice(0, half), cards.slice(half)] : [cards];
}
