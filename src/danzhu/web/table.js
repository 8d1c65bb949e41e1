// Table: one table, drawn anew from each view. It knows no rule: what may be played comes with the view, and what a
// selection would be is asked of the server.

import { Connection } from "./connection.js";
import { dealPart } from "./deal.js";
import { h } from "./dom.js";
import { isKept } from "./promise.js";
import { seatRow } from "./seats.js";
import { refusal } from "./words.js";

/** @typedef {import("./words.js").Say} Say */
/** @typedef {Record<string, any>} View */

/**
 * What the page keeps between two views: the cards selected by place in the hand, what the server said of them, what it
 * promised, and the last thing it refused.
 */
export class Table {
  /** @param {Say} say @param {string} code */
  constructor(say, code) {
    this.say = say;
    /** @type {View | null} */
    this.view = null;
    /** @type {Set<number>} */
    this.selected = new Set();
    /** @type {View[] | null} */
    this.plays = null;
    this.notice = "";
    /** @type {Map<number, string>} */
    this.promised = new Map();
    this.up = false;
    this.hintAt = 0;
    this.connection = new Connection(
      code,
      (message) => this.hear(message),
      (up) => {
        this.up = up;
        this.draw();
      },
    );
  }

  /** @param {View} message */
  hear(message) {
    if (message.type === "update") this.see(message.view);
    else if (message.type === "refused" || message.type === "bye") this.notice = refusal(this.say, message.code);
    else if (message.type === "said") this.notice = this.say(`phrase-${message.phrase}`);
    else if (message.type === "inspected") this.plays = message.plays;
    else if (message.type === "hinted") this.hinted(message.choices);
    this.draw();
  }

  /** @param {View} view */
  see(view) {
    const before = this.view;
    this.view = view;
    if (String(before?.play?.hand) !== String(view.play?.hand)) this.select(new Set());
    if (before?.decision !== view.decision) this.notice = "";
    if (view.pledge) {
      this.promised.set(view.pledge.deal, view.pledge.commitment);
      if (!view.pledge.given && view.you !== null) this.contribute(view.pledge.deal);
    }
  }

  /** @param {number} deal */
  contribute(deal) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const salt = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    this.connection.send({ type: "contribute", deal, salt });
  }

  /** @param {Set<number>} places */
  select(places) {
    this.selected = places;
    this.plays = null;
    const cards = this.chosen();
    if (cards.length && this.view?.terms.game === "guandan") {
      this.connection.send({ type: "inspect", cards: cards.join("") });
    }
  }

  /** The cards selected. @returns {string[]} */
  chosen() {
    return (this.view?.play?.hand ?? []).filter((/** @type {string} */ _, /** @type {number} */ at) => this.selected.has(at));
  }

  /** @param {string} what */
  act(what) {
    this.connection.send({ type: "act", decision: this.view?.decision, do: what });
  }

  /** Lift the cards of the next of the hint's choices. @param {{do: string}[]} choices */
  hinted(choices) {
    const wanted = choices[this.hintAt++ % choices.length]?.do ?? "";
    const cards = (wanted.split("=")[0] ?? "").replace(/^[a-z]+:?/, "").match(/BJ|RJ|[2-9TJQKA][SHDC]/g) ?? [];
    /** @type {Set<number>} */
    const places = new Set();
    for (const card of cards) {
      const at = this.view?.play.hand.findIndex((/** @type {string} */ c, /** @type {number} */ i) => c === card && !places.has(i));
      if (at >= 0) places.add(at);
    }
    if (!cards.length) this.notice = this.say("page-pass");
    this.select(places);
  }

  draw() {
    const { view, say } = this;
    if (!view) return;
    const button = (/** @type {string} */ key, /** @type {View} */ command) =>
      h("button", { onclick: () => this.connection.send(command) }, say(key));
    const me = view.you === null ? null : view.seats[view.you];
    const parts = [
      h("p", { role: "status", "aria-live": "polite" }, this.status(view)),
      h("div", { class: "seats" }, ...view.seats.map((/** @type {View} */ seat) => seatRow(this, view, seat))),
      view.play ? dealPart(this, view) : null,
      this.checked(view),
      h(
        "p",
        {},
        me && view.phase === "gathering" ? button("page-ready", { type: "ready" }) : null,
        view.is_host && view.phase === "gathering" ? button("page-start", { type: "start" }) : null,
        me && view.phase === "between" ? button("page-next", { type: "ready" }) : null,
        me && view.phase === "over" ? button("page-rematch", { type: "ready" }) : null,
        me?.away ? button("page-back", { type: "back" }) : null,
        me ? button("page-leave", { type: "leave" }) : null,
      ),
      view.phase === "gathering" ? h("p", {}, say("page-invite"), " ", h("output", {}, location.href)) : null,
    ];
    document.getElementById("app")?.replaceChildren(...parts.filter((part) => part !== null));
  }

  /** @param {View} view */
  status(view) {
    if (!this.up) return this.say("page-lost");
    if (this.notice) return this.notice;
    if (view.closed) return this.say("refused-table_closed");
    if (view.rested) return this.say("page-rests");
    if (view.phase === "over") return this.say("page-won");
    return this.say(view.your_turn ? "page-your-turn" : "page-waiting");
  }

  /** Whether the deal just over was shuffled as promised. @param {View} view */
  checked(view) {
    const promised = view.shown && this.promised.get(view.shown.deal);
    if (!promised) return null;
    return h("p", {}, this.say(isKept(view.shown, promised) ? "page-checked" : "page-cheated"));
  }
}

/** @param {Say} say @param {string} code */
export function showTable(say, code) {
  new Table(say, code);
}
