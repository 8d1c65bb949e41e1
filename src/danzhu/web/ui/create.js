// Create: a table for friends: which game, by which rules, who sits where, and the manners of the table.

import { useSignal } from "@preact/signals";
import { html } from "htm/preact";
import { ask } from "../lib/api.js";
import { useAsked } from "../lib/asked.js";
import { useDeed } from "../lib/deed.js";
import { PACES, learnGames, levelName, like, liked, presetName } from "../lib/games.js";
import { say } from "../lib/words.js";
import { go } from "../main.js";
import { Check, Choose, Few } from "./field.js";
import { Fault, reason } from "./message.js";
import { Options } from "./options.js";
import { Page } from "./top.js";

/** @typedef {import("../lib/games.js").Game} Game */

const CLOCKS = [10, 15, 20, 30, 45, 60, 90, 120];
const IDLES = [20, 30, 60, 90, 180, 300, 600];

/** @param {{game: string}} props */
export function Create({ game }) {
  const { value, fault } = useAsked(learnGames);
  if (fault) return html`<${Fault} code=${fault} />`;
  const name = game || "guandan";
  const found = value?.find((each) => each.name === name);
  if (value && !found) return html`<${Fault} code="unknown_game" />`;
  return html`<${Page} title=${say("page-open")}>
    <h1>${say("page-open")}</h1>
    ${value && found
      ? html`<${Few} label=${say("page-game")} value=${name} set=${(/** @type {string} */ other) => go(`/new/${other}`, { replace: true })}
            choices=${value.map((each) => [each.name, say(`game-${each.name}`)])} />
          <${Terms} key=${name} game=${found} />`
      : html`<p role="status">${say("page-loading")}</p>`}
  <//>`;
}

/** @param {{game: Game}} props */
function Terms({ game }) {
  const start = liked(game);
  const draft = useSignal({
    ...start,
    options: /** @type {Record<string, string>} */ ({}),
    clock: "",
    idle: "90",
    spectators: "live",
    listed: false,
    seats: Array.from({ length: game.seats - 1 }, () => "open"),
  });
  const { fault, busy, run } = useDeed();
  const now = draft.value;
  const set = (/** @type {Partial<typeof now>} */ changes) => {
    draft.value = { ...draft.value, ...changes };
  };
  const open = async () => {
    const { options, preset, level, pace, spectators, listed } = draft.value;
    const clock = now.clock ? Number(now.clock) : null;
    const terms = { game: game.name, preset, options, level, pace, clock, idle: Number(now.idle), spectators, listed };
    const others = now.seats.map((seat) => (seat === "open" ? { who: "open" } : { who: "computer", level: seat }));
    const made = await ask("/api/tables", { terms, seats: [{ who: "me" }, ...others] });
    like(game, { preset, level, pace });
    go(`/t/${made.code}`);
  };
  const bad = faultyOption(fault);
  const words = fault ? why(fault, game, now) : "";
  return html`<form class="terms stack" onSubmit=${(/** @type {Event} */ event) => {
    event.preventDefault();
    run(open);
  }}>
    <section class="panel stack">
      <h2>${say("page-rules")}</h2>
      <${Choose} label=${say("page-preset")} value=${now.preset} set=${(/** @type {string} */ preset) => set({ preset, options: {} })}
        choices=${Object.keys(game.presets).map((each) => [each, presetName(each)])} />
      <p class="fine soft">${say(`${game.name}-preset-${now.preset}`)}</p>
      <${Options} game=${game} preset=${now.preset} chosen=${now.options} bad=${bad} why=${words} set=${(/** @type {Record<string, string>} */ options) => set({ options })} />
    </section>
    <${Seats} game=${game} seats=${now.seats} set=${(/** @type {string[]} */ seats) => set({ seats })} />
    <section class="panel stack">
      <h2>${say("page-manners")}</h2>
      <${Few} label=${say("page-level-stands-in")} value=${now.level} set=${(/** @type {string} */ level) => set({ level })}
        choices=${game.levels.map((each) => [each, levelName(each)])} />
      <${Few} label=${say("page-pace")} value=${now.pace} set=${(/** @type {string} */ pace) => set({ pace })}
        choices=${PACES.map((each) => [each, say(`pace-${each}`)])} />
      <${Choose} label=${say("page-clock")} value=${now.clock} set=${(/** @type {string} */ clock) => set({ clock })}
        choices=${[["", say("page-clock-none")], ...CLOCKS.map((count) => [String(count), say("page-seconds", { count })])]} />
      ${now.clock
        ? null
        : html`<${Choose} label=${say("page-idle")} value=${now.idle} set=${(/** @type {string} */ idle) => set({ idle })}
            choices=${IDLES.map((count) => [String(count), say("page-seconds", { count })])} />`}
      <${Few} label=${say("page-spectators")} value=${now.spectators} set=${(/** @type {string} */ spectators) => set({ spectators })}
        choices=${["none", "live", "delayed"].map((each) => [each, say(`page-spectators-${each}`)])} />
      <${Check} label=${say("page-listed")} on=${now.listed} set=${(/** @type {boolean} */ listed) => set({ listed })} />
    </section>
    <p class=${words && !bad ? "note warn" : ""} role="alert">${bad ? "" : words}</p>
    <div><button class="button main large" disabled=${busy}>${say("page-open-now")}</button></div>
  </form>`;
}

/** The option that the server named at fault. @param {Error | null} fault */
function faultyOption(fault) {
  const { message = "", detail = "" } = /** @type {Partial<import("../lib/api.js").Refused>} */ (fault ?? {});
  return message === "bad_option" ? (detail.split(":")[1] ?? "") : "";
}

/** Why the table cannot be, in words. @param {Error} fault @param {Game} game @param {{preset: string, options: Record<string, string>}} draft */
function why(fault, game, { preset, options }) {
  const name = faultyOption(fault);
  if (!name) return reason(fault.message);
  const [code = ""] = /** @type {import("../lib/api.js").Refused} */ (fault).detail.split(":");
  const value = options[name] ?? game.presets[preset]?.[name] ?? "";
  return `${say("refused-bad_option")} ${say(`bad-option-${code}`, { name, value })}`;
}

/** Who sits where besides the host. @param {{game: Game, seats: string[], set: (seats: string[]) => void}} props */
function Seats({ game, seats, set }) {
  const sides = ["seat-right", game.name === "guandan" ? "seat-partner" : "seat-opposite", "seat-left"];
  const choices = [["open", say("page-seat-open")], ...game.levels.map((level) => [level, say("page-computer", { level: levelName(level) })])];
  return html`<section class="panel stack">
    <h2>${say("page-seats")}</h2>
    <div class="three">
      ${seats.map(
        (seat, at) => html`<${Choose} key=${at} label=${say(sides[at] ?? "seat-left")} value=${seat} choices=${choices}
          set=${(/** @type {string} */ who) => set(seats.map((each, place) => (place === at ? who : each)))} />`,
      )}
    </div>
  </section>`;
}
