import Foundation
import Testing

@testable import KeylineGoldens

/// Decisions as a document.
@Suite struct ReviewDecisionsTests {
    private static let digests = GoldenDigests(
        expected: String(repeating: "a", count: 64), actual: String(repeating: "b", count: 64))

    private func read(_ text: String) throws -> ReviewDecisions {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("decisions-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(text.utf8).write(to: file)
        return try ReviewDecisions(file: file.path)
    }

    @Test func `decisions are read as they were written`() throws {
        var decisions = ReviewDecisions(on: .goldens, revision: "abc")
        decisions.decisions["a.png"] = .init(.approved, digests: Self.digests)
        decisions.decisions["b.png"] = .init(.rejected, note: "Too red", digests: Self.digests)
        #expect(try read(String(decoding: decisions.json(), as: UTF8.self)) == decisions)
        #expect(decisions.goldens(.approved).keys.sorted() == ["a.png"])
        #expect(decisions.goldens(.rejected)["b.png"]?.note == "Too red")
    }

    @Test func `goldens among a review's pictures have a prefix`() {
        var decisions = ReviewDecisions(on: .review)
        decisions.decisions["golden/set/a.png"] = .init(.approved, digests: Self.digests)
        decisions.decisions["card.png"] = .init(.approved, digests: Self.digests)
        #expect(decisions.goldens(.approved).keys.sorted() == ["set/a.png"])
        #expect(ReviewDecisions(on: .goldens).golden("golden/a.png") == "golden/a.png")
    }

    @Test func `a file without decisions, one of something else and a damaged one are told apart`() throws {
        let missing = "/nowhere/decisions.json"
        #expect(throws: GoldenError.missingDecisions(file: missing)) { _ = try ReviewDecisions(file: missing) }
        for text in ["", "{}", "[]", #"{"keyline": 2, "page": "goldens", "decisions": {}}"#] {
            #expect { _ = try read(text) } throws: { error in
                guard case GoldenError.notDecisions = error else { return false }
                return true
            }
        }
        let damaged = [
            #""a.png": {"verdict": "approved", "digests": {"actual": "abc"}}"#,
            #""a.png": {"note": "\#(String(repeating: "n", count: ReviewDecisions.longestNote + 1))"}"#,
        ]
        for entry in damaged {
            #expect { _ = try read(#"{"keyline": 1, "page": "goldens", "decisions": {\#(entry)}}"#) } throws: { error in
                guard case GoldenError.damagedDecisions(_, let fault) = error else { return false }
                return fault.contains("a.png")
            }
        }
    }

    @Test func `only what was approved may be recorded, as it was then`() {
        var decisions = ReviewDecisions(on: .goldens)
        decisions.decisions["a.png"] = .init(.approved, digests: Self.digests)
        decisions.decisions["b.png"] = .init(.rejected, digests: Self.digests)
        let review = GoldenReview(approvedIn: decisions)
        let (expected, actual) = (Self.digests.expected, Self.digests.actual)
        #expect(review.refusal(of: "a.png", actual, inPlaceOf: expected) == nil)
        #expect(review.refusal(of: "a.png", "c", inPlaceOf: expected) == .otherThanApproved)
        #expect(review.refusal(of: "a.png", actual, inPlaceOf: "c") == .otherGolden)
        #expect(review.refusal(of: "b.png", actual, inPlaceOf: expected) == .nothingShown)
        #expect(review.refusal(of: "c.png", actual, inPlaceOf: nil) == .nothingShown)
    }

    @Test func `a page tells where its results come from`() {
        let time = Date(timeIntervalSince1970: 1_790_000_000)
        let commit = "1a2b3c4d5e6f70819203"
        #expect(
            ReportOrigin(commit: commit, branch: "main", time: time, seconds: 3.24).text
                == "main (1a2b3c4d5e6f), 2026-09-21 14:13 UTC, in 3.2 s")
        #expect(ReportOrigin(commit: commit, seconds: 125).text == "1a2b3c4d5e6f, in 2 min 5 s")
        #expect(ReportOrigin().text == nil)
    }
}
