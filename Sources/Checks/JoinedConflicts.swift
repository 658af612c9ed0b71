import KeylineScenes

/// Conflicts that have a constraint in common, told as one: whoever mends the one that they share mends all.
///
/// Three buttons of a height of their own beside an image of another height, in a stack that makes them equal, contradict the image three times.
enum JoinedConflicts {
    /// Joins the conflicts among findings of one severity.
    ///
    /// - Parameter findings: The findings of a scene.
    /// - Returns: The findings, where the first conflict of each group names the lines of the others.
    static func joined(_ findings: [Diagnostic]) -> [Diagnostic] {
        let indices = findings.indices.filter { findings[$0].kind == .unsatisfiable && findings[$0].view != nil }
        guard indices.count > 1 else { return findings }
        var speakers: [Int: Int] = [:]
        var owners: [Key: Int] = [:]
        for index in indices {
            let keys = constraints(of: findings[index]).map { Key(text: $0, severity: findings[index].severity) }
            let speaker = keys.lazy.compactMap { owners[$0] }.first ?? index
            speakers[index] = speaker
            for key in keys where owners[key] == nil { owners[key] = speaker }
        }
        return findings.indices.compactMap { index -> Diagnostic? in
            if let speaker = speakers[index], speaker != index { return nil }
            var result = findings[index]
            let lines = indices.filter { speakers[$0] == index && $0 != index }
                .compactMap { findings[$0].location?.line }.filter { $0 != result.location?.line }
            if !lines.isEmpty {
                let words = Set(lines).sorted().map(String.init).joined(separator: ", ")
                result.hints.append(
                    "the same is contradicted on \(Set(lines).count == 1 ? "line" : "lines") \(words)")
            }
            return result
        }
    }

    private struct Key: Hashable {
        let text: String
        let severity: Diagnostic.Severity
    }

    /// The constraints that a log lists, without the addresses of objects and without those that stacks make.
    private static func constraints(of finding: Diagnostic) -> [String] {
        finding.message.split(separator: "\n").filter { $0.contains("Constraint:0x") && $0.hasPrefix("    \"") }
            .map { String($0).replacing(/:0x[0-9a-f]+/, with: "") }
            .filter { !$0.contains("'UISV-") && !$0.contains("'UIView-") }
    }
}
