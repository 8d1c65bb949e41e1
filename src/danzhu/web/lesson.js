// Lesson: what scripts add to a first deal: where the reader was is kept on this device.

import { recall, remember } from "./lib/shelf.js";

const PLACE = "danzhu.lessons";
const form = /** @type {HTMLElement | null} */ (document.querySelector("[data-lesson]"));
const over = document.querySelector("[data-over]");
const game = form?.dataset.lesson ?? location.pathname.split("/")[3] ?? "";
const kept = recall(PLACE);

if (location.search) remember(PLACE, { ...kept, [game]: { at: over ? "" : location.search, over: Boolean(over) || kept[game]?.over } });

const resume = /** @type {HTMLElement | null} */ (document.querySelector("[data-resume]"));
const link = resume?.querySelector("a");
if (resume && link && kept[game]?.at) {
  link.search = kept[game].at;
  resume.hidden = false;
}

document.querySelector("[data-forget]")?.addEventListener("click", () => remember(PLACE, { ...recall(PLACE), [game]: {} }));
