// Later: work that nobody waits for.

/** Once what has changed is on the screen: reading or moving what depends on it costs nothing more then. @param {() => void} work */
export const afterFrame = (work) => requestAnimationFrame(() => setTimeout(work));
