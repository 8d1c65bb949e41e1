// Options: every rule that a table can set on its own.

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { valueName } from "../lib/games.js";
import { say } from "../lib/words.js";
import { Choose } from "./field.js";

/** @typedef {import("../lib/games.js").Game} Game */

/**
 * `chosen` holds what differs from the preset; `bad` names the option at fault, and `why` says what is wrong with it.
 * @param {{game: Game, preset: string, chosen: Record<string, string>, bad: string, why: string, set: (options: Record<string, string>) => void}} props
 */
export function Options({ game, preset, chosen, bad, why, set }) {
  const box = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  const usual = game.presets[preset] ?? {};
  const changed = Object.keys(chosen).length;
  useEffect(() => {
    if (!bad || !box.current) return;
    box.current.open = true;
    const field = document.getElementById(`option-${bad}`);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: "center" });
  }, [bad]);
  const choose = (/** @type {string} */ name, /** @type {string} */ value) => {
    const others = Object.entries(chosen).filter(([each]) => each !== name);
    set(Object.fromEntries(value === usual[name] ? others : [...others, [name, value]]));
  };
  return html`<details class="options" ref=${box}>
    <summary>${say("page-options")} <span class="soft">${changed ? say("page-options-changed", { count: changed }) : ""}</span></summary>
    <div class="stack">
      ${game.options
        .filter(({ values }) => values.length > 1)
        .map(({ name, article, values }) => {
          const value = chosen[name] ?? usual[name] ?? "";
          // A preset may have a value that is not among those to offer.
          const offered = values.includes(value) ? values : [value, ...values];
          return html`<${Choose} key=${name} id=${`option-${name}`} fault=${name === bad ? why : ""} value=${value}
            label=${optionName(game.name, name)} choices=${offered.map((each) => [each, valueName(each)])}
            set=${(/** @type {string} */ other) => choose(name, other)}>
            <small class="article">${article}${chosen[name] === undefined ? "" : ` · ${say("page-option-changed")}`}</small>
          <//>`;
        })}
    </div>
  </details>`;
}

/** What an option decides. @param {string} game @param {string} name */
export function optionName(game, name) {
  const text = say(`${game}-option-${name}`);
  return text.charAt(0).toLocaleUpperCase(document.documentElement.lang) + text.slice(1);
}
