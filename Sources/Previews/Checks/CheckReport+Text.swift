import KeylineByteText
import KeylineGraphics
import KeylineScenes

extension CheckReport {
    /// The findings in a compiler's form, then a line that counts them.
    public var text: String {
        findings.map(text).joined() + summary + "\n"
    }

    /// Such as `3 findings (2 warnings, 1 note) in 2 scenes and 24 environments`.
    public var summary: String {
        let scope =
            "\(Self.count(matrix.scenes.count, "scene")) and \(Self.count(matrix.variations.count, "environment"))"
        guard !findings.isEmpty else { return "no findings in \(scope)" }
        let severities = Diagnostic.Severity.allCases.reversed().compactMap { severity -> String? in
            let number = findings.count { $0.diagnostic.severity == severity }
            return number == 0 ? nil : Self.count(number, severity.rawValue)
        }
        return "\(Self.count(findings.count, "finding")) (\(severities.joined(separator: ", "))) in \(scope)"
    }

    private func text(_ finding: Finding) -> String {
        var located = finding.diagnostic
        located.location = located.location ?? SourceLocation(file: finding.file)
        let lines = located.description.textLines
        let firstHint = lines.firstIndex { $0.hasPrefix("  hint: ") } ?? lines.count
        let environments = environments(of: finding).map { ["  \($0)"] } ?? []
        return (lines[..<firstHint] + environments + lines[firstHint...]).map { $0 + "\n" }.joined()
    }

    static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)" + (number == 1 ? "" : "s")
    }
}
