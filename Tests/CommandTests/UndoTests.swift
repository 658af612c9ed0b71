import Foundation
import Testing

/// D38: every edit can be undone and done again, back to the first bytes.
@Suite struct UndoTests {
    private static let screen = """
        keyline: 1
        views:
          - { type: UILabel, id: title, text: Hello }
          - { type: UIView, id: box }
        constraints:
          - title.top == screen.top + 8
          - title.leading == screen.leading + 16
          - box.width == 40

        """

    private let room: CommandSandbox

    init() throws {
        room = try CommandSandbox()
        try room.write(Self.screen, "screen.yaml")
    }

    private var text: String { String(decoding: room.bytes("screen.yaml") ?? Data(), as: UTF8.self) }

    private func edit(_ words: String) throws -> CommandSandbox.Outcome { try room.runShell("keyline \(words)") }

    @Test func `edits are undone to the first bytes and done again to the last`() throws {
        var versions = [text]
        for words in [
            "set screen.yaml 'box.width == 40' constant=50", "delete screen.yaml title",
            "set screen.yaml 'box.width == 50' relation='>='",
        ] {
            #expect(try edit(words).status == 0)
            versions.append(text)
        }
        #expect(Set(versions).count == 4)
        for version in versions.dropLast().reversed() {
            #expect(try edit("undo screen.yaml").status == 0)
            #expect(text == version)
        }
        let first = try edit("undo screen.yaml")
        #expect(first.status == 2 && first.errors.contains("there is no edit to undo"))
        for version in versions.dropFirst() {
            #expect(try edit("redo ./screen.yaml").status == 0)
            #expect(text == version)
        }
        #expect(try edit("redo screen.yaml").status == 2)
    }

    @Test func `an edit after an undo takes the place of what was undone`() throws {
        _ = try edit("set screen.yaml 'box.width == 40' constant=50")
        _ = try edit("undo screen.yaml")
        _ = try edit("set screen.yaml 'box.width == 40' constant=60")
        #expect(try edit("redo screen.yaml").status == 2)
        _ = try edit("undo screen.yaml")
        #expect(text == Self.screen)
    }

    @Test func `what another program wrote is never lost`() throws {
        _ = try edit("set screen.yaml 'box.width == 40' constant=50")
        let other = text + "# by hand\n"
        try room.write(other, "screen.yaml")
        let outcome = try edit("undo screen.yaml")
        #expect(outcome.status == 2 && outcome.errors.contains("changed by another program"))
        #expect(text == other)
    }

    @Test func `edits at the same time are undone in the order in which they were made`() throws {
        // xargs waits for its programs under any signal mask, which shells do not.
        let words = "keyline set screen.yaml 'title.top == screen.top + 8' identifier=e"
        _ = try room.runShell("seq 6 | xargs -P 6 -I N sh -c \"\(words)N\"")
        var undone = 0
        while try edit("undo screen.yaml").status == 0 { undone += 1 }
        #expect(undone > 0 && text == Self.screen)
    }

    @Test func `without a place for the journal an edit is made, and a note says that it stays`() throws {
        let outcome = try room.runShell(
            "XDG_STATE_HOME=/proc/nowhere keyline set screen.yaml 'box.width == 40' constant=50")
        #expect(outcome.status == 0 && outcome.errors.contains("cannot be undone"))
        #expect(text.contains("box.width == 50"))
    }
}
