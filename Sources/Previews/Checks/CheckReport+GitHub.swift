import KeylineByteText
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
        var properties = ["file=\(place.file.escaped(for: .gitHubProperty))"]
        if let line = place.line { properties.append("line=\(line)") }
        if let column = place.column { properties.append("col=\(column)") }
        properties.append("title=\(diagnostic.kind.rawValue.escaped(for: .gitHubProperty))")
        let message = ([diagnostic.message] + [environments(of: finding)].compactMap { $0 } + diagnostic.hints)
            .joined(separator: "\n")
        return
            "::\(Self.command(diagnostic.severity)) \(properties.joined(separator: ","))::\(message.escaped(for: .gitHubMessage))\n"
    }

    private static func command(_ severity: Diagnostic.Severity) -> String {
        switch severity {
        case .note: "notice"
        case .warning: "warning"
        case .error: "error"
        }
    }
}
