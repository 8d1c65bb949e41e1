// Aids: what the server tells about the hand on request: which cards make bombs, what is still out. It is asked again
// when that may have changed, and never answered by the page itself.

import { signal } from "@preact/signals";
import { settings } from "../lib/settings.js";

/** @typedef {Record<string, any>} View */
/** @typedef {{bombs: readonly string[], flushes: readonly string[]}} Marks */
/** @typedef {{rows: {name: string, cards: string[], of: number}[], special: string[]}} Counted */

const NONE = Object.freeze({ bombs: [], flushes: [] });

export class Aids {
  /** @param {(frame: View) => string} send */
  constructor(send) {
    this.send = send;
    this.marks = signal(/** @type {Marks} */ (NONE));
    this.counted = signal(/** @type {Counted | null} */ (null));
    /** The cards told of a seat that was asked how many it has, by seat: good until they change. */
    this.counts = signal(/** @type {Readonly<Record<number, number>>} */ ({}));
    /** @type {Set<string>} */
    this.ids = new Set();
    this.hand = "";
  }

  /** Ask what has changed with a view. @param {View} view */
  follow(view) {
    const hand = view.play?.hand?.join("") ?? "";
    if (hand !== this.hand) {
      this.hand = hand;
      this.marks.value = NONE;
      if (hand && view.play.game === "guandan" && view.phase === "playing" && view.you !== null) this.ask("mark");
    }
    const told = Object.entries(this.counts.value).filter(([seat, count]) => view.play?.counts?.[seat] === count);
    if (told.length !== Object.keys(this.counts.value).length) this.counts.value = Object.fromEntries(told);
    this.count(view);
  }

  /** Ask what is still out, where the reader wants to see it. @param {View | null} view */
  count(view) {
    if (settings.value.counter && view?.play) this.ask("count");
  }

  /** Tell how many cards a seat has. @param {number} seat @param {number} count */
  tell(seat, count) {
    this.counts.value = { ...this.counts.value, [seat]: count };
  }

  /** @param {"mark" | "count"} type */
  ask(type) {
    this.ids.add(this.send({ type }));
  }

  /** Whether a message was for this; what is refused is asked again at the next change. @param {View} message */
  hear(message) {
    if (!this.ids.delete(message.id)) return false;
    if (message.type === "marked") this.marks.value = /** @type {Marks} */ (/** @type {unknown} */ (message));
    else if (message.type === "counted") this.counted.value = /** @type {Counted} */ (/** @type {unknown} */ (message));
    return true;
  }
}
