// Hurry: while nobody but computers is waited for, the reader may have them play faster: until he says otherwise, or,
// where he is out of the deal, to its end.

import { signal } from "@preact/signals";
import { isAlone, isOut } from "./pacing.js";

/** @typedef {Record<string, any>} View */
/** @typedef {{usual: string, deal: number | null}} Hurried the pace to go back to, and the deal after which; null: none */

const FAST = "instant";

export class Hurry {
  /** @param {string} code @param {(frame: View) => string} send */
  constructor(code, send) {
    this.place = `danzhu.pace.${code}`;
    this.send = send;
    this.now = signal(recall(this.place));
    /** Whether the table has been seen to hurry since it was told to. */
    this.seen = false;
  }

  /** Whether the computers are hurried. */
  get on() {
    return this.now.value !== null;
  }

  /** Whether the computers may be hurried, or are. @param {View} view */
  may(view) {
    return view.is_host && view.phase === "playing" && (isAlone(view) || isOut(view)) && (view.terms.pace !== FAST || this.on);
  }

  /** @param {View} view */
  toggle(view) {
    if (this.now.value) return this.end(this.now.value);
    this.seen = false;
    this.keep({ usual: view.terms.pace, deal: isOut(view) ? view.deal : null });
    this.send({ type: "pace", pace: FAST });
  }

  /** A deal that was to end sooner has ended, or the host has chosen another pace meanwhile. @param {View} view */
  follow(view) {
    const now = this.now.value;
    if (!now) return;
    if (now.deal !== null && (view.phase !== "playing" || view.deal !== now.deal)) this.end(now);
    else if (view.terms.pace === FAST) this.seen = true;
    else if (this.seen) this.keep(null);
  }

  /** @param {Hurried} now */
  end({ usual }) {
    this.keep(null);
    this.send({ type: "pace", pace: usual });
  }

  /** @param {Hurried | null} now */
  keep(now) {
    this.now.value = now;
    try {
      sessionStorage.setItem(this.place, JSON.stringify(now));
    } catch {
      // A browser that keeps nothing still hurries.
    }
  }
}

/** @param {string} place @returns {Hurried | null} */
function recall(place) {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? "null");
  } catch {
    return null;
  }
}
