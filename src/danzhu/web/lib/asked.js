// Asked: something from the server that a page shows, asked for anew when the reader comes back to it.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/**
 * @template T
 * @param {() => Promise<T>} get
 * @param {number} [everySeconds] how often to ask anew while the page is seen; never unless given
 * @returns {{value: T | undefined, fault: string, again: () => void}} `value` stays undefined until there is an answer
 */
export function useAsked(get, everySeconds = 0) {
  const value = useSignal(/** @type {T | undefined} */ (undefined));
  const fault = useSignal("");
  const again = () => {
    get().then(
      (told) => {
        value.value = told;
        fault.value = "";
      },
      (/** @type {Error} */ error) => {
        fault.value = error.message;
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
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
    };
  }, []);
  return { value: value.value, fault: fault.value, again };
}
