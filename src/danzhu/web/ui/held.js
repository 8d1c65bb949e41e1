// Held: one card of the reader's hand on the page. A whole hand comes at once: a card is kept for the next time that it
// is dealt, and only what differs is written to it.

import { html } from "htm/preact";
import { copyOf } from "../lib/copies.js";
import { say, words } from "../lib/words.js";
import { rankOf, suitOf } from "../table/cards.js";
import { eachOf, markedName, picture, signOf } from "./card.js";

/** @typedef {{lifted: boolean, idle: boolean, apart: boolean, entry: boolean}} Lie `entry`: Tab leads to it */

/** A card that shows nothing yet. */
const blank = () =>
  copyOf(
    "held",
    () => html`<button type="button">
      <span class="face">
        <img alt="" draggable=${false} decoding="async" />
        <span class="corner" aria-hidden="true"><b></b><i></i></span>
        <span class="marks" aria-hidden="true"></span>
      </span>
      <span class="quiet name"></span>
      <span class="quiet dimmed"></span>
    </button>`,
  );

/** A mark as a sign. @param {string} mark */
const sign = (mark) => copyOf(`${mark} ${say(`mark-${mark}`)}`, () => signOf(mark));

export class Held {
  /** @param {string} id @param {string} card */
  constructor(id, card) {
    this.card = card;
    this.button = blank();
    this.button.dataset.id = id;
    /** What was written last: what it shows, and how it lies. */
    this.shown = { marks: "", faces: "", words: /** @type {unknown} */ (null) };
    this.lies = { look: "", lifted: /** @type {boolean | null} */ (null), entry: /** @type {boolean | null} */ (null) };
  }

  /** Show what it is, in the words of the moment. @param {string} marks one word each @param {string} faces in how many colours */
  show(marks, faces) {
    const { shown } = this;
    const said = words.value;
    if (shown.faces !== faces || shown.words !== said) this.draw(faces);
    if (shown.marks !== marks || shown.words !== said) this.mark(marks);
    this.shown = { marks, faces, words: said };
  }

  /** @param {string} faces */
  draw(faces) {
    const suit = suitOf(this.card);
    const source = picture(this.card, faces);
    const image = /** @type {HTMLImageElement} */ (this.part("img"));
    if (image.getAttribute("src") !== source) image.src = source;
    this.part("b").textContent = say(`rank-${rankOf(this.card)}`);
    this.part("i").textContent = suit && say(`suit-symbol-${suit}`);
  }

  /** @param {string} marks */
  mark(marks) {
    const name = markedName(this.card, marks);
    this.part(".face").className = `face suit-${suitOf(this.card) || this.card} ${marks}`;
    this.part(".marks").replaceChildren(...eachOf(marks).map(sign));
    this.part(".name").textContent = name;
    this.part(".dimmed").textContent = say("table-dim", { card: name });
  }

  /** @param {Lie} how */
  lie({ lifted, idle, apart, entry }) {
    const look = `held ${lifted ? "lifted" : ""} ${idle ? "dim" : ""} ${apart ? "apart" : ""}`;
    const { button, lies } = this;
    if (look !== lies.look) button.className = look;
    if (lifted !== lies.lifted) button.ariaPressed = String(lifted);
    if (entry !== lies.entry) button.tabIndex = entry ? 0 : -1;
    this.lies = { look, lifted, entry };
  }

  /** @param {string} selector */
  part(selector) {
    return /** @type {HTMLElement} */ (this.button.querySelector(selector));
  }
}
