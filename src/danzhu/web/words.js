// Words: every word on the page, from the Fluent files that the server reads too.

import { FluentBundle, FluentResource } from "./vendor/fluent/index.js";

const LANGUAGES = ["en", "fr", "pt", "zh"];
const AREAS = ["common", "refusals", "server", "page"];

/** @typedef {(key: string, values?: Record<string, string | number>) => string} Say */

/** The first of the browser's languages that there are words in. */
export function preferred() {
  for (const tag of navigator.languages) {
    const language = tag.split("-")[0] ?? "";
    if (LANGUAGES.includes(language)) return language;
  }
  return "en";
}

/**
 * Load the words of a language.
 * @param {string} language
 * @returns {Promise<Say>}
 */
export async function load(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const texts = await Promise.all(
    AREAS.map((area) => fetch(`/locale/${language}/${area}.ftl`).then((answer) => answer.text())),
  );
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return (key, values = {}) => {
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? bundle.formatPattern(pattern, values) : key;
  };
}

/**
 * Why something was refused, in words.
 * @param {Say} say
 * @param {string} code
 */
export function refusal(say, code) {
  const ours = `refused-${code}`;
  const words = say(ours);
  return words === ours ? say(`refusal-${code}`) : words;
}
