import Foundation
import KeylineGoldens
import Testing

/// Goldens that a new version of Keyline changes, told apart from those that the app changes.
@Suite struct UpgradeTests {
    private let room: CommandSandbox

    init() throws {
        room = try CommandSandbox()
        try write(top: 8)
        try room.write(
            "a.layout.txt card.yaml\nb.layout.txt card.yaml --locale ar\nc.png card.yaml --scale 1\n",
            "golden/cases.txt")
        #expect(try room.run("golden", "accept", "*").status == 0)
    }

    private func write(top: Int) throws {
        try room.write(
            """
            keyline: 1
            size: 160x60
            views:
              - { type: UILabel, id: name, text: Hello }
            constraints:
              - name.top == screen.top + \(top)
              - name.leading == screen.leading + 8

            """, "card.yaml")
    }

    /// Makes a golden one that another version recorded: with another frame, and its version's number.
    private func age(_ name: String, version: String = "0.0.9") throws {
        let text = String(decoding: try #require(room.bytes("golden/\(name)")), as: UTF8.self)
        #expect(text.contains("\norigin: keyline 0.1.0; "))
        try room.write(
            text.replacing("screen.top + ", with: "screen.top + 1").replacing(
                "keyline 0.1.0", with: "keyline \(version)"),
            "golden/\(name)")
    }

    private func sources() throws -> [String: GoldenResult.Source] {
        _ = try room.run("golden", "test")
        let results = try GoldenResults(file: room.path("out/golden/results.json")).results
        return results.reduce(into: [:]) { $0[$1.name] = $1.source }
    }

    @Test func `a difference without a change of the app comes from a new version`() throws {
        try age("a.layout.txt")
        #expect(try sources() == ["a.layout.txt": .upgrade])
        let outcome = try room.run("golden", "test")
        #expect(outcome.output.contains("from a new version of Keyline or a library: the app's files are as they were"))
        #expect(
            outcome.output.contains("3 goldens: 2 the same, 1 different (1 from a new version)"), "\(outcome.output)")
    }

    @Test func `a difference with a change of the app alone comes from the app`() throws {
        try write(top: 20)
        #expect(try sources() == ["a.layout.txt": .app, "b.layout.txt": .app, "c.png": .app])
        try age("a.layout.txt")
        #expect(try sources()["a.layout.txt"] == .both)
    }

    @Test func `what a new version brought about is accepted alone`() throws {
        try age("a.layout.txt")
        try age("b.layout.txt")
        try write(top: 20)
        _ = try room.run("golden", "accept", "b.layout.txt", "--unreviewed")
        try age("b.layout.txt")
        #expect(try sources() == ["a.layout.txt": .both, "b.layout.txt": .upgrade, "c.png": .app])
        let accepted = try room.run("golden", "accept", "--upgrade")
        #expect(accepted.output == "recorded   golden/b.layout.txt\n", "\(accepted.output)\(accepted.errors)")
        #expect(try sources() == ["a.layout.txt": .both, "c.png": .app])
    }

    @Test func `a file that no scene reads changes nothing, and neither does the folder's place`() throws {
        try room.write("unrelated", "notes.txt")
        try age("a.layout.txt")
        #expect(try sources() == ["a.layout.txt": .upgrade])
        let moved = try CommandSandbox()
        for name in room.names where !name.hasPrefix("out/") { try moved.write(try #require(room.bytes(name)), name) }
        _ = try moved.run("golden", "test")
        let results = try GoldenResults(file: moved.path("out/golden/results.json")).results
        #expect(results.first { $0.name == "a.layout.txt" }?.source == .upgrade)
    }

    @Test func `a golden from before says nothing of its origin`() throws {
        let text = String(decoding: try #require(room.bytes("golden/a.layout.txt")), as: UTF8.self)
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("origin: ") }
        try room.write(lines.joined(separator: "\n") + "\n", "golden/a.layout.txt")
        #expect(try room.run("golden", "test").status == 0)
        try write(top: 20)
        #expect(try sources() == ["b.layout.txt": .app, "c.png": .app])
    }

    @Test func `a layout that differs leaves the picture of its scene`() throws {
        try write(top: 20)
        _ = try room.run("golden", "test")
        let results = try GoldenResults(file: room.path("out/golden/results.json")).results
        #expect(results.first?.files?.picture == "a.picture.png")
        let picture = try #require(room.bytes("out/golden/a.picture.png"))
        #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let page = String(decoding: try #require(room.bytes("out/golden/report.html")), as: UTF8.self)
        #expect(page.contains("\"picture\":\"a.picture.png\""))
        try write(top: 8)
        _ = try room.run("golden", "test")
        #expect(room.bytes("out/golden/a.picture.png") == nil)
    }

    @Test func `Markdown links the report and shows pictures where they are published`() throws {
        try write(top: 20)
        let plain = try room.run("golden", "test", "--summary", "plain.md")
        #expect(plain.status == 1)
        #expect(!String(decoding: try #require(room.bytes("plain.md")), as: UTF8.self).contains("]("))
        let refused = try room.run("golden", "test", "--report-url", "ftp://ci.example")
        #expect(refused.status == 2 && refused.errors.contains("http:// or https://"))
        _ = try room.run("golden", "test", "--summary", "summary.md", "--report-url", "https://ci.example/7/")
        let text = String(decoding: try #require(room.bytes("summary.md")), as: UTF8.self)
        #expect(text.contains("[See the report](https://ci.example/7/report.html)."))
        #expect(text.contains("![actual](https://ci.example/7/a.picture.png)"), "\(text)")
        let job = try room.runShell(
            "CI_JOB_URL=https://git.example/g/p/-/jobs/5 CI_PROJECT_DIR=\"$PWD\" keyline golden test --summary job.md")
        #expect(job.status == 1)
        let linked = String(decoding: try #require(room.bytes("job.md")), as: UTF8.self)
        #expect(
            linked.contains("[See the report](https://git.example/g/p/-/jobs/5/artifacts/file/out/golden/report.html).")
        )
        #expect(linked.contains("https://git.example/g/p/-/jobs/5/artifacts/raw/out/golden/a.picture.png"))
    }
}
