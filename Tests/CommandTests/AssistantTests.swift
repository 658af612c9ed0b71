import Foundation
import KeylineByteText
import KeylinePreviews
import Testing

/// What `keyline mcp` answers, message by message (https://modelcontextprotocol.io/specification/2025-06-18).
@Suite struct AssistantTests {
    private static let screen = """
        keyline: 1
        device: iPhone 15
        views:
          - { type: UILabel, id: title, text: Hello }
        constraints:
          - title.leading == screen.safeArea.leading
          - title.top == screen.safeArea.top
        """

    private let room: CommandSandbox

    init() throws {
        room = try CommandSandbox()
        try room.write(Self.screen, "app/screen.yaml")
        try room.write("secret", "secret.yaml")
    }

    /// Sends requests, each with its place as its id, and gives the responses in the same order.
    private func converse(_ options: String = "--root app", _ requests: [(method: String, params: JSONValue)]) throws
        -> [JSONValue]
    {
        let encoder = JSONEncoder()
        var lines = ""
        for (index, request) in requests.enumerated() {
            let message = JSONValue.object([
                "jsonrpc": .string("2.0"), "id": .integer(index), "method": .string(request.method),
                "params": request.params,
            ])
            lines += String(decoding: try encoder.encode(message), as: UTF8.self) + "\n"
        }
        return try responses(options, lines).sorted { ($0["id"]?.integer ?? -1) < ($1["id"]?.integer ?? -1) }
    }

    /// Sends lines and gives every line that comes back.
    private func responses(_ options: String, _ lines: String) throws -> [JSONValue] {
        try room.write(lines, "requests")
        let outcome = try room.runShell("keyline mcp \(options) < requests")
        #expect(outcome.status == 0, "\(outcome.errors)")
        return try outcome.output.split(separator: "\n").map {
            try JSONDecoder().decode(JSONValue.self, from: Data($0.utf8))
        }
    }

    private func call(_ tool: String, _ arguments: JSONMembers, _ options: String = "--root app") throws
        -> JSONValue
    {
        let parameters = JSONValue.object(["name": .string(tool), "arguments": .object(arguments)])
        let answer = try #require(try converse(options, [("tools/call", parameters)]).first)
        return try #require(answer["result"], "\(answer)")
    }

    private func text(of result: JSONValue) -> String {
        result["content"]?.elements.compactMap { $0["text"]?.text }.joined(separator: "\n") ?? ""
    }

    @Test func `initialize answers with the version that the client speaks`() throws {
        let parameters = JSONValue.object(["protocolVersion": .string("2024-11-05"), "capabilities": .object([:])])
        let result = try #require(try converse(requests: [("initialize", parameters)]).first?["result"])
        #expect(result["protocolVersion"] == .string("2024-11-05"))
        #expect(result["serverInfo"]?["name"] == .string("keyline"))
    }

    @Test func `every tool has a schema whose properties its command understands`() throws {
        let tools = try #require(
            try converse(requests: [("tools/list", .object([:]))]).first?["result"]?["tools"]?.elements)
        #expect(tools.count >= 12)
        for tool in tools {
            guard case .object(let properties) = tool["inputSchema"]?["properties"] else {
                Issue.record("\(tool) has no properties")
                continue
            }
            let required = tool["inputSchema"]?["required"]?.elements.compactMap(\.text) ?? []
            #expect(!required.isEmpty && required.allSatisfy { properties[$0] != nil })
        }
    }

    @Test func `render answers with a picture of one pixel per point`() throws {
        let result = try call("render", ["path": .string("screen.yaml")])
        let picture = try #require(result["content"]?.elements.first { $0["type"] == .string("image") })
        let data = try #require(Data(base64Encoded: picture["data"]?.text ?? ""))
        #expect([UInt8](data[16..<24]) == [0, 0, 1, 0x89, 0, 0, 3, 0x54], "393 by 852")
        #expect(room.names.allSatisfy { !$0.hasSuffix(".png") })
    }

    @Test func `dump numbers the views`() throws {
        let printed = text(of: try call("dump", ["path": .string("screen.yaml"), "format": .string("json")]))
        #expect(printed.contains(#""mark" : 1"#), "\(printed)")
    }

    @Test(arguments: ["../secret.yaml", "/etc/passwd", "link.yaml"])
    func `a path outside of the roots is refused`(path: String) throws {
        try room.link("app/link.yaml", to: room.path("secret.yaml"))
        let result = try call("render", ["path": .string(path)])
        #expect(result["isError"] == .bool(true))
        #expect(text(of: result).contains("outside of the roots"))
    }

    @Test func `an unknown argument is named with those that there are`() throws {
        let result = try call("render", ["path": .string("screen.yaml"), "colour": .string("red")])
        #expect(result["isError"] == .bool(true))
        #expect(text(of: result).hasPrefix("render has no argument \"colour\"; it has path, scene,"))
    }

    @Test func `an edit is shown, and written only where it is allowed`() throws {
        let edit: JSONMembers = [
            "path": .string("screen.yaml"), "constraint": .string("title.top == screen.safeArea.top"),
            "changes": .array([.string("constant=8")]),
        ]
        let before = room.bytes("app/screen.yaml")
        #expect(text(of: try call("set", edit)).contains("+  - title.top == screen.safeArea.top + 8"))
        let written = edit + [("dry_run", .bool(false))]
        #expect(text(of: try call("set", written)).contains("--permit write"))
        #expect(room.bytes("app/screen.yaml") == before)
        #expect(try call("set", written, "--root app --permit write")["isError"] == .bool(false))
        #expect(String(decoding: room.bytes("app/screen.yaml") ?? Data(), as: UTF8.self).contains("safeArea.top + 8"))
    }

    @Test func `no package is built unless it is allowed`() throws {
        try room.write("", "app/Package.swift")
        let result = try call("preview_package", ["package": .string(".")])
        #expect(result["isError"] == .bool(true))
        #expect(text(of: result).contains("--permit build"))
    }

    @Test func `a list that may name a package is not tried unless it is allowed`() throws {
        try room.write("*.png --package . --across release\n", "app/golden/cases.txt")
        try room.write("keyline: 1\nsets:\n  release: { locales: [en] }\n", "app/keyline.yaml")
        try room.write("", "app/Package.swift")
        let result = try call("golden_test", ["folder": .string("golden")])
        #expect(text(of: result).contains("--permit build"))
    }

    @Test func `a golden that differs is shown as it is and as the difference`() throws {
        try room.write("screen.png screen.yaml\n", "app/golden/cases.txt")
        let accepted = try room.runShell("cd app && keyline golden accept '*'")
        #expect(accepted.status == 0, "\(accepted.errors)")
        try room.write(Self.screen.replacing("Hello", with: "Goodbye"), "app/screen.yaml")
        let result = try call("golden_test", ["folder": .string("golden")])
        #expect(result["isError"] == .bool(false))
        #expect(text(of: result).contains("screen.actual.png") && text(of: result).contains("screen.difference.png"))
        #expect(result["content"]?.elements.count { $0["type"] == .string("image") } == 2)
    }

    @Test func `a review shows what changed with a picture before and after, and writes nothing`() throws {
        let repository = try room.runShell(
            "cd app && git init -q . && git add -A && git -c user.name=A -c user.email=a@example.com commit -qm first")
        #expect(repository.status == 0, "\(repository.errors)")
        try room.write(Self.screen.replacing("Hello", with: "Goodbye"), "app/screen.yaml")
        let before = room.names
        let result = try call("review", ["range": .string("HEAD"), "path": .string(".")])
        #expect(result["isError"] == .bool(false))
        #expect(text(of: result).contains("UILabel (title): text \"Hello\" → \"Goodbye\""), "\(text(of: result))")
        #expect(text(of: result).contains("screen.expected.png") && text(of: result).contains("screen.actual.png"))
        #expect(result["content"]?.elements.count { $0["type"] == .string("image") } == 2)
        #expect(Set(room.names).subtracting(["requests"]) == Set(before).subtracting(["requests"]))
        let outside = try call("review", ["range": .string("HEAD"), "path": .string("..")])
        #expect(text(of: outside).contains("outside of the roots"))
        let option = try call("review", ["range": .string("--output=stolen"), "path": .string(".")])
        #expect(option["isError"] == .bool(true))
    }

    @Test func `a call that is cancelled has no answer, and the next one has`() throws {
        // It takes far longer to lay out than to read two lines.
        let labels = (0..<4000).map { "  - { type: UILabel, id: l\($0), text: x }\n" }.joined()
        try room.write("keyline: 1\ndevice: iPhone 15\nviews:\n" + labels, "app/slow.yaml")
        func line(_ id: Int, _ path: String) -> String {
            #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"check","arguments":{"path":"\#(path)"}}}"#
        }
        let cancellation = #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#
        let answers = try responses(
            "--root app", [line(1, "slow.yaml"), cancellation, line(2, "screen.yaml")].joined(separator: "\n") + "\n")
        #expect(answers.map { $0["id"] } == [.integer(2)])
    }

    @Test func `a broken document is an error, and the server goes on`() throws {
        try room.write("<document", "app/broken.xib")
        let arguments = { (path: String) in
            JSONValue.object(["name": .string("render"), "arguments": .object(["path": .string(path)])])
        }
        let answers = try converse(requests: [
            ("tools/call", arguments("broken.xib")), ("tools/call", arguments("screen.yaml")),
        ])
        #expect(answers.map { $0["result"]?["isError"] } == [.bool(true), .bool(false)])
        #expect(text(of: answers[0]["result"] ?? .null).contains("broken.xib:1"))
    }

    @Test func `a client's roots are asked for, and calls wait for them`() throws {
        let lines = """
            {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{"roots":{}}}}
            {"jsonrpc":"2.0","method":"notifications/initialized"}
            {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"list","arguments":{"path":"screen.yaml"}}}
            {"jsonrpc":"2.0","id":"keyline-roots","result":{"roots":[{"uri":"file://\(room.path("app"))"}]}}

            """
        let answers = try responses("", lines)
        #expect(answers.contains { $0["method"] == .string("roots/list") })
        let listed = try #require(answers.first { $0["id"] == .integer(1) })
        #expect(listed["result"]?["isError"] == .bool(false), "\(listed)")
    }

    @Test(arguments: [
        ("not json", -32700), ("[]", -32600), (#"{"id":1,"method":"nothing"}"#, -32601),
        (#"{"id":1,"method":"tools/call","params":{"name":"nothing"}}"#, -32602),
    ])
    func `a message that means nothing has JSON-RPC's code`(line: String, code: Int) throws {
        #expect(try responses("--root app", line + "\n").first?["error"]?["code"] == .integer(code))
    }
}

extension AssistantTests {
    fileprivate func converse(requests: [(method: String, params: JSONValue)]) throws -> [JSONValue] {
        try converse("--root app", requests)
    }
}
