// Promises: the key shown after a deal is the one promised before it, whichever way its hash is reckoned.

import assert from "node:assert/strict";
import { test } from "node:test";
import { commitment, hexOf, isKept } from "../../src/danzhu/web/lib/promise.js";
import { digest, sha256 } from "../../src/danzhu/web/lib/sha256.js";

const SHUFFLE = { match: "a-match", key: "00ff".repeat(16), options: "1b".repeat(32) };
const PROMISED = commitment(SHUFFLE.match, 3, SHUFFLE.options, SHUFFLE.key);

test("a promise is kept by the key, the deal and the match that it was made for, and by no other", async () => {
  assert.equal(await isKept({ deal: 3, shuffle: SHUFFLE }, PROMISED), true);
  assert.equal(await isKept({ deal: 4, shuffle: SHUFFLE }, PROMISED), false);
  assert.equal(await isKept({ deal: 3, shuffle: { ...SHUFFLE, match: "another" } }, PROMISED), false);
  assert.equal(await isKept({ deal: 3, shuffle: { ...SHUFFLE, key: "00fe".repeat(16) } }, PROMISED), false);
});

test("our own hash is the browser's, on both sides of every block", async () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 200]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length) & 255);
    assert.equal(hexOf(sha256(bytes)), hexOf(await digest(bytes)), `${length} bytes`);
  }
});
