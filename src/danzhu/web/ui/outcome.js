// Outcome: what a deal came to, line by line.

import { html } from "htm/preact";
import { say } from "../lib/words.js";
import { lineWords, who } from "./told.js";

/** @typedef {Record<string, any>} View */

/** @param {{table: View}} props */
export function Outcome({ table }) {
  return table.play.game === "guandan" ? html`<${Places} table=${table} />` : html`<${Points} table=${table} />`;
}

/** Guandan: who was out when, and the levels it led to. @param {{table: View}} props */
function Places({ table }) {
  return html`<div class="outcome">
    <p><b>${placesWords(table, table.play)}</b></p>
    <p>${levelsWords(table, table.play)}</p>
  </div>`;
}

/** Gong Zhu: every line of every seat. @param {{table: View}} props */
function Points({ table }) {
  const { result, standing } = table.play;
  return html`<ul class="outcome columns">
    ${result.lines.map(
      (/** @type {View[]} */ lines, /** @type {number} */ seat) => html`<li>
        <b><bdi>${who(table, seat)}</bdi></b>
        <ul>${lines.map((line) => html`<li>${lineWords(line)}</li>`)}</ul>
        <span>${say("table-points", { deal: result.points[seat], total: standing.totals[seat] })}</span>
      </li>`,
    )}
  </ul>`;
}

/** The seats in the order in which they were out. @param {View} table @param {View} play */
export function placesWords(table, play) {
  const out = play.standing.finish.length ? play.standing.finish : play.finish;
  return out.map((/** @type {number} */ seat, /** @type {number} */ at) => say(`guandan-place-${at + 1}`, { who: who(table, seat) })).join(say("sentence-separator"));
}

/** Both teams' levels. @param {View} table @param {View} play */
export function levelsWords(table, play) {
  const [home = "", away = ""] = [0, 1].map((team) => [0, 1, 2, 3].filter((seat) => seat % 2 === team).map((seat) => who(table, seat)).join(" + "));
  return say("record-levels", { home, away, one: say(`rank-${play.standing.levels[0]}`), two: say(`rank-${play.standing.levels[1]}`) });
}

/** A deal in one line. @param {View} table @param {View} play as it was when the deal was over */
export function outcomeWords(table, play) {
  if (play.game === "guandan") return [placesWords(table, play), levelsWords(table, play)].join(say("sentence-separator"));
  return play.result.points
    .map((/** @type {number} */ points, /** @type {number} */ seat) => `${say("told-by", { who: who(table, seat) })}${say("table-points", { deal: points, total: play.standing.totals[seat] })}`)
    .join(" · ");
}
