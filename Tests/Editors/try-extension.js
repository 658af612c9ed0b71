"use strict";
// usage: node try-extension.js KEYLINE
// Runs Editors/vscode with a stand-in for the module `vscode` and the real server: opens documents, and asks for what an editor asks for.

const assert = require("node:assert");
const fs = require("node:fs");
const Module = require("node:module");
const os = require("node:os");
const path = require("node:path");

const keyline = path.resolve(process.argv[2] || "keyline");
const room = fs.mkdtempSync(path.join(os.tmpdir(), "keyline-extension-"));
const LAYOUT = "keyline: 1\ndevice: iPhone 15\nviews:\n  - type: UILabel\n    id: title\n    text: Hello\nconstraints:\n  - title.top == screen.top\n";

class Position { constructor(line, character) { Object.assign(this, { line, character }); } }
class Range { constructor(start, end) { Object.assign(this, { start, end }); } }
class Uri {
  constructor(path) { this.fsPath = path; }
  static file(path) { return new Uri(path); }
  static parse(text) { return new Uri(decodeURIComponent(text.replace("file://", ""))); }
  toString() { return "file://" + encodeURI(this.fsPath); }
}
class Event { constructor() { this.listeners = []; this.on = (listener) => (this.listeners.push(listener), { dispose() {} }); } fire(value) { this.listeners.forEach((listener) => listener(value)); } }
class Holder { constructor(...values) { this.values = values; } }

const providers = {};
const commands = {};
const shown = new Map();
const waiting = [];
const events = { open: new Event(), close: new Event(), save: new Event(), change: new Event() };
const documents = [];
const panel = { messages: [], closing: new Event() };
const register = (kind) => (selector, provider) => ((providers[kind] = provider), { dispose() {} });
const vscode = {
  Position, Range, Uri,
  Diagnostic: class { constructor(range, message, severity) { Object.assign(this, { range, message, severity }); } },
  CompletionItem: class { constructor(label, kind) { Object.assign(this, { label, kind }); } },
  DocumentSymbol: class { constructor(name, detail, kind, range, selection) { Object.assign(this, { name, detail, kind, range, selection }); } },
  CodeAction: class { constructor(title, kind) { Object.assign(this, { title, kind }); } },
  CodeActionKind: { QuickFix: "quickfix" },
  Hover: Holder, MarkdownString: Holder, Location: Holder,
  ViewColumn: { Beside: -2 },
  WorkspaceEdit: class { constructor() { this.changes = []; } replace(uri, range, text) { this.changes.push({ uri, range, text }); } },
  commands: { registerCommand: (name, run) => ((commands[name] = run), { dispose() {} }) },
  languages: {
    match: () => 10,
    createDiagnosticCollection: () => ({
      set(uri, diagnostics) { shown.set(uri.toString(), diagnostics); waiting.splice(0).forEach((resolve) => resolve()); },
      dispose() {},
    }),
    registerCompletionItemProvider: register("completion"), registerHoverProvider: register("hover"),
    registerDefinitionProvider: register("definition"), registerDocumentSymbolProvider: register("symbols"),
    registerCodeActionsProvider: register("actions"),
  },
  window: {
    showErrorMessage: (text) => assert.fail(text),
    createWebviewPanel: () => ({
      webview: {
        cspSource: "self", html: "", asWebviewUri: (uri) => uri,
        onDidReceiveMessage: (listener) => (panel.choose = listener),
        postMessage: (message) => (panel.messages.push(message), waiting.splice(0).forEach((resolve) => resolve())),
      },
      onDidDispose: panel.closing.on,
    }),
  },
  workspace: {
    getConfiguration: () => ({ get: (name) => ({ command: keyline, buildPackages: false })[name] }),
    textDocuments: documents,
    onDidOpenTextDocument: events.open.on, onDidCloseTextDocument: events.close.on,
    onDidSaveTextDocument: events.save.on, onDidChangeTextDocument: events.change.on,
  },
};
const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));
const extension = require("../../Editors/vscode/extension.js");

function makeDocument(name, text) {
  return { uri: Uri.file(path.join(room, name)), fileName: path.join(room, name), languageId: "yaml", version: 1, text, getText() { return this.text; } };
}
function change(document, text) {
  document.text = text;
  document.version++;
  events.change.fire({ document });
}
async function until(condition, what) {
  const end = Date.now() + 120_000;
  while (!condition()) {
    assert(Date.now() < end, `waited too long for ${what}`);
    await Promise.race([new Promise((resolve) => waiting.push(resolve)), new Promise((resolve) => setTimeout(resolve, 1000))]);
  }
}

async function main() {
  const document = makeDocument("screen.yaml", LAYOUT);
  documents.push(document);
  await extension.activate({ subscriptions: [] });
  const key = document.uri.toString();
  await until(() => shown.get(key)?.some((finding) => finding.code === "ambiguous"), "a finding");

  const words = await providers.completion.provideCompletionItems(document, new Position(5, 4));
  assert(words.every((word) => word.insertText && word.range instanceof Range) && words.some((word) => word.label === "numberOfLines"));
  const hover = await providers.hover.provideHover(document, new Position(4, 10));
  assert(hover.values[0].values[0].includes("title.top == screen"));
  const [, place] = (await providers.definition.provideDefinition(document, new Position(7, 6))).values;
  assert.deepStrictEqual([place.start.line, place.start.character], [4, 8]);
  const symbols = await providers.symbols.provideDocumentSymbols(document);
  assert(symbols.some((symbol) => symbol.name.includes("Hello") && symbol.kind === 18));

  const finding = shown.get(key).find((finding) => finding.code === "ambiguous");
  const actions = await providers.actions.provideCodeActions(document, finding.range, { diagnostics: [finding] });
  const repair = await providers.actions.resolveCodeAction(actions.find((action) => action.title.includes("missing")));
  assert(repair.edit.changes.some(({ text }) => text.includes("title.leading")));

  vscode.window.activeTextEditor = { document };
  commands["keyline.preview"]();
  await until(() => panel.messages.length, "a picture");
  const [{ pictures: [picture] }] = panel.messages;
  assert.deepStrictEqual([...fs.readFileSync(picture.source.replace("file://", "")).subarray(16, 24)], [0, 0, 3, 0x12, 0, 0, 6, 0xa8]);
  change(document, LAYOUT.replace("text: Hello", "txt: Hello"));
  await until(() => panel.messages.at(-1).errors.includes("did you mean"), "the error of a broken layout");
  assert.strictEqual(panel.messages.at(-1).pictures, null);
  await until(() => shown.get(key)?.some((finding) => finding.message.includes("did you mean")), "the new finding");
  panel.closing.fire();
  await extension.deactivate();
  fs.rmSync(room, { recursive: true });
  console.log("the extension shows faults, completes, explains, finds definitions, repairs and draws");
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
