// Link: to another page of ours, without loading anew.

import { html } from "htm/preact";
import { go } from "../main.js";

/** @param {{to: string, class?: string, children?: unknown}} props */
export function Link({ to, class: look = "", children }) {
  const follow = (/** @type {MouseEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return html`<a href=${to} class=${look} onClick=${follow}>${children}</a>`;
}
