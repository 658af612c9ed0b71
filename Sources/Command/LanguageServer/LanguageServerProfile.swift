import KeylineByteText

/// The server's capabilities, as the client learns them.
enum LanguageServerProfile {
    /// The result of `initialize`.
    static let capabilities: JSONValue = .object([
        "capabilities": .object([
            "textDocumentSync": .object([
                "openClose": .bool(true), "change": .integer(1), "save": .object(["includeText": .bool(false)]),
            ]),
            "completionProvider": .object([
                "triggerCharacters": .array([".", " ", ":", "{", "-"].map { .string($0) })
            ]),
            "hoverProvider": .bool(true), "definitionProvider": .bool(true), "documentSymbolProvider": .bool(true),
            "codeActionProvider": .object([
                "codeActionKinds": .array([.string("quickfix")]), "resolveProvider": .bool(true),
            ]),
        ]),
        "serverInfo": .object(["name": .string("keyline"), "version": .string(Versions.keyline)]),
    ])
}

/// The requests about a position or a range of a document.
enum DocumentRequest: String {
    case completion = "textDocument/completion"
    case hover = "textDocument/hover"
    case definition = "textDocument/definition"
    case symbols = "textDocument/documentSymbol"
    case actions = "textDocument/codeAction"
}
