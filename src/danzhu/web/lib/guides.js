// Guides: where the pages that teach are, in the reader's language.

import { settings } from "./settings.js";
import { preferred } from "./words.js";

/** The address of a guide, or of all of them. @param {string} [page] */
export const guides = (page) => ["/guides", settings.value.language || preferred(), page].filter(Boolean).join("/");
