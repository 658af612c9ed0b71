"use strict";
// The live picture beside a document: what is in the editor is drawn, saved or not.

const { spawn } = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const vscode = require("vscode");

const PAUSE = 250;
const CHOICES = {
  appearance: ["light", "dark"],
  "text-size": ["L", "XS", "XXXL", "AX3", "AX5"],
};

/** A panel that draws a document again after each change. */
class LivePicture {
  constructor(command, document, onClose) {
    this.command = command;
    this.document = document;
    this.options = { appearance: "light", "text-size": "L", locale: "" };
    this.folder = fs.mkdtempSync(path.join(os.tmpdir(), "keyline-"));
    this.panel = vscode.window.createWebviewPanel(
      "keyline", path.basename(document.fileName), { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
      { enableScripts: true, localResourceRoots: [vscode.Uri.file(this.folder)] });
    this.panel.webview.html = page(this.panel.webview.cspSource);
    this.panel.webview.onDidReceiveMessage((options) => {
      Object.assign(this.options, options);
      this.draw();
    });
    this.panel.onDidDispose(() => {
      this.isClosed = true;
      clearTimeout(this.timer);
      this.program?.kill();
      fs.rmSync(this.folder, { recursive: true, force: true });
      onClose();
    });
    this.draw();
  }

  changed() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.draw(), PAUSE);
  }

  words(output) {
    const options = Object.entries(this.options).filter(([, value]) => value).map(([name, value]) => `--${name}=${value}`);
    const file = this.document.fileName;
    return ["render", "--scale=2", "--format=png", ...options, `--unsaved=${file}`, `--output=${output}/`, "--", file];
  }

  draw() {
    this.program?.kill();
    const output = fs.mkdtempSync(path.join(this.folder, "drawn-"));
    const program = spawn(this.command, this.words(output), { cwd: path.dirname(this.document.fileName) });
    this.program = program;
    let errors = "";
    program.stderr.on("data", (bytes) => (errors += bytes));
    program.stdout.resume();
    program.stdin.on("error", () => {});
    program.stdin.end(this.document.getText());
    program.on("error", (error) => this.show(program, output, `${this.command} does not start: ${error.message}`));
    program.on("close", () => this.show(program, output, errors));
  }

  show(program, output, errors) {
    if (this.isClosed || program !== this.program) return;
    const names = fs.readdirSync(output).filter((name) => name.endsWith(".png")).sort();
    const pictures = names.map((name) => ({
      name: name.replace(/\.png$/, ""),
      source: String(this.panel.webview.asWebviewUri(vscode.Uri.file(path.join(output, name)))),
    }));
    // A document that cannot be read at the moment keeps its last pictures.
    this.panel.webview.postMessage({ pictures: pictures.length ? pictures : null, errors: pictures.length ? "" : errors });
    if (!pictures.length) return;
    for (const old of fs.readdirSync(this.folder)) {
      if (path.join(this.folder, old) !== output) fs.rmSync(path.join(this.folder, old), { recursive: true, force: true });
    }
  }
}

function page(source) {
  const menus = Object.entries(CHOICES).map(([name, values]) =>
    `<label>${name.replace("-", " ")} <select name="${name}">${values.map((value) => `<option>${value}</option>`).join("")}</select></label>`);
  const nonce = require("node:crypto").randomBytes(16).toString("base64");
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src ${source}; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'">
<title>Live picture</title>
<style nonce="${nonce}">
  form { display: flex; flex-wrap: wrap; gap: 1em; padding: 0.5em 0 }
  figure { display: inline-block; margin: 0 1em 1em 0; vertical-align: top }
  img { max-width: 100%; border: 1px solid var(--vscode-panel-border) }
  pre { white-space: pre-wrap; color: var(--vscode-errorForeground) }
</style></head><body>
<form>${menus.join("")}<label>language <input name="locale" size="8" placeholder="en"></label></form>
<pre role="status"></pre><main></main>
<script nonce="${nonce}">
  const api = acquireVsCodeApi();
  document.forms[0].addEventListener("submit", (event) => event.preventDefault());
  document.forms[0].addEventListener("change", (event) => api.postMessage({ [event.target.name]: event.target.value }));
  window.addEventListener("message", ({ data }) => {
    document.querySelector("pre").textContent = data.errors;
    if (!data.pictures) return;
    document.querySelector("main").replaceChildren(...data.pictures.map(({ name, source }) => {
      const figure = document.createElement("figure");
      const picture = new Image();
      picture.src = source;
      picture.alt = name;
      picture.onload = () => { picture.width = picture.naturalWidth / 2; };
      const caption = document.createElement("figcaption");
      caption.textContent = name;
      figure.append(picture, caption);
      return figure;
    }));
  });
</script></body></html>`;
}

module.exports = { LivePicture };
