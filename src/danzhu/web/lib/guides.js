// Guides: where the pages that teach are, in the reader's language: guides, puzzles, first deals.

import { settings } from "./settings.js";
import { preferred } from "./words.js";

/** @param {string} room @param {string} [page] */
const address = (room, page) => [room, settings.value.language || preferred(), page].filter(Boolean).join("/");

/** The address of a guide, or of all of them. @param {string} [page] */
export const guides = (page) => address("/guides", page);

/** The address of the puzzles. */
export const puzzles = () => address("/puzzles");

/** The address of a game's guided first deal. @param {string} game */
export const firstDeal = (game) => address("/learn", game);
