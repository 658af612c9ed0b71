"use strict";
// The Language Server Protocol's messages over the streams of a program.

const { spawn } = require("node:child_process");

class Client {
  /** Starts a server; `onNotification` takes a method and its parameters. */
  constructor(command, words, onNotification) {
    this.waiting = new Map();
    this.next = 0;
    this.rest = Buffer.alloc(0);
    this.onNotification = onNotification;
    this.program = spawn(command, words, { stdio: ["pipe", "pipe", "inherit"] });
    this.ended = new Promise((resolve) => {
      this.program.on("error", resolve);
      this.program.on("exit", () => resolve(null));
    });
    this.ended.then((error) => {
      for (const { reject } of this.waiting.values()) reject(error || new Error("keyline lsp ended"));
      this.waiting.clear();
    });
    // A server that has ended reads nothing; `ended` tells it.
    this.program.stdin.on("error", () => {});
    this.program.stdout.on("data", (bytes) => this.read(bytes));
  }

  read(bytes) {
    this.rest = Buffer.concat([this.rest, bytes]);
    for (;;) {
      const end = this.rest.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(this.rest.toString("latin1", 0, end))[1]);
      if (this.rest.length < end + 4 + length) return;
      const message = JSON.parse(this.rest.toString("utf8", end + 4, end + 4 + length));
      this.rest = this.rest.subarray(end + 4 + length);
      this.take(message);
    }
  }

  take(message) {
    if (message.method) return this.onNotification(message.method, message.params);
    const request = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (!request) return;
    if (message.error) request.reject(new Error(message.error.message));
    else request.resolve(message.result);
  }

  send(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.program.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.program.stdin.write(body);
  }

  notify(method, params) {
    this.send({ method, params });
  }

  /** Asks for something; a cancelled token withdraws the request. */
  request(method, params, token) {
    const id = this.next++;
    const answer = new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    this.send({ id, method, params });
    token?.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
    return answer;
  }

  async stop() {
    try {
      await this.request("shutdown", null);
      this.notify("exit", null);
    } catch {
      this.program.kill();
    }
    await this.ended;
  }
}

module.exports = { Client };
