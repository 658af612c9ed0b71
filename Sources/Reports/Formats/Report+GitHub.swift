import KeylineByteText
import KeylineScenes

extension Report {
    /// The problems that count as annotations of GitHub's workflows, which show them beside the lines of a change; then the summary.
    ///
    /// Source: GitHub, Workflow commands for GitHub Actions, "Setting a notice message".
    var gitHubAnnotations: String {
        // A line that changes several pictures in one way is annotated once.
        var seen: Set<String> = []
        return problems.filter { $0.suppression == nil }.map(annotation).filter { seen.insert($0).inserted }.joined()
            + summary + "\n"
    }

    private func annotation(_ problem: Problem) -> String {
        let place = problem.location
        var properties = ["file=\(place.file.escaped(for: .gitHubProperty))"]
        if let line = place.line { properties.append("line=\(line)") }
        if let column = place.column { properties.append("col=\(column)") }
        properties.append("title=\(problem.rule.escaped(for: .gitHubProperty))")
        return "::\(Self.command(problem.severity)) \(properties.joined(separator: ","))::"
            + "\((problem.summary ?? problem.message).escaped(for: .gitHubMessage))\n"
    }

    private static func command(_ severity: Diagnostic.Severity) -> String {
        switch severity {
        case .note: "notice"
        case .warning: "warning"
        case .error: "error"
        }
    }
}
