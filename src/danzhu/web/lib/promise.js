// Promise: whether a deal that is over was shuffled as promised before it: the format is in docs/wire.md.

import { digest, sha256 } from "./sha256.js";

const TAG = "danzhu shuffle 1";

/** @param {string} hex */
export const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** @param {Uint8Array} bytes */
export const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * What a commitment is the hash of.
 * @param {string} match
 * @param {number} deal
 * @param {string} options hash of the options, hexadecimal
 * @param {string} key hexadecimal
 */
function committed(match, deal, options, key) {
  const text = new TextEncoder();
  const parts = [text.encode(TAG), text.encode(match), text.encode(String(deal)), bytesOf(options), bytesOf(key)];
  /** @type {number[]} */
  const all = [];
  for (const part of parts) all.push(part.length >> 8, part.length & 255, ...part);
  return Uint8Array.from(all);
}

/**
 * The commitment that a key belongs to.
 * @param {Parameters<typeof committed>} promise
 */
export const commitment = (...promise) => hexOf(sha256(committed(...promise)));

/**
 * Whether the key shown after a deal is the one promised before it.
 * @param {{deal: number, shuffle: {match: string, key: string, options: string}}} shown
 * @param {string} promised
 */
export async function isKept(shown, promised) {
  const { match, key, options } = shown.shuffle;
  return hexOf(await digest(committed(match, shown.deal, options, key))) === promised;
}
