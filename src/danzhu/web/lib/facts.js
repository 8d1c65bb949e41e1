// Facts: what a part of the page is drawn from. It is drawn anew when they differ, not whenever a signal changes.

import { computed } from "@preact/signals";
import { useMemo, useRef } from "preact/hooks";
import { same } from "./same.js";

/**
 * Plain values read from signals: the very same object as long as they are equal.
 * @template T
 * @param {() => T} read
 * @returns {import("@preact/signals").ReadonlySignal<T>}
 */
export function steady(read) {
  /** @type {T | undefined} */
  let known;
  return computed(() => (known = same(known, read())));
}

/**
 * Facts that a component reads from signals.
 * @template T
 * @param {() => T} read what is drawn, as plain values
 * @returns {T}
 */
export function useFacts(read) {
  const now = useRef(read);
  now.current = read;
  return useMemo(() => steady(() => now.current()), []).value;
}
