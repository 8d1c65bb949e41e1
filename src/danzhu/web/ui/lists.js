// Lists: my tables, open tables, finished matches.

import { html } from "htm/preact";
import { ask } from "../lib/api.js";
import { useAsked } from "../lib/asked.js";
import { useDeed } from "../lib/deed.js";
import { presetName } from "../lib/games.js";
import { say } from "../lib/words.js";
import { Link } from "./link.js";
import { Why } from "./message.js";

/** @typedef {{code: string, game: string, preset: string, phase: string, vacant: number, people: number, opened_at: number, seat: number | null}} Listed */
/** @typedef {{id: string, code: string, game: string, preset: string, deals: number, finished_at: number, seat: number, won: boolean | null}} Kept */

/** Seconds after which the list of open tables is old. */
const LOBBY_S = 20;

/** Tables of mine in sight at once: the games should not be pushed off a phone's screen. */
const FEW = 2;

/** What is played at a table. @param {{game: string, preset: string}} props */
const played = ({ game, preset }) => `${say(`game-${game}`)} · ${presetName(preset)}`;

/** Go on where I was. */
export function Mine() {
  const { value, again } = useAsked(() => /** @type {Promise<Listed[]>} */ (ask("/api/mine")));
  const { fault, run } = useDeed();
  const open = (value ?? []).filter(({ phase }) => phase !== "closed");
  if (!open.length) return null;
  const leave = (/** @type {string} */ code) => run(() => ask(`/api/tables/${code}/invitation`, undefined, "DELETE").then(again));
  const rows = open.map((table) => html`<${MyTable} key=${table.code} table=${table} leave=${leave} />`);
  return html`<section class="list mine stack" aria-labelledby="mine">
    <h2 id="mine">${say("page-mine")}</h2>
    <ul>${rows.slice(0, FEW)}</ul>
    ${rows.length > FEW
      ? html`<details><summary>${say("page-mine-more", { count: rows.length - FEW })}</summary><ul>${rows.slice(FEW)}</ul></details>`
      : null}
    <${Why} fault=${fault} />
  </section>`;
}

/** @param {{table: Listed, leave: (code: string) => void}} props */
function MyTable({ table, leave }) {
  return html`<li class="panel">
    <div>
      <b>${played(table)}</b>
      <span class="fine soft">${say(`page-phase-${table.phase}`)} · ${say("page-people", { count: table.people })} · ${table.code}</span>
    </div>
    <div class="row">
      <button type="button" class="button bare" onClick=${() => leave(table.code)}>${say("page-leave")}</button>
      <${Link} to=${`/t/${table.code}`} class="button main">${say("page-continue")}<//>
    </div>
  </li>`;
}

/** Tables that anyone may join. */
export function Lobby() {
  const { value, fault } = useAsked(() => /** @type {Promise<Listed[]>} */ (ask("/api/tables")), LOBBY_S);
  if (fault) return null;
  return html`<section class="list stack" aria-labelledby="lobby" aria-busy=${!value}>
    <h2 id="lobby">${say("page-lobby")}</h2>
    ${value?.length === 0 ? html`<p class="soft">${say("page-lobby-empty")}</p>` : null}
    ${value ? null : html`<p class="soft">${say("page-loading")}</p>`}
    <ul>
      ${(value ?? []).map(
        (table) => html`<li key=${table.code} class="panel">
          <div>
            <b>${played(table)}</b>
            <span class="fine soft">${say("page-vacant-seats", { count: table.vacant })} · ${say("page-people", { count: table.people })}</span>
          </div>
          <${Link} to=${`/t/${table.code}`} class="button">${say("page-look")}<//>
        </li>`,
      )}
    </ul>
  </section>`;
}

/** Matches that are over: what happened in them, to keep. */
export function Recent() {
  const { value } = useAsked(() => /** @type {Promise<Kept[]>} */ (ask("/api/records")));
  if (!value?.length) return null;
  const date = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  return html`<section class="list stack" aria-labelledby="recent">
    <h2 id="recent">${say("page-recent")}</h2>
    <ul>
      ${value.slice(0, 10).map(
        (record) => html`<li key=${record.id} class="panel">
          <div>
            <b>${played(record)}${record.won === null ? "" : ` · ${say(record.won ? "page-match-won" : "page-match-lost")}`}</b>
            <span class="fine soft">${date.format(record.finished_at * 1000)} · ${say("page-deals", { count: record.deals })}</span>
          </div>
          <${Link} to=${`/records/${record.id}`} class="button">${say("record-replay")}<//>
        </li>`,
      )}
    </ul>
  </section>`;
}
