// Field: the things one fills in or chooses from.

import { html } from "htm/preact";
import { useId } from "preact/hooks";

/** @typedef {[value: string, name: string]} Choice */

/**
 * A line of text.
 * @param {{label: string, value: string, set: (text: string) => void, type?: string, auto?: string, min?: number, max?: number, pattern?: string, help?: string}} props
 */
export function Text({ label, value, set, type = "text", auto = "off", min, max = 256, pattern, help = "" }) {
  const id = useId();
  return html`<label class="field">
    <span>${label}</span>
    <input class="entry" type=${type} autocomplete=${auto} autocapitalize="none" minlength=${min} maxlength=${max} pattern=${pattern} required
      aria-describedby=${help ? id : undefined} value=${value} onInput=${(/** @type {any} */ event) => set(event.target.value)} />
    ${help ? html`<span class="fine soft" id=${id}>${help}</span>` : null}
  </label>`;
}

/**
 * One of many; `fault` says what is wrong with the one that is chosen.
 * @param {{label: string, value: string, choices: readonly Choice[], set: (value: string) => void, id?: string, fault?: string, children?: unknown}} props
 */
export function Choose({ label, value, choices, set, id, fault = "", children }) {
  const why = useId();
  return html`<label class="field">
    <span>${label}${children}</span>
    <select class="entry" id=${id} aria-invalid=${Boolean(fault)} aria-describedby=${fault ? why : undefined} onChange=${(/** @type {any} */ event) => set(event.target.value)}>
      ${choices.map(([code, name]) => html`<option value=${code} selected=${code === value}>${name}</option>`)}
    </select>
  </label>
  ${fault ? html`<p class="note warn" role="alert" id=${why}>${fault}</p>` : null}`;
}

/**
 * One of a few, all of them in sight.
 * @param {{label: string, value: string, choices: readonly Choice[], set: (value: string) => void}} props
 */
export function Few({ label, value, choices, set }) {
  const name = useId();
  return html`<fieldset class="field">
    <legend class="fine soft">${label}</legend>
    <div class="few">
      ${choices.map(
        ([code, text]) => html`<label>
          <input type="radio" name=${name} value=${code} checked=${code === value} onChange=${() => set(code)} /><span>${text}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

/** On or off. @param {{label: string, on: boolean, set: (on: boolean) => void}} props */
export function Check({ label, on, set }) {
  return html`<label class="check">
    <span>${label}</span>
    <input type="checkbox" checked=${on} onChange=${(/** @type {any} */ event) => set(event.target.checked)} />
  </label>`;
}
