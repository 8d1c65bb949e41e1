// Bar: the score and the level always in sight, the table's menu.

import { html } from "htm/preact";
import { useFacts } from "../lib/facts.js";
import { settings } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { toggleCounter } from "./keys.js";
import { teamWords } from "./told.js";

/** @typedef {import("../table/store.js").Store} Store */

/** @param {{store: Store, open: (drawer: string) => void}} props */
export function Bar({ store, open }) {
  const facts = useFacts(() => {
    const scene = /** @type {Record<string, any>} */ (store.scene.value);
    const { terms, play, deal, you } = scene;
    const names = [0, 1].map((team) => teamWords(scene, team));
    const levels = play?.game === "guandan" && { standing: play.standing, level: play.level, you, names };
    return { game: terms.game, plays: Boolean(play), deal, levels };
  });
  return html`<header class="bar">
    <a class="home" href="/" aria-label=${say("table-home")}>‹</a>
    <span class=${`link ${store.up.value ? "up" : "down"}`} role="img" aria-label=${say(store.up.value ? "table-connected" : "page-lost")}></span>
    ${facts.levels
      ? html`<${Levels} ...${facts.levels} />`
      : html`<span class="title">${say(`game-${facts.game}`)}${facts.deal ? ` · ${say("page-deal", { number: facts.deal })}` : ""}</span>`}
    ${facts.plays ? html`<button type="button" aria-pressed=${settings.value.counter} onClick=${() => toggleCounter(store)} aria-label=${say("felt-counter")} title=${say("felt-counter")}>▦</button>` : null}
    <button type="button" onClick=${() => open("history")} aria-label=${say("table-history")}>≡</button>
    <button type="button" onClick=${() => open("menu")} aria-label=${say("table-menu")}>⋯</button>
  </header>`;
}

/**
 * Both teams' levels and the active one. Somebody who watches sees which way a team sits: its names are too long here.
 * @param {{standing: Record<string, any>, level: string, you: number | null, names: string[]}} props
 */
function Levels({ standing, level, you, names }) {
  const ours = (you ?? 0) % 2;
  const team = (/** @type {number} */ number) =>
    html`<span class=${`team ${number === ours ? "ours" : "theirs"} ${standing.declarers === number ? "declares" : ""}`}>
      ${you === null ? html`<span aria-hidden="true" title=${names[number]}>${number === ours ? "↕" : "↔"}</span><span class="quiet">${names[number]}</span>` : names[number]} <b>${say(`rank-${standing.levels[number]}`)}</b>
    </span>`;
  return html`<span class="levels">${team(ours)}<span class="active" title=${say("table-active")}>${say("page-level", { level: say(`rank-${level}`) })}</span>${team(1 - ours)}</span>`;
}
