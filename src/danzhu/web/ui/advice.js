// Advice: what a computer player would do, what else costs against it, and why.

import { say } from "../lib/words.js";

/** @typedef {{do: string, value: number | null, reason: string}} Advice */

/** Decimals that are worth telling of a difference. @type {Record<string, number>} */
const DIGITS = { levels: 2, points: 0 };

/** An amount in a game's unit. @param {number} amount @param {string} unit */
export function amountWords(amount, unit) {
  return say(`advice-${unit}`, { amount: Number(amount.toFixed(DIGITS[unit] ?? 0)) });
}

/**
 * The action that shows, what it costs against the best, and the reason.
 * @param {{unit: string, choices: readonly Advice[], at: number}} hint
 * @param {(text: string) => string} words how an action is said
 */
export function adviceWords({ unit, choices, at }, words) {
  const [best, shown] = [choices[0], choices[at]];
  if (!best || !shown) return "";
  const why = say("advice-why", { reason: say(`reason-${shown.reason}`) });
  return [head(best, shown, unit), `${words(shown.do)}${why}`].join(say("sentence-separator"));
}

/** @param {Advice} best @param {Advice} shown @param {string} unit */
function head(best, shown, unit) {
  if (shown === best) return say("advice-best");
  if (best.value === null || shown.value === null) return say("advice-else");
  return say("advice-less", { loss: amountWords(best.value - shown.value, unit) });
}
