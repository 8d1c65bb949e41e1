// Swipe: which cards a finger crosses. Pure geometry: between two reported points the path is walked in small steps,
// so that a fast finger skips no card.

/** @typedef {{id: string, left: number, right: number, top: number, bottom: number}} Place a card on the screen, the later above the earlier */
/** @typedef {{x: number, y: number}} Point */

const STEP = 4;

/** The card under a point: the topmost that covers it. @param {readonly Place[]} places @param {Point} point */
export function under(places, { x, y }) {
  for (let at = places.length - 1; at >= 0; at -= 1) {
    const place = /** @type {Place} */ (places[at]);
    if (x >= place.left && x < place.right && y >= place.top && y < place.bottom) return place.id;
  }
  return null;
}

/**
 * The cards crossed on the way from one point to another, each once, in order.
 * @param {readonly Place[]} places
 * @param {Point} from
 * @param {Point} to
 */
export function crossed(places, from, to) {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
  /** @type {string[]} */
  const ids = [];
  for (let step = 0; step <= steps; step += 1) {
    const part = step / steps;
    const id = under(places, { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    if (id !== null && !ids.includes(id)) ids.push(id);
  }
  return ids;
}
