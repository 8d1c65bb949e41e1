// Settings: what a person has chosen about the page, kept on this device.

import { effect, signal } from "@preact/signals";

const PLACE = "danzhu.settings";

const DEFAULTS = {
  language: "",
  faces: "4",
  theme: "auto",
  large: false,
  reversed: false,
  sound: false,
  /** Whether the cards still out are shown. */
  counter: false,
  /** Whether a pass that is the only choice is left to the page. */
  passes: true,
  /** Whether phrases that others say are shown and read out. */
  phrases: true,
  pace: "normal",
  /** @type {Record<string, string>} */
  preset: {},
  /** @type {Record<string, string>} */
  level: {},
};

/** @typedef {typeof DEFAULTS} Settings */

/** @returns {Settings} */
function kept() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(PLACE) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

/** @type {import("@preact/signals").Signal<Settings>} */
export const settings = signal(kept());

/** @param {Partial<Settings>} changes */
export function change(changes) {
  settings.value = { ...settings.value, ...changes };
}

/** Write every change down and show it on the page's root element. */
export function followSettings() {
  effect(() => {
    const { theme, faces, large } = settings.value;
    Object.assign(document.documentElement.dataset, { theme, faces, large: String(large) });
    try {
      localStorage.setItem(PLACE, JSON.stringify(settings.value));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
}
