// Api: what is asked of the server over HTTP.

/** Why something was refused: the message is the code, or `offline`; `detail` names the part at fault. */
export class Refused extends Error {
  /** @param {string} code @param {string} [detail] */
  constructor(code, detail = "") {
    super(code);
    this.detail = detail;
  }
}

/**
 * Ask the server for something; throws `Refused`.
 * @param {string} path
 * @param {unknown} [body] sent as JSON by POST where there is one
 * @param {string} [method]
 * @returns {Promise<any>}
 */
export async function ask(path, body, method = body === undefined ? "GET" : "POST") {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  let answer;
  try {
    answer = await fetch(path, { ...init, headers: { "content-type": "application/json" } });
  } catch {
    throw new Refused("offline");
  }
  const told = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (!answer.ok) throw new Refused(told?.code ?? (answer.status === 404 ? "not_found" : "server_fault"), told?.detail);
  return told;
}
