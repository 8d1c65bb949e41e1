// Scene: what of a table stays from one play to the next: who sits where, what is played for, who is out. Whatever is
// drawn from this alone is left alone by most updates.

/** @typedef {Record<string, any>} View */

const STAYS = ["match", "deal", "phase", "rested", "closed", "terms", "you", "is_host", "seats", "pledge"];
const PLAY_STAYS = ["game", "phase", "level", "wild", "standing", "counting", "finish"];

/**
 * The scene of a view, shaped as the view is.
 * @param {View | null} view
 * @returns {View | null}
 */
export function sceneOf(view) {
  if (!view) return null;
  return { ...some(view, STAYS), play: view.play && { ...some(view.play, PLAY_STAYS), begun: hasBegun(view.play) } };
}

/** Whether a card has been led in the deal. @param {View} play */
const hasBegun = ({ trick, last_trick }) => trick.length > 0 || Boolean(last_trick && last_trick.length !== 0);

/** @param {View} whole @param {readonly string[]} names */
function some(whole, names) {
  /** @type {View} */
  const part = {};
  for (const name of names) part[name] = whole[name];
  return part;
}
