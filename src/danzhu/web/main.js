// Main: shows what the address asks for.

import { h } from "./dom.js";
import { startPage } from "./start.js";
import { showTable } from "./table.js";
import { load, preferred, refusal } from "./words.js";

/** @typedef {import("./words.js").Say} Say */

const GAMES = ["guandan", "gongzhu"];

/**
 * Ask the server for something; throws the code of a refusal.
 * @param {string} path
 * @param {unknown} [body]
 */
export async function ask(path, body) {
  const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const answer = await fetch(path, { ...init, headers: { "content-type": "application/json" } });
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.code);
  return told;
}

/** @param {Say} say */
async function show(say) {
  const [, first = "", second = ""] = location.pathname.split("/");
  if (first === "t" && second) {
    await ask("/api/me", {});
    showTable(say, second.toUpperCase());
  } else if (GAMES.includes(first)) {
    const made = await ask("/api/play", { game: first });
    history.replaceState(null, "", `/t/${made.code}`);
    showTable(say, made.code);
  } else if (first === "move" && location.hash) {
    await ask("/api/move", { token: location.hash.slice(1) });
    location.replace("/");
  } else {
    await startPage(say, GAMES);
  }
}

const language = preferred();
document.documentElement.lang = language;
const say = await load(language);
show(say).catch((fault) => {
  document.getElementById("app")?.replaceChildren(h("p", { role: "alert" }, refusal(say, fault.message)));
});
