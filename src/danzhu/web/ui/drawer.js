// Drawer: what lies behind the table: the tricks so far, phrases, settings, leaving.

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { PACES } from "../lib/games.js";
import { guides } from "../lib/guides.js";
import { canFill, fills, toggleFill } from "../lib/screen.js";
import { change, settings } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { Laid } from "./card.js";
import { Check } from "./field.js";
import { Keys, toggleCounter } from "./keys.js";
import { Turn } from "./middle.js";
import { Settings } from "./settings.js";
import { who } from "./told.js";

/** @typedef {import("../table/store.js").Store} Store */

const PHRASES = ["hello", "thanks", "well_played", "good_luck", "sorry", "one_moment", "i_am_back", "your_turn", "another", "goodbye"];

/** @param {{store: Store, name: string, close: () => void}} props */
export function Drawer({ store, name, close }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    box.current?.showModal();
    if (name === "history") store.send({ type: "history" });
  }, [name]);
  return html`<dialog class="drawer" ref=${box} onClose=${close} aria-label=${say(`table-${name}`)}>
    <form method="dialog"><button class="close" aria-label=${say("table-close")}>×</button></form>
    ${name === "history" ? html`<${History} store=${store} />` : html`<${Menu} store=${store} />`}
  </dialog>`;
}

/** @param {{store: Store}} props */
function History({ store }) {
  const view = store.view.value;
  // The last is the one in progress, which may have nothing in it yet.
  const tricks = store.history.value?.filter((trick) => (trick.cards ?? trick).length);
  return html`<h2>${say("table-history")}</h2>
    ${view?.play?.game === "gongzhu" ? html`<${Taken} view=${view} />` : null}
    ${tricks?.length ? null : html`<p>${say("table-no-tricks")}</p>`}
    <ol class="tricks" reversed>
      ${[...(tricks ?? [])].reverse().map(
        (trick) => html`<li>
          ${(trick.cards ?? trick).map((/** @type {Record<string, any>} */ turn) => html`<div class="row"><b>${who(view, turn.seat)}</b> <${Turn} turn=${turn} play=${view?.play} /></div>`)}
        </li>`,
      )}
    </ol>`;
}

/** The point cards that everyone has taken. @param {{view: Record<string, any>}} props */
function Taken({ view }) {
  return html`<h3>${say("table-taken")}</h3>
    ${view.play.taken.map((/** @type {string[]} */ cards, /** @type {number} */ seat) => html`<div class="row"><b>${who(view, seat)}</b> ${cards.length ? html`<${Laid} cards=${cards} />` : "–"}</div>`)}`;
}

/** The drawer closes first: what takes the whole screen would cover it. @param {any} event */
function fill(event) {
  event.target.closest("dialog").close();
  toggleFill();
}

/** What becomes of the seat shows on the table. @param {Store} store @param {any} event */
function leave(store, event) {
  event.target.closest("dialog").close();
  store.send({ type: "leave" });
}

/** @param {{store: Store}} props */
function Menu({ store }) {
  const view = store.view.value;
  if (!view) return null;
  const seated = view.you !== null;
  return html`<h2>${say("table-menu")}</h2>
    ${view.is_host
      ? html`<fieldset class="paces"><legend>${say("table-pace")}</legend>
          ${PACES.map((pace) => html`<button type="button" aria-pressed=${view.terms.pace === pace} onClick=${() => store.send({ type: "pace", pace })}>${say(`pace-${pace}`)}</button>`)}
        </fieldset>`
      : null}
    ${seated
      ? html`<fieldset class="phrases"><legend>${say("table-phrases")}</legend>
          ${PHRASES.map((phrase) => html`<button type="button" onClick=${() => store.send({ type: "say", phrase })}>${say(`phrase-${phrase}`)}</button>`)}
        </fieldset>`
      : null}
    ${canFill() ? html`<button type="button" onClick=${fill}>${say(fills() ? "felt-small" : "felt-fill")}</button>` : null}
    <p><a href=${guides(`${view.terms.game}-rules`)} target="_blank">${say("page-the-rules")}</a></p>
    <${Check} label=${say("felt-counter")} on=${settings.value.counter} set=${() => toggleCounter(store)} />
    <${Check} label=${say("felt-passes")} on=${settings.value.passes} set=${(/** @type {boolean} */ on) => change({ passes: on })} />
    <${Check} label=${say("felt-phrases")} on=${settings.value.phrases} set=${(/** @type {boolean} */ on) => change({ phrases: on })} />
    <${Settings} />
    <${Keys} />
    <p class="fine">${say("table-no-undo")}</p>
    ${view.seats.some((/** @type {Record<string, any>} */ { level }) => level) ? html`<p class="fine">${say("table-computer-sees")}</p>` : null}
    ${seated ? html`<button type="button" onClick=${(/** @type {any} */ event) => leave(store, event)}>${say("page-leave")}</button>` : null}`;
}
