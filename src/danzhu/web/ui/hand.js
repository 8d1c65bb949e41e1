// Hand: the reader's own cards. Tap lifts, a finger drawn across lifts several, keys do the same.

import { effect, useComputed, useSignal } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { useFacts } from "../lib/facts.js";
import { afterFrame } from "../lib/later.js";
import { say } from "../lib/words.js";
import { crossed } from "../table/swipe.js";
import { FEW, spread } from "./fan.js";

/** @typedef {import("../table/store.js").Store} Store */
/** @typedef {import("../table/swipe.js").Place} Place */

/** How far a finger may tremble and still tap, in pixels. */
const TREMBLE = 8;

/** @param {{store: Store}} props */
export function Hand({ store }) {
  const seated = useFacts(() => Boolean(store.scene.value?.play) && store.scene.value?.you !== null);
  return seated ? html`<${Mine} store=${store} />` : null;
}

/** @param {{store: Store}} props */
function Mine({ store }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const finger = useRef(/** @type {Finger | null} */ (null));
  const tapped = useRef(0);
  const at = useRef(0);
  const mine = useRef(false);
  const focus = useSignal("");
  const count = useComputed(() => store.hand.cards.value.length);
  const look = useComputed(() => `hand count-${count.value > FEW ? "many" : "few"} ${store.turn.value ? "" : "resting"}`);
  const name = useComputed(() => say("table-hand", { count: count.value }));
  // The card that Tab leads to.
  const entry = useComputed(() => {
    const all = store.hand.rows.value.flat();
    return (all.find(({ id }) => id === focus.value) ?? all[Math.min(at.current, all.length - 1)])?.id ?? "";
  });
  useEffect(() => {
    const listen = (/** @type {FocusEvent} */ { target }) => {
      if (!(target instanceof Element)) return;
      mine.current = target.closest(".hand, .controls") !== null;
      if (!target.closest(".hand")) return;
      at.current = placeOf(box.current, target);
      focus.value = target.getAttribute("data-id") ?? "";
    };
    document.addEventListener("focusin", listen);
    return () => document.removeEventListener("focusin", listen);
  }, []);
  // What is done takes the cards and buttons with it that it was done by: the focus goes to a card that stays before.
  useEffect(
    () =>
      effect(() => {
        if (store.hand.acts.value && mine.current) focusOn(staying(box.current, at.current, store.hand.spent));
      }),
    [store],
  );
  // Where a card or a button has gone without that, it comes to the card beside.
  const regain = () => mine.current && document.activeElement === document.body && focusOn(cardAt(box.current, at.current));
  const regainLater = () => {
    if (mine.current && focused() === null) afterFrame(regain);
  };
  useLayoutEffect(() => (box.current ? spread(box.current, store, entry, regainLater) : undefined), [store]);
  useEffect(
    () =>
      effect(() => {
        store.turn.value;
        store.chooser.value;
        regainLater();
      }),
    [store],
  );
  const down = (/** @type {PointerEvent} */ event) => {
    if (event.button !== 0 || !box.current) return;
    const first = idOf(event.target);
    if (first === null) return;
    const start = { x: event.clientX, y: event.clientY };
    box.current.setPointerCapture(event.pointerId);
    finger.current = { places: [], start, last: start, first, on: !store.hand.selected.value.has(first), swiping: false };
  };
  const move = (/** @type {PointerEvent} */ event) => {
    const now = finger.current;
    if (!now || !box.current) return;
    const point = { x: event.clientX, y: event.clientY };
    if (!now.swiping && Math.hypot(point.x - now.start.x, point.y - now.start.y) <= TREMBLE) return;
    if (!now.places.length) now.places = placesIn(box.current);
    const ids = crossed(now.places, now.last, point);
    if (!now.swiping && ids.some((id) => id !== now.first)) {
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
    focusOn(cardOf(box.current, now.first));
    tap(store, now.first);
  };
  const key = (/** @type {KeyboardEvent} */ event) => {
    const id = focused() ?? "";
    if (event.key === " " && event.shiftKey) {
      event.preventDefault();
      store.paint(store.hand.rowOf(id), true);
      return;
    }
    const next = neighbour(box.current, id, event.key);
    if (!next) return;
    event.preventDefault();
    focusOn(next);
  };

  const click = (/** @type {MouseEvent} */ { target }) => {
    // A tap has been dealt with when the finger went up; what comes from a keyboard or a screen reader has not.
    const id = performance.now() - tapped.current > 500 ? idOf(target) : null;
    if (id !== null) tap(store, id);
  };
  return html`<div
    class=${look}
    ref=${box}
    role="group"
    aria-label=${name}
    onPointerDown=${down}
    onPointerMove=${move}
    onPointerUp=${up}
    onPointerCancel=${() => (finger.current = null)}
    onKeyDown=${key}
    onClick=${click}
  >
    <div class="line"></div>
    <div class="line"></div>
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
  const again = store.hand.selected.value.has(id) && store.hand.selected.value.size === 1;
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

/** The card that something on the page belongs to. @param {EventTarget | null} target */
const idOf = (target) => (target instanceof Element ? (target.closest("[data-id]")?.getAttribute("data-id") ?? null) : null);

/** The card that has the focus. */
const focused = () => idOf(document.activeElement);

/** @param {HTMLElement | null | undefined} button */
const focusOn = (button) => button?.focus({ preventScroll: true });

/** @param {HTMLElement | null} box @param {string} id */
const cardOf = (box, id) => /** @type {HTMLElement | null} */ (box?.querySelector(`[data-id="${id}"]`));

/** @param {HTMLElement | null} box @returns {HTMLElement[]} */
const buttons = (box) => (box ? [...box.querySelectorAll("[data-id]")].map((each) => /** @type {HTMLElement} */ (each)) : []);

/** Which card of the hand has the focus, counted from the left; 0 for none. @param {HTMLElement | null} box @param {EventTarget | null} target */
const placeOf = (box, target) => Math.max(0, buttons(box).findIndex((each) => each === target));

/** The card at a place, or the last before it. @param {HTMLElement | null} box @param {number} at */
function cardAt(box, at) {
  const all = buttons(box);
  return all[Math.min(at, all.length - 1)];
}

/** The same of the cards that are not spent. @param {HTMLElement | null} box @param {number} at @param {ReadonlySet<string>} spent */
function staying(box, at, spent) {
  const stays = (/** @type {HTMLElement} */ button) => !spent.has(idOf(button) ?? "");
  const all = buttons(box);
  return all.slice(at).find(stays) ?? all.findLast(stays);
}

/**
 * The card that a key leads to.
 * @param {HTMLElement | null} box
 * @param {string} id the card that has the focus
 * @param {string} key
 */
function neighbour(box, id, key) {
  const all = buttons(box);
  const at = all.findIndex((each) => each.dataset.id === id);
  const now = all[at];
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  if (key === "ArrowLeft") return all[Math.max(0, at - 1)];
  if (key === "ArrowRight") return all[Math.min(all.length - 1, at + 1)];
  if ((key !== "ArrowUp" && key !== "ArrowDown") || !now) return undefined;
  const from = now.getBoundingClientRect();
  const others = all.filter((each) => (key === "ArrowUp" ? each.getBoundingClientRect().top < from.top : each.getBoundingClientRect().top > from.top));
  return others.sort((one, other) => Math.abs(one.getBoundingClientRect().left - from.left) - Math.abs(other.getBoundingClientRect().left - from.left))[0] ?? now;
}
