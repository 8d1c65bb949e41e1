// Start: the first page. One tap deals.

import { h } from "./dom.js";
import { ask } from "./main.js";

/** @typedef {import("./words.js").Say} Say */

/**
 * @param {Say} say
 * @param {string[]} games
 */
export async function startPage(say, games) {
  const [mine, lobby] = await Promise.all([ask("/api/mine"), ask("/api/tables")]);
  document.getElementById("app")?.replaceChildren(
    h("h1", {}, "danzhu"),
    ...games.map((game) => gameChoice(say, game)),
    joinForm(say),
    ...tableList(say, "page-mine", mine),
    ...tableList(say, "page-lobby", lobby),
  );
}

/** @param {Say} say @param {string} game */
function gameChoice(say, game) {
  const open = async () => {
    const known = (await ask("/api/games")).find((/** @type {{name: string}} */ each) => each.name === game);
    const terms = { game, preset: Object.keys(known.presets)[0], level: known.levels.at(-1) };
    location.assign(`/t/${(await ask("/api/tables", { terms })).code}`);
  };
  return h(
    "section",
    {},
    h("h2", {}, say(`game-${game}`)),
    h("a", { href: `/${game}`, class: "button" }, say("page-play")),
    h("button", { onclick: open }, say("page-open")),
  );
}

/** @param {Say} say */
function joinForm(say) {
  const field = /** @type {HTMLInputElement} */ (
    h("input", { name: "code", maxlength: "12", autocomplete: "off", "aria-label": say("page-code") })
  );
  const go = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (field.value.trim()) location.assign(`/t/${field.value.trim().toUpperCase()}`);
  };
  return h("form", { onsubmit: go }, say("page-code"), " ", field, h("button", {}, say("page-join")));
}

/** @param {Say} say @param {string} title @param {{code: string, game: string}[]} tables */
function tableList(say, title, tables) {
  if (!tables.length) return [];
  const rows = tables.map((table) =>
    h("li", {}, h("a", { href: `/t/${table.code}` }, `${say(`game-${table.game}`)} · ${table.code}`)),
  );
  return [h("h2", {}, say(title)), h("ul", {}, ...rows)];
}
