import Foundation
import KeylineGraphics
import KeylinePreviews
import Testing

@testable import KeylineGoldens

/// Only what a person was shown is recorded, and only results that a test could have written are read.
@MainActor
@Suite struct ReviewTests {
    private let room: GoldenSandbox

    init() throws { room = try GoldenSandbox() }

    /// The results that a test of some cases shows.
    private func reviewed(_ cases: [GoldenCase]) async throws -> GoldenReview {
        GoldenReview(try await room.run(cases).results, admitsNew: false)
    }

    private func refusal(_ results: [Result<Bool, any Error>]) -> NotReviewed.Reason? {
        guard case .failure(let error as GoldenError) = results.first, case .notReviewed(let refusal) = error else {
            return nil
        }
        return refusal.reason
    }

    @Test(arguments: [GoldenCase.Kind.picture, .layout])
    func `what the last test showed is recorded, anything else is refused`(kind: GoldenCase.Kind) async throws {
        let name = "a" + kind.rawValue
        _ = await room.recorder.record([room.golden(name, kind, x: 10)])
        let before = room.files(room.folder.path)
        let shown = try await reviewed([room.golden(name, kind, x: 24)])
        let other = await room.recorder.record([room.golden(name, kind, x: 30)], review: shown)
        #expect(refusal(other) == .otherPicture)
        #expect(room.files(room.folder.path) == before)
        let same = await room.recorder.record([room.golden(name, kind, x: 24)], review: shown)
        #expect(try same.first?.get() == true)
        let again = await room.recorder.record([room.golden(name, kind, x: 24)], review: shown)
        #expect(try again.first?.get() == false, "what is recorded already is unchanged")
    }

    @Test func `a golden that is not the one that was compared stays`() async throws {
        _ = await room.recorder.record([room.golden("a.png", x: 10)])
        let shown = try await reviewed([room.golden("a.png", x: 24)])
        _ = await room.recorder.record([room.golden("a.png", x: 12)])
        let results = await room.recorder.record([room.golden("a.png", x: 24)], review: shown)
        #expect(refusal(results) == .otherGolden)
    }

    @Test func `what could not be shown is not recorded`() async throws {
        let results = await room.recorder.record([room.golden("a.png")], review: GoldenReview(nil, admitsNew: false))
        #expect(refusal(results) == .nothingShown)
        #expect(room.folder.names.isEmpty)
    }

    @Test func `a golden is recorded for the first time, and not replaced, where nothing was shown`() async throws {
        let review = GoldenReview(nil, admitsNew: true)
        #expect(try await room.recorder.record([room.golden("a.png", x: 10)], review: review).first?.get() == true)
        #expect(refusal(await room.recorder.record([room.golden("a.png", x: 24)], review: review)) == .nothingShown)
    }

    @Test(arguments: [GoldenCase.Kind.picture, .layout])
    func `what is missing is left to be looked at before it is recorded`(kind: GoldenCase.Kind) async throws {
        let name = "new" + kind.rawValue
        let outcome = try await room.run([room.golden(name, kind)])
        let result = try #require(outcome.results.results.first)
        let file = try #require(result.files?.actual)
        #expect(result.files?.expected == nil)
        #expect(FileManager.default.fileExists(atPath: "\(room.output)/\(file)"))
        #expect(result.pixelSize == (kind == .picture ? [120, 80] : []))
        let shown = try await reviewed([room.golden(name, kind)])
        #expect(refusal(await room.recorder.record([room.golden(name, kind, x: 30)], review: shown)) == .otherPicture)
        #expect(try await room.recorder.record([room.golden(name, kind)], review: shown).first?.get() == true)
    }

    // MARK: Groups

    private func result(_ name: String, _ causes: [(String, String)], more: Bool = false) async throws -> GoldenResult {
        _ = await room.recorder.record([room.golden(name)])
        let outcome = try await room.run([room.golden(name, x: 20)])
        var result = try #require(outcome.results.results.first { $0.name == name })
        result.causes = causes.map { GoldenCause(subject: $0.0, change: $0.1) }
        result.hasMoreCauses = more ? true : nil
        return result
    }

    private func split(_ causes: [(String, String)], more: Bool = false) async throws -> (
        whole: [String], others: [[String]]
    ) {
        let one = try await result("one.png", [("constraint", "c")])
        let both = try await result("both.png", causes, more: more)
        var results = GoldenResults([], of: ["one.png", "both.png"])
        results.results = [one, both]
        let found = results.failures(broughtAboutBy: ["constraint: c"])
        return (found.whole, found.partly.map(\.others))
    }

    @Test func `a group takes no golden in which something else changed too`() async throws {
        let found = try await split([("constraint", "c"), ("UILabel (title)", "text \"a\" → \"b\"")])
        #expect(found.whole == ["one.png"])
        #expect(found.others == [["UILabel (title): text \"a\" → \"b\""]])
    }

    @Test func `frames that follow from a cause are no cause of their own`() async throws {
        let found = try await split([("constraint", "c"), ("UILabel (title)", "frame changed")])
        #expect(found.whole == ["one.png", "both.png"])
    }

    @Test func `causes that are not named count as others`() async throws {
        #expect(try await split([("constraint", "c")], more: true).whole == ["one.png"])
    }

    /// The command that is printed for each group.
    private func acceptances(_ all: [(String, [String])]) async throws -> [[String]] {
        var results = GoldenResults([], of: all.map(\.0))
        for (name, causes) in all {
            results.results.append(try await result(name, causes.map { ("constraint", $0) }))
        }
        var commands = room.commands
        commands.acceptGroup = { ($0.map { "--group \($0)" } + $1).joined(separator: " ") }
        return results.groups.map { results.acceptance(of: $0, commands) }
    }

    @Test func `the command of a group names every cause of its members`() async throws {
        #expect(
            try await acceptances([("a1.png", ["c", "d"]), ("a2.png", ["c", "e"])])
                == [["--group constraint: c --group constraint: d --group constraint: e"]])
    }

    @Test func `the command of a group names its goldens where others share a cause`() async throws {
        let all = try await acceptances([
            ("a1.png", ["c"]), ("a2.png", ["c", "d"]), ("a3.png", ["d", "e"]), ("a4.png", ["e"]), ("a5.png", ["e"]),
        ])
        #expect(
            all == [
                ["--group constraint: e --group constraint: d a3.png a4.png a5.png"],
                ["--group constraint: c --group constraint: d a1.png a2.png"],
            ])
    }

    @Test func `a layout of seventeen changed texts says that it does not name them all`() {
        func line(_ index: Int, _ text: String) -> String { "UILabel \"id\(index)\" (0, 0; 1×1) \"\(text)\"" }
        let lines = (0..<17).flatMap { [LineDifference.Line.removed(line($0, "a\($0)")), .added(line($0, "b\($0)"))] }
        #expect(GoldenCause.causes(of: lines).count > GoldenCause.mostNamed)
    }

    // MARK: Damaged results

    /// The results of a test with something else in them, as they are read.
    private func read(_ old: String, _ new: String) async throws -> GoldenError? {
        _ = await room.recorder.record([room.golden("a.png")])
        let outcome = try await room.run([room.golden("a.png", x: 24)])
        let json = try outcome.results.json()
        let text = String(decoding: json, as: UTF8.self)
        let changed = text.replacing(try Regex(old), with: new)
        #expect(changed != text, "\(old)")
        let file = room.output + "/results.json"
        try changed.write(toFile: file, atomically: false, encoding: .utf8)
        do {
            _ = try GoldenResults(file: file)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        (#""pixels" : \[\s*\d+,"#, #""pixels" : ["#), (#""pixels" : \[\s*\d+"#, #""pixels" : [ 9223372036854775807"#),
        (#""pixels" : \[\s*\d+"#, #""pixels" : [ -1"#), (#""pixelSize" : \[\s*\d+,"#, #""pixelSize" : ["#),
        (#""actual" : "a.actual.png""#, #""actual" : "../../secret.png""#),
        (#""expected" : "a.expected.png""#, #""expected" : "report.html""#),
        (#""actual" : "[0-9a-f]{64}""#, #""actual" : "x""#), (#""name" : "a.png""#, #""name" : "b.png""#),
        (#""unclaimed" : \[\s*\]"#, #""unclaimed" : ["../x.png"]"#),
        (#""oversized" : \{\s*\}"#, #""oversized" : {"a.png": -1}"#),
    ])
    func `results that no test writes are refused with what is wrong`(old: String, new: String) async throws {
        let error = try await read(old, new)
        guard case .damagedResults = error else {
            Issue.record("\(new) gives \(String(describing: error))")
            return
        }
    }

    @Test func `parts of different revisions are not joined`() async throws {
        var first = GoldenResults([], of: [])
        var second = first
        first.revision = "aaaa"
        #expect(try GoldenResults.merging([first, second]).revision == "aaaa")
        second.revision = "bbbb"
        #expect(throws: GoldenError.differentRevisions(["aaaa", "bbbb"])) {
            try GoldenResults.merging([first, second])
        }
    }

    // MARK: Markdown

    @Test func `a summary has no markup of a document's text, whatever letter it follows`() async throws {
        var results = GoldenResults([], of: ["a.png"])
        var result = try await result("a.png", [("UILabel (x)", "text \u{600}<img src=x>\u{600}[a](b)\u{600}`c`")])
        result.summary = "\u{600}<b>"
        results.results = [result]
        results.unclaimed = ["\u{600}`<b>`.png"]
        let text = results.markdown(room.commands)
        let bytes = Array(text.utf8)
        let marks = bytes.indices.filter { "<[".utf8.contains(bytes[$0]) }
        let bare = marks.filter { $0 == 0 || bytes[$0 - 1] != UInt8(ascii: "\\") }
        #expect(bare.count == 1, "only the name, which is in a span of code: \(text)")
        #expect(text.contains("``\u{600}`<b>`.png``"))
    }
}
