// Way: where a code or a link that somebody was given leads.

const LINK = /\/(t|records)\/([^/?#\s]+)([?#]\S*)?/;

/**
 * The path of ours that a text leads to; empty where it leads nowhere.
 * @param {string} text a table's code as one types or dictates it, or a link to a table or a record
 */
export function wayTo(text) {
  const [, kind, name = "", rest = ""] = LINK.exec(text) ?? [];
  if (kind === "records") return `/records/${name}${rest}`;
  const code = (name || text).replaceAll(/[^\p{L}\p{N}]/gu, "").toUpperCase();
  return code ? `/t/${encodeURIComponent(code)}` : "";
}
