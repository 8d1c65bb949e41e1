// Deal: the cards on the table and in hand, for both games.

import { cardText } from "./card.js";
import { h } from "./dom.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {Record<string, any>} View */

/** @param {Table} table @param {View} view */
export function dealPart(table, view) {
  const { play } = view;
  const { say } = table;
  const title = say("page-deal", { number: view.deal });
  const level = play.game === "guandan" ? ` · ${say("page-level", { level: say(`rank-${play.level}`) })}` : "";
  return h(
    "section",
    {},
    h("h2", {}, title + level),
    h("ol", { class: "trick" }, ...lastPlays(play).map((turn) => turnRow(table, view, turn))),
    h("div", { class: "hand", role: "group" }, ...play.hand.map((/** @type {string} */ card, /** @type {number} */ at) => cardButton(table, view, card, at))),
    h("p", {}, ...actions(table, view)),
    play.result ? h("p", {}, play.result.points.map((/** @type {number} */ p) => say("page-points", { points: p })).join(" · ")) : null,
  );
}

/** The trick in progress, or the one just finished. @param {View} play @returns {View[]} */
function lastPlays(play) {
  if (play.trick.length) return play.trick;
  return play.game === "guandan" ? play.last_trick : (play.last_trick?.cards ?? []);
}

/** @param {Table} table @param {View} view @param {View} turn */
function turnRow(table, view, turn) {
  const seat = view.seats[turn.seat];
  const who = turn.seat === view.you ? table.say("seat-you") : (seat.name ?? table.say("seat-number", { number: turn.seat }));
  const cards = (turn.cards ?? [turn.card]).map((/** @type {string} */ card) => cardText(table.say, card)).join(" ");
  return h("li", {}, `${who}: ${cards || table.say("page-pass")}`);
}

/** @param {Table} table @param {View} view @param {string} card @param {number} at */
function cardButton(table, view, card, at) {
  const toggle = () => {
    const places = new Set(view.play.game === "gongzhu" && view.legal?.choices?.[0]?.includes(":") !== true ? [] : table.selected);
    if (table.selected.has(at)) places.delete(at);
    else places.add(at);
    table.select(places);
    table.draw();
  };
  const useless = view.legal && !view.legal.cards.includes(card);
  const kind = `card ${"HD".includes(card[1] ?? "") ? "red" : "black"}${useless ? " useless" : ""}`;
  return h("button", { class: kind, "aria-pressed": String(table.selected.has(at)), onclick: toggle }, cardText(table.say, card));
}

/** @param {Table} table @param {View} view @returns {Node[]} */
function actions(table, view) {
  const { legal } = view;
  if (!view.your_turn || !legal) return [];
  const { say } = table;
  const button = (/** @type {string} */ words, /** @type {string} */ what) => h("button", { onclick: () => table.act(what) }, words);
  const found = choices(table, view).map((each) => button(say("page-choose", { play: each.words }), each.do));
  if (view.play.game === "guandan" && table.selected.size && table.plays && !table.plays.length) found.push(h("span", {}, say("page-nothing")));
  for (const play of table.plays ?? []) {
    if (!play.beats) found.push(h("span", {}, say("page-beaten", { play: play.reading })));
  }
  if (legal.can_pass) found.push(button(say("page-pass"), "pass"));
  if (legal.can_claim) found.push(button(say("page-claim"), "claim"));
  found.push(h("button", { onclick: () => table.connection.send({ type: "hint", decision: view.decision }) }, say("page-hint")));
  return found;
}

/** The cards named in an action. @param {string} text @returns {string[]} */
function cardsIn(text) {
  return text.match(/BJ|RJ|[2-9TJQKA][SHDC]/g) ?? [];
}

/** What can be done with the selection. @param {Table} table @param {View} view @returns {{words: string, do: string}[]} */
function choices(table, view) {
  const cards = table.chosen();
  const listed = view.legal.choices;
  if (!listed) {
    return (table.plays ?? []).filter((play) => play.beats).map((play) => ({ words: play.reading, do: play.do }));
  }
  const same = (/** @type {string} */ text) => {
    const named = cardsIn(text);
    return named.length === cards.length && cards.every((card) => named.includes(card));
  };
  return listed
    .filter((/** @type {string} */ text) => text !== "claim" && same(text))
    .map((/** @type {string} */ text) => ({ words: cards.map((card) => cardText(table.say, card)).join(" ") || text, do: text }));
}
