/** Line: the socket to a table. It comes back by itself, and asks for what it missed. */

import { Trouble } from "../lib/api.js";
import { signal } from "../lib/html.js";
import { say } from "../lib/words.js";

/** @import { Message, News, Replies, Wish } from "../lib/types.js" */

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const NO_WAY_BACK = [4404, 4403];

/** A connection to one table. */
export class Line {
  /**
   * @param {string} path of the socket
   * @param {() => Record<string, string>} wishes the parameters, asked for at each connection
   * @param {(message: News) => void} hear what to do with what the server tells of itself
   * @param {() => void} rest what to do when all that has come is heard
   */
  constructor(path, wishes, hear, rest) {
    this.path = path;
    this.wishes = wishes;
    this.hear = hear;
    this.rest = rest;
    this.unheard = 0;
    /** "connecting", "live", "lost", or "closed" for good. */
    this.status = signal("connecting");
    /** @type {Map<number, {done: (answer: any) => void, fail: (trouble: Trouble) => void}>} */
    this.waiting = new Map();
    this.number = 0;
    this.wait = FIRST_WAIT;
    this.order = Promise.resolve();
    addEventListener("online", () => this.hurry());
    addEventListener("visibilitychange", () => this.hurry());
    this.open();
  }

  open() {
    const address = new URL(this.path, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    for (const [key, value] of Object.entries(this.wishes())) address.searchParams.set(key, value);
    const socket = new WebSocket(address);
    socket.binaryType = "arraybuffer";
    socket.onmessage = (event) => this.queue(socket, event.data);
    socket.onclose = (event) => this.closed(event.code);
    this.socket = socket;
  }

  /** Try again at once, if we are waiting to. */
  hurry() {
    if (this.status.value !== "lost" || document.visibilityState !== "visible") return;
    if (this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.open();
  }

  /** @param {number} code */
  closed(code) {
    const lost = new Trouble("offline", say("trouble.offline"));
    for (const { fail } of this.waiting.values()) fail(lost);
    this.waiting.clear();
    if (NO_WAY_BACK.includes(code)) {
      this.status.value = "closed";
      return;
    }
    this.status.value = "lost";
    this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }

  /**
   * Unpacking takes time, so messages wait for those before them.
   * @param {WebSocket} socket
   * @param {string | ArrayBuffer} packed
   */
  queue(socket, packed) {
    this.unheard += 1;
    this.order = this.order.then(async () => {
      const message = JSON.parse(typeof packed === "string" ? packed : await unpack(packed));
      await others();
      this.unheard -= 1;
      if (socket === this.socket) this.receive(message);
      if (!this.unheard) this.rest();
    });
  }

  /** @param {Message} message */
  receive(message) {
    this.status.value = "live";
    this.wait = FIRST_WAIT;
    const asked = this.waiting.get(message.re ?? 0);
    this.waiting.delete(message.re ?? 0);
    if (message.type === "error") {
      const trouble = new Trouble(message.code, message.message, message.refusal);
      if (asked) asked.fail(trouble);
      else this.hear(message);
      return;
    }
    asked?.done(message);
    if (!asked || message.type === "state") this.hear(/** @type {News} */ (message));
  }

  /**
   * Say something and wait for the answer.
   * @template {Wish} W
   * @param {W} message
   * @returns {Promise<Replies[W["do"]]>}
   */
  ask(message) {
    return new Promise((done, fail) => {
      if (this.status.value !== "live") {
        fail(new Trouble("offline", say("trouble.offline")));
        return;
      }
      const id = ++this.number;
      this.waiting.set(id, { done, fail });
      this.socket?.send(JSON.stringify({ ...message, id }));
    });
  }
}

/** Let those messages come in first that are already there. */
function others() {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = done;
    port2.postMessage(null);
  });
}

/** @param {ArrayBuffer} packed */
function unpack(packed) {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).text();
}
