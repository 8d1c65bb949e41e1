// A code comes typed, dictated or pasted, alone or within a link.

import assert from "node:assert/strict";
import { test } from "node:test";
import { wayTo } from "../../src/danzhu/web/lib/way.js";

test("a code leads to its table however it is written", () => {
  for (const text of ["ABC234", " abc 234 ", "abc-234", "https://cards.example/t/ABC234", "come: http://h:1/t/abc234?lang=fr#x now"]) {
    assert.equal(wayTo(text), "/t/ABC234", text);
  }
});

test("a link to a record leads to its turn", () => {
  assert.equal(wayTo("https://cards.example/records/0f3a#deal-2-turn-17"), "/records/0f3a#deal-2-turn-17");
});

test("what cannot be a code stays one address, or none", () => {
  assert.equal(wayTo("../../etc"), "/t/ETC");
  assert.equal(wayTo("?x=1#<b>"), "/t/X1B");
  assert.equal(wayTo("桌"), `/t/${encodeURIComponent("桌")}`);
  for (const text of ["", "   ", "/", "?!"]) assert.equal(wayTo(text), "", text);
});
