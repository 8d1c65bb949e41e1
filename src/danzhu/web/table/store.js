// Store: one table as this page knows it. It knows no rule: what may be played comes with the view, and what a
// selection would be is asked of the server. What the reader has lifted and grouped survives every update and reload.

import { batch, computed, signal } from "@preact/signals";
import { Connection } from "../lib/connection.js";
import { isKept } from "../lib/promise.js";
import { remember } from "../lib/promises.js";
import { settings } from "../lib/settings.js";
import { sound } from "../lib/sound.js";
import { refusal, say } from "../lib/words.js";
import { adviceWords } from "../ui/advice.js";
import { actionWords, shortWords, who } from "../ui/told.js";
import { cardsIn, grouped, held, idsOf, sameCards, sorted, stillHeld } from "./cards.js";

/** @typedef {Record<string, any>} View */
/** @typedef {{do: string, reading: string, stands: string[], beats: boolean}} PlayView */
/** @typedef {{unit: string, choices: import("../ui/advice.js").Advice[], at: number}} Hint what was advised, best first, and which shows */

/** After how long a hint that came too fast is asked for once more. */
const AGAIN_MS = 600;

const NATURAL = [..."AKQJT98765432"];

export class Store {
  /** @param {string} code */
  constructor(code) {
    this.code = code;
    /** @type {import("@preact/signals").Signal<View | null>} */
    this.view = signal(null);
    this.up = signal(false);
    /** Why there is no table to show, as a code. @type {import("@preact/signals").Signal<string | null>} */
    this.gone = signal(null);
    /** @type {import("@preact/signals").Signal<ReadonlySet<string>>} */
    this.selected = signal(new Set());
    /** @type {import("@preact/signals").Signal<PlayView[] | null>} */
    this.plays = signal(null);
    /** The reader's own groups, as ids. @type {import("@preact/signals").Signal<string[][]>} */
    this.groups = signal([]);
    this.by = signal(/** @type {"rank" | "suit"} */ ("rank"));
    this.notice = signal("");
    this.spoken = signal("");
    /** @type {import("@preact/signals").Signal<Hint | null>} */
    this.hint = signal(null);
    /** @type {import("@preact/signals").Signal<any[] | null>} */
    this.history = signal(null);
    this.chooser = signal(/** @type {PlayView[] | null} */ (null));
    /** @type {Map<number, string>} */
    this.promised = new Map();
    this.asked = "";
    this.hintAsked = "";

    this.hand = computed(() => held(this.view.value?.play?.hand ?? []));
    this.order = computed(() => this.view.value?.play?.order ?? NATURAL);
    this.sorted = computed(() => {
      const by = this.view.value?.play?.game === "gongzhu" ? "suit" : this.by.value;
      const hand = sorted(this.hand.value, this.order.value, by);
      return settings.value.reversed ? hand.reverse() : hand;
    });
    this.rows = computed(() => grouped(this.sorted.value, this.groups.value));
    this.chosen = computed(() => this.hand.value.filter(({ id }) => this.selected.value.has(id)).map(({ card }) => card));

    this.connection = new Connection(
      code,
      (message) => this.hear(message),
      (up) => {
        this.up.value = up;
      },
    );
  }

  leave() {
    this.connection.end();
  }

  /** @param {View} command */
  send(command) {
    return this.connection.send(command);
  }

  /** @param {View} message */
  hear(message) {
    batch(() => {
      if (message.type === "update") this.see(message.view, message.events);
      else if (message.type === "refused") this.refused(message);
      else if (message.type === "bye") this.gone.value = message.again ? null : message.code;
      else if (message.type === "said") this.said(message);
      else if (message.type === "inspected" && message.id === this.asked) this.plays.value = message.plays;
      else if (message.type === "hinted") this.hinted(message);
      else if (message.type === "history") this.history.value = message.tricks;
      else if (message.type === "here") this.here(message.seats);
    });
  }

  /** @param {View} view @param {View[]} events */
  see(view, events) {
    const before = this.view.value;
    this.view.value = view;
    if (!before) this.restore();
    else if (before.decision !== view.decision) {
      this.notice.value = "";
      this.hint.value = null;
      this.chooser.value = null;
    }
    if (before && before.deal !== view.deal) this.groups.value = [];
    const left = stillHeld(this.selected.value, this.hand.value);
    if (left.size !== this.selected.value.size || before?.decision !== view.decision) this.select(left);
    if (before) this.announce(view, events);
    if (view.your_turn && before && !before.your_turn) sound("turn");
    this.vouch(view);
  }

  /** Add to the shuffle of a deal that is promised. @param {View} view */
  vouch(view) {
    if (!view.pledge) return;
    this.promised.set(view.pledge.deal, view.pledge.commitment);
    remember(view.match, view.pledge.deal, view.pledge.commitment);
    if (view.pledge.given || view.you === null) return;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const salt = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    this.send({ type: "contribute", deal: view.pledge.deal, salt });
  }

  /** Whether the deal just over was shuffled as promised: null where this page saw no promise. */
  kept() {
    const shown = this.view.value?.shown;
    const promised = shown && this.promised.get(shown.deal);
    return promised ? isKept(shown, promised) : null;
  }

  /** @param {View} message */
  refused({ id, code, detail }) {
    if (code === "already_contributed") return;
    if (code === "too_fast" && id === this.hintAsked) {
      // Whoever plays faster than hints are given waits for this one a moment.
      setTimeout(() => this.askHint(), AGAIN_MS);
      return;
    }
    this.notice.value = refusal(code === "bad_text" && detail ? detail : code);
    this.spoken.value = this.notice.value;
  }

  /** @param {View} message */
  said({ seat, phrase }) {
    this.notice.value = `${say("told-by", { who: who(this.view.value, seat) })} ${say(`phrase-${phrase}`)}`;
    this.spoken.value = this.notice.value;
  }

  /** @param {boolean[]} seats */
  here(seats) {
    const view = this.view.value;
    if (!view) return;
    this.view.value = { ...view, seats: view.seats.map((/** @type {View} */ seat) => ({ ...seat, here: seats[seat.seat] ?? false })) };
  }

  /** Say what happened, for those who listen. @param {View} view @param {View[]} events */
  announce(view, events) {
    const told = [];
    for (const { event } of events) {
      if (event?.kind === "dealt") told.push(say("page-deal", { number: event.deal }));
      if (event?.kind !== "did") continue;
      for (const deed of event.deeds) {
        told.push(`${say("told-by", { who: who(view, deed.seat) })} ${actionWords(deed.do)}`);
        if (deed.seat !== view.you) sound(/bomb|flush/.test(deed.do) ? "bomb" : "play");
      }
    }
    if (view.phase !== "playing" && events.some(({ event }) => event?.kind === "did")) sound("end");
    if (view.your_turn) told.push(say("page-your-turn"));
    if (told.length) this.spoken.value = told.join(". ");
  }

  // The hand

  /** @param {ReadonlySet<string>} ids */
  select(ids) {
    this.selected.value = ids;
    this.plays.value = null;
    this.chooser.value = null;
    this.keep();
    const view = this.view.value;
    if (ids.size && view?.play?.game === "guandan" && view.play.phase === "playing" && view.you !== null) {
      this.asked = this.send({ type: "inspect", cards: this.chosen.value.join("") });
    }
  }

  /** Whether one card at a time is chosen. */
  get single() {
    const view = this.view.value;
    if (view?.play?.game === "guandan") return view.play.phase === "paying" || view.play.phase === "returning";
    return !(view?.legal?.choices ?? []).some((/** @type {string} */ choice) => choice.startsWith("expose:"));
  }

  /** Lift a card or lay it down. @param {string} id */
  toggle(id) {
    this.notice.value = "";
    if (this.selected.value.has(id)) this.select(new Set([...this.selected.value].filter((each) => each !== id)));
    else this.select(this.single ? new Set([id]) : new Set([...this.selected.value, id]));
  }

  /** Lift or lay down several at once. @param {readonly string[]} ids @param {boolean} on */
  paint(ids, on) {
    if (this.single) return;
    const next = new Set(this.selected.value);
    for (const id of ids) on ? next.add(id) : next.delete(id);
    if (next.size !== this.selected.value.size) this.select(next);
  }

  /** Make the selection a group of its own, or dissolve the groups that it touches. */
  group() {
    const ids = [...this.selected.value];
    const others = this.groups.value.map((group) => group.filter((id) => !ids.includes(id)));
    const touched = this.groups.value.some((group) => sameCards(group, ids));
    this.groups.value = [...(touched || !ids.length ? [] : [ids]), ...others.filter((group) => group.length)];
    if (!ids.length) this.groups.value = [];
    this.select(new Set());
  }

  /** Sort by rank or by suit. */
  arrange() {
    this.by.value = this.by.value === "rank" ? "suit" : "rank";
    this.keep();
  }

  // Acting

  /** @param {string} text */
  act(text) {
    this.send({ type: "act", decision: this.view.value?.decision, do: text });
    this.notice.value = "";
  }

  /** What the selection could be done as, the strongest first. */
  get choices() {
    const view = this.view.value;
    if (!view?.your_turn) return [];
    const listed = view.legal?.choices;
    if (!listed) return (this.plays.value ?? []).filter(({ beats }) => beats);
    return listed
      .filter((/** @type {string} */ text) => text !== "claim" && sameCards(cardsIn(text), this.chosen.value))
      .map((/** @type {string} */ text) => ({ do: text, reading: "", stands: [], beats: true }));
  }

  /** Play the selection; where it can be several things, ask which. */
  play() {
    const choices = this.choices;
    if (choices.length > 1) this.chooser.value = choices;
    else if (choices.length === 1) this.act(choices[0].do);
    else if (this.chosen.value.length || this.isExposing) this.act(this.written());
    else if (this.hintSays("claim")) this.act("claim");
  }

  /** Whether the hint that shows is this action. @param {string} text */
  hintSays(text) {
    const hint = this.hint.value;
    return hint?.choices[hint.at]?.do === text;
  }

  get isExposing() {
    return (this.view.value?.legal?.choices ?? []).includes("expose:");
  }

  /** The selection as text, for the server to judge. */
  written() {
    const cards = this.chosen.value;
    const { play } = this.view.value ?? {};
    if (play?.phase === "paying") return `pay:${cards[0]}`;
    if (play?.phase === "returning") return `return:${cards[0]}`;
    return this.isExposing ? `expose:${cards.join(",")}` : cards.join("");
  }

  /** Ask for a hint, or show the next of those given. */
  askHint() {
    const hint = this.hint.value;
    if (!hint) this.hintAsked = this.send({ type: "hint", decision: this.view.value?.decision });
    else this.showHint({ ...hint, at: (hint.at + 1) % hint.choices.length });
  }

  /** @param {View} message */
  hinted({ unit, choices, decision }) {
    if (decision === this.view.value?.decision && choices.length) this.showHint({ unit, choices, at: 0 });
  }

  /** @param {Hint} hint */
  showHint(hint) {
    this.hint.value = hint;
    this.select(idsOf(hint.choices[hint.at]?.do ?? "", this.hand.value));
    this.notice.value = adviceWords(hint, shortWords);
    this.spoken.value = adviceWords(hint, actionWords);
  }

  // What survives a reload

  get place() {
    const view = this.view.value;
    return `danzhu.hand.${view?.match}.${view?.deal}`;
  }

  keep() {
    try {
      const kept = { selected: [...this.selected.value], groups: this.groups.value, by: this.by.value };
      sessionStorage.setItem(this.place, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  restore() {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.place) ?? "null");
      if (!kept) return;
      this.groups.value = kept.groups;
      this.by.value = kept.by;
      this.selected.value = new Set(kept.selected);
    } catch {
      // Nothing was kept, or something else was: begin anew.
    }
  }
}
