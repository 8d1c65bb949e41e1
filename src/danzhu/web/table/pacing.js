// Pacing: a finished trick lies for as long as the pace says. What comes meanwhile waits; a tap goes on at once.

/** @typedef {Record<string, any>} View */

/** How long a finished trick lies at least, and a pass that nobody chose waits, by pace, in milliseconds. */
const LIES_MS = /** @type {Record<string, number>} */ ({ instant: 0, quick: 700, normal: 1400, thoughtful: 2600 });
const PASSES_MS = /** @type {Record<string, number>} */ ({ instant: 400, quick: 700, normal: 1200, thoughtful: 2000 });
/** No longer than this where a clock may be running. */
const BY_CLOCK_MS = 800;

/** @param {View} view */
export const passesAfter = (view) => PASSES_MS[view.terms.pace] ?? 0;

/**
 * How long a view should be seen before the next one: some time if it ends a trick, else none.
 * @param {View | null} before
 * @param {View} view
 */
export function liesFor(before, view) {
  if (!before?.play || !view.play || before.deal !== view.deal || !before.play.trick.length || view.play.trick.length) return 0;
  const lies = LIES_MS[view.terms.pace] ?? 0;
  return view.clock || view.terms.clock ? Math.min(lies, BY_CLOCK_MS) : lies;
}

/** Whether nobody but computers acts beside the viewer. @param {View} view */
export const isAlone = (view) =>
  view.you !== null && view.seats.every((/** @type {View} */ seat) => seat.seat === view.you || seat.who === "computer");

/** Whether the viewer has no more part in the deal. @param {View} view */
export const isOut = (view) => view.phase === "playing" && (view.play?.finish ?? []).includes(view.you);

/** Messages that wait their turn. */
export class Queue {
  /**
   * @param {(message: View) => number} show shows a message and says how long it should be seen, in milliseconds
   * @param {(on: boolean) => void} lying told whenever something begins or ends to be seen so
   */
  constructor(show, lying) {
    this.show = show;
    this.lying = lying;
    /** @type {View[]} */
    this.waiting = [];
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** @param {View} message */
  put(message) {
    this.waiting.push(message);
    if (!this.timer) this.next();
  }

  /** Go on at once. */
  next() {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.lying(false);
    while (this.waiting.length && !this.timer) {
      const lies = this.show(/** @type {View} */ (this.waiting.shift()));
      if (!lies) continue;
      this.lying(true);
      this.timer = setTimeout(() => this.next(), lies);
    }
  }

  end() {
    clearTimeout(this.timer);
    this.waiting = [];
  }
}
