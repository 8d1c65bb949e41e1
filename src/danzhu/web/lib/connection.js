// Connection: one socket to one table. It comes back after every drop, and what was not acknowledged is sent again
// under the same id, so that nothing is done twice and nothing is lost.

/** @typedef {Record<string, any>} Message */

/** What no other page names its commands by. */
const PAGE = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
let named = 0;

/** A name for a command that no other has. */
function newId() {
  named += 1;
  return `${PAGE}-${named}`;
}

export class Connection {
  /**
   * @param {string} code
   * @param {(message: Message) => void} hear
   * @param {(up: boolean) => void} changed
   */
  constructor(code, hear, changed) {
    this.code = code;
    this.hear = hear;
    this.changed = changed;
    this.version = 0;
    this.wait = 250;
    this.ended = false;
    /** @type {Map<string, Message>} */
    this.unanswered = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/socket?since=${this.version}`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = 250;
      this.changed(true);
      for (const message of this.unanswered.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event) => this.take(JSON.parse(event.data));
    socket.onclose = () => this.again();
  }

  again() {
    if (this.ended) return;
    this.changed(false);
    setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, 5000);
  }

  /** Leave for good. */
  end() {
    this.ended = true;
    this.socket?.close();
  }

  /** @param {Message} message */
  take(message) {
    if (message.id) this.unanswered.delete(message.id);
    if (message.type === "update") this.version = message.view.version;
    if (message.type === "bye" && !message.again) this.ended = true;
    this.hear(message);
  }

  /** @param {Message} command */
  send(command) {
    const message = { ...command, id: newId() };
    this.unanswered.set(message.id, message);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    return message.id;
  }
}
