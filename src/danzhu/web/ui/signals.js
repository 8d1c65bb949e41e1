// Signals: pig, goat or transformer has fallen, a slam threatens: told for a moment over the felt.

import { html } from "htm/preact";
import { Face } from "./card.js";
import { signalWords } from "./told.js";

/** @param {{store: import("../table/store.js").Store}} props */
export function Signals({ store }) {
  const shown = store.herald.shown.value;
  const view = shown.length ? /** @type {Record<string, any>} */ (store.view.value) : {};
  return html`<div class="signals" aria-hidden="true">
    ${shown.map(
      (each) => html`<p key=${each.number} class=${`signal ${each.kind}`}>
        ${each.card ? html`<${Face} card=${each.card} />` : html`<span class="sign">${each.kind === "threat" ? "⚠" : "✓"}</span>`}
        <span>${signalWords(view, each)}</span>
      </p>`,
    )}
  </div>`;
}
