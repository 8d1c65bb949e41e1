// Screen: the whole of it for the table, where the browser gives it.

/** Whether the whole screen can be had. */
export const canFill = () => document.fullscreenEnabled === true;

/** Whether the page has it now. */
export const fills = () => document.fullscreenElement !== null;

/** Take the whole screen, or give it back. A browser that declines leaves all as it is. */
export async function toggleFill() {
  try {
    await (fills() ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  } catch {
    // The person declined, or the browser did in the person's name.
  }
}
