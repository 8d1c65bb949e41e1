// SHA-256 (FIPS 180-4), since browsers lack crypto.subtle on plain HTTP, where a table at home is played.

/**
 * The hash by the browser's own means where it has them: the first time, ours takes as long as an update may.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {Promise<Uint8Array>}
 */
export const digest = async (bytes) => (crypto.subtle ? new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)) : sha256(bytes));

/** The first 32 bits of the fractional parts of roots of the first primes. @param {(n: number) => number} root @param {number} count */
function constants(root, count) {
  const found = [];
  for (let n = 2; found.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) found.push(Math.floor((root(n) % 1) * 2 ** 32) | 0);
  }
  return found;
}

const K = constants(Math.cbrt, 64);
const START = constants(Math.sqrt, 8);

/** @param {number} x @param {number} n */
const turn = (x, n) => (x >>> n) | (x << (32 - n));

/**
 * @param {Uint8Array} bytes
 * @returns {Uint8Array}
 */
export function sha256(bytes) {
  const padded = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const state = Int32Array.from(START);
  for (let at = 0; at < padded.length; at += 64) block(state, view, at);
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => out.setInt32(i * 4, word));
  return new Uint8Array(out.buffer);
}

/** @param {Int32Array} state @param {DataView} view @param {number} at */
function block(state, view, at) {
  const w = new Int32Array(64);
  const word = (/** @type {number} */ i) => w[i] ?? 0;
  for (let i = 0; i < 64; i++) {
    if (i < 16) w[i] = view.getInt32(at + i * 4);
    else {
      const s0 = turn(word(i - 15), 7) ^ turn(word(i - 15), 18) ^ (word(i - 15) >>> 3);
      const s1 = turn(word(i - 2), 17) ^ turn(word(i - 2), 19) ^ (word(i - 2) >>> 10);
      w[i] = word(i - 16) + s0 + word(i - 7) + s1;
    }
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + word(i)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => (state[i] = (state[i] ?? 0) + value));
}

const BLOCK = 64;

/**
 * HMAC-SHA-256 (RFC 2104) under a key no longer than a block.
 * @param {Uint8Array} key
 * @param {Uint8Array} message
 */
export function hmac(key, message) {
  const padded = new Uint8Array(BLOCK);
  padded.set(key);
  const mixed = (/** @type {number} */ pad, /** @type {Uint8Array} */ rest) => {
    const all = new Uint8Array(BLOCK + rest.length);
    all.set(padded.map((byte) => byte ^ pad));
    all.set(rest, BLOCK);
    return sha256(all);
  };
  return mixed(0x5c, mixed(0x36, message));
}
