// Records: a place in a link, steps put together, and the shuffle made again as its description says.

import assert from "node:assert/strict";
import { test } from "node:test";
import { hmac } from "../../src/danzhu/web/lib/sha256.js";
import { Stream, check, dealt, optionsHash } from "../../src/danzhu/web/lib/shuffle.js";
import { namesPlace, placeIn, written } from "../../src/danzhu/web/record/address.js";
import { views } from "../../src/danzhu/web/record/replay.js";

const bytes = (text) => new TextEncoder().encode(text);
const hex = (all) => Buffer.from(all).toString("hex");

test("a link names a deal and a turn, after the hash or as a query", () => {
  assert.deepEqual(placeIn({ hash: "#deal-2-turn-17", search: "" }), { deal: 2, turn: 17 });
  assert.deepEqual(placeIn({ hash: "#deal-3", search: "" }), { deal: 3, turn: 0 });
  assert.deepEqual(placeIn({ hash: "", search: "?deal=2&turn=17" }), { deal: 2, turn: 17 });
  assert.deepEqual(placeIn({ hash: "#deal-2-turn-17", search: "?deal=9&turn=9" }), { deal: 2, turn: 17 });
  for (const hash of ["", "#deal-", "#deal-x-turn-1", "#deal--1-turn--5", "#deal-2-turn-17<b>", "#deal-99999999999"]) {
    assert.deepEqual(placeIn({ hash, search: "?deal=1e9&turn=NaN" }), { deal: 1, turn: 0 }, hash);
  }
  assert.deepEqual(placeIn({ hash: written({ deal: 4, turn: 0 }), search: "" }), { deal: 4, turn: 0 });
  assert.ok(namesPlace({ hash: "#deal-1-turn-0", search: "" }) && namesPlace({ hash: "", search: "?deal=1" }));
  assert.ok(!namesPlace({ hash: "", search: "?lang=fr" }));
});

test("what a step does not change stays as it was, and earlier views are left alone", () => {
  const steps = [{ deeds: [], changed: { hands: ["7S", "8S"], trick: [] } }, { deeds: [], changed: { trick: ["7S"] } }];
  assert.deepEqual(views(steps), [{ hands: ["7S", "8S"], trick: [] }, { hands: ["7S", "8S"], trick: ["7S"] }]);
});

test("HMAC-SHA-256 as in the test cases of RFC 4231", () => {
  const one = hmac(new Uint8Array(20).fill(0x0b), bytes("Hi There"));
  assert.equal(hex(one), "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
  const two = hmac(bytes("Jefe"), bytes("what do ya want for nothing?"));
  assert.equal(hex(two), "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
});

test("the stream of a key gives the numbers that the server's gives", () => {
  const stream = new Stream(new Uint8Array(32), {});
  assert.deepEqual(Array.from({ length: 8 }, () => stream.below(52)), [14, 4, 39, 6, 5, 17, 49, 10]);
});

test("a deal uses every card of the pack once, and every seat gets as many", () => {
  const pack = Array.from({ length: 52 }, (_, at) => `card ${at}`);
  const hands = dealt(new Stream(new Uint8Array(32).fill(7), { 1: "ab".repeat(16) }), pack, 4);
  assert.deepEqual(hands.map((hand) => hand.length), [13, 13, 13, 13]);
  assert.deepEqual(new Set(hands.flat()), new Set(pack));
});

test("a record without proofs is not taken for a proved one", () => {
  const record = { game: "gongzhu", preset: "classic", options: {}, rules: 1, commitment: null, deals: [{ deal: 1, hands: [], shuffle: null }] };
  assert.deepEqual(check(record), ["no_proof"]);
  assert.equal(optionsHash(record), optionsHash({ ...record, commitment: "other" }));
  assert.notEqual(optionsHash(record), optionsHash({ ...record, rules: 2 }));
});
