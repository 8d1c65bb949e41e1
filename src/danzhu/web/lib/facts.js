// Facts: what a part of the page is drawn from. It is drawn anew when they differ, not whenever a signal changes.

import { useComputed } from "@preact/signals";
import { useRef } from "preact/hooks";
import { same } from "./same.js";

/**
 * Facts that a component reads from signals.
 * @template T
 * @param {() => T} read what is drawn, as plain values
 * @returns {T}
 */
export function useFacts(read) {
  const known = useRef(/** @type {T | undefined} */ (undefined));
  return useComputed(() => (known.current = same(known.current, read()))).value;
}
