// Devices: a link or a code that makes another device mine, and a key for a program.

import { useSignal } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { Refused, ask } from "../lib/api.js";
import { useDeed } from "../lib/deed.js";
import { say } from "../lib/words.js";
import { Copy } from "./copy.js";
import { Why } from "./message.js";

export function Devices() {
  const link = useSignal("");
  const drawn = useSignal(/** @type {Element | null} */ (null));
  const key = useSignal("");
  const { fault, busy, run } = useDeed();
  const move = async () => {
    link.value = (await ask("/api/me/move", {})).link;
    drawn.value = await drawing("/api/me/move/qr.svg");
  };
  const program = async () => {
    key.value = (await ask("/api/me/bot", {})).token;
  };
  return html`<div class="stack">
    <p class="fine soft">${say("page-devices-why")}</p>
    <div><button type="button" class="button" disabled=${busy} onClick=${() => run(move)}>${say("page-devices-link")}</button></div>
    ${link.value ? html`<${Copy} label=${say("page-devices-once")} text=${link.value} />` : null}
    ${drawn.value ? html`<${Drawing} of=${drawn.value} name=${say("page-qr")} />` : null}
    <p class="fine soft">${say("page-program-why")}</p>
    <div><button type="button" class="button" disabled=${busy} onClick=${() => run(program)}>${say("page-program")}</button></div>
    ${key.value ? html`<${Copy} label=${say("page-program-key")} text=${key.value} />` : null}
    <${Why} fault=${fault} />
  </div>`;
}

/** A picture that has to be asked for by POST, since asking makes the secret in it. @param {string} path @returns {Promise<Element>} */
function drawing(path) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", path);
    request.responseType = "document";
    request.onerror = () => reject(new Refused("offline"));
    request.onload = () => {
      const svg = request.responseXML?.documentElement;
      if (request.status === 200 && svg) resolve(svg);
      else reject(new Refused(request.status === 429 ? "too_fast" : "server_fault"));
    };
    request.send();
  });
}

/** @param {{of: Element, name: string}} props */
function Drawing({ of, name }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => box.current?.replaceChildren(document.importNode(of, true)), [of]);
  return html`<div class="qr" role="img" aria-label=${name} ref=${box}></div>`;
}
