// Start: the first page. Play in one tap, go on where one was, find friends.

import { html } from "htm/preact";
import { useSignal } from "@preact/signals";
import { useAsked } from "../lib/asked.js";
import { learnGames } from "../lib/games.js";
import { say } from "../lib/words.js";
import { wayTo } from "../lib/way.js";
import { go } from "../main.js";
import { Link } from "./link.js";
import { Lobby, Mine, Recent } from "./lists.js";
import { reason } from "./message.js";
import { Quick } from "./quick.js";
import { Results } from "./results.js";
import { Page } from "./top.js";

export function Start() {
  const games = useAsked(learnGames);
  return html`<${Page} title="">
    <h1 class="quiet">danzhu</h1>
    ${games.fault ? html`<${Down} code=${games.fault} again=${games.again} />` : null}
    <${Mine} />
    <div class="games">
      ${["guandan", "gongzhu"].map((name) => html`<${Quick} key=${name} name=${name} game=${games.value?.find((game) => game.name === name)} />`)}
    </div>
    <section class="friends panel stack" aria-labelledby="friends">
      <h2 id="friends">${say("page-friends")}</h2>
      <div class="ways">
        <${Link} to="/new" class="button">${say("page-open")}<//>
        <${Join} />
      </div>
    </section>
    <${Lobby} />
    <${Recent} />
    <${Results} />
  <//>`;
}

/** The server does not answer. @param {{code: string, again: () => void}} props */
function Down({ code, again }) {
  return html`<div class="note warn row" role="alert">
    <span>${reason(code)}</span>
    <button type="button" class="button" onClick=${again}>${say("page-retry")}</button>
  </div>`;
}

/** Go to a table by its code, or where a whole link of ours leads. */
function Join() {
  const code = useSignal("");
  const join = (/** @type {Event} */ event) => {
    event.preventDefault();
    const to = wayTo(code.value);
    if (to) go(to);
  };
  return html`<form class="join" onSubmit=${join}>
    <input class="entry" aria-label=${say("page-code")} placeholder=${say("page-code")} required autocomplete="off" autocapitalize="characters" spellcheck=${false}
      value=${code.value} onInput=${(/** @type {any} */ event) => (code.value = event.target.value)} />
    <button class="button">${say("page-join")}</button>
  </form>`;
}
