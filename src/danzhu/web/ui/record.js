// Record: the page of a match that is over: who played, what came of it, and every deal to walk through.

import { html } from "htm/preact";
import { useEffect, useMemo } from "preact/hooks";
import { presetName, valueName } from "../lib/games.js";
import { say } from "../lib/words.js";
import { namesPlace, written } from "../record/address.js";
import { Replay } from "../record/replay.js";
import { Analysis } from "./analysis.js";
import { Board } from "./board.js";
import { Copy } from "./copy.js";
import { Deals } from "./deals.js";
import { Fault, Loading, reason } from "./message.js";
import { optionName } from "./options.js";
import { Player } from "./player.js";
import { Proof } from "./proof.js";
import { who } from "./told.js";
import { Page } from "./top.js";

/** @param {{id: string}} props */
export function RecordPage({ id }) {
  const replay = useMemo(() => new Replay(id), [id]);
  useEffect(() => {
    const keyed = (/** @type {KeyboardEvent} */ event) => keys(replay, event);
    const follow = () => replay.follow();
    replay.open();
    addEventListener("keydown", keyed);
    addEventListener("hashchange", follow);
    return () => {
      removeEventListener("keydown", keyed);
      removeEventListener("hashchange", follow);
      replay.leave();
    };
  }, [replay]);
  const about = replay.about.value;
  const named = useMemo(() => namesPlace(location), [id]);
  useEffect(() => {
    if (about && named) document.querySelector(".replay")?.scrollIntoView();
  }, [about]);
  const code = replay.fault.value;
  if (code === "record_unreadable") return html`<${Unreadable} id=${id} />`;
  if (code) return html`<${Fault} code=${code} />`;
  if (!about) return html`<${Loading} />`;
  const title = `${say(`game-${about.game}`)} · ${presetName(about.preset)}`;
  const here = location.origin + location.pathname + written({ deal: replay.deal.value, turn: replay.turn.value });
  return html`<${Page} title=${`${say("record-title")} · ${title}`}>
    <${Head} replay=${replay} title=${title} />
    <section class="replay" aria-labelledby="replay">
      <h2 id="replay" class="quiet">${say("record-replay")}</h2>
      <${Board} replay=${replay} />
      <${Player} replay=${replay} />
      <p class=${replay.notice.value ? "note warn" : ""} role="alert">${replay.notice.value ? reason(replay.notice.value) : ""}</p>
    </section>
    <${Deals} replay=${replay} />
    <div class="panel"><${Analysis} match=${id} deal=${replay.deal.value} table=${replay.table.value} link=${(/** @type {number} */ turn) => written({ deal: replay.deal.value, turn: turn - 1 })} /></div>
    <section class="panel stack" aria-labelledby="keep">
      <h2 id="keep">${say("record-keep")}</h2>
      <${Copy} key=${here} label=${say("record-link")} text=${here} title=${`${title} · danzhu`} />
      <div><a class="button" href=${`/api/records/${id}`} download=${`${about.game}-${id.slice(0, 8)}.jsonl`}>${say("record-download")}</a></div>
    </section>
    <${Proof} about=${about} />
  <//>`;
}

/** What was played, by whom, when, and who won. @param {{replay: Replay, title: string}} props */
function Head({ replay, title }) {
  const about = /** @type {import("../record/replay.js").RecordTold} */ (replay.about.value);
  const table = replay.table.value;
  const date = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "long", timeStyle: "short" });
  const names = about.winner.map((seat) => who(table, seat)).join(say("list-separator"));
  const won = about.winner.includes(table.you ?? -1) ? "guandan-won-you" : "guandan-won";
  return html`<header class="stack record-head">
    <h1>${title}</h1>
    <p class="soft">${date.format(about.finished_at * 1000)} · ${say("page-deals", { count: about.deals.length })}</p>
    <p><b>${names ? say(won, { who: names }) : say("record-no-winner")}</b></p>
    <ul class="sitters">
      ${about.players.map(
        ({ name, level }, seat) => html`<li>
          <span class="fine soft">${seat === table.you ? say("seat-you") : say("seat-number", { number: seat + 1 })}</span>
          <bdi>${level ? say("page-computer", { level: say(`bot-${level}`) }) : name || say("record-forgotten")}</bdi>
        </li>`,
      )}
    </ul>
    ${Object.keys(about.options).length
      ? html`<details><summary>${say("page-rules")} · ${say("page-options-changed", { count: Object.keys(about.options).length })}</summary>
          <dl class="fine">${Object.entries(about.options).map(([name, value]) => html`<div><dt>${optionName(about.game, name)}</dt><dd>${valueName(value)}</dd></div>`)}</dl>
        </details>`
      : null}
  </header>`;
}

/** Other rules were played by than this version knows. @param {{id: string}} props */
function Unreadable({ id }) {
  return html`<${Page} title=${say("record-title")}>
    <h1>${reason("record_unreadable")}</h1>
    <p>${say("record-still-yours")}</p>
    <div><a class="button main" href=${`/api/records/${id}`} download=${`${id.slice(0, 8)}.jsonl`}>${say("record-download")}</a></div>
  <//>`;
}

/** Arrows step, Home and End go to a deal's ends, Page Up and Down change the deal, Space plays. @param {Replay} replay @param {KeyboardEvent} event */
function keys(replay, event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("dialog, input, select, textarea")) return;
  if (event.key === " " && target.closest("button, a, summary")) return;
  const deal = replay.deal.value;
  /** @type {Record<string, () => void>} */
  const acts = {
    ArrowRight: () => replay.move(1),
    ArrowLeft: () => replay.move(-1),
    Home: () => replay.go(deal, 0),
    End: () => replay.go(deal, replay.last(deal)),
    PageDown: () => replay.go(deal + 1, 0),
    PageUp: () => replay.go(deal - 1, 0),
    " ": () => replay.run(),
  };
  const act = acts[event.key];
  if (!act || !replay.about.value) return;
  event.preventDefault();
  if (event.key !== " ") replay.stop();
  act();
}
