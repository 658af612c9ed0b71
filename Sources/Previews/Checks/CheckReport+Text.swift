import KeylineByteText
import KeylineGraphics
import KeylineScenes

extension CheckReport {
    /// The findings in a compiler's form, then a line that counts them.
    public var text: String {
        (counted.map(text) + limits.map { $0 + "\n" }).joined() + summary + "\n"
    }

    /// Such as `3 findings (2 warnings, 1 note) in 2 scenes and 24 environments`.
    public var summary: String {
        let scope =
            "\(Self.count(matrix.scenes.count, "scene")) and \(Self.count(matrix.variations.count, "environment"))"
        let suppressed = findings.count - counted.count
        let tail = suppressed == 0 ? "" : ", \(suppressed) suppressed"
        guard !counted.isEmpty else { return "no findings in \(scope)" + tail }
        let severities = Diagnostic.Severity.allCases.reversed().compactMap { severity -> String? in
            let number = counted.count { $0.diagnostic.severity == severity }
            return number == 0 ? nil : Self.count(number, severity.rawValue)
        }
        return "\(Self.count(counted.count, "finding")) (\(severities.joined(separator: ", "))) in \(scope)" + tail
    }

    private func text(_ finding: Finding) -> String {
        var located = finding.diagnostic
        located.location = located.location ?? SourceLocation(file: finding.file)
        let lines = located.description.textLines
        let firstHint = lines.firstIndex { $0.hasPrefix("  hint: ") } ?? lines.count
        var environments = environments(of: finding).map { ["  \($0)"] } ?? []
        if !finding.otherPlaces.isEmpty {
            let places = finding.otherPlaces.prefix(3).map(\.description).joined(separator: ", ")
            let rest = finding.otherPlaces.count > 3 ? " and \(finding.otherPlaces.count - 3) more" : ""
            environments.append("  also at \(places)\(rest)")
        }
        return (lines[..<firstHint] + environments + lines[firstHint...]).map { $0 + "\n" }.joined()
    }

    static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)" + (number == 1 ? "" : "s")
    }
}
