// Store: one table as this page knows it. It knows no rule: what may be played comes with the view, and what a
// selection would be is asked of the server.

import { batch, computed, signal } from "@preact/signals";
import { Connection } from "../lib/connection.js";
import { steady } from "../lib/facts.js";
import { same } from "../lib/same.js";
import { isKept } from "../lib/promise.js";
import { remember } from "../lib/promises.js";
import { settings } from "../lib/settings.js";
import { refusal, say } from "../lib/words.js";
import { adviceWords } from "../ui/advice.js";
import { actionWords, countWords, shortWords, who } from "../ui/told.js";
import { Aids } from "./aids.js";
import { cardsIn, idsOf, sameCards } from "./cards.js";
import { Hand } from "./hand.js";
import { Herald, newlyTold } from "./herald.js";
import { Hurry } from "./hurry.js";
import { Queue, isAlone, liesFor, passesAfter } from "./pacing.js";
import { sceneOf } from "./scene.js";

/** @typedef {Record<string, any>} View */
/** @typedef {{do: string, reading: string, stands: string[], beats: boolean}} PlayView */
/** @typedef {{unit: string, choices: import("../ui/advice.js").Advice[], at: number}} Hint what was advised, best first, and which shows */

/** After how long a hint that came too fast is asked for once more. */
const AGAIN_MS = 600;

export class Store {
  /** @param {string} code */
  constructor(code) {
    this.code = code;
    /** @type {import("@preact/signals").Signal<View | null>} */
    this.view = signal(null);
    /** What of it stays from play to play. */
    this.scene = steady(() => sceneOf(this.view.value));
    /** Whether it is the reader's turn. */
    this.turn = computed(() => this.view.value?.your_turn === true);
    this.up = signal(false);
    /** Why there is no table to show, as a code. @type {import("@preact/signals").Signal<string | null>} */
    this.gone = signal(null);
    /** @type {import("@preact/signals").Signal<PlayView[] | null>} */
    this.plays = signal(null);
    /** Whether a finished trick lies for everyone to see. */
    this.lies = signal(false);
    /** @type {import("@preact/signals").Signal<Hint | null>} */
    this.hint = signal(null);
    /** @type {import("@preact/signals").Signal<any[] | null>} */
    this.history = signal(null);
    this.chooser = signal(/** @type {PlayView[] | null} */ (null));
    /** @type {Map<number, string>} */
    this.promised = new Map();
    /** Whether the deal just over was shuffled as promised: null where this page saw no promise. @type {import("@preact/signals").Signal<boolean | null>} */
    this.kept = signal(null);
    this.asked = "";
    /** The message with which this page last added to a shuffle. */
    this.vouched = "";
    this.hintAsked = "";
    /** The decision that is the reader's alone, and what would pass for him. */
    this.stays = -1;
    this.passing = 0;

    const send = (/** @type {View} */ frame) => this.send(frame);
    this.hand = new Hand(send);
    this.aids = new Aids(send);
    this.hurry = new Hurry(code, send);
    this.herald = new Herald();
    this.queue = new Queue(
      (message) => this.see(message.view, message.events),
      (lies) => {
        this.lies.value = lies;
      },
    );
    this.connection = new Connection(
      code,
      (message) => this.hear(message),
      (up) => {
        this.up.value = up;
      },
    );
  }

  leave() {
    this.queue.end();
    clearTimeout(this.passing);
    clearTimeout(this.hand.again);
    this.connection.end();
  }

  /** @param {View} command */
  send(command) {
    return this.connection.send(command);
  }

  /** @param {View} message */
  hear(message) {
    batch(() => {
      if (message.type === "update") {
        this.vouch(message.view);
        this.queue.put(message);
      } else if (this.aids.hear(message)) return;
      else if (message.type === "refused") this.refused(message);
      else if (message.type === "bye") this.gone.value = message.again ? null : message.code;
      else if (message.type === "said") this.said(message);
      else if (message.type === "inspected" && message.id === this.asked) this.plays.value = message.plays;
      else if (message.type === "arranged") this.hand.arranged(message);
      else if (message.type === "hinted") this.hinted(message);
      else if (message.type === "history") this.history.value = message.tricks;
      else if (message.type === "here") this.here(message.seats);
    });
  }

  /** Show a view; for how long it should be seen. @param {View} told @param {View[]} events */
  see(told, events) {
    const before = this.view.value;
    const view = same(before, told);
    const moved = before?.decision !== view.decision;
    batch(() => {
      this.view.value = view;
      if (before && moved) {
        this.herald.notice.value = "";
        this.hint.value = null;
        this.chooser.value = null;
      }
      const left = this.hand.follow(view);
      if (left !== this.hand.selected.value || (moved && left.size)) this.select(left, false);
      this.aids.follow(view);
      if (before) {
        this.herald.announce(before, view, events);
        for (const seat of newlyTold(before, view)) this.aids.tell(seat, view.play.counts[seat]);
      }
      this.hurry.follow(view);
      if (before?.shown !== view.shown) this.check(view.shown);
      this.passByItself(view);
    });
    return liesFor(before, view);
  }

  /** Go on from a finished trick at once. */
  goOn() {
    this.queue.next();
  }

  /** Add to the shuffle of a deal that is promised. @param {View} view */
  vouch(view) {
    if (!view.pledge) return;
    this.promised.set(view.pledge.deal, view.pledge.commitment);
    remember(view.match, view.pledge.deal, view.pledge.commitment);
    if (view.pledge.given || view.you === null) return;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const salt = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    this.vouched = this.send({ type: "contribute", deal: view.pledge.deal, salt });
  }

  /** Find out whether a deal that is over was shuffled as promised. @param {View | undefined} shown */
  async check(shown) {
    this.kept.value = null;
    const promised = shown && this.promised.get(shown.deal);
    const kept = promised ? await isKept(/** @type {any} */ (shown), promised) : null;
    if (shown === this.view.value?.shown) this.kept.value = kept;
  }

  /** @param {View} message */
  refused({ id, code, detail }) {
    // The page adds to a shuffle by itself: that it came too late is no news to the reader.
    if (code === "already_contributed" || id === this.vouched) return;
    if (code === "too_fast" && id === this.hintAsked) {
      // Whoever plays faster than hints are given waits for this one a moment.
      setTimeout(() => this.askHint(), AGAIN_MS);
      return;
    }
    if (code === "not_ready") this.hand.notArranged(id);
    this.herald.tell(refusal(code === "bad_text" && detail ? detail : code));
  }

  /** @param {View} message */
  said({ seat, phrase }) {
    if (!settings.value.phrases) return;
    this.herald.tell(`${say("told-by", { who: who(this.view.value, seat) })}${say(`phrase-${phrase}`)}`);
  }

  /** @param {boolean[]} seats */
  here(seats) {
    const view = this.view.value;
    if (!view) return;
    this.view.value = { ...view, seats: view.seats.map((/** @type {View} */ seat) => ({ ...seat, here: seats[seat.seat] ?? false })) };
  }

  // Choosing

  /** @param {ReadonlySet<string>} ids @param {boolean} [chosen] whether the reader did it */
  select(ids, chosen = true) {
    this.hand.selected.value = ids;
    this.plays.value = null;
    this.chooser.value = null;
    this.hand.keep();
    if (chosen) this.stay();
    const view = this.view.value;
    if (ids.size && view?.play?.game === "guandan" && view.play.phase === "playing" && view.you !== null) {
      this.asked = this.send({ type: "inspect", cards: this.hand.chosen.value.join("") });
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
    const selected = this.hand.selected.value;
    this.herald.notice.value = "";
    if (selected.has(id)) this.select(new Set([...selected].filter((each) => each !== id)));
    else this.select(this.single ? new Set([id]) : new Set([...selected, id]));
  }

  /** Lift or lay down several at once. @param {readonly string[]} ids @param {boolean} on */
  paint(ids, on) {
    if (this.single) return;
    const next = new Set(this.hand.selected.value);
    for (const id of ids) on ? next.add(id) : next.delete(id);
    if (next.size !== this.hand.selected.value.size) this.select(next);
  }

  /** Group the selection, or dissolve it. */
  group() {
    this.hand.group();
    this.select(new Set());
  }

  // Acting

  /** Be ready for the next deal, or the next match. */
  ready() {
    this.hand.putAway();
    this.send({ type: "ready" });
  }

  /** @param {string} text */
  act(text) {
    this.stay();
    this.send({ type: "act", decision: this.view.value?.decision, do: text });
    this.hand.spend(text);
    this.herald.notice.value = "";
  }

  /** Pass for a reader who can do nothing else, where only computers could tell. @param {View} view */
  passByItself(view) {
    const forced = view.your_turn && view.legal?.can_pass && !view.legal.cards.length;
    if (!settings.value.passes || !forced || !isAlone(view) || this.stays === view.decision) return;
    this.stay();
    this.herald.tell(say("felt-passing"), `${this.herald.spoken.value}. ${say("felt-passing")}`);
    this.passing = Number(setTimeout(() => this.act("pass"), passesAfter(view)));
  }

  /** Whoever does something himself decides himself. */
  stay() {
    clearTimeout(this.passing);
    this.stays = this.view.value?.decision ?? -1;
  }

  /** Ask a seat how many cards it has: it tells at ten or fewer (G5.5). @param {number} seat */
  askCount(seat) {
    const { play } = this.view.value ?? {};
    if (play.counts_shown[seat]) this.aids.tell(seat, play.counts[seat]);
    this.herald.tell(countWords(this.view.value, seat));
  }

  /** What the selection could be done as, the strongest first. */
  get choices() {
    const view = this.view.value;
    if (!view?.your_turn) return [];
    const listed = view.legal?.choices;
    if (!listed) return (this.plays.value ?? []).filter(({ beats }) => beats);
    return listed
      .filter((/** @type {string} */ text) => text !== "claim" && sameCards(cardsIn(text), this.hand.chosen.value))
      .map((/** @type {string} */ text) => ({ do: text, reading: "", stands: [], beats: true }));
  }

  /** Play the selection; where it can be several things, ask which. */
  play() {
    const choices = this.choices;
    if (choices.length > 1) this.chooser.value = choices;
    else if (choices.length === 1) this.act(choices[0].do);
    else if (this.hand.chosen.value.length || this.isExposing) this.act(this.written());
    else for (const text of ["claim", "pass"]) if (this.hintSays(text)) this.act(text);
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
    const cards = this.hand.chosen.value;
    const { play } = this.view.value ?? {};
    if (play?.phase === "paying") return `pay:${cards[0]}`;
    if (play?.phase === "returning") return `return:${cards[0]}`;
    return this.isExposing ? `expose:${cards.join(",")}` : cards.join("");
  }

  /** Ask for a hint, or show the next of those given. */
  askHint() {
    const hint = this.hint.value;
    this.stay();
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
    this.select(idsOf(hint.choices[hint.at]?.do ?? "", this.hand.cards.value));
    this.herald.tell(adviceWords(hint, shortWords), adviceWords(hint, actionWords));
  }
}
