import Foundation
import KeylineByteText
import KeylinePreviews
import Synchronization

/// Speaks the Model Context Protocol: a JSON-RPC 2.0 message a line, requests in, responses out.
///
/// Requests are read by one thread, so that `ping` and cancellations are heard while a tool works; tools work one after the other.
/// Specification: https://modelcontextprotocol.io/specification/2025-06-18
final class AssistantServer: Sendable {
    /// The versions of the protocol that are spoken, the newest first. Between them was one with batches of messages.
    static let versions = ["2025-06-18", "2024-11-05"]

    private struct State {
        var roots: ToolRoots
        /// Whether the client names roots.
        var clientHasRoots = false
        /// Calls that came before the client had named its roots; nil once it has.
        var waiting: [JSONValue]?
        /// The calls that are under way or wait for their turn, by the request's id.
        var runs: [JSONValue: ToolRun] = [:]
    }

    private static let rootsRequest = JSONValue.string("keyline-roots")

    private let settings: AssistantSettings
    private let send: @Sendable (Data) -> Void
    private let state: Mutex<State>
    private let tools = DispatchQueue(label: "keyline.mcp.tools")

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - settings: The roots and permissions that the command line gave.
    ///   - send: Takes each message, a line with its end.
    init(_ settings: AssistantSettings, send: @escaping @Sendable (Data) -> Void) {
        self.settings = settings
        self.send = send
        let roots = settings.roots.isEmpty ? [FileManager.default.currentDirectoryPath] : settings.roots
        state = Mutex(State(roots: ToolRoots(roots)))
    }

    /// Takes one line.
    func receive(_ line: Data) {
        guard let message = try? JSONDecoder().decode(JSONValue.self, from: line) else {
            return fail(.null, .parseError, "the line is not JSON")
        }
        guard case .object(let members) = message else {
            return fail(.null, .invalidRequest, "a message is an object")
        }
        guard let method = message["method"]?.text else { return receiveResponse(message) }
        guard let id = members["id"] else { return receiveNotification(method, message["params"]) }
        receiveRequest(method, id, message)
    }

    /// Waits for the tools that are under way.
    func finish() { tools.sync {} }

    // MARK: Messages

    private func receiveRequest(_ method: String, _ id: JSONValue, _ message: JSONValue) {
        switch method {
        case "initialize": initialize(id, message["params"])
        case "ping": respond(id, .object([:]))
        case "tools/list": respond(id, .object(["tools": .array(AssistantTool.all.map(\.listing))]))
        case "tools/call":
            let mustWait = state.withLock { state in
                state.waiting?.append(message)
                return state.waiting != nil
            }
            if !mustWait { callTool(id, message["params"]) }
        default: fail(id, .methodNotFound, "unknown method \"\(method)\"")
        }
    }

    private func receiveNotification(_ method: String, _ parameters: JSONValue?) {
        switch method {
        case "notifications/initialized", "notifications/roots/list_changed": askForRoots()
        case "notifications/cancelled":
            guard let id = parameters?["requestId"] else { return }
            state.withLock { $0.runs[id] }?.cancel()
        default: break
        }
    }

    private func receiveResponse(_ message: JSONValue) {
        guard message["id"] == Self.rootsRequest else { return }
        let addresses = message["result"]?["roots"]?.elements.compactMap { $0["uri"]?.text }
        let waiting = state.withLock { state in
            if let addresses { state.roots = ToolRoots(addresses: addresses) }
            defer { state.waiting = nil }
            return state.waiting ?? []
        }
        for message in waiting { callTool(message["id"] ?? .null, message["params"]) }
    }

    private func initialize(_ id: JSONValue, _ parameters: JSONValue?) {
        let wanted = parameters?["protocolVersion"]?.text ?? ""
        let version = Self.versions.contains(wanted) ? wanted : Self.versions[0]
        let hasRoots = parameters?["capabilities"]?["roots"] != nil
        state.withLock { state in
            state.clientHasRoots = hasRoots
            if hasRoots, settings.roots.isEmpty { state.waiting = [] }
        }
        respond(
            id,
            .object([
                "protocolVersion": .string(version), "capabilities": .object(["tools": .object([:])]),
                "serverInfo": .object(["name": .string("keyline"), "version": .string(Versions.keyline)]),
                "instructions": .string(Self.instructions),
            ]))
    }

    private static let instructions = """
        Keyline lays out and draws iOS screens without a Mac: storyboards, XIBs, YAML layouts and Swift packages' previews. List an app's \
        folder first, render a scene to see it (overlay=marks numbers its views, and dump has the same numbers), check it in several \
        languages and text sizes, and explain a view before changing its constraints.
        """

    /// Asks the client for its roots, unless the command line named them.
    private func askForRoots() {
        let asks = state.withLock { $0.clientHasRoots } && settings.roots.isEmpty
        guard asks else { return }
        write(["id": Self.rootsRequest, "method": .string("roots/list")])
    }

    // MARK: Tools

    private func callTool(_ id: JSONValue, _ parameters: JSONValue?) {
        guard let name = parameters?["name"]?.text, let tool = AssistantTool.all.first(where: { $0.name == name })
        else {
            return fail(id, .invalidParams, "there is no tool \"\(parameters?["name"]?.text ?? "")\"")
        }
        var arguments: [String: JSONValue] = [:]
        if case .object(let members) = parameters?["arguments"] { arguments = members.dictionary }
        let roots = state.withLock { $0.roots }
        let call: ToolCall
        do throws(ToolError) {
            call = try ToolCall(tool, arguments, roots: roots)
        } catch {
            // An answer rather than a failure of the protocol: the assistant reads it and corrects the call.
            return respond(id, ToolRun.refusal(error.message))
        }
        let run = ToolRun(call, roots: roots, permissions: settings.permissions)
        state.withLock { $0.runs[id] = run }
        tools.async { [self] in
            let result = run.result()
            state.withLock { $0.runs[id] = nil }
            if let result { respond(id, result) }
        }
    }

    // MARK: Writing

    private func respond(_ id: JSONValue, _ result: JSONValue) { write(JSONRPC.response(to: id, result)) }

    private func fail(_ id: JSONValue, _ code: JSONRPC.ErrorCode, _ message: String) {
        write(JSONRPC.failure(of: id, code, message))
    }

    private func write(_ message: JSONMembers) { send(JSONRPC.bytes(of: message) + Data("\n".utf8)) }
}
