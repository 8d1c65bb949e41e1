// Title: the name of the page in the browser's frame. That it is the reader's turn is marked there for whoever looks
// elsewhere: to change a title takes the browser longer than to draw a table.

import { computed, effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { say } from "../lib/words.js";

/** Whether the reader looks at something else than this page. */
const elsewhere = signal(looksElsewhere());
for (const event of ["visibilitychange", "focus", "blur"]) addEventListener(event, () => (elsewhere.value = looksElsewhere()), true);

function looksElsewhere() {
  return document.hidden || !document.hasFocus();
}

/** @param {import("../table/store.js").Store} store */
export function useTitle(store) {
  useEffect(() => {
    const title = computed(() => titleWords(store));
    return effect(() => {
      if (title.value && document.title !== title.value) document.title = title.value;
    });
  }, [store]);
}

/** @param {import("../table/store.js").Store} store */
function titleWords(store) {
  const scene = store.scene.value;
  if (!scene || store.gone.value || scene.closed) return "";
  return `${elsewhere.value && store.turn.value ? "● " : ""}${say(`game-${scene.terms.game}`)} · danzhu`;
}
