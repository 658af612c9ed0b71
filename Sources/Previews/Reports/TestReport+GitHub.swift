import KeylineScenes

extension TestReport {
    /// The problems that count as annotations of GitHub's workflows, which show them beside the lines of a change; then the summary.
    ///
    /// Source: GitHub, Workflow commands for GitHub Actions, "Setting a notice message".
    public var gitHubAnnotations: String {
        problems.filter { $0.suppression == nil }.map(annotation).joined() + summary + "\n"
    }

    private func annotation(_ problem: Problem) -> String {
        let place = problem.location
        var properties = ["file=\(Self.property(place.file))"]
        if let line = place.line { properties.append("line=\(line)") }
        if let column = place.column { properties.append("col=\(column)") }
        properties.append("title=\(Self.property(problem.rule))")
        return "::\(Self.command(problem.severity)) \(properties.joined(separator: ","))::"
            + "\(Self.data(problem.message))\n"
    }

    private static func command(_ severity: Diagnostic.Severity) -> String {
        switch severity {
        case .note: "notice"
        case .warning: "warning"
        case .error: "error"
        }
    }

    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
