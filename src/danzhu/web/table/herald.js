// Herald: says what happens, to those who look and to those who listen, and signals what nobody should miss.

import { signal } from "@preact/signals";
import { sound } from "../lib/sound.js";
import { say } from "../lib/words.js";
import { actionWords, countWords, signalWords, who } from "../ui/told.js";
import { signalsOf } from "./signals.js";

/** @typedef {Record<string, any>} View */
/** @typedef {import("./signals.js").Signal & {number: number}} Shown */

/** How long a signal shows. */
const SHOWS_MS = 2200;

export class Herald {
  constructor() {
    /** One line for the eye, until the next decision. */
    this.notice = signal("");
    /** The same and all that happens, for the ear. */
    this.spoken = signal("");
    this.shown = signal(/** @type {Shown[]} */ ([]));
    this.number = 0;
  }

  /** Say something to the reader alone. @param {string} text @param {string} [spoken] */
  tell(text, spoken = text) {
    this.notice.value = text;
    this.spoken.value = spoken;
  }

  /** What happened between two views. @param {View} before @param {View} view @param {View[]} events */
  announce(before, view, events) {
    const told = events.flatMap(({ event }) => this.eventWords(view, event));
    for (const each of signalsOf(before, view)) {
      sound(each.kind);
      if (!each.shown) continue;
      this.show(each);
      told.push(signalWords(view, each));
    }
    for (const seat of newlyTold(before, view)) {
      this.notice.value = countWords(view, seat);
      told.push(this.notice.value);
    }
    if (view.phase !== "playing" && events.some(({ event }) => event?.kind === "did")) sound("end");
    else if (view.your_turn && !before.your_turn) sound("turn");
    if (view.your_turn) told.push(say("page-your-turn"));
    if (told.length) this.spoken.value = told.join(". ");
  }

  /** @param {View} view @param {View | null} event @returns {string[]} */
  eventWords(view, event) {
    if (event?.kind === "dealt") return [say("page-deal", { number: event.deal })];
    if (event?.kind !== "did") return [];
    return event.deeds.map((/** @type {{seat: number, do: string}} */ deed) => {
      if (deed.seat !== view.you && deed.do !== "pass") sound("play");
      return `${say("told-by", { who: who(view, deed.seat) })}${actionWords(deed.do)}`;
    });
  }

  /** @param {import("./signals.js").Signal} each */
  show(each) {
    this.number += 1;
    const shown = { ...each, number: this.number };
    this.shown.value = [...this.shown.value, shown];
    setTimeout(() => {
      this.shown.value = this.shown.value.filter((other) => other !== shown);
    }, SHOWS_MS);
  }
}

/** The seats whose few cards the table tells once (G5.5). @param {View} before @param {View} view @returns {number[]} */
export function newlyTold(before, view) {
  if (view.play?.counting !== "announce" || before.deal !== view.deal || !before.play) return [];
  const { counts_shown, counts } = view.play;
  const tells = (/** @type {number} */ seat) => counts_shown[seat] && !before.play.counts_shown[seat] && counts[seat] > 0;
  return [...counts_shown.keys()].filter((seat) => seat !== view.you && tells(seat));
}
