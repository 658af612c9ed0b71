import Foundation
import KeylineGoldens
import Testing

/// A picture's golden carries the layout that it was drawn from, so that its failure is told by constraints and views.
@Suite struct PictureCauseTests {
    private let room: CommandSandbox

    init() throws {
        room = try CommandSandbox()
        try change()
        try room.write(
            "a.png card.yaml --scale 1\nb.png card.yaml --locale ar\nc.layout.txt card.yaml\n", "golden/cases.txt")
        _ = try room.run("golden", "accept", "*")
    }

    private func change(top: Int = 8, text: String = "Hello", color: String = "label") throws {
        try room.write(
            """
            keyline: 1
            size: 160x60
            views:
              - { type: UILabel, id: name, text: \(text), textColor: \(color) }
            constraints:
              - name.top == screen.top + \(top)
              - name.leading == screen.leading + 8

            """, "card.yaml")
    }

    private func groups() throws -> [(title: String, names: [String])] {
        #expect(try room.run("golden", "test").status == 1)
        return try GoldenResults(file: room.path("out/golden/results.json")).groups.map { ($0.title, $0.names) }
    }

    @Test func `pictures and layouts of one change are one group, named by the constraint`() throws {
        try change(top: 24)
        let groups = try groups()
        #expect(groups.map(\.title) == ["constraint: name.top == screen.top + 8 → name.top == screen.top + 24"])
        #expect(groups.first?.names == ["a.png", "b.png", "c.layout.txt"])
        #expect(try room.run("golden", "test").output.contains("name.top == screen.top + 24"))
        let accepted = try room.run("golden", "accept", "--group", groups[0].title)
        #expect(
            accepted.status == 0 && accepted.output.split(separator: "\n").count == 3,
            "\(accepted.output)\(accepted.errors)")
        #expect(try room.run("golden", "test").status == 0)
    }

    @Test func `the words of VoiceOver are in the group of what changed on their screen`() throws {
        try room.write(
            "a.png card.yaml --scale 1\na.accessibility.txt card.yaml --scale 1\nen.accessibility.txt card.yaml --text-size XL\n",
            "golden/cases.txt")
        _ = try room.run("golden", "accept", "*", "--unreviewed")
        try change(text: "Goodbye")
        let groups = try groups()
        #expect(groups.map(\.title) == [#"UILabel (name): text "Hello" → "Goodbye""#])
        #expect(groups.first?.names == ["a.png", "a.accessibility.txt", "en.accessibility.txt"])
        let results = try GoldenResults(file: room.path("out/golden/results.json")).results
        let subjects = Set(
            results.filter { $0.name.hasSuffix(".accessibility.txt") }.flatMap { $0.causes.map(\.subject) })
        #expect(subjects == ["VoiceOver"])
    }

    @Test func `words of VoiceOver that change alone are a group of their own`() throws {
        try room.write("a.accessibility.txt card.yaml\nother.png card.yaml\n", "golden/cases.txt")
        _ = try room.run("golden", "accept", "*", "--unreviewed")
        try room.write("a.accessibility.txt card.yaml --locale ar\nother.png card.yaml\n", "golden/cases.txt")
        let groups = try groups()
        #expect(groups.map(\.names) == [["a.accessibility.txt"]])
        #expect(groups.first?.title.hasPrefix("VoiceOver: ") == true)
    }

    @Test func `a text that changed is named, with what it was`() throws {
        try change(text: "Goodbye")
        #expect(try groups().map(\.title) == [#"UILabel (name): text "Hello" → "Goodbye""#])
    }

    @Test(arguments: [(24, "Hello"), (8, "Goodbye"), (30, "Hi")])
    func `what moved or says something else has no other colour`(top: Int, text: String) throws {
        try change(top: top, text: text)
        _ = try groups()
        for result in try GoldenResults(file: room.path("out/golden/results.json")).results {
            let causes = result.causes.map(\.description)
            #expect(!causes.contains { $0.contains("colour") }, "\(result.name): \(causes)")
        }
    }

    @Test func `a colour that changed with a constraint is a cause of its own`() throws {
        try change(top: 24, color: "systemRed")
        _ = try groups()
        let results = try GoldenResults(file: room.path("out/golden/results.json")).results
        let picture = try #require(results.first { $0.name == "a.png" })
        #expect(picture.causes.first?.subject == "constraint")
        #expect(picture.lines.contains { $0.text.contains("name.top == screen.top + 24") })
        try change(color: "systemRed")
        let (title, names) = try #require(try groups().first)
        #expect(title.hasPrefix("UILabel (name): "))
        #expect(names == ["a.png", "b.png"])
    }

    @Test func `findings that came are causes, and headings are none`() throws {
        try room.write(
            String(decoding: room.bytes("card.yaml") ?? Data(), as: UTF8.self) + "  - name.width == 10.5\n", "card.yaml"
        )
        _ = try groups()
        let results = try GoldenResults(file: room.path("out/golden/results.json")).results
        let causes = try #require(results.first { $0.name == "a.png" }).causes.map(\.description)
        #expect(causes.first == "constraint: new: name.width == 10.5")
        #expect(
            causes.contains {
                $0.hasPrefix("finding: new: warning: truncated") && $0.hasSuffix("so it is cut off")
            })
        #expect(!causes.contains { $0.hasSuffix("diagnostics") })
    }

    @Test func `a golden without a layout is told by its pixels, as before`() throws {
        try change(top: 24)
        let bytes = try #require(room.bytes("golden/a.png"))
        try room.write(Self.plain(bytes), "golden/a.png")
        _ = try groups()
        let results = try GoldenResults(file: room.path("out/golden/results.json")).results
        #expect(results.first { $0.name == "a.png" }?.causes.map(\.description) == ["UILabel (name): moved by (0, 16)"])
    }

    /// A PNG without its chunks of long texts.
    private static func plain(_ bytes: Data) -> Data {
        var result = bytes.prefix(8)
        var start = 8
        while start + 12 <= bytes.count {
            let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            let chunk = bytes[start..<start + 12 + length]
            if !chunk[(start + 4)..<(start + 8)].elementsEqual("iTXt".utf8) { result += chunk }
            start += 12 + length
        }
        return result
    }
}
