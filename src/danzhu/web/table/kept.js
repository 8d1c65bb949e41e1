// Kept: what survives a reload of the page: the copies told apart, what is lifted, how the hand is arranged. It is written
// down when there is a moment, and before the page goes in any case.

/** @typedef {{ids: string[], selected: string[], arrangement: import("./arrangement.js").Arrangement}} Kept */

/** How long a page that is never idle may put this off. */
const WITHIN_MS = 1000;

/** @param {Record<string, any>} view */
const place = (view) => `danzhu.hand.${view.match}.${view.deal}`;

/** What is to be written down. @type {{place: string, kept: Kept} | null} */
let waiting = null;
let last = "";

/** Keep this. @param {Record<string, any>} view @param {Kept} kept */
export function keep(view, kept) {
  if (!waiting) whenIdle(write);
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

/** @param {() => void} work */
function whenIdle(work) {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: WITHIN_MS });
  else setTimeout(work, WITHIN_MS / 4);
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
