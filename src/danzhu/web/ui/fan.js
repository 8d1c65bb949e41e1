// Fan: the reader's hand laid out on the page, in one line or in two.

import { computed, effect } from "@preact/signals";
import { settings } from "../lib/settings.js";
import { deck } from "../table/cards.js";
import { marksOf } from "./card.js";
import { Held } from "./held.js";

/** @typedef {import("../table/store.js").Store} Store */
/** @typedef {import("../table/cards.js").Held & {leads: boolean}} Place */

/** How many cards lie in one line. */
export const FEW = 14;

/** How many cards are made at once while nobody waits, and how often. */
const AHEAD = 4;
const AHEAD_MS = 200;

/**
 * Keep a hand laid out, whatever happens to it.
 * @param {HTMLElement} box two lines
 * @param {Store} store
 * @param {import("@preact/signals").ReadonlySignal<string>} entry the card that Tab leads to
 * @param {() => void} moved told when cards have come, gone or changed places
 * @returns {() => void} ends it
 */
export function spread(box, store, entry, moved) {
  const { hand } = store;
  /** Every card there has been: the next deal brings many of them again. @type {Map<string, Held>} */
  const made = new Map();
  let second = "";
  const screen = computed(() => {
    const found = lines(hand.rows.value, second);
    second = found[1]?.[0]?.id ?? "";
    return found;
  });
  const ends = [
    effect(() => {
      const { faces } = settings.value;
      for (const { id, card } of screen.value.flat()) heldOf(id, card).show(marksIn(store, card), faces);
    }),
    effect(() => {
      const lifted = hand.selected.value;
      const idle = hand.idle.value;
      const first = entry.value;
      for (const { id, card, leads } of screen.value.flat()) {
        heldOf(id, card).lie({ lifted: lifted.has(id), idle: idle.has(card), apart: leads, entry: id === first });
      }
    }),
    effect(() => {
      write(box, { "--all": screen.value.flat().length, "--gaps": hand.rows.value.length - 1 });
      [...box.children].forEach((line, number) => {
        const places = screen.value[number] ?? [];
        write(line, { "--cards": places.length, "--apart": places.filter(({ leads }, at) => leads && at).length });
        lay(line, places.map(({ id, card }) => heldOf(id, card).button));
      });
      moved();
    }),
  ];
  // The next deal finds its cards made, pictures and all.
  const ahead = deck(hand.deal.value.game, hand.order.value);
  const making = setInterval(() => {
    for (const { id, card } of ahead.splice(0, AHEAD)) if (!made.has(id)) heldOf(id, card).show("", settings.value.faces);
    if (!ahead.length) clearInterval(making);
  }, AHEAD_MS);
  return () => {
    clearInterval(making);
    ends.forEach((end) => end());
  };

  /** @param {string} id @param {string} card */
  function heldOf(id, card) {
    const known = made.get(id) ?? new Held(id, card);
    made.set(id, known);
    return known;
  }
}

/** @param {Store} store @param {string} card */
function marksIn(store, card) {
  const { bombs, flushes } = store.aids.marks.value;
  const marks = [...marksOf(card, store.hand.deal.value), bombs.includes(card) ? "bomb" : "", flushes.includes(card) ? "flush" : ""];
  return marks.filter(Boolean).join(" ");
}

/** Lay cards in a line: what has gone goes first, so that nothing else has to move. @param {Element} line @param {Element[]} cards */
function lay(line, cards) {
  const stay = new Set(cards);
  for (const each of [...line.children]) if (!stay.has(each)) each.remove();
  let next = line.firstElementChild;
  for (const each of cards) {
    if (each === next) next = next.nextElementSibling;
    else line.insertBefore(each, next);
  }
}

/** Write what the styles reckon with, where it differs. @param {Element} element @param {Record<string, number>} values */
function write(element, values) {
  const { style } = /** @type {HTMLElement} */ (element);
  for (const [name, value] of Object.entries(values)) if (style.getPropertyValue(name) !== String(value)) style.setProperty(name, String(value));
}

/**
 * The rows as lines on the screen: one line, or two that narrow screens put under each other, parted where a group ends
 * nearest to the middle; `leads` marks the first card after a group. The second line begins where it did as long as
 * that is near the middle: what does not move is found again.
 * @param {import("../table/cards.js").Held[][]} rows
 * @param {string} second the card that the second line began with
 * @returns {Place[][]}
 */
function lines(rows, second) {
  const cards = rows.flatMap((row, at) => row.map((held, place) => ({ ...held, leads: at > 0 && place === 0 })));
  if (cards.length <= FEW) return [cards];
  const half = Math.ceil(cards.length / 2);
  const near = (/** @type {number} */ at) => Math.abs(at - half);
  const before = cards.findIndex(({ id }) => id === second);
  if (before > 0 && near(before) <= 2 && (rows.length === 1 || cards[before]?.leads)) return [cards.slice(0, before), cards.slice(before)];
  const ends = cards.flatMap(({ leads }, at) => (leads && near(at) <= 3 ? [at] : []));
  const cut = ends.sort((one, other) => near(one) - near(other))[0] ?? half;
  return [cards.slice(0, cut), cards.slice(cut)];
}
