import Foundation
import Testing

/// Checks and previews in parts give what one run of everything gives.
@Suite struct PartTests {
    private static let names = (0..<6).map { "Card\($0).xib" }

    private let room: CommandSandbox

    /// Six files with something wrong in some of them, and a font that all of them lack.
    init() throws {
        room = try CommandSandbox()
        for (index, name) in Self.names.enumerated() {
            let card = index % 2 == 0 ? Fixtures.conflict : Fixtures.card
            let font =
                #"<fontDescription key="fontDescription" name="Nowhere-Regular" family="Nowhere" pointSize="17"/>"#
            let body = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
            try room.write(card.replacing(body, with: font), name)
        }
    }

    /// The folders of the parts that have scenes.
    private func parts(_ command: [String], of count: Int, _ prefix: String) throws -> [String] {
        try (1...count).map { index in
            let folder = "\(prefix)\(index)"
            let outcome = try room.run(
                command + Self.names + ["--no-config", "--shard", "\(index)/\(count)", "-o", folder])
            #expect(outcome.status <= 1, "\(outcome.errors)")
            return folder
        }
    }

    @Test(arguments: ["text", "json", "junit", "sarif", "github"])
    func `parts of a check joined are one check`(format: String) throws {
        let axes = ["--across", "text-sizes=L,AX3", "--sweep", "widths=100..110"]
        let whole = try room.run(["check", "--no-config", "--format", format] + Self.names + axes)
        let folders = try parts(["check"] + axes, of: 3, "part")
        let merged = try room.run(["check", "merge", "--no-config", "--format", format] + folders)
        #expect(merged.output == whole.output)
        #expect(merged.status == whole.status)
        #expect(whole.status == 1)
    }

    @Test func `a part of a check that is missing is an error with its scenes`() throws {
        let folders = try parts(["check"], of: 3, "part")
        let merged = try room.run(["check", "merge", "--no-config"] + folders.dropLast())
        #expect(merged.status == 2)
        #expect(merged.errors.contains("in no part: Card"))
        #expect(
            try room.run(["check", "merge", "--no-config", folders[0]] + folders).status == 1, "twice does no harm")
        #expect(try room.run("check", "merge", "--no-config", "nowhere").errors.contains("nowhere/check.json: error: "))
    }

    @Test func `a suppression that another part needs is not out of date`() throws {
        let text = "keyline: 1\nsuppress:\n  - { kind: unsatisfiable, reason: known }\n"
        try room.write(text, "keyline.yaml")
        let axes = ["--ignore", "missingFont"]
        let whole = try room.run(["check"] + Self.names + axes)
        let folders = try (1...3).map { index in
            _ = try room.run(["check"] + Self.names + axes + ["--shard", "\(index)/3", "-o", "p\(index)"])
            return "p\(index)"
        }
        let merged = try room.run(["check", "merge"] + folders)
        #expect(merged.output == whole.output)
        #expect(merged.status == whole.status)
    }

    @Test func `parts of a preview joined are one page`() throws {
        let axes = ["--across", "text-sizes=L,AX3,appearances=light,dark"]
        _ = try room.run(["preview", "--no-config", "-o", "whole"] + Self.names + axes)
        let folders = try parts(["preview"] + axes, of: 3, "part")
        let merged = try room.run(["preview", "merge", "--no-config", "-o", "all"] + folders)
        #expect(merged.status == 0)
        #expect(merged.output == "all/index.html\n")
        let pictures = room.names.filter { $0.hasPrefix("whole/images/") }
        #expect(pictures.count >= Self.names.count)
        for name in pictures {
            #expect(room.bytes(name) == room.bytes("all" + name.dropFirst("whole".count)), "\(name)")
        }
        #expect(try cells("all") == cells("whole"))
        let lost = try room.run(["preview", "merge", "--no-config", "-o", "lost", folders[0]])
        #expect(lost.status == 2)
        #expect(lost.errors.contains("in no part: Card"))
    }

    /// What the page of a folder says of its pictures, without what they have in common.
    private func cells(_ folder: String) throws -> [String] {
        let page = String(decoding: try #require(room.bytes("\(folder)/index.html")), as: UTF8.self)
        let data = try #require(page.firstMatch(of: /id="data">(.*?)<\/script>/)).1
        let document = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]
        let cells = try #require(document?["cells"] as? [[String: Any]])
        return cells.map { cell in
            let marks = (cell["marks"] as? [[String: Any]] ?? []).map { "\($0["message"] ?? "")" }
            return "\(cell["file"] ?? "") \(cell["same"] ?? "") \(cell["environment"] ?? "") \(marks)"
        }
    }

    @Test func `the part is read from the variables of a CI system`() throws {
        let script = "CI_NODE_INDEX=1 CI_NODE_TOTAL=2 keyline check --no-config *.xib -o p1"
        #expect(try room.runShell(script).errors.contains("part 1/2, from the environment: "))
        #expect(room.bytes("p1/check.json") != nil)
    }

    @Test func `parts without scenes are drawn and joined`() throws {
        let room = try CommandSandbox()
        try room.write(Fixtures.card, "App/Card.xib")
        for part in 1...3 {
            let outcome = try room.run("preview", "App", "-q", "--shard", "\(part)/3", "-o", "parts/\(part)/preview")
            #expect(outcome.status == 0, "\(outcome.errors)")
        }
        let folders = (1...3).map { "parts/\($0)/preview" }
        #expect(try room.run(["preview", "merge", "-o", "all"] + folders).status == 0)
        #expect(room.bytes("all/index.html") != nil)
    }
}
