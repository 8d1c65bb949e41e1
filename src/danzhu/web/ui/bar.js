// Bar: the score and the level always in sight, the table's menu.

import { html } from "htm/preact";
import { useFacts } from "../lib/facts.js";
import { settings } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { toggleCounter } from "./keys.js";

/** @typedef {import("../table/store.js").Store} Store */

/** @param {{store: Store, open: (drawer: string) => void}} props */
export function Bar({ store, open }) {
  const facts = useFacts(() => {
    const { terms, play, deal, you } = /** @type {Record<string, any>} */ (store.scene.value);
    const levels = play?.game === "guandan" && { standing: play.standing, level: play.level, you };
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

/** Both teams' levels and the active one. @param {{standing: Record<string, any>, level: string, you: number | null}} props */
function Levels({ standing, level, you }) {
  const ours = (you ?? 0) % 2;
  const team = (/** @type {number} */ number) =>
    html`<span class=${`team ${number === ours ? "ours" : "theirs"} ${standing.declarers === number ? "declares" : ""}`}>
      ${say(number === ours ? "table-us" : "table-them")} <b>${say(`rank-${standing.levels[number]}`)}</b>
    </span>`;
  return html`<span class="levels">${team(ours)}<span class="active" title=${say("table-active")}>${say("page-level", { level: say(`rank-${level}`) })}</span>${team(1 - ours)}</span>`;
}
