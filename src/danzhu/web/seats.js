// Seats: who sits where.

import { h } from "./dom.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {Record<string, any>} View */

/**
 * One seat in a row.
 * @param {Table} table
 * @param {View} view
 * @param {View} seat
 */
export function seatRow(table, view, seat) {
  const sit = () => table.connection.send({ type: "sit", seat: seat.seat });
  const free = view.you === null && seat.who !== "person" && !view.closed;
  return h(
    "div",
    { class: view.deciding.includes(seat.seat) ? "seat turn" : "seat" },
    h("strong", {}, name(table, view, seat)),
    " ",
    about(table, view, seat),
    free ? h("button", { onclick: sit }, table.say("page-sit")) : null,
  );
}

/** @param {Table} table @param {View} view @param {View} seat */
function name(table, view, seat) {
  const { say } = table;
  if (seat.seat === view.you) return say("seat-you");
  if (seat.who === "vacant") return say("page-vacant");
  if (seat.who === "computer") return say("page-computer", { level: say(`bot-${seat.level}`) });
  return seat.away ? `${seat.name} (${say("page-away")})` : seat.name;
}

/** @param {Table} table @param {View} view @param {View} seat */
function about(table, view, seat) {
  const { play } = view;
  if (!play) return seat.ready ? `✓ ${table.say("page-ready")}` : "";
  const told = [];
  if (play.game === "guandan" && play.counts_shown[seat.seat]) told.push(table.say("page-left", { count: play.counts[seat.seat] }));
  if (play.game === "gongzhu") {
    told.push(table.say("page-points", { points: play.standing.totals[seat.seat] }), ...play.marked[seat.seat]);
  }
  return told.join(" · ");
}
