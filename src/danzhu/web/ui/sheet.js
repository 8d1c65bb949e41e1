// Sheet: a dialog over the page.

import { html } from "htm/preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { say } from "../lib/words.js";

/** @param {{title: string, close: () => void, children?: unknown}} props */
export function Sheet({ title, close, children }) {
  const id = useId();
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => box.current?.showModal(), []);
  const beside = (/** @type {MouseEvent} */ event) => {
    if (event.target === box.current) box.current?.close();
  };
  return html`<dialog class="sheet" ref=${box} aria-labelledby=${id} onClose=${close} onClick=${beside}>
    <header>
      <h2 id=${id}>${title}</h2>
      <form method="dialog"><button class="button bare">${say("page-close")}</button></form>
    </header>
    <div class="stack">${children}</div>
  </dialog>`;
}
