// About: who made what is used here, and what becomes of what people tell us.

import { html } from "htm/preact";
import { say } from "../lib/words.js";
import { Page } from "./top.js";

/** What comes from elsewhere: a message, the names of the works, their licences. */
const WORKS = [
  ["page-credit-faces", "@heruka_urgyen/react-playing-cards", "MIT, CC0"],
  ["page-credit-joker", "@letele/playing-cards", "CC0"],
  ["page-credit-page", "Preact, @preact/signals", "MIT"],
  ["page-credit-templates", "htm", "Apache-2.0"],
  ["page-credit-words", "Fluent", "Apache-2.0"],
  ["page-credit-sound", "ZzFX", "MIT"],
];

const PRIVACY = ["guest", "kept", "hands", "shown", "rates", "others", "rights"];

export function Credits() {
  return html`<${Page} title=${say("page-credits")}>
    <article class="text stack">
      <h1>${say("page-credits")}</h1>
      <p>${say("page-credits-about")}</p>
      <dl>
        ${WORKS.map(([key = "", work, licence]) => html`<div><dt>${say(key)}</dt><dd>${work} <span class="soft fine">${licence}</span></dd></div>`)}
      </dl>
    </article>
  <//>`;
}

export function Privacy() {
  return html`<${Page} title=${say("page-privacy")}>
    <article class="text stack">
      <h1>${say("page-privacy")}</h1>
      ${PRIVACY.map((part) => html`<p>${say(`page-privacy-${part}`)}</p>`)}
    </article>
  <//>`;
}
