// Settings: how the page looks and sounds, kept on this device.

import { html } from "htm/preact";
import { changeMe, me } from "../lib/me.js";
import { change, settings } from "../lib/settings.js";
import { sound } from "../lib/sound.js";
import { LANGUAGES, preferred, say, speak } from "../lib/words.js";
import { Check, Few } from "./field.js";

/** Read another language from now on. @param {string} language */
async function read(language) {
  await speak(language);
  change({ language });
  // The server tells guests' names and refusals by code: that it knows the language is a courtesy, not a need.
  if (me.value) await changeMe({ language }).catch(() => undefined);
}

/** The language of the page, each named in itself. */
export function Language() {
  const now = settings.value.language || preferred();
  return html`<select class="entry languages" aria-label=${say("page-language")} onChange=${(/** @type {any} */ event) => read(event.target.value)}>
    ${LANGUAGES.map((code) => html`<option value=${code} lang=${code} selected=${code === now}>${say(`page-language-${code}`)}</option>`)}
  </select>`;
}

export function Settings() {
  const { faces, theme, large, reversed, sound: loud } = settings.value;
  return html`<div class="settings stack">
    <div class="field"><span>${say("page-language")}</span><${Language} /></div>
    <${Few} label=${say("page-theme")} value=${theme} set=${(/** @type {string} */ value) => change({ theme: value })}
      choices=${[["auto", say("page-theme-auto")], ["light", say("page-theme-light")], ["dark", say("page-theme-dark")]]} />
    <${Few} label=${say("page-faces")} value=${faces} set=${(/** @type {string} */ value) => change({ faces: value })}
      choices=${[["4", say("page-faces-4")], ["2", say("page-faces-2")]]} />
    <div>
      <${Check} label=${say("page-large")} on=${large} set=${(/** @type {boolean} */ on) => change({ large: on })} />
      <${Check} label=${say("page-reversed")} on=${reversed} set=${(/** @type {boolean} */ on) => change({ reversed: on })} />
      <${Check} label=${say("page-sound")} on=${loud} set=${(/** @type {boolean} */ on) => {
        change({ sound: on });
        sound("turn");
      }} />
    </div>
    <p class="fine soft">${say("page-kept-here")}</p>
  </div>`;
}
