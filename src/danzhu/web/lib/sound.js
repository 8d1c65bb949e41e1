// Sound: a few short signals, each unlike the others, off until asked for.

import { settings } from "./settings.js";

/** Parameters of zzfx: volume, randomness, frequency, attack, sustain, release, shape, shape curve, slide, delta slide,
 * pitch jump, pitch jump time, repeat time, noise, … */
const SIGNALS = {
  play: [0.4, 0, 300, 0.005, 0.01, 0.05, 0, 1.5],
  turn: [0.5, 0, 520, 0.01, 0.06, 0.12, 0, 1],
  bomb: [0.9, 0, 90, 0.01, 0.1, 0.3, 4, 1.2],
  straight_flush: [0.7, 0, 220, 0.01, 0.12, 0.3, 2, 1.4, 9],
  joker_bomb: [1, 0, 60, 0.02, 0.25, 0.6, 4, 1.6, 0, 0, 0, 0, 0.08],
  pig: [0.8, 0, 130, 0.02, 0.1, 0.18, 2, 0.6, -1.5, 0, -30, 0.09, 0.16],
  goat: [0.5, 0, 640, 0.02, 0.18, 0.2, 1, 1.2, 0, 0, 0, 0, 0.05],
  transformer: [0.5, 0, 440, 0.01, 0.15, 0.25, 3, 1, 12],
  threat: [0.6, 0, 330, 0.01, 0.12, 0.1, 1, 1, 0, 0, 90, 0.1, 0.22],
  slam: [0.6, 0, 260, 0.02, 0.3, 0.4, 0, 1.2, 0, 0, 130, 0.08, 0.16],
  averted: [0.4, 0, 360, 0.02, 0.1, 0.2, 0, 1, -3],
  end: [0.5, 0, 392, 0.02, 0.2, 0.3, 0, 1, 0, 0, 130, 0.1],
};

/** @param {keyof typeof SIGNALS} name */
export async function sound(name) {
  if (!settings.value.sound) return;
  const { zzfx } = await import("../vendor/zzfx/zzfx.js");
  zzfx(...SIGNALS[name]);
}
