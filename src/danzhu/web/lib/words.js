// Words: every word on the page, from the Fluent files that the server reads too.

import { signal } from "@preact/signals";
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";

export const LANGUAGES = ["en", "fr", "pt", "zh"];
const AREAS = [
  "common",
  "advice",
  "analysis",
  "refusals",
  "server",
  "guandan",
  "gongzhu",
  "page",
  "table",
  "felt",
  "record",
];

/** How many texts are kept as they were put together: a table says the same few again and again. */
const REMEMBERED = 2000;

/** The hyphen with which a number below nought is formatted: it is shown with a minus sign, as the guides write it. */
const HYPHEN = /(?<![\w\-–])-(?=\d)/g;

/** @typedef {(key: string, values?: Record<string, string | number>) => string} Say */

/** The words in use; a component that reads it is drawn anew when the language changes. @type {import("@preact/signals").Signal<Say>} */
export const words = signal((key) => key);

/** @type {Say} */
export const say = (key, values) => words.value(key, values);

/** The language that the link named by which the reader came; it holds until the page is left. */
const named = new URLSearchParams(location.search).get("lang") ?? "";

/** The first language that there are words in: the link's, then the browser's. */
export function preferred() {
  for (const tag of [named, ...navigator.languages]) {
    const language = tag.split("-")[0] ?? "";
    if (LANGUAGES.includes(language)) return language;
  }
  return "en";
}

/**
 * Load the words of a language and use them from now on.
 * @param {string} language
 */
export async function speak(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const texts = await Promise.all(
    AREAS.map((area) => fetch(`/locale/${language}/${area}.ftl`).then((answer) => answer.text())),
  );
  for (const text of texts) bundle.addResource(new FluentResource(text));
  document.documentElement.lang = language;
  /** @type {Map<string, string>} */
  const known = new Map();
  words.value = (key, values) => {
    const place = values ? key + JSON.stringify(values) : key;
    const told = known.get(place);
    if (told !== undefined) return told;
    const pattern = bundle.getMessage(key)?.value;
    const plain = pattern ? bundle.formatPattern(pattern, values ?? {}) : key;
    const text = Object.values(values ?? {}).some((each) => typeof each === "number" && each < 0) ? plain.replaceAll(HYPHEN, "−") : plain;
    if (known.size >= REMEMBERED) known.clear();
    known.set(place, text);
    return text;
  };
}

/**
 * Why something was refused, in words.
 * @param {string} code
 */
export function refusal(code) {
  for (const key of [`refused-${code}`, `refusal-${code}`]) {
    const found = say(key);
    if (found !== key) return found;
  }
  return code;
}
