// Pace and signals: how long a finished trick lies, who is alone, what is signalled.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Queue, isAlone, isOut, liesFor } from "../../src/danzhu/web/table/pacing.js";
import { signalsOf } from "../../src/danzhu/web/table/signals.js";

const view = (play, more = {}) => ({ deal: 1, phase: "playing", you: 0, clock: null, terms: { pace: "normal", clock: null }, play, ...more });

test("only a view that ends a trick lies, the longer the slower the pace", () => {
  const before = view({ trick: [{ seat: 3 }] });
  const after = view({ trick: [] });
  assert.equal(liesFor(before, after), 1400);
  assert.equal(liesFor(before, before), 0);
  assert.equal(liesFor(null, after), 0);
  assert.equal(liesFor(before, { ...after, deal: 2 }), 0);
  const at = (pace) => liesFor(before, { ...after, terms: { pace, clock: null } });
  assert.deepEqual(["instant", "quick", "thoughtful"].map(at), [0, 700, 2600]);
});

test("where a clock may run nobody is kept from it", () => {
  const before = view({ trick: [{ seat: 3 }] });
  assert.equal(liesFor(before, view({ trick: [] }, { clock: { left_ms: 9000, of_ms: 20000 } })), 800);
});

test("what comes while a trick lies waits; going on shows it at once, nothing is lost", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const shown = [];
  const lying = [];
  const queue = new Queue(({ name, lies }) => (shown.push(name), lies), (on) => lying.push(on));
  queue.put({ name: "a", lies: 0 });
  queue.put({ name: "b", lies: 1000 });
  queue.put({ name: "c", lies: 1000 });
  queue.put({ name: "d", lies: 0 });
  assert.deepEqual(shown, ["a", "b"]);
  assert.equal(lying.at(-1), true);
  mock.timers.tick(1000);
  assert.deepEqual(shown, ["a", "b", "c"]);
  queue.next();
  assert.deepEqual(shown, ["a", "b", "c", "d"]);
  assert.equal(lying.at(-1), false);
  mock.timers.reset();
});

test("alone is who sits with computers only; out is who has finished", () => {
  const seats = (who) => who.map((each, seat) => ({ seat, who: each }));
  assert.equal(isAlone(view(null, { seats: seats(["person", "computer", "computer", "computer"]) })), true);
  assert.equal(isAlone(view(null, { seats: seats(["person", "person", "computer", "computer"]) })), false);
  assert.equal(isAlone(view(null, { you: null, seats: seats(["computer"]) })), false);
  assert.equal(isOut(view({ finish: [2, 0] })), true);
  assert.equal(isOut(view({ finish: [2] })), false);
});

const gongzhu = (taken, slam_threat = [], slam = []) => view({ game: "gongzhu", taken, slam_threat, slam, trick: [] });

test("pig, goat and transformer are each told once, when they fall", () => {
  const signals = signalsOf(gongzhu([[], [], ["QS"], []]), gongzhu([["JD"], ["TC", "2H"], ["QS"], []]));
  assert.deepEqual(signals.map(({ kind, seat }) => [kind, seat]), [["goat", 0], ["transformer", 1]]);
  assert.deepEqual(signalsOf(gongzhu([[], [], [], []]), { ...gongzhu([["QS"], [], [], []]), deal: 2 }), []);
});

test("a slam threat is told when it begins and when it ends", () => {
  const none = gongzhu([[], [], [], []]);
  const threat = gongzhu([[], ["3H"], [], []], [1]);
  assert.deepEqual(signalsOf(none, threat).map(({ kind, seat }) => [kind, seat]), [["threat", 1]]);
  assert.deepEqual(signalsOf(threat, threat), []);
  assert.deepEqual(signalsOf(threat, gongzhu([["4H"], ["3H"], [], []])).map(({ kind }) => kind), ["averted"]);
});

test("a slam is told when it is made, and threatens no more", () => {
  const threat = gongzhu([[], ["3H"], [], []], [1]);
  const made = gongzhu([[], ["3H", "4H"], [], []], [1], [1]);
  assert.deepEqual(signalsOf(threat, made).map(({ kind, seat }) => [kind, seat]), [["slam", 1]]);
  assert.deepEqual(signalsOf(made, made), []);
});

test("a bomb is signalled by its kind, once", () => {
  const turn = (seat, reading, cards) => ({ seat, reading, cards });
  const at = (trick) => view({ game: "guandan", trick, last_trick: [] });
  const before = at([turn(0, "single-3", ["3S"])]);
  const after = at([turn(0, "single-3", ["3S"]), turn(1, "straight_flush-7", ["3H", "4H", "5H", "6H", "7H"])]);
  assert.deepEqual(signalsOf(before, after).map(({ kind, seat }) => [kind, seat]), [["straight_flush", 1]]);
  const passed = at([...after.play.trick, turn(2, null, [])]);
  assert.deepEqual(signalsOf(after, passed), []);
});
