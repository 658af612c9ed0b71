import Foundation
import KeylineByteText
import Synchronization

/// Speaks the Language Server Protocol for layout files, storyboards, XIBs and Swift files with previews.
///
/// Messages are read by one thread. What takes long, because a document is laid out, runs as a process of its own: diagnostics on one
/// queue, some time after the last change, and answers to requests on another one.
/// Specification: https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/
final class LanguageServer: Sendable {
    /// The pause in typing after which a document is laid out again, in milliseconds.
    private static let pause = 150

    struct State {
        var documents: [String: OpenDocument] = [:]
        /// The check that is under way for a document.
        var checks: [String: DocumentRun] = [:]
        /// The last outline of a document, with the version that it is of.
        var outlines: [String: (version: Int, answer: OutlineAnswer)] = [:]
        /// The runs behind requests, by the request's id.
        var runs: [JSONValue: DocumentRun] = [:]
        var isShutDown = false
    }

    let settings: LanguageServerSettings
    let state = Mutex(State())
    private let send: @Sendable (Data) -> Void
    private let checks = DispatchQueue(label: "keyline.lsp.checks")
    private let requests = DispatchQueue(label: "keyline.lsp.requests")
    /// The work that is under way or waits for its turn.
    private let pending = DispatchGroup()

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - settings: What the command line asked for.
    ///   - send: Takes each message, without its header.
    init(_ settings: LanguageServerSettings, send: @escaping @Sendable (Data) -> Void) {
        self.settings = settings
        self.send = send
    }

    /// Takes one message.
    ///
    /// - Returns: Whether the server goes on; false once the client says goodbye.
    func receive(_ data: Data) -> Bool {
        guard let message = try? JSONDecoder().decode(JSONValue.self, from: data), case .object(let members) = message
        else {
            write(JSONRPC.failure(of: .null, .parseError, "the message is not a JSON object"))
            return true
        }
        // Answers of the client: the server asks for nothing.
        guard let method = message["method"]?.text else { return true }
        if method == "exit" { return false }
        if let id = members["id"] {
            receiveRequest(method, id, message["params"])
        } else {
            receiveNotification(method, message["params"])
        }
        return true
    }

    /// Whether the client asked the server to shut down before it ended.
    var isShutDown: Bool { state.withLock(\.isShutDown) }

    /// Waits for the work under way.
    func finish() { pending.wait() }

    // MARK: Messages

    private func receiveNotification(_ method: String, _ parameters: JSONValue?) {
        let document = parameters?["textDocument"]
        guard let uri = document?["uri"]?.text else {
            if method == "$/cancelRequest", let id = parameters?["id"] { state.withLock { $0.runs[id] }?.cancel() }
            return
        }
        switch method {
        case "textDocument/didOpen":
            let version = document?["version"]?.integer ?? 0
            change(uri, to: OpenDocument(uri: uri, version: version, text: document?["text"]?.text ?? ""))
        case "textDocument/didChange":
            // Changes come as the whole text, as the server asks for.
            guard let text = parameters?["contentChanges"]?.elements.last?["text"]?.text else { return }
            change(uri, to: OpenDocument(uri: uri, version: document?["version"]?.integer ?? 0, text: text))
        case "textDocument/didSave":
            if let saved = state.withLock({ $0.documents[uri] }), saved.kind == .swift { check(saved) }
        case "textDocument/didClose":
            state.withLock { $0.documents[uri] = nil }
            publish(uri, version: nil, [])
        default: break
        }
    }

    private func receiveRequest(_ method: String, _ id: JSONValue, _ parameters: JSONValue?) {
        switch method {
        case "initialize": respond(id, LanguageServerProfile.capabilities)
        case "shutdown":
            state.withLock { $0.isShutDown = true }
            respond(id, .null)
        case "codeAction/resolve": resolveAction(id, parameters ?? .null)
        default:
            guard let request = DocumentRequest(rawValue: method) else {
                return write(JSONRPC.failure(of: id, .methodNotFound, "unknown method \"\(method)\""))
            }
            guard let document = document(of: parameters) else { return respond(id, .null) }
            answer(request, id, document, parameters ?? .null)
        }
    }

    /// The open document that a request is about; nil for one that the server does not know.
    func document(of parameters: JSONValue?) -> OpenDocument? {
        parameters?["textDocument"]?["uri"]?.text.flatMap { uri in state.withLock { $0.documents[uri] } }
    }

    // MARK: Diagnostics

    private func change(_ uri: String, to document: OpenDocument?) {
        let running = state.withLock { state in
            state.documents[uri] = document
            return state.checks.removeValue(forKey: uri)
        }
        running?.cancel()
        guard let document else { return }
        switch document.kind {
        case .layout where document.text.isBlank, .configuration: publish(uri, version: document.version, [])
        // The findings of its last save stay.
        case .swift: break
        case .layout, .interface:
            pending.enter()
            checks.asyncAfter(deadline: .now() + .milliseconds(Self.pause)) { [self] in
                defer { pending.leave() }
                let isNewest = state.withLock { $0.documents[uri]?.version == document.version }
                if isNewest { checkNow(document) }
            }
        }
    }

    private func check(_ document: OpenDocument) {
        guard settings.permissions.contains(.build) else { return }
        checks.async(group: pending) { [self] in checkPackage(of: document) }
    }

    private func checkNow(_ document: OpenDocument) {
        let run = DocumentRun(["check", "--format=json"], document)
        state.withLock { $0.checks[document.uri] = run }
        guard let result = run.result() else { return }
        state.withLock { $0.checks[document.uri] = nil }
        publish(document.uri, version: document.version, DocumentFindings(in: document).diagnostics(of: result))
    }

    func publish(_ uri: String, version: Int?, _ diagnostics: [JSONValue]) {
        var parameters: JSONMembers = ["uri": .string(uri), "diagnostics": .array(diagnostics)]
        if let version { parameters["version"] = .integer(version) }
        write(JSONRPC.notification("textDocument/publishDiagnostics", .object(parameters)))
    }

    // MARK: Answers

    /// Does what takes long for a request, in its turn.
    func work(for id: JSONValue, _ work: @escaping @Sendable () -> JSONValue) {
        requests.async(group: pending) { [self] in
            let result = work()
            let run = state.withLock { $0.runs.removeValue(forKey: id) }
            if run?.isCancelled ?? false {
                write(JSONRPC.failure(of: id, .requestCancelled, "the request was cancelled"))
            } else {
                respond(id, result)
            }
        }
    }

    /// Runs the command for a request, which the client may cancel.
    func run(_ words: [String], _ document: OpenDocument, operands: [String] = [], for id: JSONValue) -> Data? {
        let run = DocumentRun(words, document)
        state.withLock { $0.runs[id] = run }
        return run.result(operands)?.bytes
    }

    func respond(_ id: JSONValue, _ result: JSONValue) { write(JSONRPC.response(to: id, result)) }

    private func write(_ message: JSONMembers) { send(JSONRPC.bytes(of: message)) }
}
