// Chooser: a selection that can be several things, the strongest first.

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../lib/words.js";
import { actionWords, cardName, readingWords } from "./told.js";
import { cardsIn } from "../table/cards.js";

/** @typedef {import("../table/store.js").Store} Store */
/** @typedef {import("../table/store.js").PlayView} PlayView */

/** @param {{store: Store, choices: PlayView[]}} props */
export function Chooser({ store, choices }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => box.current?.querySelector("button")?.focus(), []);
  return html`<div class="chooser" role="dialog" aria-label=${say("table-play-which")} ref=${box}>
    <p>${say("table-play-which")}</p>
    ${choices.map(
      (choice) => html`<button type="button" class="main" onClick=${() => store.act(choice.do)}>${words(choice)}</button>`,
    )}
    <button type="button" onClick=${() => (store.chooser.value = null)}>${say("table-cancel")}</button>
  </div>`;
}

/** @param {PlayView} choice */
function words(choice) {
  if (choice.reading) return readingWords(choice.reading, cardsIn(choice.do).length, choice.stands);
  const [open = "", secret = ""] = choice.do.replace("expose:", "").split("/");
  if (!choice.do.startsWith("expose:")) return actionWords(choice.do);
  const names = (/** @type {string} */ text) => cardsIn(text).map(cardName).join(say("list-separator"));
  return [open ? say("table-openly", { cards: names(open) }) : "", secret ? say("table-secretly", { cards: names(secret) }) : ""].filter(Boolean).join(" · ");
}
