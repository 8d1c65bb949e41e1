// Copies: what stands on a page many times is drawn once and copied: that takes a tenth of drawing it again.

import { render } from "preact";

/** @type {Map<string, Node>} */
const drawn = new Map();

/**
 * A copy of what is drawn once under a name.
 * @param {string} name
 * @param {() => import("preact").ComponentChildren} draw one element
 * @returns {HTMLElement}
 */
export function copyOf(name, draw) {
  if (!drawn.has(name)) {
    const box = document.createElement("div");
    render(draw(), box);
    drawn.set(name, /** @type {Node} */ (box.firstChild));
  }
  return /** @type {HTMLElement} */ (drawn.get(name)?.cloneNode(true));
}
