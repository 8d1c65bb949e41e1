// Promises: what this device was promised before each deal, kept so that a record can be held against it later.

const PLACE = "danzhu.promises";
const MOST = 400;

/** @returns {[string, string][]} the oldest first */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]");
  } catch {
    return [];
  }
}

/** Keep the promise for a deal. @param {string} match @param {number} deal @param {string} commitment */
export function remember(match, deal, commitment) {
  const name = `${match}.${deal}`;
  const others = kept().filter(([each]) => each !== name);
  try {
    localStorage.setItem(PLACE, JSON.stringify([...others, [name, commitment]].slice(-MOST)));
  } catch {
    // A browser that keeps nothing still sees the promise in the record.
  }
}

/** What this device was promised for a deal; nothing if it was not there. @param {string} match @param {number} deal */
export const remembered = (match, deal) => new Map(kept()).get(`${match}.${deal}`);
