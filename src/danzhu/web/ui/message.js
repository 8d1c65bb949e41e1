// Message: what stands in place of a page: it is being fetched, or cannot be shown, and where to go instead.

import { html } from "htm/preact";
import { refusal, say } from "../lib/words.js";
import { Link } from "./link.js";

/** Why something did not work, in words; what no code of the server's says is ours to say. @param {string} code */
export const reason = (code) => (code === "offline" ? say("page-offline") : refusal(code));

/** Why something was refused, where it was asked for. @param {{fault: Error | null}} props */
export function Why({ fault }) {
  return html`<p class=${fault ? "note warn" : ""} role="alert">${fault ? [reason(fault.message), remedy(fault)].filter(Boolean).join(say("sentence-separator")) : ""}</p>`;
}

/** What would be taken instead. @param {Error & {detail?: string}} fault */
function remedy({ message, detail = "" }) {
  if (message === "bad_name" && ["length", "characters", "blocked"].includes(detail)) return say(`page-name-${detail}`);
  return message === "too_many_tables" ? say("page-too-many-tables") : "";
}

/** What may well be over in a moment. */
const PASSING = ["offline", "server_fault", "storage_failed", "busy", "too_fast"];

/** What could help. @param {string} code */
function advice(code) {
  if (["not_found", "unknown_table"].includes(code)) return say("page-advice-address");
  if (code === "table_closed") return say("page-advice-closed");
  if (code === "seat_taken") return say("page-advice-full");
  if (code === "record_unfinished") return say("record-advice-unfinished");
  if (PASSING.includes(code)) return say("page-advice-later");
  return "";
}

/** Something is being fetched. */
export function Loading() {
  return html`<main class="message" aria-busy="true">
    <span class="waiting" aria-hidden="true"></span>
    <p role="status">${say("page-loading")}</p>
  </main>`;
}

/** Something cannot be shown. @param {{code: string}} props */
export function Fault({ code }) {
  const text = advice(code);
  document.title = `${reason(code)} · danzhu`;
  return html`<main class="message">
    <span class="fallen" aria-hidden="true"><i></i><i></i></span>
    <h1>${reason(code)}</h1>
    ${text ? html`<p class="soft">${text}</p>` : null}
    <div class="row">
      <${Link} to="/" class="button main">${say("page-home")}<//>
      ${PASSING.includes(code) ? html`<button type="button" class="button" onClick=${() => location.reload()}>${say("page-retry")}</button>` : null}
    </div>
  </main>`;
}
