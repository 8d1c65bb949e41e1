// Members: which of many things are so, each a signal of its own: a change reaches only those that it is about.

import { effect, signal } from "@preact/signals";

/**
 * For each thing whether a set has it.
 * @param {() => ReadonlySet<string>} read reads the set from signals
 * @returns {(id: string) => import("@preact/signals").ReadonlySignal<boolean>}
 */
export function members(read) {
  /** @type {Map<string, import("@preact/signals").Signal<boolean>>} */
  const known = new Map();
  /** @type {ReadonlySet<string>} */
  let now = new Set();
  effect(() => {
    const before = now;
    now = read();
    for (const id of before) if (!now.has(id)) tell(id, false);
    for (const id of now) if (!before.has(id)) tell(id, true);
  });
  return (id) => known.get(id) ?? learn(id);

  /** @param {string} id @param {boolean} has */
  function tell(id, has) {
    const one = known.get(id);
    if (one) one.value = has;
  }

  /** @param {string} id */
  function learn(id) {
    const one = signal(now.has(id));
    known.set(id, one);
    return one;
  }
}
