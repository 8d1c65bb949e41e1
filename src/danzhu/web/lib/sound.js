// Sound: a few short signals, off until asked for.

import { settings } from "./settings.js";

/** Parameters of zzfx: volume, randomness, frequency, attack, sustain, release, shape, … */
const SIGNALS = {
  play: [0.4, 0, 300, 0.005, 0.01, 0.05, 0, 1.5],
  turn: [0.5, 0, 520, 0.01, 0.06, 0.12, 0, 1],
  bomb: [0.9, 0, 90, 0.01, 0.1, 0.3, 4, 1.2],
  end: [0.5, 0, 392, 0.02, 0.2, 0.3, 0, 1, 0, 0, 130, 0.1],
};

/** @param {keyof typeof SIGNALS} name */
export async function sound(name) {
  if (!settings.value.sound) return;
  const { zzfx } = await import("../vendor/zzfx/zzfx.js");
  zzfx(...SIGNALS[name]);
}
