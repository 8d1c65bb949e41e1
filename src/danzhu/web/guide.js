// Guide: what scripts add to the pages that teach: the reader's theme, and the preset last looked at.

import { recall, remember } from "./lib/shelf.js";

const { theme, faces, large } = recall("danzhu.settings");
Object.assign(document.documentElement.dataset, { theme: theme ?? "auto", faces: faces ?? "4", large: String(large ?? false) });

const PLACE = "danzhu.guide";
/** @type {NodeListOf<HTMLInputElement>} */
const presets = document.querySelectorAll(".presets input");
const kept = recall(PLACE).preset;
for (const each of presets) {
  if (each.value === kept) each.checked = true;
  each.addEventListener("change", () => remember(PLACE, { preset: each.value }));
}

// Where there is room the contents lie open.
if (matchMedia("(min-width: 64rem)").matches) document.querySelector(".guide-toc")?.setAttribute("open", "");
