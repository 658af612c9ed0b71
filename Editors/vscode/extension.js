"use strict";
// Connects Visual Studio Code with `keyline lsp`.

const vscode = require("vscode");
const { Client } = require("./client");
const { LivePicture } = require("./preview");

const SELECTOR = [
  { scheme: "file", pattern: "**/*.{yaml,yml,storyboard,xib,swift}" },
];
const isConcerned = (document) => vscode.languages.match(SELECTOR, document) > 0;

const position = ({ line, character }) => new vscode.Position(line, character);
const range = ({ start, end }) => new vscode.Range(position(start), position(end));
const asked = (document, at) => ({
  textDocument: { uri: document.uri.toString() }, position: { line: at.line, character: at.character },
});

let client;

async function activate(context) {
  const settings = vscode.workspace.getConfiguration("keyline");
  const command = settings.get("command");
  const words = ["lsp", ...(settings.get("buildPackages") ? ["--permit=build"] : [])];
  const collection = vscode.languages.createDiagnosticCollection("keyline");
  const previews = new Map();
  client = new Client(command, words, (method, params) => {
    if (method === "textDocument/publishDiagnostics") publish(collection, params);
  });
  client.ended.then((error) => {
    if (error) vscode.window.showErrorMessage(`${command} does not start (${error.message}). Name it in the setting keyline.command.`);
  });
  context.subscriptions.push(collection, ...providers(), ...follow(previews));
  context.subscriptions.push(
    vscode.commands.registerCommand("keyline.preview", () => {
      const document = vscode.window.activeTextEditor?.document;
      if (!document || previews.has(document.uri.toString())) return;
      const key = document.uri.toString();
      previews.set(key, new LivePicture(command, document, () => previews.delete(key)));
    }));
  await client.request("initialize", { processId: process.pid, rootUri: null, capabilities: {} });
  client.notify("initialized", {});
  vscode.workspace.textDocuments.filter(isConcerned).forEach(open);
}

function open(document) {
  client.notify("textDocument/didOpen", {
    textDocument: {
      uri: document.uri.toString(), languageId: document.languageId, version: document.version, text: document.getText(),
    },
  });
}

/** Tells the server about documents, and draws live pictures again. */
function follow(previews) {
  return [
    vscode.workspace.onDidOpenTextDocument((document) => isConcerned(document) && open(document)),
    vscode.workspace.onDidCloseTextDocument((document) => {
      if (isConcerned(document)) client.notify("textDocument/didClose", { textDocument: { uri: document.uri.toString() } });
    }),
    vscode.workspace.onDidSaveTextDocument((document) => {
      if (isConcerned(document)) client.notify("textDocument/didSave", { textDocument: { uri: document.uri.toString() } });
    }),
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      previews.get(document.uri.toString())?.changed();
      if (!isConcerned(document)) return;
      client.notify("textDocument/didChange", {
        textDocument: { uri: document.uri.toString(), version: document.version },
        contentChanges: [{ text: document.getText() }],
      });
    }),
  ];
}

function publish(collection, { uri, diagnostics }) {
  collection.set(vscode.Uri.parse(uri), diagnostics.map((finding) => {
    const diagnostic = new vscode.Diagnostic(range(finding.range), finding.message, finding.severity - 1);
    diagnostic.source = finding.source;
    diagnostic.code = finding.code;
    return diagnostic;
  }));
}

function providers() {
  const { languages } = vscode;
  return [
    languages.registerCompletionItemProvider(SELECTOR, { provideCompletionItems: complete }, ".", " ", ":", "{", "-"),
    languages.registerHoverProvider(SELECTOR, {
      provideHover: async (document, at, token) => {
        const answer = await client.request("textDocument/hover", asked(document, at), token);
        return answer && new vscode.Hover(new vscode.MarkdownString(answer.contents.value));
      },
    }),
    languages.registerDefinitionProvider(SELECTOR, {
      provideDefinition: async (document, at, token) => {
        const answer = await client.request("textDocument/definition", asked(document, at), token);
        return answer && new vscode.Location(vscode.Uri.parse(answer.uri), range(answer.range));
      },
    }),
    languages.registerDocumentSymbolProvider(SELECTOR, {
      provideDocumentSymbols: async (document, token) => {
        const answer = await client.request("textDocument/documentSymbol", { textDocument: { uri: document.uri.toString() } }, token);
        return (answer || []).map(symbol);
      },
    }),
    languages.registerCodeActionsProvider(SELECTOR, { provideCodeActions: repair, resolveCodeAction: resolve }),
  ];
}

async function complete(document, at, token) {
  const answer = await client.request("textDocument/completion", asked(document, at), token);
  return (answer?.items || []).map((item) => {
    // The kinds of the protocol count from 1, those of the editor from 0.
    const completion = new vscode.CompletionItem(item.label, item.kind - 1);
    completion.documentation = item.documentation;
    completion.insertText = item.textEdit.newText;
    completion.range = range(item.textEdit.range);
    return completion;
  });
}

function symbol(node) {
  // As above, kinds count from 1 and from 0.
  const result = new vscode.DocumentSymbol(node.name, node.detail || "", node.kind - 1, range(node.range), range(node.selectionRange));
  result.children = node.children.map(symbol);
  return result;
}

function edit(answer) {
  const result = new vscode.WorkspaceEdit();
  for (const [uri, changes] of Object.entries(answer.changes)) {
    for (const change of changes) result.replace(vscode.Uri.parse(uri), range(change.range), change.newText);
  }
  return result;
}

async function repair(document, selected, context, token) {
  const diagnostics = context.diagnostics.filter((diagnostic) => diagnostic.source === "keyline");
  const answer = await client.request("textDocument/codeAction", {
    textDocument: { uri: document.uri.toString() }, range: { start: selected.start, end: selected.end },
    context: { diagnostics: diagnostics.map(({ range, message, code }) => ({ range, message, code })) },
  }, token);
  return (answer || []).map((offer) => {
    const action = new vscode.CodeAction(offer.title, vscode.CodeActionKind.QuickFix);
    action.isPreferred = offer.isPreferred;
    if (offer.edit) action.edit = edit(offer.edit);
    action.offer = offer;
    return action;
  });
}

async function resolve(action, token) {
  if (action.edit) return action;
  const answer = await client.request("codeAction/resolve", action.offer, token);
  if (answer?.edit) action.edit = edit(answer.edit);
  return action;
}

const deactivate = () => client?.stop();

module.exports = { activate, deactivate };
