// Shelf: small things that a page keeps on this device.

/** What is kept under a name; nothing where a browser keeps nothing. @param {string} place @returns {Record<string, any>} */
export function recall(place) {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "{}");
  } catch {
    return {};
  }
}

/** Keep something under a name. @param {string} place @param {Record<string, any>} what */
export function remember(place, what) {
  try {
    localStorage.setItem(place, JSON.stringify(what));
  } catch {
    // A browser that keeps nothing still shows the page.
  }
}
