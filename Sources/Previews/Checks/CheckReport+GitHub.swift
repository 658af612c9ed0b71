import KeylineScenes

extension CheckReport {
    /// The findings as annotations of GitHub's workflows, which show them beside the lines of a change.
    ///
    /// Source: GitHub, Workflow commands for GitHub Actions, "Setting a notice message".
    public var gitHubAnnotations: String {
        findings.map(annotation).joined() + summary + "\n"
    }

    private func annotation(_ finding: Finding) -> String {
        let diagnostic = finding.diagnostic
        let place = diagnostic.location ?? SourceLocation(file: finding.file)
        var properties = ["file=\(Self.property(place.file))"]
        if let line = place.line { properties.append("line=\(line)") }
        if let column = place.column { properties.append("col=\(column)") }
        properties.append("title=\(Self.property(diagnostic.kind.rawValue))")
        let message = ([diagnostic.message] + [environments(of: finding)].compactMap { $0 } + diagnostic.hints)
            .joined(separator: "\n")
        return "::\(Self.command(diagnostic.severity)) \(properties.joined(separator: ","))::\(Self.data(message))\n"
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
