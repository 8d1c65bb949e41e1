// Games: what can be played here, as the server tells it, and what the reader likes to play.

import { ask } from "./api.js";
import { change, settings } from "./settings.js";
import { say } from "./words.js";

/** @typedef {{name: string, article: string, values: string[]}} Option */
/** @typedef {{name: string, seats: number, levels: string[], presets: Record<string, Record<string, string>>, options: Option[]}} Game */

export const PACES = ["instant", "quick", "normal", "thoughtful"];

/** @type {Promise<Game[]> | null} */
let known = null;

/** The games; asked for once. @returns {Promise<Game[]>} */
export function learnGames() {
  known ??= ask("/api/games").catch((/** @type {Error} */ error) => {
    known = null;
    throw error;
  });
  return /** @type {Promise<Game[]>} */ (known);
}

/** What the reader chose last, or what the server would choose. @param {Game} game */
export function liked(game) {
  const { level, preset, pace } = settings.value;
  const presets = Object.keys(game.presets);
  const usual = game.levels.includes("normal") ? "normal" : game.levels.at(-1);
  /** @param {readonly string[]} offered @param {string | undefined} chosen @param {string | undefined} otherwise */
  const among = (offered, chosen, otherwise) => (chosen && offered.includes(chosen) ? chosen : (otherwise ?? ""));
  return { level: among(game.levels, level[game.name], usual), preset: among(presets, preset[game.name], presets[0]), pace };
}

/** Remember what the reader chose. @param {Game} game @param {{level?: string, preset?: string, pace?: string}} choice */
export function like(game, { level, preset, pace }) {
  const now = settings.value;
  change({
    level: level ? { ...now.level, [game.name]: level } : now.level,
    preset: preset ? { ...now.preset, [game.name]: preset } : now.preset,
    pace: pace ?? now.pace,
  });
}

/** Words for a code that may have none yet. @param {string} key @param {string} code */
const wordsOr = (key, code) => {
  const found = say(key);
  return found === key ? code : found;
};

/** A preset's name. @param {string} preset */
export const presetName = (preset) => wordsOr(`page-preset-${preset}`, preset);

/** A computer player's level. @param {string} level */
export const levelName = (level) => wordsOr(`bot-${level}`, level);

/** An option's value: most are words, some are numbers, ranks or forms that every reader reads. @param {string} value */
export function valueName(value) {
  if (value.length === 1) return wordsOr(`rank-${value}`, value);
  const deals = /^(\d+)_deals$/.exec(value);
  if (deals) return say("page-deals", { count: Number(deals[1]) });
  // Places such as 1-2 are not parted at the end of a line.
  const told = /^\+?-/.test(value) ? value.replaceAll("+-", "±").replaceAll("-", "−") : value.replaceAll("-", "\u2011").replaceAll(",", ", ");
  return wordsOr(`page-value-${value}`, told);
}
