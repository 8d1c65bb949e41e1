// Arranging: the order cycles, the reader's own groups stay whole, a plan that has come apart is noticed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PLAIN, following, isStale, loose, planOf, rowsOf, withGroup } from "../../src/danzhu/web/table/arrangement.js";
import { held, heldAfter, idsSpent } from "../../src/danzhu/web/table/cards.js";

const texts = (rows) => rows.map((row) => row.map(({ card }) => card).join(" "));

test("orders follow each other round", () => {
  assert.deepEqual([following("rank"), following("suit"), following("combination")], ["suit", "combination", "rank"]);
});

test("by combination the reader's groups come first and keep their cards", () => {
  const hand = held(["KS", "KD", "9S", "9D", "9C", "4S"]);
  const own = withGroup(PLAIN, ["KS.0", "4S.0"]);
  const rest = loose(hand, own);
  assert.deepEqual(rest.map(({ card }) => card), ["KD", "9S", "9D", "9C"]);
  const plan = planOf([{ cards: ["9S", "9D", "9C"] }, { cards: ["KD"] }], rest);
  const arranged = { ...own, by: "combination", plan };
  assert.deepEqual(texts(rowsOf(hand, arranged)), ["KS 4S", "9S 9D 9C", "KD", ""].filter(Boolean));
  assert.deepEqual(texts(rowsOf(hand, { ...arranged, by: "rank" })), ["KS 4S", "KD 9S 9D 9C"], "undone by going on");
});

test("a plan tells two copies apart", () => {
  const hand = held(["5H", "5H", "9S"]);
  assert.deepEqual(planOf([{ cards: ["5H", "9S"] }, { cards: ["5H"] }], hand), [["5H.0", "9S.0"], ["5H.1"]]);
});

test("a plan is stale once a play has lost some of its cards, or a card has come", () => {
  const arranged = { by: "combination", groups: [], plan: [["9S.0", "9D.0"], ["KD.0"]] };
  assert.equal(isStale(held(["9S", "9D", "KD"]), arranged), false);
  assert.equal(isStale(held(["9S", "9D"]), arranged), false, "a whole play went");
  assert.equal(isStale(held(["9S", "KD"]), arranged), true);
  assert.equal(isStale(held(["9S", "9D", "KD", "2C"]), arranged), true);
  assert.equal(isStale(held(["9S"]), { ...arranged, by: "rank" }), false);
});

test("grouping a group again dissolves it, nothing at all dissolves every group", () => {
  const one = withGroup(PLAIN, ["9S.0", "9D.0"]);
  assert.deepEqual(withGroup(one, ["9D.0", "9S.0"]).groups, []);
  assert.deepEqual(withGroup(withGroup(one, ["9D.0", "KD.0"]), []).groups, []);
  assert.deepEqual(withGroup(one, ["9D.0", "KD.0"]).groups, [["9D.0", "KD.0"], ["9S.0"]], "a card is in one group");
});

test("of two copies the one that was lifted goes, so that the other's group stays whole", () => {
  const hand = held(["5H", "5H", "9S"]);
  const spent = idsSpent("5H", hand, new Set(["5H.0"]));
  assert.deepEqual([...spent], ["5H.0"]);
  assert.deepEqual(heldAfter(hand, ["5H", "9S"], spent).map(({ id }) => id), ["5H.1", "9S.0"]);
  assert.deepEqual(heldAfter(hand, ["5H", "9S"]).map(({ id }) => id), ["5H.0", "9S.0"]);
  const later = heldAfter(hand, ["5H", "9S"], spent);
  assert.deepEqual(heldAfter(later, ["5H", "5H", "9S"]).map(({ id }) => id), ["5H.1", "5H.0", "9S.0"], "a copy that comes has a name of its own");
});
