// Deed: something a reader asks for that takes a moment and may be refused.

import { useSignal } from "@preact/signals";

/**
 * @returns {{fault: Error | null, busy: boolean, done: boolean, run: (work: () => Promise<void>) => Promise<void>}}
 */
export function useDeed() {
  const fault = useSignal(/** @type {Error | null} */ (null));
  const busy = useSignal(false);
  const done = useSignal(false);
  const run = async (/** @type {() => Promise<void>} */ work) => {
    if (busy.value) return;
    busy.value = true;
    fault.value = null;
    done.value = false;
    try {
      await work();
      done.value = true;
    } catch (error) {
      fault.value = /** @type {Error} */ (error);
    } finally {
      busy.value = false;
    }
  };
  return { fault: fault.value, busy: busy.value, done: done.value, run };
}
