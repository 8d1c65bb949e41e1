// Kept: what survives a reload of the page: the copies told apart, what is lifted, how the hand is arranged. It is written
// down a moment later, and before the page goes in any case.

/** @typedef {{ids: string[], selected: string[], arrangement: import("./arrangement.js").Arrangement}} Kept */

/** How long this is put off. A timer, since to ask for an idle moment is itself among the dearest things a tap can do. */
const LATER_MS = 1000;

/** @param {Record<string, any>} view */
const place = (view) => `danzhu.hand.${view.match}.${view.deal}`;

/** What is to be written down. @type {{place: string, kept: Kept} | null} */
let waiting = null;
let last = "";

/** Keep this. @param {Record<string, any>} view @param {Kept} kept */
export function keep(view, kept) {
  if (!waiting) setTimeout(write, LATER_MS);
  waiting = { place: place(view), kept };
}

function write() {
  if (!waiting) return;
  const { place, kept } = waiting;
  waiting = null;
  const text = JSON.stringify(kept);
  if (place + text === last) return;
  last = place + text;
  try {
    sessionStorage.setItem(place, text);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

addEventListener("pagehide", write);
document.addEventListener("visibilitychange", write);

/** @param {Record<string, any>} view @returns {Kept | null} */
export function recall(view) {
  write();
  try {
    return JSON.parse(sessionStorage.getItem(place(view)) ?? "null");
  } catch {
    return null; // something else was kept, or nothing can be: begin anew
  }
}
