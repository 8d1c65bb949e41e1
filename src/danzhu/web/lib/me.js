// Me: who the reader is to the server.

import { signal } from "@preact/signals";
import { ask } from "./api.js";

/** @typedef {{name: string, language: string, login: string | null}} Person */

/** Null for somebody whom the server does not know, undefined until it has been asked. @type {import("@preact/signals").Signal<Person | null | undefined>} */
export const me = signal(undefined);

/** Ask the server who the reader is. */
export async function learnMe() {
  me.value = await ask("/api/me");
}

/** Change name or language; this makes somebody new a guest. @param {{name?: string, language?: string}} changes */
export async function changeMe(changes) {
  me.value = await ask("/api/me", changes);
}
