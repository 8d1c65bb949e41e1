// Summary: what a deal, or the match, came to.

import { useSignal } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { useFacts } from "../lib/facts.js";
import { afterFrame } from "../lib/later.js";
import { say } from "../lib/words.js";
import { Analysis } from "./analysis.js";
import { Laid } from "./card.js";
import { lineWords, teamWords, who } from "./told.js";

/** @typedef {import("../table/store.js").Store} Store */
/** @typedef {Record<string, any>} View */

/** The last play is drawn first, and this over it a frame later. @param {{store: Store}} props */
export function Summary({ store }) {
  const next = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const due = useSignal(false);
  const over = useFacts(() => Boolean(store.scene.value?.play) && ["between", "over"].includes(store.scene.value?.phase));
  useEffect(() => {
    if (over) afterFrame(() => (due.value = true));
    else due.value = false;
  }, [over]);
  useEffect(() => {
    if (due.value) afterFrame(() => next.current?.focus({ preventScroll: true }));
  }, [due.value]);
  const view = over && due.value && store.view.value;
  if (!view) return null;
  const me = view.you === null ? null : view.seats[view.you];
  const kept = store.kept.value;
  return html`<section class="summary" role="dialog" aria-label=${say("table-summary")}>
    <h2>${title(view)}</h2>
    <div class="body" tabindex="0" role="group" aria-label=${title(view)}>
      ${view.play.game === "guandan" ? html`<${Places} view=${view} />` : html`<${Points} view=${view} />`}
      ${kept === null ? null : html`<p class=${kept ? "fine" : "alarm"}>${say(kept ? "page-checked" : "page-cheated")}</p>`}
      <${Analysis} match=${view.match} deal=${view.deal} table=${view} />
    </div>
    <p class="controls">
      ${me ? html`<button type="button" class="main" ref=${next} disabled=${me.ready} onClick=${() => store.ready()}>${me.ready ? say("table-waiting-others") : say(view.phase === "over" ? "page-rematch" : "page-next")}</button>` : null}
      ${me ? html`<button type="button" onClick=${() => store.send({ type: "leave" })}>${say("page-leave")}</button>` : null}
      ${view.phase === "over" ? html`<a class="button" href=${`/records/${view.match}`}>${say("table-record")}</a>` : null}
    </p>
  </section>`;
}

/** @param {View} view */
function title(view) {
  const { play } = view;
  if (view.phase !== "over") return say("table-deal-over", { number: view.deal });
  const winners = play.game === "guandan" ? [0, 1, 2, 3].filter((seat) => seat % 2 === play.standing.winner) : play.standing.winner;
  const names = winners.map((/** @type {number} */ seat) => who(view, seat)).join(say("list-separator"));
  return say(winners.includes(view.you) ? "guandan-won-you" : "guandan-won", { who: names });
}

/** Guandan: the order of finishing, the hands left, both levels. @param {{view: View}} props */
function Places({ view }) {
  const { play } = view;
  const out = [...play.finish, ...play.standing.finish.filter((/** @type {number} */ seat) => !play.finish.includes(seat))];
  const ours = (view.you ?? 0) % 2;
  return html`<ol class="places">
      ${out.map((seat) => html`<li><b>${who(view, seat)}</b> ${play.left[seat]?.length ? html`<${Laid} cards=${play.left[seat]} play=${play} />` : null}</li>`)}
    </ol>
    <p>${[ours, 1 - ours].map((team) => html`<span class="team">${teamWords(view, team)} <b>${say(`rank-${play.standing.levels[team]}`)}</b> </span>`)}</p>`;
}

/** Gong Zhu: every seat's lines, points and total, and why it goes on where it could be over (Z5.1). @param {{view: View}} props */
function Points({ view }) {
  const { play } = view;
  if (!play.result) return null;
  return html`${view.phase === "between" && play.standing.ending ? html`<p class="overtime">${say("gongzhu-overtime")}</p>` : null}
  <div class="points">
    ${play.result.lines.map(
      (/** @type {View[]} */ lines, /** @type {number} */ seat) => html`<div class="column">
        <b>${who(view, seat)}</b>
        <ul>${lines.map((line) => html`<li>${lineWords(line)}</li>`)}</ul>
        <span>${say("table-points", { deal: play.result.points[seat], total: play.standing.totals[seat] })}</span>
        ${play.standing.eliminated.includes(seat) ? html`<span class="place">${say("table-eliminated")}</span>` : null}
      </div>`,
    )}
  </div>`;
}
