// Copy: a text to take elsewhere.

import { useSignal } from "@preact/signals";
import { html } from "htm/preact";
import { useRef } from "preact/hooks";
import { say } from "../lib/words.js";

/** @param {{label: string, text: string, title?: string}} props */
export function Copy({ label, text, title = "" }) {
  const copied = useSignal(false);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const copy = async () => {
    field.current?.select();
    // On plain HTTP, where a table at home is played, there is no clipboard: the text is selected, and the old way tried.
    if (navigator.clipboard) await navigator.clipboard.writeText(text).catch(() => document.execCommand("copy"));
    else document.execCommand("copy");
    copied.value = true;
  };
  // A reader who closes the share sheet has refused nothing of ours.
  const share = () => navigator.share({ title, url: text }).catch(() => undefined);
  return html`<div class="copy">
    <label class="field"><span>${label}</span><input class="entry" readonly value=${text} ref=${field} onFocus=${() => field.current?.select()} /></label>
    <button type="button" class="button" onClick=${copy}>${say(copied.value ? "page-copied" : "page-copy")}</button>
    ${title && "share" in navigator ? html`<button type="button" class="button" onClick=${share}>${say("page-share")}</button>` : null}
    <span class="quiet" role="status">${copied.value ? say("page-copied") : ""}</span>
  </div>`;
}
