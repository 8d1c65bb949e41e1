// Kept: what survives a reload of the page: the copies told apart, what is lifted, how the hand is arranged.

/** @typedef {{ids: string[], selected: string[], arrangement: import("./arrangement.js").Arrangement}} Kept */

/** @param {Record<string, any>} view */
const place = (view) => `danzhu.hand.${view.match}.${view.deal}`;

let last = "";

/** Keep this, where it is not kept already. @param {Record<string, any>} view @param {Kept} kept */
export function keep(view, kept) {
  const text = JSON.stringify(kept);
  if (place(view) + text === last) return;
  last = place(view) + text;
  try {
    sessionStorage.setItem(place(view), text);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** @param {Record<string, any>} view @returns {Kept | null} */
export function recall(view) {
  try {
    return JSON.parse(sessionStorage.getItem(place(view)) ?? "null");
  } catch {
    return null; // something else was kept, or nothing can be: begin anew
  }
}
