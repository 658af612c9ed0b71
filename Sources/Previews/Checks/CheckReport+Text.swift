import KeylineByteText
import KeylineGraphics
import KeylineScenes

extension CheckReport {
    /// A finding in a compiler's form.
    func text(_ finding: Finding) -> String {
        let (head, hints) = lines(of: finding)
        return Self.text(head, alsoAt: finding.otherPlaces.map(\.description), hints)
    }

    /// The lines that describe a finding and its position, then the hints.
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
