// Proof: whether every deal was shuffled as promised, found out in the reader's own browser, and what that proves.

import { useSignal } from "@preact/signals";
import { html } from "htm/preact";
import { remembered } from "../lib/promises.js";
import { check } from "../lib/shuffle.js";
import { say } from "../lib/words.js";

/** @typedef {import("../record/replay.js").RecordTold} RecordTold */
/** @typedef {import("../record/replay.js").VoidTold} VoidTold */

/** Every deal that was promised, those that were never finished too. @param {RecordTold} about @returns {VoidTold[]} */
const allOf = (about) => [...about.deals, ...about.voided];

/** @param {{about: RecordTold}} props */
export function Proof({ about }) {
  const found = useSignal(/** @type {string[] | null} */ (null));
  const faults = found.value;
  return html`<section class="panel stack proof" aria-labelledby="proof">
    <h2 id="proof">${say("record-proof")}</h2>
    <p>${say("record-proof-how")}</p>
    <div><button type="button" class="button" onClick=${() => (found.value = check({ ...about, deals: allOf(about) }))}>${say("record-check")}</button></div>
    <div role="status" class="stack">
      ${faults ? html`<${Verdict} about=${about} faults=${faults} />` : null}
    </div>
    <p class="fine soft">${say("verify-proves")}</p>
    <p class="fine soft">${say("record-proof-self")} <code>danzhu verify ${about.game}-${about.id.slice(0, 8)}.jsonl</code></p>
  </section>`;
}

/** @param {{about: RecordTold, faults: string[]}} props */
function Verdict({ about, faults }) {
  const deals = allOf(about);
  const bad = deals.filter(({ fault }, at) => fault || faults[at]);
  // What this device was promised before a deal counts for more than what the record says was promised.
  const held = deals.filter(({ deal, shuffle }) => shuffle && remembered(shuffle.match, deal) !== undefined);
  const broken = held.filter(({ deal, shuffle }) => remembered(shuffle?.match ?? "", deal) !== shuffle?.commitment);
  const words = (/** @type {VoidTold} */ { deal, shuffle }, /** @type {string} */ code) =>
    say("verify-broken", { deal, commitment: shuffle?.commitment ?? "–", reason: say(`verify-${code}`) });
  return html`
    ${bad.length || broken.length ? null : html`<p class="note">✓ ${say("record-all-kept", { count: faults.length })}</p>`}
    ${bad.map((each) => html`<p class="note warn">✗ ${words(each, faults[deals.indexOf(each)] || each.fault || "")}</p>`)}
    ${broken.map((each) => html`<p class="note warn">✗ ${words(each, "unseen_promise")}</p>`)}
    <p class="fine">${held.length ? say("record-seen", { count: held.length - broken.length, of: faults.length }) : say("record-unseen")}</p>`;
}
