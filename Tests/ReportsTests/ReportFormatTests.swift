import KeylineByteText
import KeylineReports
import KeylineScenes
import Testing

@Suite struct ReportFormatTests {
    private let problem = Report.Problem(
        .error, rule: "offScreen", message: "is beyond\n::error::a hint", at: SourceLocation(file: "a b.yaml", line: 3),
        about: "screen/title")

    private func report(markdown: String? = nil) -> Report {
        Report(
            "keyline check", cases: [.init("screen in ar", in: "a b.yaml", failures: [problem])], problems: [problem],
            summary: "1 finding", text: "::warning::text\u{1B}\n", markdown: markdown)
    }

    private func text(_ report: Report, as format: ReportFormat) throws -> String {
        String(decoding: try report.bytes(as: format, version: "1"), as: UTF8.self)
    }

    @Test func `only annotations are commands to GitHub's runner`() throws {
        let expected = "::error file=a b.yaml,line=3,title=offScreen::is beyond%0A::error::a hint\n1 finding\n"
        #expect(try text(report(), as: .github) == expected)
        for format in ReportFormat.allCases where format != .github && format != .markdown {
            let lines = try text(report(), as: format).split(separator: "\n")
            #expect(!lines.contains { $0.hasPrefix("::") }, "\(format)")
        }
    }

    @Test func `an annotation has the few words of a long message`() throws {
        var long = report()
        long.problems[0].summary = "is beyond"
        #expect(try text(long, as: .github) == "::error file=a b.yaml,line=3,title=offScreen::is beyond\n1 finding\n")
        #expect(try text(long, as: .sarif).contains("a hint"))
    }

    @Test func `equal annotations of several cases come once`() throws {
        var twice = report()
        twice.problems.append(twice.problems[0])
        twice.problems[1].subject = "other/title"
        #expect(try text(twice, as: .github) == text(report(), as: .github))
    }

    @Test func `the text has no control characters but line feeds`() throws {
        #expect(try text(report(), as: .text) == "\\u{3a}:warning::text\\u{1b}\n")
    }

    @Test func `annotations take the place of Markdown where a report has none`() throws {
        #expect(try text(report(), as: .markdown) == text(report(), as: .github))
        #expect(try text(report(markdown: "### Fine\n"), as: .markdown) == "### Fine\n")
    }

    @Test func `other programs read the document of a report, or else its cases`() throws {
        var report = report()
        #expect(try text(report, as: .json).contains("\"suite\" : \"a b.yaml\""))
        report.document = .object(["keyline": .integer(1)])
        #expect(try text(report, as: .json) == "{\n  \"keyline\" : 1\n}\n")
    }

    @Test func `a result of code scanning keeps its identity when lines above it come and go`() throws {
        var moved = report()
        moved.problems[0].location.line = 90
        func identity(_ report: Report) throws -> Substring? {
            try text(report, as: .sarif).split(separator: "\n").first { $0.contains("keyline/v1") }
        }
        #expect(try identity(report()) != nil)
        #expect(try identity(report()) == identity(moved))
    }
}
