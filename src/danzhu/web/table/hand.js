// Hand: the reader's cards as they lie: told apart, sorted, grouped, lifted. It survives every update and reload.

import { computed, signal } from "@preact/signals";
import { same } from "../lib/same.js";
import { settings } from "../lib/settings.js";
import { PLAIN, following, isStale, loose, planOf, rowsOf, withGroup } from "./arrangement.js";
import { heldAfter, idsSpent, sorted, stillHeld } from "./cards.js";
import { keep, recall } from "./kept.js";

/** @typedef {Record<string, any>} View */
/** @typedef {import("./cards.js").Held} Held */
/** @typedef {import("./arrangement.js").Arrangement} Arrangement */

/** How soon arranging is asked for again while the server is not ready for it. */
const AGAIN_MS = 1500;
/** How often sorting can be undone. */
const REMEMBERED = 30;
const NATURAL = [..."AKQJT98765432"];

export class Hand {
  /** @param {(frame: View) => string} send */
  constructor(send) {
    this.send = send;
    /** @type {View | null} */
    this.view = null;
    /** @type {import("@preact/signals").Signal<Held[]>} */
    this.cards = signal([]);
    /** @type {import("@preact/signals").Signal<ReadonlySet<string>>} */
    this.selected = signal(new Set());
    /** @type {import("@preact/signals").Signal<Arrangement>} */
    this.arrangement = signal(PLAIN);
    /** @type {import("@preact/signals").Signal<Arrangement[]>} */
    this.past = signal([]);
    /** The cards that occur in some legal play, as of the reader's last turn; null before the first. @type {import("@preact/signals").Signal<readonly string[] | null>} */
    this.useful = signal(null);
    /** What of the deal marks its cards. @type {import("@preact/signals").Signal<View>} */
    this.deal = signal({});
    this.order = signal(NATURAL);
    this.suits = signal(false);
    /** What was sent to be taken apart, and under which id. @type {{id: string, cards: Held[]}} */
    this.asked = { id: "", cards: [] };
    this.again = 0;
    /** @type {ReadonlySet<string>} */
    this.spent = new Set();
    /** How often something has been done with cards of the hand, or passed. */
    this.acts = signal(0);

    this.sorted = computed(() => {
      const by = this.suits.value || this.arrangement.value.by === "suit" ? "suit" : "rank";
      const hand = sorted(this.cards.value, this.order.value, by);
      return settings.value.reversed ? hand.reverse() : hand;
    });
    this.rows = computed(() => rowsOf(this.sorted.value, this.arrangement.value));
    this.chosen = computed(() => this.cards.value.filter(({ id }) => this.selected.value.has(id)).map(({ card }) => card));
    /** The kinds that occur in no legal play. */
    this.idle = computed(() => idleIn(this.cards.value, this.useful.value));
    /** Whether the plays that the hand was taken apart into have come apart since. */
    this.isStale = computed(() => isStale(this.cards.value, this.arrangement.value));
  }

  /** Hold what a view says; returns what is left of the selection. @param {View} view */
  follow(view) {
    const before = this.view;
    const { play } = view;
    this.view = view;
    this.deal.value = same(this.deal.value, { game: play?.game, level: play?.level, wild: play?.wild, effects: play?.effects });
    this.order.value = play?.order ?? NATURAL;
    this.suits.value = play?.game === "gongzhu";
    const anew = before && (before.match !== view.match || before.deal !== view.deal);
    const kept = before ? null : recall(view);
    if (kept) {
      this.cards.value = kept.ids.map((id) => ({ id, card: id.replace(/\..*/, "") }));
      this.arrangement.value = kept.arrangement;
      this.selected.value = new Set(kept.selected);
    }
    if (anew) {
      // The reader's own groups went with the last hand.
      this.arrangement.value = { ...PLAIN, by: this.arrangement.value.by };
      this.cards.value = [];
      this.past.value = [];
      this.useful.value = null;
    }
    if (view.your_turn) this.useful.value = view.legal?.cards ?? null;
    // An update of others' doing leaves the hand the very same object.
    if (!before || anew || before.play?.hand !== play?.hand) {
      this.cards.value = heldAfter(this.cards.value, play?.hand ?? [], this.spent);
      this.spent = new Set();
      this.keep();
    }
    if (anew && this.arrangement.value.by === "combination" && play?.game === "guandan") this.takeApart();
    const selected = this.selected.value;
    const left = anew ? new Set() : stillHeld(selected, this.cards.value);
    return left.size === selected.size ? selected : left;
  }

  /** Put away what is left of a deal that the reader is done with. */
  putAway() {
    this.cards.value = [];
  }

  /** Remember which copies go with an action. @param {string} text */
  spend(text) {
    this.spent = idsSpent(text, this.cards.value, this.selected.value);
    this.acts.value += 1;
  }

  /** The ids of the row that a card lies in. @param {string} id */
  rowOf(id) {
    const row = this.rows.value.find((each) => each.some((held) => held.id === id)) ?? [];
    return row.map((held) => held.id);
  }

  /** Make the selection a group of its own, or dissolve it where it is one; no selection dissolves all groups. */
  group() {
    this.arrangeAs(withGroup(this.arrangement.value, [...this.selected.value]));
  }

  /** Sort by rank, by suit, by combination; by combination anew where the plays have come apart since. */
  arrange() {
    const now = this.arrangement.value;
    clearTimeout(this.again);
    const by = this.isStale.value ? "combination" : following(now.by);
    if (by === "combination") this.takeApart();
    else this.arrangeAs({ ...now, by });
  }

  /** Ask the server to take apart what is in no group of the reader's own. */
  takeApart() {
    const cards = loose(this.cards.value, this.arrangement.value);
    this.asked = { id: this.send({ type: "arrange", cards: cards.map(({ card }) => card).join("") }), cards };
  }

  /** The server could not yet, or not so often: ask again in a moment, unless something else is wished for. @param {string} id */
  notArranged(id) {
    if (id !== this.asked.id) return;
    clearTimeout(this.again);
    this.again = Number(setTimeout(() => this.takeApart(), AGAIN_MS));
  }

  /** @param {View} message */
  arranged({ id, groups }) {
    if (id !== this.asked.id) return;
    this.arrangeAs({ ...this.arrangement.value, by: "combination", plan: planOf(groups, this.asked.cards) });
  }

  /** @param {Arrangement} arrangement */
  arrangeAs(arrangement) {
    this.past.value = [...this.past.value, this.arrangement.value].slice(-REMEMBERED);
    this.arrangement.value = arrangement;
    this.keep();
  }

  /** Take the last sorting or grouping back. */
  undo() {
    const last = this.past.value.at(-1);
    if (!last) return;
    this.past.value = this.past.value.slice(0, -1);
    this.arrangement.value = last;
    this.keep();
  }

  keep() {
    if (!this.view) return;
    const ids = this.cards.value.map(({ id }) => id);
    keep(this.view, { ids, selected: [...this.selected.value], arrangement: this.arrangement.value });
  }
}

/** The kinds of a hand that occur in no legal play. @param {readonly Held[]} hand @param {readonly string[] | null} useful */
const idleIn = (hand, useful) => new Set(useful ? hand.map(({ card }) => card).filter((card) => !useful.includes(card)) : []);
