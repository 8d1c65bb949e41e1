// Hand: the reader's own cards. Tap lifts, a finger drawn across lifts several, keys do the same.

import { effect, useComputed, useSignal } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { useFacts } from "../lib/facts.js";
import { afterFrame } from "../lib/later.js";
import { say } from "../lib/words.js";
import { crossed, under } from "../table/swipe.js";
import { Face, markedName, marksOf } from "./card.js";

/** @typedef {import("../table/store.js").Store} Store */
/** @typedef {import("../table/swipe.js").Place} Place */

/** How far a finger may tremble and still tap, in pixels. */
const TREMBLE = 8;

/** @param {{store: Store}} props */
export function Hand({ store }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const finger = useRef(/** @type {Finger | null} */ (null));
  const tapped = useRef(0);
  const at = useRef(0);
  const mine = useRef(false);
  const focus = useSignal("");
  const seated = useFacts(() => Boolean(store.view.value?.play) && store.view.value?.you !== null);
  const rows = store.hand.rows.value;
  const cards = rows.flat();
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
  // A card or a button that goes takes the focus with it: it comes to the card beside.
  useEffect(() => {
    let waits = false;
    return effect(() => {
      store.hand.rows.value;
      store.hand.useful.value;
      store.chooser.value;
      if (waits || !mine.current) return;
      waits = true;
      afterFrame(() => {
        waits = false;
        if (mine.current && document.activeElement === document.body) cardAt(box.current, at.current)?.focus({ preventScroll: true });
      });
    });
  }, [store]);
  // The card that Tab leads to.
  const entry = useComputed(() => {
    const all = store.hand.rows.value.flat();
    return (all.find(({ id }) => id === focus.value) ?? all[Math.min(at.current, all.length - 1)])?.id;
  });
  if (!seated) return null;

  const down = (/** @type {PointerEvent} */ event) => {
    if (event.button !== 0 || !box.current) return;
    const places = placesIn(box.current);
    const point = { x: event.clientX, y: event.clientY };
    const first = under(places, point);
    if (first === null) return;
    box.current.setPointerCapture(event.pointerId);
    finger.current = { places, start: point, last: point, first, on: !store.hand.selected.value.has(first), swiping: false };
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
    afterFrame(() => focusCard(box.current, now.first));
  };
  const key = (/** @type {KeyboardEvent} */ event) => {
    const id = document.activeElement?.getAttribute("data-id") ?? "";
    if (event.key === " " && event.shiftKey) {
      event.preventDefault();
      store.paint(store.hand.rowOf(id), true);
      return;
    }
    const next = neighbour(box.current, id, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
  };

  const screen = lines(rows);
  return html`<div
    class=${`hand count-${cards.length > 14 ? "many" : "few"}`}
    ref=${box}
    role="group"
    aria-label=${say("table-hand", { count: cards.length })}
    onPointerDown=${down}
    onPointerMove=${move}
    onPointerUp=${up}
    onPointerCancel=${() => (finger.current = null)}
    onKeyDown=${key}
    style=${{ "--all": cards.length, "--gaps": rows.length - 1 }}
  >
    ${screen.map(
      (line, number) => html`<div class="line" key=${number} style=${{ "--cards": line.length, "--apart": line.filter(({ first }, place) => first && place).length }}>
        ${line.map(({ id, card, first }) => html`<${One} key=${id} id=${id} card=${card} apart=${first} entry=${entry} store=${store} tapped=${tapped} />`)}
      </div>`,
    )}
  </div>`;
}

/**
 * One card. It is drawn anew only when something about it has changed.
 * @param {{id: string, card: string, apart: boolean, entry: import("@preact/signals").ReadonlySignal<string | undefined>, store: Store, tapped: {current: number}}} props
 */
function One({ id, card, apart, entry, store, tapped }) {
  const { lifted, dim, marks } = useFacts(() => cardFacts(store, id, card));
  const tab = useComputed(() => (entry.value === id ? 0 : -1));
  const name = markedName(card, marks);
  const click = () => {
    // A tap has been dealt with when the finger went up; what comes from a keyboard or a screen reader has not.
    if (performance.now() - tapped.current > 500) tap(store, id);
  };
  return html`<button
    type="button"
    class=${`held ${lifted ? "lifted" : ""} ${dim ? "dim" : ""} ${apart ? "apart" : ""}`}
    data-id=${id}
    aria-pressed=${lifted}
    tabindex=${tab}
    onClick=${click}
  >
    <${Face} card=${card} marks=${marks} />
    <span class="quiet">${dim ? say("table-dim", { card: name }) : name}</span>
  </button>`;
}

/** @param {Store} store @param {string} id @param {string} card */
function cardFacts(store, id, card) {
  const { useful, deal, selected } = store.hand;
  const { bombs, flushes } = store.aids.marks.value;
  const marks = [...marksOf(card, deal.value), bombs.includes(card) ? "bomb" : "", flushes.includes(card) ? "flush" : ""];
  const dim = useful.value !== null && !useful.value.includes(card);
  return { lifted: selected.value.has(id), dim, marks: marks.filter(Boolean).join(" ") };
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

/** @param {HTMLElement | null} box @param {string} id */
function focusCard(box, id) {
  const button = /** @type {HTMLElement | null} */ (box?.querySelector(`[data-id="${id}"]`));
  button?.focus({ preventScroll: true });
}

/** @param {HTMLElement | null} box @returns {HTMLElement[]} */
const buttons = (box) => (box ? [...box.querySelectorAll("[data-id]")].map((each) => /** @type {HTMLElement} */ (each)) : []);

/** Which card of the hand has the focus, counted from the left; 0 for none. @param {HTMLElement | null} box @param {EventTarget | null} target */
const placeOf = (box, target) => Math.max(0, buttons(box).findIndex((each) => each === target));

/** The card at a place, or the last before it. @param {HTMLElement | null} box @param {number} at */
function cardAt(box, at) {
  const all = buttons(box);
  return all[Math.min(at, all.length - 1)];
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

/**
 * The rows as lines on the screen: one line, or two that narrow screens put under each other, parted where a group ends
 * nearest to the middle; `first` marks the first card after a group.
 * @param {import("../table/cards.js").Held[][]} rows
 */
function lines(rows) {
  const cards = rows.flatMap((row, at) => row.map((held, place) => ({ ...held, first: at > 0 && place === 0 })));
  if (cards.length <= 14) return [cards];
  const half = Math.ceil(cards.length / 2);
  const ends = cards.flatMap(({ first }, at) => (first && Math.abs(at - half) <= 3 ? [at] : []));
  const cut = ends.sort((one, other) => Math.abs(one - half) - Math.abs(other - half))[0] ?? half;
  return [cards.slice(0, cut), cards.slice(cut)];
}
