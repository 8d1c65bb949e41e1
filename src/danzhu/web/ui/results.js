// Results: what my finished matches add up to, by preset and by whom I met.

import { html } from "htm/preact";
import { ask } from "../lib/api.js";
import { useAsked } from "../lib/asked.js";
import { presetName } from "../lib/games.js";
import { say } from "../lib/words.js";

/** @typedef {{game: string, matches: number, decided: number, won: number}} Counts */
/** @typedef {{scores: (Counts & {preset: string})[], company: (Counts & {name: string, partner: boolean})[]}} Statistics */

export function Results() {
  const { value } = useAsked(() => /** @type {Promise<Statistics>} */ (ask("/api/me/statistics")));
  if (!value?.scores.length) return null;
  const { scores, company } = value;
  return html`<section class="list stack results" aria-labelledby="results">
    <h2 id="results">${say("page-results")}</h2>
    <ul>
      ${scores.map(
        (score) => html`<li key=${score.game + score.preset} class="panel">
          <div><b>${say(`game-${score.game}`)} · ${presetName(score.preset)}</b> <span class="fine soft">${counted(score)}</span></div>
          ${share(score)}
        </li>`,
      )}
    </ul>
    ${company.length
      ? html`<details>
          <summary>${say("page-company")}</summary>
          <ul>
            ${company.map(
              (each) => html`<li class="panel">
                <div>
                  <b><bdi>${each.name}</bdi></b>
                  <span class="fine soft">${say(`game-${each.game}`)} · ${say(each.partner ? "page-as-partner" : "page-as-rival")} · ${counted(each)}</span>
                </div>
                ${share(each)}
              </li>`,
            )}
          </ul>
        </details>`
      : null}
  </section>`;
}

/** @param {Counts} counts */
const counted = ({ matches, won }) => say("page-matches", { count: matches, won });

/** The part of the matches played to their end that was won. @param {Counts} counts */
function share({ decided, won }) {
  if (!decided) return null;
  const percent = new Intl.NumberFormat(document.documentElement.lang, { style: "percent", maximumFractionDigits: 0 });
  return html`<b class="share">${percent.format(won / decided)}</b>`;
}
