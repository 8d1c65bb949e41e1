// People: who I am here: name, account, other devices, data.

import { useSignal } from "@preact/signals";
import { html } from "htm/preact";
import { ask } from "../lib/api.js";
import { useDeed } from "../lib/deed.js";
import { changeMe, me } from "../lib/me.js";
import { say } from "../lib/words.js";
import { Copy } from "./copy.js";
import { Devices } from "./devices.js";
import { Text } from "./field.js";
import { Why } from "./message.js";

// What the server takes for a login.
const LOGIN = "[A-Za-z0-9][A-Za-z0-9_.\\-]{2,31}";

/** Be somebody else from now on: every page is asked for anew. */
const anew = () => location.assign("/");

/**
 * A few fields and what becomes of them.
 * @param {{send: string, work: () => Promise<void>, warn?: boolean, children?: unknown}} props
 */
export function Form({ send, work, warn = false, children }) {
  const { fault, busy, done, run } = useDeed();
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    run(work);
  };
  return html`<form class="stack" onSubmit=${submit}>
    ${children}
    <${Why} fault=${fault} />
    <div class="row">
      <button class=${`button ${warn ? "warn" : ""}`} disabled=${busy}>${send}</button>
      <span role="status">${done ? `✓ ${say("page-saved")}` : ""}</span>
    </div>
  </form>`;
}

export function People() {
  const known = Boolean(me.value);
  const login = me.value?.login ?? null;
  return html`<div class="people stack">
    <${Name} />
    ${login ? html`<${SignedIn} login=${login} />` : html`<p class="soft">${say("page-guest")}</p>`}
    <details><summary>${say(login ? "page-password-new" : "page-account")}</summary><${Account} login=${login} /></details>
    ${login ? null : html`<details><summary>${say("page-sign-in")}</summary><${SignIn} guest=${known} /></details>`}
    ${login ? null : html`<details><summary>${say("page-recover")}</summary><${Recover} /></details>`}
    ${known ? html`<details><summary>${say("page-devices")}</summary><${Devices} /></details>` : null}
    ${known ? html`<details><summary>${say("page-data")}</summary><${Data} /></details>` : null}
  </div>`;
}

function Name() {
  const name = useSignal(me.value?.name ?? "");
  return html`<${Form} send=${say("page-save")} work=${() => changeMe({ name: name.value })}>
    <${Text} label=${say("page-name")} auto="nickname" max=${20} value=${name.value} set=${(/** @type {string} */ text) => (name.value = text)} />
  <//>`;
}

/** @param {{login: string}} props */
function SignedIn({ login }) {
  const { fault, run } = useDeed();
  const leave = () => run(() => ask("/api/session", undefined, "DELETE").then(anew));
  return html`<div class="row">
      <p>${say("page-signed-in", { login })}</p>
      <button type="button" class="button" onClick=${leave}>${say("page-sign-out")}</button>
    </div>
    <${Why} fault=${fault} />`;
}

/** Make an account, or give it another password. @param {{login: string | null}} props */
function Account({ login }) {
  const name = useSignal(login ?? "");
  const password = useSignal("");
  const recovery = useSignal("");
  const work = async () => {
    const told = await ask("/api/me/account", { login: name.value, password: password.value });
    recovery.value = told.recovery;
    password.value = "";
  };
  if (recovery.value) return html`<${Recovery} code=${recovery.value} />`;
  return html`<${Form} send=${say("page-save")} work=${work}>
    <p class="fine soft">${say("page-account-why")}</p>
    <${Login} label=${say("page-login")} name=${name} />
    <${Text} label=${say("page-password")} type="password" auto="new-password" min=${8} help=${say("page-password-help")} value=${password.value} set=${(/** @type {string} */ text) => (password.value = text)} />
  <//>`;
}

/** @param {{label: string, name: import("@preact/signals").Signal<string>}} props */
function Login({ label, name }) {
  return html`<${Text} label=${label} auto="username" max=${32} pattern=${LOGIN} help=${say("page-login-help")} value=${name.value} set=${(/** @type {string} */ text) => (name.value = text)} />`;
}

/** The recovery code, shown this once. @param {{code: string, then?: () => void}} props */
function Recovery({ code, then = () => location.reload() }) {
  return html`<div class="stack" role="status">
    <p class="note">${say("page-recovery-keep")}</p>
    <${Copy} label=${say("page-recovery")} text=${code} />
    <div><button type="button" class="button" onClick=${then}>${say("page-recovery-kept")}</button></div>
  </div>`;
}

/** @param {{guest: boolean}} props */
function SignIn({ guest }) {
  const name = useSignal("");
  const password = useSignal("");
  const work = () => ask("/api/session", { login: name.value, password: password.value }).then(anew);
  return html`<${Form} send=${say("page-sign-in")} work=${work}>
    ${guest ? html`<p class="fine soft">${say("page-sign-in-guest")}</p>` : null}
    <${Login} label=${say("page-login")} name=${name} />
    <${Text} label=${say("page-password")} type="password" auto="current-password" value=${password.value} set=${(/** @type {string} */ text) => (password.value = text)} />
  <//>`;
}

function Recover() {
  const name = useSignal("");
  const code = useSignal("");
  const password = useSignal("");
  const recovery = useSignal("");
  const work = async () => {
    const told = await ask("/api/recover", { login: name.value, code: code.value, password: password.value });
    recovery.value = told.recovery;
  };
  if (recovery.value) return html`<${Recovery} code=${recovery.value} then=${anew} />`;
  return html`<${Form} send=${say("page-recover-send")} work=${work}>
    <${Login} label=${say("page-login")} name=${name} />
    <${Text} label=${say("page-recovery")} value=${code.value} set=${(/** @type {string} */ text) => (code.value = text)} />
    <${Text} label=${say("page-password-new")} type="password" auto="new-password" min=${8} help=${say("page-password-help")} value=${password.value} set=${(/** @type {string} */ text) => (password.value = text)} />
  <//>`;
}

/** What is kept of me: to take away, or to forget. */
function Data() {
  const sure = useSignal(false);
  const forget = () => ask("/api/me", undefined, "DELETE").then(anew);
  return html`<div class="stack">
    <p class="fine soft">${say("page-data-why")}</p>
    <div class="row">
      <a class="button" href="/api/me/data" download="danzhu.json">${say("page-export")}</a>
      ${sure.value ? null : html`<button type="button" class="button warn" onClick=${() => (sure.value = true)}>${say("page-forget")}</button>`}
    </div>
    ${sure.value
      ? html`<${Form} send=${say("page-forget-sure")} work=${forget} warn=${true}><p class="note warn">${say("page-forget-what")}</p><//>`
      : null}
  </div>`;
}
