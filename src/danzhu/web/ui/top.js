// Top: the head of every page but the table: the name, the language, settings; and the foot.

import { useSignal } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { guides, puzzles } from "../lib/guides.js";
import { learnMe, me } from "../lib/me.js";
import { say } from "../lib/words.js";
import { Link } from "./link.js";
import { People } from "./people.js";
import { Language, Settings } from "./settings.js";
import { Sheet } from "./sheet.js";

/** Whether a page of ours has been shown before: the first is read from its top anyway. */
let moved = false;

/** A page with its head and foot. @param {{title: string, children?: unknown}} props */
export function Page({ title, children }) {
  const main = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (moved) main.current?.focus({ preventScroll: true });
    moved = true;
  }, []);
  document.title = title ? `${title} · danzhu` : "danzhu · 掼蛋 · 拱猪";
  return html`<${Top} />
    <main class="page" tabindex="-1" ref=${main}>${children}</main>
    <${Foot} />`;
}

function Top() {
  const open = useSignal("");
  useEffect(() => {
    // Who the reader is shows in the head and nowhere else: a page without it is whole.
    learnMe().catch(() => undefined);
  }, []);
  return html`<header class="top">
    <${Link} to="/" class="brand"><img src="/web/icon.svg" alt="" width="32" height="32" /> <span>danzhu</span><//>
    <div class="row">
      <${Language} />
      <button type="button" class="button bare" onClick=${() => (open.value = "people")}>
        <${Person} /><bdi class="name">${me.value?.name ?? say("page-you")}</bdi>
      </button>
      <button type="button" class="button bare" onClick=${() => (open.value = "settings")} aria-label=${say("page-settings")}>
        <${Gear} />
      </button>
    </div>
  </header>
    ${open.value
      ? html`<${Sheet} title=${say(open.value === "people" ? "page-you" : "page-settings")} close=${() => (open.value = "")}>
          ${open.value === "people" ? html`<${People} />` : html`<${Settings} />`}
        <//>`
      : null}`;
}

function Person() {
  return html`<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round">
    <circle cx="12" cy="8" r="4" /><path d="M4 21c0-4 3.5-6.5 8-6.5s8 2.5 8 6.5" />
  </svg>`;
}

function Gear() {
  return html`<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round">
    <path d="M4 7h9m5 0h2M4 17h2m5 0h9" /><circle cx="15.5" cy="7" r="2.5" /><circle cx="8.5" cy="17" r="2.5" />
  </svg>`;
}

function Foot() {
  return html`<footer class="foot fine">
    <a href=${guides()}>${say("page-guides")}</a>
    <a href=${puzzles()}>${say("page-puzzles")}</a>
    <${Link} to="/privacy">${say("page-privacy")}<//>
    <${Link} to="/credits">${say("page-credits")}<//>
  </footer>`;
}
