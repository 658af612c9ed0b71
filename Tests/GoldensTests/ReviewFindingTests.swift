import Foundation
import KeylineScenes
import Testing

@testable import KeylineGoldens

/// A review tells findings that came and went, in the environments where they did.
@Suite struct ReviewFindingTests {
    private func finding(_ environments: [String], severity: String = "warning") throws -> ReviewFinding {
        let location: [String: Any] = ["file": "a.yaml", "line": 3]
        let words: [String: Any] = [
            "severity": severity, "kind": "truncated", "file": "a.yaml", "location": location, "scene": "a",
            "view": "title", "message": "it needs 60", "environments": environments,
        ]
        return try JSONDecoder().decode(ReviewFinding.self, from: JSONSerialization.data(withJSONObject: words))
    }

    private func differences(_ old: [ReviewFinding], _ new: [ReviewFinding]) -> [[[String]]] {
        let (came, went) = ReviewFinding.differences(from: old, to: new)
        return [came.map(\.environments), went.map(\.environments)]
    }

    @Test func `a finding that spreads came where it was not`() throws {
        #expect(try differences([finding(["AX5"])], [finding(["L", "AX5"])]) == [[["L"]], []])
    }

    @Test func `a finding that retreats went where it is no more`() throws {
        #expect(try differences([finding(["L", "AX5"])], [finding(["L"])]) == [[], [["AX5"]]])
    }

    @Test func `a finding that moves came and went`() throws {
        #expect(try differences([finding(["L"])], [finding(["AX5"])]) == [[["AX5"]], [["L"]]])
    }

    @Test func `one environment without a label is compared with all`() throws {
        #expect(try differences([finding([])], [finding([])]) == [[], []])
        #expect(try differences([finding([])], [finding(["L", "AX5"])]) == [[], []])
        #expect(try differences([finding(["L", "AX5"])], [finding([])]) == [[], []])
    }

    @Test func `a finding that became more severe came, and its weaker form went`() throws {
        #expect(
            try differences([finding(["L"], severity: "note")], [finding(["L"], severity: "error")])
                == [[["L"]], [["L"]]])
        #expect(try differences([finding(["L"], severity: "error")], [finding(["L"], severity: "note")]) == [[], []])
    }

    @Test func `two findings alike are two`() throws {
        #expect(try differences([finding(["L"])], [finding(["L"]), finding(["L"])]) == [[["L"]], []])
    }

    @Test func `the page tells a severity once`() throws {
        let words = GoldenReportData.Finding(try finding(["L"]), isNew: true)
        #expect(words.severity == "warning")
        #expect(words.text == "truncated: view title: it needs 60 [L]")
    }

    private func review(_ frames: [String]) -> ReviewResults {
        var results = ReviewResults(base: .init(name: "a", commit: nil), head: .init(name: "b", commit: nil))
        for (index, frame) in frames.enumerated() {
            var change = ReviewChange(
                ReviewRecord(title: "Card, \(index)", file: "Card.swift"), name: "\(index).png", .changed, summary: "x")
            change.setCauses([
                GoldenCause(
                    subject: "Text (a)", change: "frame changed", values: frame,
                    location: SourceLocation(file: "Card.swift", line: 7))
            ])
            results.changes.append(change)
        }
        return results
    }

    @Test func `frames with other numbers in each environment are one group, each with its numbers`() {
        let same = review(["(0) → (1)", "(0) → (1)"])
        #expect(same.groups.map(\.title) == ["Text (a): frame (0) → (1)"])
        let others = review(["(0) → (1)", "(0) → (2)"])
        #expect(others.groups.map(\.title) == ["Text (a): frame changed"])
        #expect(others.groups.map(\.indices) == [[0, 1]])
        #expect(
            others.markdown.contains("`Card, 1`: Text \\(a\\)\\: frame \\(0\\) \u{200E}→\u{200E} \\(2\\)"),
            "\(others.markdown)")
    }

    @Test func `every format has the line of what changed`() {
        let report = review(["(0) → (1)"]).report(failingOn: .changes, page: nil)
        #expect(report.problems.map(\.location) == [SourceLocation(file: "Card.swift", line: 7)])
    }

    @Test func `renamed files are code in the comment`() {
        var results = ReviewResults(base: .init(name: "a", commit: nil), head: .init(name: "b", commit: nil))
        results.renames = [.init(from: "App/a_b.yaml", to: "App/c.yaml")]
        #expect(results.markdown.contains("- `App/a_b.yaml` \u{200E}→\u{200E} `App/c.yaml`\n"))
    }

    @Test func `an arrow leads from the old to the new text in every script, in the comment and on the page`() throws {
        var results = ReviewResults(base: .init(name: "a", commit: nil), head: .init(name: "b", commit: nil))
        var change = ReviewChange(
            ReviewRecord(title: "a.yaml, ar", file: "a.yaml"), name: "a.png", .changed, summary: "2 lines")
        change.setCauses([
            GoldenCause(subject: "UILabel (title)", change: "text \"مرحبا\" → \"أهلا\""),
            GoldenCause(subject: "UILabel (go)", change: "text \"اذهب\" → \"انطلق\""),
        ])
        results.changes = [change]
        let ordered = ["\"مرحبا\" \u{200E}→\u{200E} \"أهلا\"", "\"اذهب\" \u{200E}→\u{200E} \"انطلق\""]
        for words in ordered { #expect(results.markdown.contains(words), "\(results.markdown)") }
        let page = GoldenReportData(results, origin: ReportOrigin(), pictures: .beside)
        #expect(page.groups.map(\.title) == ["UILabel (title): text " + ordered[0]])
        #expect(
            page.failures.flatMap(\.evidence.causes)
                == zip(["title", "go"], ordered).map { "UILabel (\($0)): text \($1)" })
        #expect(page.words.subtitle == "a \u{200E}→\u{200E} b")
        #expect(!String(decoding: try results.json(), as: UTF8.self).contains("\u{200E}"))
    }

    @Test func `every format tells the environments of a finding that came`() throws {
        var results = ReviewResults(base: .init(name: "a", commit: nil), head: .init(name: "b", commit: nil))
        results.newFindings = [try finding(["L"])]
        let report = results.report(failingOn: .findings, page: nil)
        #expect(report.problems.map(\.message) == ["it needs 60\nin L"])
        #expect(results.markdown.contains("L"))
    }
}
