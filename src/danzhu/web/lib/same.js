// Same: what has not changed between two of the server's messages stays the very same object, so that whatever is drawn
// from it is quickly seen to need no drawing.

/**
 * The later of two plain values, with all its parts that equal the earlier's taken from there; the earlier itself where
 * nothing differs. The later may be changed by this: it is nobody else's yet.
 * @template T
 * @param {unknown} before
 * @param {T} after
 * @returns {T}
 */
export function same(before, after) {
  if (Object.is(before, after) || !isPlain(before) || !isPlain(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const [known, told] = [/** @type {Record<string, unknown>} */ (before), /** @type {Record<string, unknown>} */ (after)];
  const names = Object.keys(told);
  let equal = names.length === Object.keys(known).length;
  for (const name of names) {
    const [was, is] = [known[name], told[name]];
    // Most parts are as they were, or plain: nothing is called for those.
    const part = Object.is(was, is) || !isPlain(is) ? is : same(was, is);
    if (part !== is) told[name] = part;
    equal &&= part === was && (was !== undefined || name in known);
  }
  return equal ? /** @type {T} */ (before) : after;
}

/** @param {unknown} value @returns {value is object} */
const isPlain = (value) => typeof value === "object" && value !== null;
