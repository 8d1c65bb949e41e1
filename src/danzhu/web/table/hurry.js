// Hurry: while nobody but computers is waited for, the reader may have them play faster, for this deal.

import { signal } from "@preact/signals";
import { isAlone, isOut } from "./pacing.js";

/** @typedef {Record<string, any>} View */

const FAST = "instant";

export class Hurry {
  /** @param {string} code @param {(frame: View) => string} send */
  constructor(code, send) {
    this.place = `danzhu.pace.${code}`;
    this.send = send;
    /** The pace to go back to, while it is hurried. */
    this.usual = signal(recall(this.place));
  }

  /** Whether the computers may be hurried, or are. @param {View} view */
  may(view) {
    return view.is_host && view.phase === "playing" && (isAlone(view) || isOut(view)) && (view.terms.pace !== FAST || this.usual.value !== "");
  }

  /** @param {View} view */
  toggle(view) {
    if (this.usual.value) this.end();
    else {
      this.usual.value = view.terms.pace;
      sessionStorage.setItem(this.place, view.terms.pace);
      this.send({ type: "pace", pace: FAST });
    }
  }

  /** Once the deal is over everything goes on as before. @param {View} view */
  follow(view) {
    if (this.usual.value && view.phase !== "playing") this.end();
  }

  end() {
    this.send({ type: "pace", pace: this.usual.value });
    this.usual.value = "";
    sessionStorage.removeItem(this.place);
  }
}

/** @param {string} place */
function recall(place) {
  try {
    return sessionStorage.getItem(place) ?? "";
  } catch {
    return "";
  }
}
