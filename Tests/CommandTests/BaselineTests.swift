import Foundation
import Testing

/// `keyline check --baseline` fails for new findings alone.
@Suite struct BaselineTests {
    private let room: CommandSandbox

    /// A card whose label nothing places horizontally, recorded.
    init() throws {
        room = try CommandSandbox()
        try room.write(Self.open("title"), "card.xib")
        let outcome = try room.run("check", "card.xib", "--baseline", "known.json", "--record")
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("recorded 1 finding in known.json\n"))
    }

    /// The card with a label of some id.
    private static func open(_ id: String) -> String {
        Fixtures.card.replacing(
            "firstAttribute=\"leading\"", with: "firstAttribute=\"bottom\" relation=\"lessThanOrEqual\""
        )
        .replacing("secondAttribute=\"leading\"", with: "secondAttribute=\"bottom\"")
        .replacing("\"title\"", with: "\"\(id)\"")
    }

    private func check(_ words: String...) throws -> CommandSandbox.Outcome {
        try room.run(["check", "--baseline", "known.json"] + words)
    }

    @Test func `what was recorded neither fails nor is printed`() throws {
        let outcome = try check("card.xib")
        #expect(outcome.status == 0)
        #expect(
            outcome.output
                == "no new findings in 1 scene and 1 environment; 1 finding of the baseline remains, 0 are mended\n")
    }

    @Test func `lines may move`() throws {
        try room.write(Self.open("title").replacing("<objects>", with: "\n\n<objects>"), "card.xib")
        #expect(try check("card.xib").status == 0)
    }

    @Test func `a finding about another view is new and fails`() throws {
        try room.write(Self.open("heading"), "card.xib")
        let outcome = try check("card.xib")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("missing constraints: Label \"Hello\" (heading)"))
        #expect(outcome.output.contains("1 new finding (1 warning)"))
    }

    @Test func `a finding that became worse is new`() throws {
        try room.write("keyline: 1\nseverities: { missingConstraints: note }\n", "keyline.yaml")
        #expect(try check("card.xib", "--record").status == 0)
        try room.write("keyline: 1\n", "keyline.yaml")
        #expect(try check("card.xib").status == 1)
    }

    @Test func `mended findings are counted`() throws {
        try room.write(Fixtures.card, "card.xib")
        let outcome = try check("card.xib")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("0 findings of the baseline remain, 1 is mended"))
    }

    @Test func `findings of kinds that are skipped are not mended`() throws {
        let outcome = try check("card.xib", "--ignore", "missingConstraints", "--ignore", "ambiguous")
        #expect(outcome.output.contains("0 are mended"))
    }

    @Test func `findings of environments that were not checked are not mended`() throws {
        #expect(try check("card.xib", "--across", "text-sizes=L,AX3", "--record").status == 0)
        try room.write(Fixtures.card, "card.xib")
        #expect(try check("card.xib").output.contains("0 are mended"))
    }

    @Test func `an entry whose file is gone is told, and those of files that were not named are left alone`() throws {
        try room.write(Self.open("title"), "other.xib")
        #expect(try check("card.xib", "other.xib", "--record").status == 0)
        #expect(try check("card.xib").output.contains("1 finding of the baseline remains, 0 are mended"))
        try room.remove("other.xib")
        let outcome = try check("card.xib")
        #expect(outcome.status == 0)
        #expect(
            outcome.output.contains(
                "known.json: note: outdated suppression: the baseline's entry for missingConstraints of title in other.xib "
                    + "applies no more: other.xib is gone\n  hint: record the baseline again with --record\n"))
    }

    @Test func `SARIF and JSON tell known findings from new ones`() throws {
        let log = try check("card.xib", "--format", "sarif").output
        #expect(log.contains("\"baselineState\" : \"unchanged\""))
        let json = try check("card.xib", "--format", "json").output
        #expect(json.contains("\"known\" : true"))
        #expect(json.contains("\"mended\" : 0"))
        #expect(json.contains("\"failed\" : false"))
        try room.write(Self.open("heading"), "card.xib")
        #expect(try check("card.xib", "--format", "sarif").output.contains("\"baselineState\" : \"new\""))
    }

    @Test func `a baseline in another folder names files from there`() throws {
        try room.write("", "ci/empty")
        #expect(try room.run("check", "card.xib", "--baseline", "ci/known.json", "--record").status == 0)
        let text = String(decoding: room.bytes("ci/known.json") ?? Data(), as: UTF8.self)
        #expect(text.contains("\"file\" : \"../card.xib\""))
        #expect(try room.run("check", "./card.xib", "--baseline", "ci/known.json").status == 0)
    }

    @Test func `a baseline that is not there is an error with the next step`() throws {
        let outcome = try room.run("check", "card.xib", "--baseline", "none.json")
        #expect(outcome.status == 2)
        #expect(outcome.errors == "none.json: error: there is no baseline\n  record one by adding --record\n")
    }

    @Test func `a damaged baseline is an error with line and column`() throws {
        try room.write("{\n  \"keyline\": 1,\n  \"findings\": [}\n", "known.json")
        let outcome = try check("card.xib")
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasPrefix("known.json:3:16: "))
        try room.write("{ \"keyline\": 1, \"environments\": [], \"findings\": [{ \"kind\": 3 }] }", "known.json")
        #expect(try check("card.xib").errors.contains("findings[0].kind has an unexpected value"))
    }

    @Test func `nothing is recorded without a file, nor from a part`() throws {
        #expect(try room.run("check", "card.xib", "--record").errors.contains("add \"--baseline FILE\""))
        #expect(try check("card.xib", "--record", "--shard", "1/2").status == 2)
    }

    @Test func `parts know the baseline, and joining them counts what is mended`() throws {
        try room.write(Self.open("title"), "other.xib")
        #expect(try check("card.xib", "other.xib", "--record").status == 0)
        try room.write(Fixtures.card, "card.xib")
        for part in ["1", "2"] {
            _ = try check("card.xib", "other.xib", "--shard", "\(part)/2", "-o", "part\(part)")
        }
        let outcome = try room.run("check", "merge", "part1", "part2")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("1 finding of the baseline remains, 1 is mended"))
    }
}
