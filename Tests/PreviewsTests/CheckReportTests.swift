import Foundation
import KeylineGraphics
import KeylineReports
import KeylineScenes
import Testing

@testable import KeylinePreviews

@MainActor
@Suite struct CheckReportTests {
    private let axes = [
        VariationAxis(.locales, [.locale("en"), .locale("ar")]),
        VariationAxis(.textSizes, [.textSize(.large), .textSize(.accessibilityExtraLarge)]),
    ]

    private func report(
        _ source: StubSource = StubSource(), sweep: [Sweep] = [], ignoring ignored: Set<Diagnostic.Kind> = [],
        threshold: Diagnostic.Severity = .warning
    ) -> CheckReport {
        let matrix = SceneMatrix(source.references, across: axes, over: EnvironmentOverrides())
        return Check(matrix, sweep: sweep, ignoring: ignored, threshold: threshold).run().report
    }

    @Test func `findings come as soon as their scene is done, and what an app lacks comes last`() throws {
        var first = StubSource(file: "A.xib")
        first.diagnostics = [Diagnostic(.warning, .missingFont, message: "the font is missing")]
        let references = first.references + StubSource(file: "B.xib").references
        let matrix = SceneMatrix(references, across: axes, over: EnvironmentOverrides())
        var events: [String] = []
        let (report, _) = Check(matrix).run(
            finished: { events.append("cell") }, found: { events.append("\($0.diagnostic.kind) in \($0.file)") })
        let cells = ["cell", "cell", "cell"]
        #expect(
            events == cells + ["truncated in A.xib", "cell"] + cells
                + ["truncated in B.xib", "cell", "missingFont in A.xib"])
        #expect(report.findings.map(\.diagnostic.kind) == [.truncated, .truncated, .missingFont])
    }

    @Test func `the findings one by one and the end of the text are the text`() throws {
        let matrix = SceneMatrix(StubSource().references, across: axes, over: EnvironmentOverrides())
        let check = Check(matrix)
        var text = ""
        let (report, _) = check.run(found: { text += check.text(of: $0) })
        let results = try CheckResults(report)
        #expect(text + results.reportAfterFindings.text == results.report.text)
    }

    @Test func `a thing that is wrong in several environments is one finding`() throws {
        let findings = report().findings
        #expect(findings.map { $0.occurrences.map(\.variationIndex) } == [[1, 3]])
    }

    @Test func `D28 the environments that show a finding are named`() throws {
        #expect(
            try report().report().text == """
                Stub.xib:12:5: warning: truncated: view label: the text “en” <is> cut off
                  in 2 of 4 environments: en AX3, ar AX3
                  hint: allow more lines
                1 finding (1 warning) in 1 scene and 4 environments

                """)
    }

    @Test func `what is wrong with a file is told once, for all its scenes`() throws {
        let source = StubSource(
            ids: ["a", "b"], diagnostics: [Diagnostic(.note, .ignored, message: "an element was passed over")])
        let findings = report(source, ignoring: [.truncated]).findings
        #expect(findings.map(\.scene) == [nil])
    }

    @Test func `a text that a table lacks is not called untranslated as well`() throws {
        func found(_ kind: Diagnostic.Kind, line: Int) -> Diagnostic {
            Diagnostic(.warning, kind, location: SourceLocation(file: "Main.storyboard", line: line), message: "text")
        }
        let missing = [found(.missingString, line: 3), found(.untranslated, line: 3), found(.untranslated, line: 4)]
        let findings = report(StubSource(diagnostics: missing), ignoring: [.truncated]).findings
        #expect(findings.map(\.diagnostic.kind) == [.untranslated, .missingString])
        #expect(findings.first?.place.line == 4)
    }

    @Test func `a view of a XIB that another document shows is told with the XIB's own scene`() throws {
        var clipped = Diagnostic(
            .warning, .clipped, view: "badge/title", location: SourceLocation(file: "Badge.xib", line: 3),
            message: "cut")
        clipped.objectID = "title"
        let matrix = SceneMatrix(
            StubSource(ids: ["home"]).references + StubSource(file: "Badge.xib", ids: ["badge"]).references,
            across: axes, over: EnvironmentOverrides())
        func place(_ file: String) throws -> [String?] {
            clipped.location?.file = file
            let finding = Finding(diagnostic: clipped, file: "Main.storyboard", scene: "home", occurrences: [])
            let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(EncodedFinding(finding, matrix)))
            let fields = json as? [String: Any]
            return ["file", "scene", "view"].map { fields?[$0] as? String }
        }
        #expect(try place("Badge.xib") == ["Badge.xib", "badge", "title"])
        #expect(try place("Main.storyboard") == ["Main.storyboard", "home", "badge/title"])
    }

    @Test func `a view that needs constraints is not called ambiguous as well`() throws {
        let needed = Diagnostic(.warning, .missingConstraints, view: "label", message: "it needs: width")
        let ambiguous = ["label", "other"].map { Diagnostic(.warning, .ambiguous, view: ViewID($0), message: "open") }
        let findings = report(StubSource(diagnostics: [needed] + ambiguous), ignoring: [.truncated]).findings
        #expect(findings.map(\.diagnostic.kind) == [.missingConstraints, .ambiguous])
        #expect(findings.map(\.diagnostic.view) == ["label", "other"])
        let others = report(StubSource(diagnostics: ambiguous), ignoring: [.truncated]).findings
        #expect(others.map(\.diagnostic.view) == ["label", "other"])
    }

    @Test func `D20 on the canvas findings weigh as in Interface Builder, each with its mark`() throws {
        struct Document: Decodable {
            struct Finding: Decodable {
                let kind: String, severity: String, mark: String?
            }
            let findings: [Finding]
        }
        let source = StubSource(diagnostics: [
            Diagnostic(.warning, .unsatisfiable, message: "conflict"), Diagnostic(.note, .misplaced, message: "stale"),
            Diagnostic(.warning, .missingConstraints, view: "label", message: "needs constraints for: width"),
            Diagnostic(.warning, .missingImage, message: "gone"),
        ])
        func findings(_ presentation: ScenePresentation) throws -> [Document.Finding] {
            var overrides = EnvironmentOverrides()
            overrides.presentation = presentation
            let report = Check(SceneMatrix(source.references, across: [], over: overrides)).run().report
            let bytes = try report.report().bytes(as: .json, version: "1")
            return try JSONDecoder().decode(Document.self, from: Data(bytes)).findings
        }
        let canvas = try findings(.canvas)
        #expect(canvas.map(\.kind) == ["unsatisfiable", "misplaced", "missingConstraints", "missingImage"])
        #expect(canvas.map(\.severity) == ["error", "warning", "error", "warning"])
        #expect(canvas.map(\.mark) == ["⊗", "⧉", "⊘", "!"])
        let device = try findings(.device)
        #expect(device.map(\.severity) == ["warning", "note", "warning", "warning"])
        #expect(device.allSatisfy { $0.mark == nil })
    }

    @Test func `kinds that are ignored are passed over`() throws {
        let report = report(ignoring: [.truncated])
        #expect(report.findings.isEmpty)
        #expect(!report.hasFailed)
        #expect(try report.report().text == "no findings in 1 scene and 4 environments\n")
    }

    @Test func `a check fails from its threshold on`() throws {
        #expect(report(threshold: .note).hasFailed)
        #expect(report(threshold: .warning).hasFailed)
        #expect(!report(threshold: .error).hasFailed)
    }

    @Test func `annotations keep to one line and escape what separates them`() throws {
        var source = StubSource(file: "a,b:c.xib")
        source.diagnostics = [Diagnostic(.error, .missingImage, message: "100 % gone\nreally")]
        let lines = try report(source, ignoring: [.truncated]).report().text(as: .github).split(separator: "\n")
        #expect(lines.first == "::error file=a%2Cb%3Ac.xib,title=missingImage::100 %25 gone%0Areally")
    }

    @Test func `the document names every finding and the environments`() throws {
        struct Document: Decodable {
            struct Finding: Decodable {
                let kind: String, file: String, line: Int?, view: String?, scene: String?, environments: [String]
            }
            let keyline: Int, failed: Bool, environments: [String], findings: [Finding]
        }
        let document = try JSONDecoder().decode(
            Document.self, from: Data(report().report().bytes(as: .json, version: "1")))
        #expect(document.keyline == 1)
        #expect(document.failed)
        #expect(document.environments == ["en L", "en AX3", "ar L", "ar AX3"])
        let finding = try #require(document.findings.first)
        #expect(finding.kind == "truncated")
        #expect(finding.line == 12)
        #expect(finding.view == "label")
        #expect(finding.scene == "stub")
        #expect(finding.environments == ["en AX3", "ar AX3"])
    }

    @Test func `D28 the size at which a finding begins is found to the point`() throws {
        let source = StubSource(narrow: 247)
        let report = report(source, sweep: [Sweep(.widths, 100...400)], ignoring: [.truncated])
        #expect(
            try report.report().text == """
                Stub.xib: warning: unsatisfiable: view label: too narrow
                  in all 4 environments, at widths 100–246
                stub in en L: works from a width of 247
                stub in en AX3: works from a width of 247
                stub in ar L: works from a width of 247
                stub in ar AX3: works from a width of 247
                1 finding (1 warning) in 1 scene and 4 environments

                """)
    }

    @Test func `D28 a warning of another kind is no limit, and is not passed over`() throws {
        let source = StubSource(
            diagnostics: [Diagnostic(.warning, .ambiguous, message: "the constraints leave its frame open")],
            narrow: 247)
        let matrix = SceneMatrix(source.references, across: [], over: EnvironmentOverrides())
        func limits(_ widths: ClosedRange<Int>) -> [String] {
            Check(matrix, sweep: [Sweep(.widths, widths)]).run().report.limits
        }
        #expect(
            limits(100...400) == ["stub: nothing is cut or in conflict from a width of 247; there are other warnings"])
        #expect(limits(300...400) == ["stub: nothing is cut or in conflict at all widths; there are other warnings"])
        #expect(limits(100...200) == ["stub: does not work up to a width of 200; there are other warnings"])
    }

    @Test func `D28 a note at a threshold hides no warning beyond it`() throws {
        let matrix = SceneMatrix(StubSource(noted: .extraLarge).references, across: [], over: EnvironmentOverrides())
        let report = Check(matrix, sweep: [Sweep(.textSizes, 0...11)]).run().report
        #expect(
            try report.report().text == """
                Stub.xib:12:5: warning: truncated: view label: the text “en” <is> cut off
                  at text sizes AX1–AX5
                  hint: allow more lines
                Stub.xib:12:5: note: truncated: view label: nearly cut off
                  at text sizes XL–XXXL
                stub: works up to XXXL
                2 findings (1 warning, 1 note) in 1 scene and 1 environment

                """)
        #expect(report.hasFailed)
    }

    @Test func `D28 every threshold of a range is found`() throws {
        var generator = SplitMix(state: 3)
        let scene = try #require(StubSource().references.first)
        for _ in 0..<20 {
            let narrow = 101 + Int(generator.next(upTo: 298))
            let reference = try #require(StubSource(narrow: narrow).references.first)
            #expect(try bands(of: reference) == [[100...narrow - 1]])
        }
        #expect(try bands(of: scene).isEmpty)
    }

    /// The widths that show each finding.
    private func bands(of scene: SceneReference) throws -> [[ClosedRange<Int>]] {
        var search = SweepSearch([Sweep(.widths, 100...400)], scene, EnvironmentOverrides())
        return try search.findings().map { $0.sizes.flatMap { $0.bands.map(\.range) } }
    }
}

extension Report {
    /// The report in a form, as text.
    func text(as format: ReportFormat) throws -> String {
        String(decoding: try bytes(as: format, version: "1"), as: UTF8.self)
    }
}
