// Analysis: what every decision of a deal that is over was worth, worked out when somebody asks for it.

import { useSignal } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { ask } from "../lib/api.js";
import { say } from "../lib/words.js";
import { cardsIn } from "../table/cards.js";
import { amountWords } from "./advice.js";
import { reason } from "./message.js";
import { deedWords } from "./step.js";
import { cardSigns, shortWords, who } from "./told.js";

/** @typedef {import("./advice.js").Advice} Advice */
/** @typedef {{turn: number, seat: number, do: string, lapsed: boolean, loss: number | null, good: boolean, best: Advice[]}} Finding */
/** @typedef {{state: "none" | "running" | "failed" | "done", done: number, total: number, analysis: {unit: string, findings: Finding[]} | null}} Told */
/** @typedef {Record<string, any>} Table seats, you and terms, as `who` asks for them */

/** How many decisions show before the rest is unfolded. */
const FIRST = 8;

/**
 * A deal's analysis, or the button that asks for it.
 * @param {{match: string, deal: number, table: Table, link?: (turn: number) => string}} props `link`: where a turn is
 * shown; none where there is no such place
 */
export function Analysis({ match, deal, table, link }) {
  const told = useSignal(/** @type {Told | null} */ (null));
  const fault = useSignal("");
  const asked = useRef(0);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const path = `/api/records/${match}/analysis?deal=${deal}`;
  const running = told.value?.state === "running";

  const start = async () => {
    const mine = ++asked.current;
    fault.value = "";
    try {
      let now = await ask(path, {});
      while (mine === asked.current) {
        told.value = now;
        if (now.state !== "running") break;
        now = await ask(`${path}&after=${now.done}`);
      }
      if (mine === asked.current && now.state !== "done") fault.value = say("analysis-failed");
    } catch (error) {
      if (mine !== asked.current) return;
      told.value = null;
      fault.value = reason(/** @type {Error} */ (error).message);
    }
  };
  const stop = () => {
    asked.current++;
    if (told.value?.state === "running") ask(path, undefined, "DELETE").catch(() => undefined);
    told.value = null;
    fault.value = "";
  };
  // Whoever looks elsewhere does not wait any more.
  useEffect(() => stop, [path]);
  // In a summary what has been found begins below what shows of it.
  useEffect(() => {
    if (told.value?.analysis && !link) box.current?.scrollIntoView({ block: "nearest" });
  }, [told.value?.analysis]);

  return html`<section class="analysis" ref=${box} aria-label=${say("analysis-title")} aria-busy=${running}>
    ${told.value?.analysis ? html`<${Findings} ...${told.value.analysis} table=${table} link=${link} />` : null}
    ${running ? html`<${Progress} told=${told.value} stop=${stop} />` : null}
    ${told.value?.analysis || running ? null : html`<button type="button" class="button" onClick=${start}>${say("analysis-ask")}</button>`}
    <p class=${fault.value ? "note warn" : "quiet"} role="alert">${fault.value}</p>
  </section>`;
}

/** @param {{told: Told, stop: () => void}} props */
function Progress({ told, stop }) {
  return html`<p class="progress">
    <label>${say("analysis-running")} <progress max=${told.total || 1} value=${told.done}></progress></label>
    <button type="button" class="button" onClick=${stop}>${say("analysis-stop")}</button>
  </p>`;
}

/** @param {{unit: string, findings: Finding[], table: Table, link?: (turn: number) => string}} props */
function Findings({ unit, findings, table, link }) {
  const poor = findings.filter(({ good }) => !good).sort((a, b) => (b.loss ?? Infinity) - (a.loss ?? Infinity));
  const seats = [...new Set(findings.map(({ seat }) => seat))].sort((a, b) => a - b);
  const item = (/** @type {Finding} */ found) => html`<${Decision} key=${`${found.turn}.${found.seat}`} found=${found} unit=${unit} table=${table} link=${link} />`;
  return html`<h3>${say("analysis-title")}</h3>
    <ul class="sums">${seats.map((seat) => html`<li>${sum(findings.filter((found) => found.seat === seat), unit, table)}</li>`)}</ul>
    ${poor.length ? html`<ol class="decisions">${poor.slice(0, FIRST).map(item)}</ol>` : html`<p>${say("analysis-nothing")}</p>`}
    ${poor.length > FIRST
      ? html`<details><summary>${say("analysis-more", { count: poor.length - FIRST })}</summary><ol class="decisions">${poor.slice(FIRST).map(item)}</ol></details>`
      : null}`;
}

/** What a seat gave away. @param {Finding[]} own @param {string} unit @param {Table} table */
function sum(own, unit, table) {
  const lost = own.reduce((total, { loss }) => total + (loss ?? 0), 0);
  const best = own.filter(({ good }) => good).length;
  return say("analysis-sum", { who: who(table, own[0]?.seat ?? 0), lost: amountWords(lost, unit), best, count: own.length });
}

/** @param {{found: Finding, unit: string, table: Table, link?: (turn: number) => string}} props */
function Decision({ found, unit, table, link }) {
  const [best] = found.best;
  const gap = say("sentence-separator");
  const did = say("analysis-did", { turn: found.turn, who: who(table, found.seat) });
  const cost = found.loss === null ? say("analysis-unweighed") : say("analysis-cost", { cost: amountWords(found.loss, unit) });
  const why = best ? say("advice-why", { reason: say(`reason-${best.reason}`) }) : "";
  return html`<li>
    ${link ? html`<a href=${link(found.turn)}>${did}</a>` : did}${gap}<${Action} text=${found.do} />${found.lapsed ? say("analysis-lapsed") : ""}${cost}
    ${best ? html`<span>${gap}${say("analysis-better")}${gap}<${Action} text=${best.do} />${why}</span>` : null}
  </li>`;
}

/** An action in signs for the eye, in words for the ear. @param {{text: string}} props */
function Action({ text }) {
  const cards = cardsIn(text);
  const signs = cards.map(cardSigns).join(" ");
  if (!cards.length || text.includes(":")) return html`<b>${deedWords(text)}</b>`;
  return html`<b aria-hidden="true">${cards.length > 1 ? `${signs} – ${shortWords(text)}` : signs}</b><span class="quiet">${deedWords(text)}</span>`;
}
