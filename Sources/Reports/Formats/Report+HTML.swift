import Foundation
import KeylineByteText
import KeylineGraphics
import KeylineScenes

extension Report {
    /// The problems as a page that works without a network and without scripts, kind by kind, the most severe and most frequent ones first.
    ///
    /// What a suppression or the baseline covers is listed last in its kind, and is not counted.
    var html: String {
        let style = PageFiles.sharedStyle
        let policy =
            "default-src 'none'; img-src data:; style-src \(PageDocument.hash(style)); base-uri 'none'; form-action 'none'"
        let kinds = Dictionary(grouping: problems, by: \.rule).map { ReportKind(rule: $0, problems: $1) }.sorted()
        let page: HTML = """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="generator" content="Keyline">
            <link rel="icon" href="data:,">
            <title>\(title)</title>
            <style>\(HTML(verbatim: style))</style>
            </head>
            <body>
            <header><h1>\(title)</h1><p class="faint">\(summary)</p></header>
            <main>
            \(contents(kinds))\(kinds.map { section($0) })</main>
            </body>
            </html>

            """
        return page.description
    }

    /// The kinds with their counts, as links to their sections.
    private func contents(_ kinds: [ReportKind]) -> HTML {
        let links = kinds.map { kind -> HTML in
            "<li><a href=\"#\(kind.rule)\">\(kind.words)</a> \(kind.counted.count)</li>\n"
        }
        return links.isEmpty ? "" : "<section><h2>Kinds</h2><ul>\n\(links)</ul></section>\n"
    }

    private func section(_ kind: ReportKind) -> HTML {
        let about: HTML = ruleSummaries[kind.rule].map { "<p class=\"faint\">\($0)</p>" } ?? ""
        return """
            <section id="\(kind.rule)"><h2>\(kind.words) (\(kind.counted.count))</h2>
            \(about)
            <ul>
            \((kind.counted + kind.covered).map { item($0) })</ul></section>

            """
    }

    private func item(_ problem: Problem) -> HTML {
        let state =
            problem.suppression.map { "suppressed: \($0)" } ?? (problem.baseline == .unchanged ? "in the baseline" : "")
        let note: HTML = state.isEmpty ? "" : " <span class=\"faint\">(\(state))</span>"
        let subject: HTML = problem.subject.map { "<strong>\($0)</strong>: " } ?? ""
        let lines = problem.message.textLines.map { String($0) }
        let rest: [HTML] = lines.dropFirst().map { "<br>\($0)" }
        return """
            <li><span class="tag \(problem.severity.rawValue)">\(problem.severity.rawValue)</span> <code>\(problem.location.description)</code>
            \(subject)\(lines.first ?? "")\(rest)\(note)</li>

            """
    }
}

/// The problems of one kind.
private struct ReportKind: Comparable {
    let rule: String
    /// Those that count.
    let counted: [Report.Problem]
    /// Those that a suppression or the baseline covers.
    let covered: [Report.Problem]

    init(rule: String, problems: [Report.Problem]) {
        self.rule = rule
        let counts = problems.map { $0.suppression == nil && $0.baseline != .unchanged }
        counted = zip(problems, counts).filter(\.1).map(\.0)
        covered = zip(problems, counts).filter { !$0.1 }.map(\.0)
    }

    /// The kind in words.
    var words: String { Diagnostic.Kind(rawValue: rule)?.words ?? rule }

    private var severity: Diagnostic.Severity { counted.map(\.severity).max() ?? .note }

    static func < (left: ReportKind, right: ReportKind) -> Bool {
        if left.counted.isEmpty != right.counted.isEmpty { return right.counted.isEmpty }
        if left.severity != right.severity { return left.severity > right.severity }
        return (right.counted.count, left.rule) < (left.counted.count, right.rule)
    }
}
