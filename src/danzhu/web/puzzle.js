// Puzzle: what scripts add to the pages of puzzles: an answer without loading anew, steps one by one, progress, filters.
// The server judges; what each choice leads to stands in the page already. Without scripts the form does it all.

import { ask } from "./lib/api.js";
import { recall, remember } from "./lib/shelf.js";

const PLACE = "danzhu.puzzles";

/** What became of a puzzle; once solved it stays so. @param {string} key @param {string} state */
function note(key, state) {
  const kept = recall(PLACE);
  if (kept[key] !== "right") remember(PLACE, { ...kept, [key]: state });
}

/** @param {HTMLElement} place */
const keyOf = ({ dataset }) => `${dataset.game}/${dataset.puzzle}`;

/** @type {HTMLFormElement | null} */
const form = document.querySelector("form.answering");
const answer = document.getElementById("answer");
if (form && answer) {
  const judged = answer.querySelector("[data-judged]");
  if (judged) settle(/** @type {HTMLElement} */ (judged), form);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
    reply(form, answer, button?.value === "pass").catch(() => leave(form, button));
  });
}

/** Let the page answer by itself: it has words for what the rules refuse. @param {HTMLFormElement} form @param {HTMLButtonElement | null} button */
function leave(form, button) {
  const to = new URL(form.action);
  const given = new FormData(form, button);
  for (const [name, value] of given) if (typeof value === "string") to.searchParams.append(name, value);
  location.assign(to);
}

/** @param {HTMLFormElement} form @param {HTMLElement} answer @param {boolean} pass */
async function reply(form, answer, pass) {
  const given = new FormData(form);
  const cards = pass ? ["pass"] : given.getAll("card");
  const found = await ask(`/api/puzzles/${keyOf(form)}`, { cards, reading: pass ? "" : (given.get("reading") ?? "") });
  if (found.choice === null) throw new Error("the page says why");
  show(form, answer, found.choice);
}

/** Put the verdict and what follows the choice where answers go. @param {HTMLFormElement} form @param {HTMLElement} answer @param {number} choice */
function show(form, answer, choice) {
  const kind = choice === 0 ? "right" : "wrong";
  const frame = /** @type {HTMLTemplateElement} */ (document.querySelector(`template[data-verdict="${kind}"]`));
  const line = document.querySelector(`[data-choice="${choice}"]`);
  const judged = /** @type {HTMLElement} */ (frame.content.firstElementChild?.cloneNode(true));
  if (line) judged.querySelector("[data-line]")?.replaceWith(line.cloneNode(true));
  answer.replaceChildren(judged);
  judged.querySelector("[data-again]")?.addEventListener("click", (event) => {
    event.preventDefault();
    answer.replaceChildren();
    form.reset();
    form.querySelector("input")?.focus();
  });
  settle(judged, form);
  const heading = judged.querySelector("h2");
  heading?.focus({ preventScroll: true });
  judged.scrollIntoView({ block: "nearest" });
}

/** Note the verdict, and let its steps come one by one. @param {HTMLElement} judged @param {HTMLFormElement} form */
function settle(judged, form) {
  note(keyOf(form), judged.dataset.judged ?? "wrong");
  const steps = [...judged.querySelectorAll(".steps > li")];
  const ending = judged.querySelector(".ending");
  const words = judged.dataset.step;
  if (steps.length < 3 || !ending || !words) return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button";
  button.textContent = words;
  let seen = 1;
  const draw = () => {
    steps.forEach((step, at) => step.toggleAttribute("hidden", at >= seen));
    ending.toggleAttribute("hidden", seen < steps.length);
    if (seen >= steps.length) button.remove();
  };
  button.addEventListener("click", () => {
    seen += 1;
    draw();
  });
  ending.before(button);
  draw();
}

/** @type {HTMLFormElement | null} */
const filters = document.querySelector("[data-filters]");
/** @type {HTMLElement | null} */
const progress = document.querySelector("[data-progress]");
/** @type {HTMLElement[]} */
const entries = [...document.querySelectorAll("li[data-puzzle]")].map((each) => /** @type {HTMLElement} */ (each));
if (filters && progress) {
  const tell = () => {
    const kept = recall(PLACE);
    for (const each of entries) each.dataset.state = kept[keyOf(each)] ?? "";
    for (const each of entries) {
      const link = /** @type {HTMLElement} */ (each.firstElementChild);
      const said = { right: progress.dataset.done, wrong: progress.dataset.tried }[each.dataset.state ?? ""] ?? "";
      const quiet = link.querySelector("[data-said]");
      if (quiet) quiet.textContent = said;
    }
    const count = entries.filter((each) => each.dataset.state === "right").length;
    const status = progress.querySelector("[role=status]");
    if (status) status.textContent = (progress.dataset.solved ?? "").replace("0", String(count));
  };
  const sift = () => {
    const { grade, theme } = Object.fromEntries(new FormData(filters));
    for (const each of entries) {
      each.hidden = Boolean((grade && each.dataset.grade !== grade) || (theme && each.dataset.theme !== theme));
    }
    for (const shelf of document.querySelectorAll(".shelf")) {
      shelf.toggleAttribute("hidden", !shelf.querySelector("li:not([hidden])"));
    }
  };
  filters.addEventListener("change", sift);
  progress.querySelector("[data-reset]")?.addEventListener("click", () => {
    remember(PLACE, {});
    tell();
  });
  filters.hidden = false;
  progress.hidden = false;
  tell();
  sift();
}
