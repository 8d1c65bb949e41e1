// Gather: a table before its first deal: who is there, who is invited, who sits where. Opening its link joins nothing.

import { html } from "htm/preact";
import { ask } from "../lib/api.js";
import { useAsked } from "../lib/asked.js";
import { learnGames, levelName, presetName, valueName } from "../lib/games.js";
import { say } from "../lib/words.js";
import { go } from "../main.js";
import { Copy } from "./copy.js";
import { optionName } from "./options.js";
import { apart } from "./told.js";

/** @typedef {import("../table/store.js").Store} Store */
/** @typedef {Record<string, any>} View */

/** @param {{store: Store}} props */
export function Gather({ store }) {
  const games = useAsked(learnGames);
  const view = store.view.value;
  if (!view) return null;
  const levels = games.value?.find(({ name }) => name === view.terms.game)?.levels ?? [view.terms.level];
  const invite = html`<${Invite} key="invite" view=${view} />`;
  // Whoever opened the table wants to invite, whoever comes wants a seat.
  return html`<div class="gather">
    ${view.is_host ? invite : null}
    <section key="who" class="panel stack who" aria-labelledby="who">
      <h2 id="who">${say("page-who")}</h2>
      <ol>${view.seats.map((/** @type {View} */ seat) => html`<${Place} key=${seat.seat} store=${store} view=${view} place=${seat} levels=${levels} />`)}</ol>
      <${Next} store=${store} view=${view} />
    </section>
    ${view.is_host ? null : invite}
    <${Agreed} key="agreed" view=${view} />
  </div>`;
}

/** A seat by where it is from mine, as one says it. @param {View} view @param {number} seat */
function side(view, seat) {
  if (view.you === null) return say("seat-number", { number: seat + 1 });
  const across = view.terms.game === "guandan" ? "seat-partner" : "seat-opposite";
  const sides = ["seat-you", "seat-right", across, "seat-left"];
  return say(sides[(seat - view.you + sides.length) % sides.length] ?? "seat-you");
}

/** @param {{store: Store, view: View, place: View, levels: string[]}} props */
function Place({ store, view, place, levels }) {
  const { seat, who } = place;
  const mine = seat === view.you;
  const free = who !== "person";
  const assign = (/** @type {any} */ event) => store.send({ type: "assign", seat, level: event.target.value || null });
  const host = view.is_host && free;
  return html`<li class=${`place ${mine ? "mine" : ""} ${who}`}>
    <div class="sitter">
      <span class="fine soft">${side(view, seat)}</span>
      ${host
        ? html`<select class="entry" aria-label=${say("page-who-plays", { side: side(view, seat) })} onChange=${assign}>
            <option value="" selected=${who === "vacant"}>${say("page-vacant")}</option>
            ${levels.map((level) => html`<option value=${level} selected=${place.level === level}>${say("page-computer", { level: levelName(level) })}</option>`)}
          </select>`
        : html`<b><bdi>${sitter(place)}</bdi></b>`}
    </div>
    ${free ? null : html`<${Signs} place=${place} />`}
    ${free ? html`<button type="button" class="button" onClick=${() => store.send({ type: "sit", seat })}>${say(view.you === null ? "page-sit" : "page-sit-over")}</button>` : null}
    ${view.is_host && !mine && !free
      ? html`<button type="button" class="button bare" onClick=${() => store.send({ type: "remove", seat })}>${say("page-remove")}</button>`
      : null}
  </li>`;
}

/** @param {View} place */
function sitter({ who, name, level }) {
  if (who === "vacant") return say("page-vacant");
  return who === "computer" ? say("page-computer", { level: levelName(level) }) : (name ?? "");
}

/** What is true of a person at a seat, in words. @param {{place: View}} props */
function Signs({ place }) {
  return html`<span class="signs fine">
    ${place.is_host ? html`<span>${say("page-host")}</span>` : null}
    <span class=${place.here ? "here" : "gone"}>${say(place.here ? "page-here" : "page-not-here")}</span>
    ${place.ready ? html`<span class="is-ready">✓ ${say("page-is-ready")}</span>` : null}
  </span>`;
}

/** What I can do now. @param {{store: Store, view: View}} props */
function Next({ store, view }) {
  const vacant = view.seats.some((/** @type {View} */ { who }) => who === "vacant");
  const persons = view.seats.filter((/** @type {View} */ { who }) => who === "person");
  const free = persons.length < view.seats.length;
  const waited = persons.filter((/** @type {View} */ each) => !each.ready && each.seat !== view.you).map((/** @type {View} */ { name }) => apart(name ?? ""));
  const leave = () => {
    store.send({ type: "leave" });
    go("/");
  };
  if (view.you === null) return html`<p class="note" role="status">${say(free ? "page-take-seat" : "page-full")}</p>`;
  const ready = view.seats[view.you].ready;
  return html`<div class="next row">
      ${view.is_host
        ? html`<button type="button" class="button main" disabled=${waited.length > 0} onClick=${() => store.send({ type: "start" })}>${say(vacant ? "page-start-filled" : "page-start")}</button>`
        : null}
      ${persons.length > 1
        ? html`<button type="button" class=${`button ${view.is_host ? "" : "main"}`} aria-pressed=${ready} onClick=${() => store.send({ type: "ready", on: !ready })}>${ready ? "✓ " : ""}${say("page-ready")}</button>`
        : null}
      <button type="button" class="button bare" onClick=${leave}>${say("page-leave")}</button>
      ${view.is_host ? html`<button type="button" class="button bare" onClick=${() => store.send({ type: "close" })}>${say("page-close-table")}</button>` : null}
    </div>
    <p class="soft fine" role="status">${waited.length ? say("page-waits-for", { who: waited.join(say("list-separator")) }) : ""}</p>
    <p class="notice" role="alert">${store.up.value ? store.herald.notice.value : say("page-lost")}</p>`;
}

/** The ways for others to come. @param {{view: View}} props */
function Invite({ view }) {
  const told = useAsked(() => /** @type {Promise<{link: string}>} */ (ask(`/api/tables/${view.code}/link`)));
  const link = told.value?.link ?? location.href;
  const alone = ["localhost", "127.0.0.1", "[::1]"].includes(new URL(link).hostname);
  return html`<section class="panel stack invite" aria-labelledby="invite">
    <h2 id="invite">${say("page-invite")}</h2>
    <${Copy} label=${say("page-invite-link")} text=${link} title=${`${say(`game-${view.terms.game}`)} · danzhu`} />
    ${alone ? html`<p class="fine soft">${say("page-only-here")}</p>` : null}
    <div class="codes">
      <p><span class="fine soft">${say("page-code")}</span> <b class="code">${view.code}</b></p>
      <img class="qr" src=${`/api/tables/${view.code}/qr.svg`} alt=${say("page-qr")} width="128" height="128" />
    </div>
  </section>`;
}

/** By which rules and manners the table plays. @param {{view: View}} props */
function Agreed({ view }) {
  const { game, preset, options, pace, clock, spectators } = view.terms;
  const facts = [
    [say("page-pace"), say(`pace-${pace}`)],
    [say("page-clock"), clock ? say("page-seconds", { count: clock }) : say("page-clock-none")],
    [say("page-spectators"), say(`page-spectators-${spectators}`)],
    ...Object.entries(options).map(([name, value]) => [optionName(game, name), valueName(String(value))]),
  ];
  return html`<section class="panel stack agreed" aria-labelledby="agreed">
    <h2 id="agreed">${say(`game-${game}`)} · ${presetName(preset)}</h2>
    <p class="fine soft">${say(`${game}-preset-${preset}`)}</p>
    <dl class="fine">${facts.map(([what, how]) => html`<div><dt>${what}</dt><dd>${how}</dd></div>`)}</dl>
  </section>`;
}
