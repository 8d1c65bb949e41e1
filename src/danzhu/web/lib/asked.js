// Asked: something from the server that a page shows, asked for anew when the reader comes back to it.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

/** After how long a server that was not reached is asked again. */
const AGAIN_MS = 4000;

/**
 * @template T
 * @param {() => Promise<T>} get
 * @param {number} [everySeconds] how often to ask anew while the page is seen; never unless given
 * @returns {{value: T | undefined, fault: string, again: () => void}} `value` stays undefined until there is an answer
 */
export function useAsked(get, everySeconds = 0) {
  const value = useSignal(/** @type {T | undefined} */ (undefined));
  const fault = useSignal("");
  const later = useRef(/** @type {number | undefined} */ (undefined));
  const again = () => {
    clearTimeout(later.current);
    get().then(
      (told) => {
        value.value = told;
        fault.value = "";
      },
      (/** @type {Error} */ error) => {
        fault.value = error.message;
        // A server that is started anew tells nobody: ask until it answers.
        if (error.message === "offline") later.current = setTimeout(again, AGAIN_MS);
      },
    );
  };
  useEffect(() => {
    const wake = () => {
      if (!document.hidden) again();
    };
    again();
    const timer = everySeconds ? setInterval(wake, everySeconds * 1000) : 0;
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    return () => {
      clearInterval(timer);
      clearTimeout(later.current);
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
    };
  }, []);
  return { value: value.value, fault: fault.value, again };
}
