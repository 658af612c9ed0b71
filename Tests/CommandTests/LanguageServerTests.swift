import Foundation
import KeylineByteText
import Testing

@testable import KeylineCommand

/// The answers of `keyline lsp`, message by message
/// (https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/).
@Suite struct LanguageServerTests {
    private static let layout = """
        keyline: 1
        device: iPhone 15
        metrics: { gap: 12 }
        views:
          - type: UILabel
            id: title
            text: Hello
          - { type: UIScrollView, id: pages }
        constraints:
          - title.top == screen.safeArea.top + gap

        """

    private let room: CommandSandbox

    init() throws { room = try CommandSandbox() }

    // MARK: Messages

    @Test func `messages are found wherever their bytes are divided`() throws {
        let bytes = MessageFrames.frame(Data("{\"a\":\"é\"}".utf8)) + MessageFrames.frame(Data("{}".utf8))
        for size in 1...bytes.count {
            var frames = MessageFrames()
            var messages: [String] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                frames.append(bytes[start..<min(start + size, bytes.count)])
                while let message = try frames.next() { messages.append(String(decoding: message, as: UTF8.self)) }
            }
            #expect(messages == ["{\"a\":\"é\"}", "{}"], "\(size) bytes at a time")
        }
    }

    @Test(arguments: ["Content-Length: -1\r\n\r\n", "Content-Length: 99999999999\r\n\r\n", "Host: x\r\n\r\n{}"])
    func `a header without a usable length is an error`(header: String) {
        var frames = MessageFrames()
        frames.append(Data(header.utf8))
        #expect(throws: FrameError.self) { try frames.next() }
    }

    /// The messages that a server writes for those that a client sends.
    private func converse(_ messages: [JSONMembers]) throws -> [JSONValue] {
        let input = messages.map { MessageFrames.frame(JSONRPC.bytes(of: $0)) }.reduce(Data(), +)
        try room.write(input, "requests")
        let outcome = try room.runShell("keyline lsp < requests > responses")
        #expect(outcome.errors.isEmpty)
        var frames = MessageFrames()
        frames.append(room.bytes("responses") ?? Data())
        var answers: [JSONValue] = []
        while let message = try frames.next() {
            answers.append(try JSONDecoder().decode(JSONValue.self, from: message))
        }
        return answers
    }

    private func opening(_ text: String, _ name: String) -> JSONMembers {
        let document: JSONMembers = [
            "uri": .string("file://" + room.path(name)), "languageId": .string("yaml"), "version": .integer(7),
            "text": .string(text),
        ]
        return JSONRPC.notification("textDocument/didOpen", .object(["textDocument": .object(document)]))
    }

    private func request(_ id: Int, _ method: String, _ name: String) -> JSONMembers {
        [
            "id": .integer(id), "method": .string(method),
            "params": .object([
                "textDocument": .object(["uri": .string("file://" + room.path(name))]),
                "position": .object(["line": .integer(5), "character": .integer(10)]),
            ]),
        ]
    }

    @Test func `text that no file has is checked, and only its own faults are shown`() throws {
        let wrong = Self.layout.replacing("text: Hello", with: "txt: Hello")
        let answers = try converse([opening(wrong, "new.yaml")])
        let published = try #require(answers.first { $0["method"] == .string("textDocument/publishDiagnostics") })
        #expect(published["params"]?["version"] == .integer(7))
        let finding = try #require(published["params"]?["diagnostics"]?.elements.first)
        #expect(EditedText.Position(finding["range"]?["start"]) == .init(line: 6, character: 4))
        #expect(finding["severity"] == .integer(1))
        #expect(finding["message"]?.text?.contains("did you mean \"text\"?") == true)
        #expect(!room.names.contains("new.yaml"))
    }

    @Test func `the unsaved text counts, and not the file's`() throws {
        try room.write("keyline: 1\nviews: []\n", "screen.yaml")
        let answers = try converse([
            opening(Self.layout, "screen.yaml"), request(1, "textDocument/hover", "screen.yaml"),
        ])
        let hover = try #require(answers.first { $0["id"] == .integer(1) })
        #expect(hover["result"]?["contents"]?["value"]?.text?.contains("UILabel \"Hello\" (title)") == true)
        #expect(room.bytes("screen.yaml") == Data("keyline: 1\nviews: []\n".utf8))
    }

    @Test func `unknown methods and documents end nothing`() throws {
        let answers = try converse([
            request(1, "textDocument/unheardOf", "a.yaml"), request(2, "textDocument/hover", "a.yaml"),
            ["id": .integer(3), "method": .string("shutdown")],
        ])
        #expect(answers.map { $0["error"]?["code"] ?? .null } == [.integer(-32601), .null, .null])
        #expect(answers[1]["result"] == .null)
    }

    @Test func `YAML of other programs is left alone`() {
        let workflow = "on: push\njobs: {}\n"
        #expect(OpenDocument(uri: "file:///a/ci.yml", version: 1, text: workflow) == nil)
        #expect(OpenDocument(uri: "file:///a/keyline.yaml", version: 1, text: "sets: {}\n")?.kind == .configuration)
        #expect(OpenDocument(uri: "file:///a/b.yaml", version: 1, text: Self.layout)?.kind == .layout)
        #expect(OpenDocument(uri: "untitled:1", version: 1, text: Self.layout) == nil)
    }

    // MARK: Positions

    @Test func `columns count characters, and positions UTF-16 units`() {
        let text = EditedText("a: \u{1F600}é x\r\nb")
        #expect(text.lines == ["a: \u{1F600}é x", "b"])
        #expect(text.position(line: 1, column: 5) == .init(line: 0, character: 5))
        #expect(text.prefix(of: .init(line: 0, character: 5)) == "a: \u{1F600}")
        #expect(text.word(at: .init(line: 0, character: 6))?.text == "é")
    }

    @Test func `a block ends before the next line that is no deeper`() {
        let text = EditedText("- a: 1\n  b:\n    c: 2\n\n- d: 3\n<v>\n  <w/>\n</v>\n")
        #expect(text.lastLine(ofBlockAt: 0) == 2)
        #expect(text.lastLine(ofBlockAt: 4) == 4)
        #expect(text.lastLine(ofBlockAt: 5) == 7)
    }

    // MARK: Completion

    /// The labels that complete the layout with other text in place of some, at the end of that text.
    private func words(_ old: String, _ new: String) -> [String] {
        guard let match = Self.layout.firstRange(of: old) else { return [] }
        let before = EditedText(Self.layout[..<match.lowerBound] + new)
        let text = before.string + Self.layout[match.upperBound...]
        guard let document = OpenDocument(uri: "file:///screen.yaml", version: 1, text: text) else { return [] }
        let line = before.lines.count - 1
        let position = EditedText.Position(line: line, character: before.line(line).utf16.count)
        return Completion(document, at: position).result["items"]?.elements.compactMap { $0["label"]?.text } ?? []
    }

    @Test func `keys are those of the view's class, without those that it has`() {
        let words = words("    text: Hello", "    text: Hello\n    nu")
        #expect(words.contains("numberOfLines"))
        #expect(!words.contains("text") && !words.contains("isOn"))
    }

    @Test func `keys in braces are completed too`() {
        #expect(
            words("id: pages }", "id: pages, ").contains("contentInset") || !words("id: pages }", "id: pages, ").isEmpty
        )
        #expect(!words("id: pages }", "id: pages, ").contains("numberOfLines"))
    }

    @Test func `values are those of the key`() {
        #expect(words("text: Hello", "textAlignment: ").contains("center"))
        #expect(words("device: iPhone 15", "appearance: ") == ["light", "dark"])
    }

    @Test func `an equation continues with views, then with attributes that can be related`() {
        let equation = "title.top == screen.safeArea.top + gap"
        // An item of the list may also be a mapping, whose keys come first.
        #expect(
            words(equation, "ti")
                == ["constraint", "identifier", "installed", "options", "variations", "screen", "pages", "title"])
        let vertical = words(equation, "title.top == pages.")
        #expect(vertical.contains("bottom") && vertical.contains("content") && !vertical.contains("leading"))
        #expect(words(equation, "title.leading == screen.safeArea.").contains("trailing"))
        #expect(!words(equation, "title.leading == screen.safeArea.").contains("left"))
        #expect(words(equation, "title.width == pages.") == words(equation, "title.height == pages."))
        #expect(words(equation, "title.top == screen.top + ") == ["gap"])
    }

    // MARK: Repairs

    @Test func `a diff becomes an edit for each hunk`() {
        let diff = "--- a/x\n+++ b/x\n@@ -2,3 +2,3 @@\n a\n-b\n+B\n c\n@@ -9,0 +10,1 @@\n+new\n"
        let edits = WorkspaceEdit("file:///x", diff: diff).json["changes"]?["file:///x"]?.elements ?? []
        #expect(edits.map { $0["newText"]?.text } == ["a\nB\nc\n", "new\n"])
        #expect(edits.map { $0["range"]?["start"]?["line"]?.integer } == [1, 9])
        #expect(edits.map { $0["range"]?["end"]?["line"]?.integer } == [4, 9])
    }
}

/// `--unsaved` reads a file's contents from standard input.
@Suite struct UnsavedContentsTests {
    private let room: CommandSandbox

    init() throws { room = try CommandSandbox() }

    private static let badge = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" \
        useAutolayout="YES">
            <objects>
                <view contentMode="scaleToFill" id="roo-t1-abc">
                    <rect key="frame" x="0.0" y="0.0" width="100" height="40"/>
                    <subviews>
                        <label text="Old" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-abc"><rect key="frame" x="0.0" y="0.0" width="100" height="40"/></label>
                    </subviews>
                </view>
            </objects>
        </document>
        """

    @Test func `every command reads them in place of the file`() throws {
        try room.write(Self.badge, "Badge.xib")
        try room.write(Self.badge.replacing("Old", with: "New"), "edited")
        let outcome = try room.runShell("keyline dump Badge.xib --unsaved ./Badge.xib < edited")
        #expect(outcome.output.contains("\"New\"") && !outcome.output.contains("\"Old\""))
    }

    @Test func `an edit of them is printed and never written`() throws {
        try room.write(Self.badge, "Badge.xib")
        try room.write(Self.badge.replacing("Old", with: "New"), "edited")
        let refused = try room.runShell("keyline fix Badge.xib add-missing --unsaved Badge.xib < edited")
        #expect(refused.status == 2)
        #expect(refused.errors.contains("cannot replace the file") && refused.errors.contains("--dry-run"))
        let printed = try room.runShell("keyline fix Badge.xib add-missing --unsaved Badge.xib -o - < edited")
        #expect(printed.output.contains("text=\"New\"") && printed.output.contains("<constraint "))
        #expect(room.bytes("Badge.xib") == Data(Self.badge.utf8))
    }
}
