import KeylineByteText
import KeylineGraphics
import KeylineScenes

extension CheckReport {
    /// The findings in a compiler's form, then a line that counts them.
    public var text: String { counted.map(text).joined() + closingLines }

    /// What ends the text: from where on scenes work, and the line that counts the findings.
    var closingLines: String { limits.map { $0 + "\n" }.joined() + summary + "\n" }

    /// What the text has after the findings that were found one by one: suppressions that are out of date, and the last lines.
    public var textAfterFindings: String {
        counted.filter { $0.diagnostic.kind == .outdatedSuppression }.map(text).joined() + closingLines
    }

    /// Such as `3 findings (2 warnings, 1 note) in 2 scenes and 24 environments`.
    public var summary: String {
        Self.summary(
            of: counted.map(\.diagnostic.severity), suppressed: findings.count - counted.count,
            scenes: matrix.scenes.count, environments: matrix.variations.count,
            unchecked: Set(failures.map(\.sceneIndex)).count)
    }

    /// The line that counts findings by their severities.
    static func summary(
        of counted: [Diagnostic.Severity], suppressed: Int, scenes: Int, environments: Int, unchecked: Int = 0
    ) -> String {
        guard scenes > 0 else { return "no scenes were checked" }
        let scope = "\(count(scenes, "scene")) and \(count(environments, "environment"))"
        let tail =
            (suppressed == 0 ? "" : ", \(suppressed) suppressed")
            + (unchecked == 0 ? "" : "; \(count(unchecked, "scene")) could not be checked")
        guard !counted.isEmpty else { return "no findings in \(scope)" + tail }
        let severities = Diagnostic.Severity.allCases.reversed().compactMap { severity -> String? in
            let number = counted.count { $0 == severity }
            return number == 0 ? nil : count(number, severity.rawValue)
        }
        return "\(count(counted.count, "finding")) (\(severities.joined(separator: ", "))) in \(scope)" + tail
    }

    func text(_ finding: Finding) -> String {
        let (head, hints) = lines(of: finding)
        return Self.text(head, alsoAt: finding.otherPlaces.map(\.description), hints)
    }

    /// What is wrong and where, then what to do about it.
    func lines(of finding: Finding) -> (head: [String], hints: [String]) {
        var located = finding.diagnostic
        located.location = located.location ?? SourceLocation(file: finding.file)
        let lines = located.description.textLines.map { String($0) }
        let firstHint = lines.firstIndex { $0.hasPrefix("  hint: ") } ?? lines.count
        let environments = environments(of: finding).map { ["  \($0)"] } ?? []
        return (lines[..<firstHint] + environments, Array(lines[firstHint...]))
    }

    /// A finding's lines with the other places of what an app lacks.
    static func text(_ head: [String], alsoAt places: [String], _ hints: [String]) -> String {
        var lines = head
        if !places.isEmpty {
            let rest = places.count > 3 ? " and \(places.count - 3) more" : ""
            lines.append("  also at \(places.prefix(3).joined(separator: ", "))\(rest)")
        }
        return (lines + hints).map { $0 + "\n" }.joined()
    }

    static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)" + (number == 1 ? "" : "s")
    }
}
