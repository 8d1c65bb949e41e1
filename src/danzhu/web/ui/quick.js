// Quick: one game, dealt at once against computers, as the reader likes it.

import { html } from "htm/preact";
import { PACES, levelName, like, liked, presetName } from "../lib/games.js";
import { firstDeal, guides } from "../lib/guides.js";
import { useDeed } from "../lib/deed.js";
import { say } from "../lib/words.js";
import { playNow } from "../main.js";
import { Choose, Few } from "./field.js";
import { Link } from "./link.js";
import { Why } from "./message.js";

/** The cards that stand for a game: a wild and the ace; the pig and the goat. @type {Record<string, [string, string]>} */
const EMBLEMS = { guandan: ["2H", "AS"], gongzhu: ["QS", "JD"] };

/** @param {{name: string, game: import("../lib/games.js").Game | undefined}} props */
export function Quick({ name, game }) {
  const { fault, busy, run } = useDeed();
  return html`<section class="game panel" aria-labelledby=${name}>
    <div class="about">
      <${Emblem} cards=${EMBLEMS[name]} />
      <div>
        <h2 id=${name}>${say(`game-${name}`)} <span lang="zh">${say(`page-chinese-${name}`)}</span></h2>
        <p class="soft fine">${say(`page-about-${name}`)} <a href=${guides(`${name}-rules`)}>${say("page-learn")}</a> · <a href=${firstDeal(name)}>${say("page-first-deal")}</a></p>
      </div>
    </div>
    <button type="button" class="button main" disabled=${busy} onClick=${() => run(() => playNow(name))} aria-describedby=${`${name}-how`}>${say("page-play")}</button>
    <${Why} fault=${fault} />
    ${game ? html`<${Liking} game=${game} />` : html`<p class="how soft fine" id=${`${name}-how`}>${say("page-loading")}</p>`}
  </section>`;
}

/** How it is dealt, and changing that in place. @param {{game: import("../lib/games.js").Game}} props */
function Liking({ game }) {
  const { level, preset, pace } = liked(game);
  const told = say("page-how", { level: levelName(level), preset: presetName(preset), pace: say(`pace-${pace}`) });
  return html`<details class="how">
    <summary><span class="quiet">${say("page-change")}</span> <span id=${`${game.name}-how`}>${told}</span></summary>
    <div class="stack">
      <${Few} label=${say("page-level-of")} value=${level} set=${(/** @type {string} */ value) => like(game, { level: value })}
        choices=${game.levels.map((each) => [each, levelName(each)])} />
      <${Choose} label=${say("page-preset")} value=${preset} set=${(/** @type {string} */ value) => like(game, { preset: value })}
        choices=${Object.keys(game.presets).map((each) => [each, presetName(each)])} />
      <p class="fine soft">${say(`${game.name}-preset-${preset}`)}</p>
      <${Few} label=${say("page-pace")} value=${pace} set=${(/** @type {string} */ value) => like(game, { pace: value })}
        choices=${PACES.map((each) => [each, say(`pace-${each}`)])} />
      <${Link} to=${`/new/${game.name}`} class="fine">${say("page-more-options")}<//>
    </div>
  </details>`;
}

/** @param {{cards: [string, string]}} props */
function Emblem({ cards }) {
  return html`<span class="emblem" aria-hidden="true">
    ${cards.map((card) => html`<span class=${`suit-${card[1]}`}><b>${say(`rank-${card[0]}`)}</b><i>${say(`suit-symbol-${card[1]}`)}</i></span>`)}
  </span>`;
}
