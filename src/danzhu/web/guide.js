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

// The calculator answers at once; without scripts its button does.
/** @type {HTMLFormElement | null} */
const form = document.querySelector("form.calculator");
const answer = document.querySelector(".trying .answer tbody");
form?.addEventListener("change", async () => {
  const asked = new URLSearchParams({ language: document.documentElement.lang });
  const data = new FormData(form);
  for (const name of new Set(data.keys())) asked.set(name, data.getAll(name).join(" "));
  const told = await fetch(`/api/score?${asked}`).catch(() => null);
  if (!told?.ok) return;
  /** @type {{words: string, points: string}[]} */
  const lines = await told.json();
  answer?.replaceChildren(...lines.map((line, at) => row(line.words, at === lines.length - 1 ? line.points : "")));
});

/** A line of a sum: its words tell its points, but for the total. @param {string} words @param {string} points */
function row(words, points) {
  const head = Object.assign(document.createElement("th"), { scope: "row", textContent: words });
  const cell = Object.assign(document.createElement("td"), { className: "number", textContent: points });
  const whole = document.createElement("tr");
  whole.append(head, cell);
  return whole;
}
