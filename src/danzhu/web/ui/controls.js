// Controls: what can be done now, in words, and what can be done to the hand at any time. Always as high, so that
// nothing moves when it is my turn.

import { useComputed } from "@preact/signals";
import { html } from "htm/preact";
import { useRef } from "preact/hooks";
import { useFacts } from "../lib/facts.js";
import { same } from "../lib/same.js";
import { say } from "../lib/words.js";
import { isOut } from "../table/pacing.js";
import { Chooser } from "./chooser.js";
import { actionWords, cardName, readingWords } from "./told.js";

/** @typedef {import("../table/store.js").Store} Store */
/** @typedef {Record<string, any>} View */

/** Of how many letters on a button's words are no longer brief: they are set smaller where print is large. */
const BRIEF = 10;

/** @param {{store: Store}} props */
export function Controls({ store }) {
  const { shown, away, plays } = useFacts(() => {
    const { play, you, seats, phase } = /** @type {View} */ (store.scene.value);
    return { shown: Boolean(play) && you !== null, away: you !== null && seats[you].away, plays: phase === "playing" };
  });
  if (!shown) return null;
  return html`<div class="controls">
    ${away ? html`<div class="acts">${button("page-back", () => store.send({ type: "back" }), "main")}</div>` : html`<${Acts} store=${store} />`}
    <div class="tools">${plays ? html`<${Tools} store=${store} />` : null}</div>
    ${store.chooser.value ? html`<${Chooser} store=${store} choices=${store.chooser.value} />` : null}
  </div>`;
}

/** @typedef {NonNullable<ReturnType<typeof acting>>} Acting */

/**
 * What can be done in the game. Between my turns the buttons stay where they are, unseen: to take away the one that was
 * pressed would take the focus with it.
 * @param {{store: Store}} props
 */
function Acts({ store }) {
  const known = useRef(/** @type {Acting} */ ({ claim: false, pass: false, passes: false, idle: true, words: "", good: true }));
  const now = useComputed(() => (known.current = same(known.current, acting(store) ?? known.current)));
  const rest = useComputed(() => `acts ${store.turn.value ? "" : "resting"}`);
  const idle = useComputed(() => now.value.idle);
  const look = useComputed(() => `main play ${now.value.good ? "" : "doubtful"} ${now.value.words.length < BRIEF ? "brief" : ""}`);
  const words = useComputed(() => now.value.words);
  const { hurry, claim, pass, passes } = useFacts(() => {
    const { claim, pass, passes } = now.value;
    return { hurry: hurries(store), claim, pass, passes };
  });
  if (hurry) return html`<div class="acts">${button("felt-faster", () => store.hurry.toggle(/** @type {View} */ (store.view.value)), "main")}</div>`;
  return html`<div class=${rest}>
    ${claim ? button("page-claim", () => store.act("claim"), "main") : null}
    ${pass ? button("page-pass", () => store.act("pass"), passes ? "main" : "") : null}
    <button type="button" class=${look} disabled=${idle} onClick=${() => store.play()}><span>${words}</span></button>
    ${button("page-hint", () => store.askHint())}
  </div>`;
}

/** What the buttons say and offer on my turn. @param {Store} store */
function acting(store) {
  const legal = store.turn.value && store.view.value?.legal;
  if (!legal) return null;
  const idle = !store.hand.chosen.value.length && !store.isExposing;
  return { claim: legal.can_claim, pass: legal.can_pass, passes: store.hintSays("pass"), idle, ...label(store) };
}

/** Whether nothing is left to do in the deal but to see it end sooner. @param {Store} store */
function hurries(store) {
  const scene = /** @type {View} */ (store.scene.value);
  return isOut(scene) && !store.turn.value && store.hurry.may(scene) && !store.hurry.on;
}

/** What can be done to the hand, and to the pace. @param {{store: Store}} props */
function Tools({ store }) {
  const { hand, hurry } = store;
  const { guandan, any, own, by, stale, past, may, fast } = useFacts(() => {
    const scene = /** @type {View} */ (store.scene.value);
    return {
      guandan: scene.play?.game === "guandan",
      any: hand.chosen.value.length > 0,
      own: hand.arrangement.value.groups.length > 0,
      by: say(`order-${hand.arrangement.value.by}`),
      stale: hand.isStale.value,
      past: hand.past.value.length > 0,
      may: hurry.may(scene),
      fast: hurry.on,
    };
  });
  const toggle = () => hurry.toggle(/** @type {View} */ (store.view.value));
  return html`${any ? tool("✕", "table-lay-down", () => store.select(new Set()), "brief") : null}
    ${guandan
      ? html`${tool("⇅", stale ? "felt-sort-anew" : "felt-sort", () => hand.arrange(), "", { by })}
          ${any || own ? tool("▣", any ? "table-group" : "table-ungroup", () => store.group(), "short") : null}
          ${past ? tool("↶", "felt-undo", () => hand.undo(), "brief") : null}`
      : null}
    ${may
      ? html`<button type="button" class=${`tool ${guandan ? "brief" : "short"}`} aria-pressed=${fast} onClick=${toggle} title=${say("felt-faster")} aria-label=${say("felt-faster")}>
          <i aria-hidden="true">▸▸</i> <span>${say("felt-faster")}</span>
        </button>`
      : null}`;
}

/** @param {string} key @param {() => void} act @param {string} [kind] */
function button(key, act, kind = "") {
  return html`<button type="button" class=${kind} onClick=${act}>${say(key)}</button>`;
}

/**
 * @param {string} sign
 * @param {string} key
 * @param {() => void} act
 * @param {string} kind `brief`: only the sign where there is little room; `short`: only where there is very little
 * @param {Record<string, string>} [values]
 */
function tool(sign, key, act, kind, values) {
  const words = say(key, values);
  return html`<button type="button" class=${`tool ${kind}`} onClick=${act} title=${words} aria-label=${words}><i aria-hidden="true">${sign}</i> <span>${words}</span></button>`;
}

/**
 * What the Play button says: what the selection is, and whether it beats the table.
 * @param {Store} store
 * @returns {{words: string, good: boolean}}
 */
function label(store) {
  const view = store.view.value ?? {};
  const cards = store.hand.chosen.value;
  const { play } = view;
  if (play.phase === "paying") return { words: cards[0] ? say("table-pay", { card: cardName(cards[0]) }) : say("table-pay-which"), good: store.choices.length > 0 };
  if (play.phase === "returning") return { words: cards[0] ? say("table-return", { card: cardName(cards[0]) }) : say("table-return-which"), good: store.choices.length > 0 };
  if (store.isExposing) {
    const words = cards.length ? say("table-expose", { cards: cards.map(cardName).join(say("list-separator")) }) : say("table-expose-nothing");
    return { words, good: !cards.length || store.choices.length > 0 };
  }
  if (!cards.length) return { words: say("table-play"), good: true };
  if (play.game === "gongzhu") return { words: say("page-choose", { play: actionWords(cards[0] ?? "") }), good: store.choices.length > 0 };
  const plays = store.plays.value;
  if (!plays) return { words: say("table-play"), good: true };
  if (!plays.length) return { words: say("page-nothing"), good: false };
  const best = plays.find(({ beats }) => beats);
  const words = (/** @type {import("../table/store.js").PlayView} */ each) => readingWords(each.reading, cards.length, each.stands);
  if (!best) return { words: say("page-beaten", { play: words(/** @type {any} */ (plays[0])) }), good: false };
  const more = plays.filter(({ beats }) => beats).length > 1;
  return { words: more ? say("table-play-which") : say("page-choose", { play: words(best) }), good: true };
}
