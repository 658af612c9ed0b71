import Foundation
import Testing

/// Documents whose texts and names pretend to be markup, annotations or control sequences, through every output of the command.
@Suite struct HostileNameTests {
    private let room: CommandSandbox
    private static let forged = "\u{600}&lt;script&gt;&quot;'&#13;&#10;::error::forged"

    init() throws {
        room = try CommandSandbox()
        let hostile = Fixtures.card.replacing("Hello", with: Self.forged + String(repeating: " long", count: 40))
            .replacing(
                "id=\"title\"",
                with: "id=\"\(Self.forged)\" userLabel=\"\(Self.forged)\" customClass=\"\(Self.forged)\""
            )
            .replacing("firstItem=\"title\"", with: "firstItem=\"\(Self.forged)\"")
            .replacing("id=\"card\"", with: "id=\"card\" userLabel=\"\(Self.forged)\"")
        try room.write(hostile, "App/a\u{600}<b>.xib")
    }

    private func lines(_ text: String) -> [Substring.UTF8View] {
        text.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0).utf8 }
    }

    @Test(arguments: [
        ["check", "App"], ["check", "App", "--format", "github"], ["check", "App", "--format", "json"],
        ["dump", "App"],
        ["dump", "App", "--format", "json"], ["list", "App"], ["render", "App", "-o", "out/"],
    ])
    func `no line of any output is a workflow command of the document's`(arguments: [String]) throws {
        let outcome = try room.run(arguments)
        for text in [outcome.output, outcome.errors] {
            #expect(!lines(text).contains { $0.starts(with: "::error::".utf8) })
            #expect(!text.utf8.contains { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 || $0 == 0x7F })
        }
    }

    @Test func `pages and SVG hold no markup of the document's`() throws {
        #expect(try room.run("preview", "App", "-o", "page").status == 0)
        #expect(try room.run("render", "App", "-o", "out/", "--format", "svg").status == 0)
        let files = room.names.filter { $0.hasSuffix(".html") || $0.hasSuffix(".svg") }
        #expect(files.count == 2)
        for file in files {
            let bytes = try #require(room.bytes(file))
            #expect(bytes.firstRange(of: Data("<script>\"".utf8)) == nil)
            #expect(bytes.firstRange(of: Data("<b>".utf8)) == nil)
            #expect(!bytes.contains(0x0D))
        }
    }
}
