import Foundation
import KeylinePreviews
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
        #expect(try differences([finding([]), finding([])], [finding([]), finding([])]) == [[], []])
        #expect(try differences([finding([])], [finding([]), finding([])]) == [[[]], []])
    }

    // MARK: What an app lacks

    private func lack(
        _ message: String, in file: String = "a.yaml", _ environments: [String] = [],
        kind: Diagnostic.Kind = .unknownClass,
        severity: Diagnostic.Severity = .note
    ) throws -> ReviewFinding {
        var result = try finding(environments)
        result.severity = severity
        result.kind = kind.rawValue
        result.file = file
        result.message = message
        result.subject = FindingKey.appWideSubject(of: Diagnostic(severity, kind, message: message))
        return result
    }

    private func classes(_ findings: [ReviewFinding]) -> [String] {
        findings.map { String($0.message.prefix { $0 != ";" }) }
    }

    @Test func `an unknown class that comes or goes is told, and those that stay are not`() throws {
        let badge = "the class \"Badge\" is not known; a placeholder is shown instead"
        let field = "the class \"Field\" is not known; the view is shown without what its code adds"
        let (came, went) = ReviewFinding.differences(
            from: try [lack(badge), lack(field)],
            to: try [lack(field, in: "b.yaml"), lack(field.replacing("Field", with: "Box"))])
        #expect(classes(came) == ["the class \"Box\" is not known"])
        #expect(classes(went) == ["the class \"Badge\" is not known"])
    }

    @Test func `a class that is shown otherwise is the same one`() throws {
        let (came, went) = ReviewFinding.differences(
            from: try [lack("the class \"Badge\" is not known; a placeholder is shown instead")],
            to: try [lack("the class \"Badge\" is not known; its XIB is shown")])
        #expect(came.isEmpty && went.isEmpty)
    }

    @Test func `a text whose contrast stays too low has the same finding, whatever its colours`() throws {
        let (came, went) = ReviewFinding.differences(
            from: try [lack("needs a contrast of 4.5:1 but has 2.1: #B3B3B3 on #FFFFFF", kind: .contrast)],
            to: try [lack("needs a contrast of 4.5:1 but has 1.83: #BFBFBF on #FFFFFF", kind: .contrast)])
        #expect(came.isEmpty && went.isEmpty)
    }

    @Test func `findings of two times are one finding of all their environments`() throws {
        let (came, went) = ReviewFinding.differences(
            from: try [
                lack("no image \"sun\"", ["L"], kind: .missingImage),
                lack("no image \"sun\"", ["AX3"], kind: .missingImage),
            ], to: try [lack("no image \"sun\"", ["L", "AX3"], kind: .missingImage)])
        #expect(came.isEmpty && went.isEmpty)
    }

    // MARK: Causes

    private func change(_ title: String, _ causes: [GoldenCause]) -> ReviewChange {
        var change = ReviewChange(
            ReviewRecord(title: title, file: "Card.swift"), name: "\(title).png", .changed, summary: "x")
        change.setCauses(causes)
        return change
    }

    private func results(_ changes: [ReviewChange]) -> ReviewResults {
        var results = ReviewResults(base: .init(name: "a", commit: nil), head: .init(name: "b", commit: nil))
        results.changes = changes
        return results
    }

    @Test
    func `what changed for other reasons too is not decided about with its group, and comes first in the comment`()
        throws
    {
        let shared = GoldenCause(subject: "constraint", change: "c")
        let other = GoldenCause(subject: "constraint", change: "d")
        let frame = GoldenCause(subject: "UILabel (title)", change: "frame changed", values: "(0) → (1)")
        let review = results([
            change("one", [shared]), change("two", [shared, frame]), change("three", [shared, other]),
        ])
        let page = GoldenReportData(review, origin: ReportOrigin(), pictures: .beside)
        #expect(page.failures.map(\.heading.isWhole) == [true, true, false])
        let places = try ["`three`", "`one`"].map { try #require(review.markdown.range(of: $0)).lowerBound }
        #expect(places[0] < places[1], "\(review.markdown)")
    }

    @Test func `all causes are kept, and lines tell how many they leave out`() throws {
        let causes = (1...20).map { GoldenCause(subject: "constraint", change: "c\($0)") }
        let review = results([change("one", causes)])
        #expect(review.changes[0].causes.count == 20)
        #expect(
            GoldenReportData(review, origin: ReportOrigin(), pictures: .beside).failures[0].evidence.causes.count == 20)
        #expect(String(decoding: try review.json(), as: UTF8.self).contains("c20"))
        let text = review.report(failingOn: .changes, page: nil).text
        #expect(text.contains("c16") && !text.contains("c17") && text.contains("… and 4 more causes"), "\(text)")
    }

    @Test func `one change of a component is one group, with any views around it`() {
        func cause(_ path: String, line: Int) -> GoldenCause {
            GoldenCause(
                subject: "Text (\(path))", change: "text \"Add\" → \"Buy\"",
                location: SourceLocation(file: "Card.swift", line: line)
            ).ofComponent
        }
        let review = results([
            change("one", [cause("Window/VStack/Text", line: 7)]),
            change("two", [cause("Window/padding/Text", line: 7)]),
            change("three", [cause("Window/padding/Text", line: 9)]),
        ])
        #expect(review.groups.map(\.indices) == [[0, 1], [2]])
        #expect(review.groups[0].title == "Text: text \"Add\" → \"Buy\" (Card.swift:7)")
        let label = GoldenCause(
            subject: "UILabel (title)", change: "x", location: SourceLocation(file: "a.xib", line: 7))
        #expect(label.ofComponent.group == nil, "an id of a document is the view's")
    }

    @Test func `counts add up`() {
        var review = results([change("one", [])])
        var gone = change("two", [])
        gone.kind = .gone
        review.changes.append(gone)
        review.total = 3
        review.unseen = ["UILabel (title): lineBreakMode"]
        #expect(review.counts == "4 pictures: 1 changed, 1 gone, 2 unchanged; 1 change that no picture shows")
        var unseen = change("three", [])
        unseen.isLayoutOnly = true
        review.changes.append(unseen)
        review.unseen = []
        #expect(
            review.counts
                == "4 pictures: 1 changed, 1 gone, 1 changed in layout or VoiceOver alone, 1 unchanged")
    }

    @Test func `what Interface Builder notes for itself is the last group`() {
        var version = GoldenCause(subject: "document", change: "plugIn.version \"22684\" → \"23066\"")
        version.isBookkeeping = true
        let review = results([
            change("one", [version]), change("two", [version]),
            change("three", [GoldenCause(subject: "UILabel (title)", change: "text \"Add\" → \"Buy\"")]),
        ])
        #expect(review.groups.map(\.indices) == [[2], [0, 1]])
    }

    @Test func `pictures that fail as before are counted, and listed where their files differ`() {
        var review = results([])
        review.total = 3
        review.failing = [
            .init(title: "Old.xib", file: "Old.xib", reason: "no", isTouched: false),
            .init(title: "New.xib", file: "New.xib", reason: "no", isTouched: true),
        ]
        #expect(review.counts == "3 pictures: 1 unchanged, 2 failing in both revisions")
        #expect(review.markdown.contains("New.xib") && !review.markdown.contains("Old.xib"))
        #expect(review.markdown.contains("No picture that can be drawn changed"))
        review.failing.removeLast()
        #expect(review.markdown.contains("Nothing changed"))
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
