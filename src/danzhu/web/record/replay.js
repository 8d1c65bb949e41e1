// Replay: a finished match as this page walks through it. What each step changed comes from the server, which folds the
// record by the rules; here it is only put together.

import { batch, computed, signal } from "@preact/signals";
import { ask } from "../lib/api.js";
import { placeIn, written } from "./address.js";

/** @typedef {Record<string, any>} View */
/** @typedef {{seat: number, do: string, lapsed: boolean}} Deed */
/** @typedef {{deeds: Deed[], changed: View}} Step */
/** @typedef {{deal: number, steps: number, end: View, hands: string[], shuffle: import("../lib/shuffle.js").Proof | null, fault: string | null}} DealTold */
/** @typedef {{deal: number, hands: string[], shuffle: import("../lib/shuffle.js").Proof | null, fault: string | null}} VoidTold a deal that was never finished */
/** @typedef {{id: string, game: string, preset: string, options: Record<string, string>, rules: number, commitment: string | null, players: {name: string, level: string | null}[], finished_at: number, winner: number[], deals: DealTold[], voided: VoidTold[]}} RecordTold */

/** Milliseconds a step. @type {Record<string, number>} */
export const SPEEDS = { slow: 2000, normal: 1000, fast: 350 };

/** After how long a match that was not over is asked for again. */
const AGAIN_MS = 4000;

/**
 * The deal after each of its steps.
 * @param {readonly Step[]} steps
 */
export function views(steps) {
  /** @type {View[]} */
  const all = [];
  for (const { changed } of steps) all.push({ ...all.at(-1), ...changed });
  return all;
}

export class Replay {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.about = signal(/** @type {RecordTold | null} */ (null));
    /** Why there is nothing to see, as a code. */
    this.fault = signal("");
    /** Why a deal could not be fetched, as a code. */
    this.notice = signal("");
    /** My own seat, where I played. @type {import("@preact/signals").Signal<number | null>} */
    this.you = signal(null);
    this.deal = signal(1);
    this.turn = signal(0);
    this.speed = signal("normal");
    this.running = signal(false);
    /** The steps of the deals that were looked at. @type {import("@preact/signals").Signal<ReadonlyMap<number, Step[]>>} */
    this.known = signal(new Map());
    this.ended = false;
    /** @type {number | undefined} */
    this.timer = undefined;

    this.steps = computed(() => this.known.value.get(this.deal.value) ?? null);
    this.views = computed(() => (this.steps.value ? views(this.steps.value) : []));
    this.play = computed(() => this.views.value[this.turn.value] ?? null);
    this.step = computed(() => this.steps.value?.[this.turn.value] ?? null);
    /** Everything about seats that the words for them ask for. */
    this.table = computed(() => ({
      you: this.you.value,
      terms: { game: this.about.value?.game },
      seats: (this.about.value?.players ?? []).map(({ name, level }) => ({ name, level })),
      play: this.play.value,
    }));
  }

  async open() {
    try {
      const [about, mine] = await Promise.all([ask(`/api/records/${this.id}/about`), ask("/api/records")]);
      batch(() => {
        this.fault.value = "";
        this.you.value = mine.find((/** @type {{id: string}} */ each) => each.id === this.id)?.seat ?? null;
        this.about.value = about;
      });
      await this.follow();
    } catch (error) {
      this.fault.value = /** @type {Error} */ (error).message;
      // Whoever comes from the table may be faster than the record.
      if (this.fault.value === "record_unfinished" && !this.ended) this.timer = setTimeout(() => this.open(), AGAIN_MS);
    }
  }

  /** Go where the address says. */
  follow() {
    const { deal, turn } = placeIn(location);
    return this.go(deal, turn);
  }

  leave() {
    this.ended = true;
    this.stop();
    clearTimeout(this.timer);
  }

  /** How many turns a deal has. @param {number} deal */
  last(deal) {
    return (this.about.value?.deals[deal - 1]?.steps ?? 1) - 1;
  }

  /** Go to a turn of a deal; what does not exist gives way to what is nearest. @param {number} deal @param {number} turn */
  async go(deal, turn) {
    const deals = this.about.value?.deals.length ?? 1;
    const to = Math.min(Math.max(deal, 1), deals);
    batch(() => {
      this.deal.value = to;
      this.turn.value = Math.min(Math.max(turn, 0), this.last(to));
    });
    history.replaceState(null, "", location.pathname + written({ deal: to, turn: this.turn.value }));
    if (!this.known.value.has(to)) await this.learn(to);
  }

  /** @param {number} deal */
  async learn(deal) {
    try {
      const told = await ask(`/api/records/${this.id}/steps?deal=${deal}`);
      this.known.value = new Map([...this.known.value, [deal, told.steps]]);
      this.notice.value = "";
    } catch (error) {
      this.notice.value = /** @type {Error} */ (error).message;
      this.stop();
    }
  }

  /** Go on or back by a turn, into the next deal or the one before. @param {1 | -1} by */
  move(by) {
    const deal = this.deal.value;
    const turn = this.turn.value + by;
    if (turn > this.last(deal)) return this.atEnd ? undefined : this.go(deal + 1, 0);
    if (turn < 0) return deal > 1 ? this.go(deal - 1, this.last(deal - 1)) : undefined;
    return this.go(deal, turn);
  }

  /** Whether nothing comes any more. */
  get atEnd() {
    return this.deal.value === (this.about.value?.deals.length ?? 1) && this.turn.value === this.last(this.deal.value);
  }

  /** Let it run by itself, or stop it. */
  run() {
    if (this.running.value) {
      this.stop();
      return;
    }
    if (this.atEnd) this.go(1, 0);
    this.running.value = true;
    this.tick();
  }

  tick() {
    this.timer = setTimeout(() => {
      this.move(1);
      if (this.atEnd) this.stop();
      else this.tick();
    }, SPEEDS[this.speed.value]);
  }

  stop() {
    clearTimeout(this.timer);
    this.running.value = false;
  }
}
