// Cards in hand: copies told apart, sorted, grouped, and a selection that survives updates.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cardsIn, deck, grouped, held, idsOf, sameCards, sorted, stillHeld } from "../../src/danzhu/web/table/cards.js";

const LEVEL_FIVE = ["RJ", "BJ", "5", ..."AKQJT9876432"];
const texts = (hand) => hand.map(({ card }) => card).join(" ");

test("copies of a kind are told apart and keep their names when another card goes", () => {
  const before = held(["5H", "5H", "9S"]);
  assert.deepEqual(before.map(({ id }) => id), ["5H.0", "5H.1", "9S.0"]);
  assert.deepEqual(held(["5H", "9S"]).map(({ id }) => id), ["5H.0", "9S.0"]);
});

test("by rank the strongest come first, the level where the server says", () => {
  const hand = held(["2C", "5D", "AS", "RJ", "5S", "TH"]);
  assert.equal(texts(sorted(hand, LEVEL_FIVE, "rank")), "RJ 5S 5D AS TH 2C");
});

test("by suit each suit stands together", () => {
  const hand = held(["2C", "5D", "AS", "3S", "TH"]);
  assert.equal(texts(sorted(hand, LEVEL_FIVE, "suit")), "AS 3S TH 2C 5D");
});

test("sorting leaves its argument alone", () => {
  const hand = held(["2C", "AS"]);
  sorted(hand, LEVEL_FIVE, "rank");
  assert.equal(texts(hand), "2C AS");
});

test("groups come first, shrink with the hand and vanish", () => {
  const hand = held(["AS", "9S", "8S", "2C"]);
  assert.deepEqual(grouped(hand, [["8S.0", "9S.0"], ["KD.0"]]).map(texts), ["9S 8S", "AS 2C"]);
  assert.deepEqual(grouped(held(["AS", "9S"]), [["8S.0", "9S.0"]]).map(texts), ["9S", "AS"]);
  assert.deepEqual(grouped([], [["8S.0"]]), [[]]);
});

test("a card is in one group only", () => {
  const hand = held(["9S", "8S"]);
  assert.deepEqual(grouped(hand, [["9S.0"], ["9S.0", "8S.0"]]).map(texts), ["9S", "8S"]);
});

test("a selection keeps what is still held", () => {
  const left = stillHeld(new Set(["5H.0", "5H.1", "9S.0"]), held(["5H", "9S"]));
  assert.deepEqual([...left], ["5H.0", "9S.0"]);
});

test("the cards of an action are found, its reading's rank is none of them", () => {
  assert.deepEqual(cardsIn("7H8S8D8C=bomb-8"), ["7H", "8S", "8D", "8C"]);
  assert.deepEqual(cardsIn("pay:RJ"), ["RJ"]);
  assert.deepEqual(cardsIn("expose:QS,TC"), ["QS", "TC"]);
  assert.deepEqual(cardsIn("BJBJRJRJ=joker_bomb-RJ"), ["BJ", "BJ", "RJ", "RJ"]);
  assert.deepEqual(cardsIn("pass"), []);
});

test("the copies that an action names are different cards of the hand", () => {
  assert.deepEqual([...idsOf("5H5H=pair-5", held(["5H", "5H", "9S"]))], ["5H.0", "5H.1"]);
  assert.deepEqual([...idsOf("KD", held(["5H"]))], []);
});

test("rows of cards compare in any order, copies counted", () => {
  assert.ok(sameCards(["5H", "9S", "5H"], ["9S", "5H", "5H"]));
  assert.ok(!sameCards(["5H", "9S"], ["5H", "9S", "5H"]));
});

test("a hand may bring every card of one deck or two, jokers where they are a rank", () => {
  const ids = deck("guandan", LEVEL_FIVE).map(({ id }) => id);
  assert.equal(new Set(ids).size, 108);
  assert.deepEqual(deck("gongzhu", ["5"]).map(({ id }) => id), ["5S.0", "5H.0", "5C.0", "5D.0"]);
  assert.deepEqual(held(["RJ", "RJ"]).filter(({ id }) => !ids.includes(id)), []);
});
