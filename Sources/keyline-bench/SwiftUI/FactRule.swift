import Foundation
import SwiftUILayout

/// A fact about a rule rather than a view: which limits a frame takes, which defaults a track has, how guides are joined.
@MainActor
struct FactRule {
    private let fact: Fact
    private let values: [String: CGFloat]

    /// Works the rule out; nil for facts about views.
    init?(_ fact: Fact) {
        self.fact = fact
        switch fact.view {
        case ".frame(min/ideal/max)": values = Self.limits(fact.statement)
        case "GridItem": values = Self.track
        case "AlignmentID default": values = Self.mean(fact.statement)
        default: return nil
        }
    }

    /// The difference; nil if nothing can be compared.
    var differences: [String]? {
        let pairs = fact.expected.compactMap { key, value in
            value.number.flatMap { number in values[key].map { (key, $0, number) } }
        }
        guard !pairs.isEmpty else { return nil }
        return pairs.sorted { $0.0 < $1.0 }.flatMap { FactComparison.compare($0.0, [$0.1], [$0.2]) }
    }

    /// The limits that a statement such as "idealWidth 10 with minWidth 20" gives, as a frame takes them.
    private static func limits(_ statement: String) -> [String: CGFloat] {
        func given(_ name: String) -> CGFloat? {
            if statement.contains("negative \(name)Width") { return -1 }
            guard let range = statement.range(of: "\(name)Width ") else { return nil }
            var scanner = FactScanner(String(statement[range.upperBound...]))
            return scanner.number().map { CGFloat($0) }
        }
        let limits = LengthLimits(minimum: given("min"), ideal: given("ideal"), maximum: given("max"))
        return ["min": limits.minimum, "ideal": limits.ideal, "max": limits.maximum].compactMapValues { $0 }
    }

    private static var track: [String: CGFloat] {
        guard case .flexible(let minimum, let maximum) = GridItem(.flexible()).size else { return [:] }
        return ["min": minimum, "max": maximum]
    }

    /// The joined value of guides that a statement lists in brackets.
    private static func mean(_ statement: String) -> [String: CGFloat] {
        guard let open = statement.firstIndex(of: "["), let close = statement[open...].firstIndex(of: "]") else {
            return [:]
        }
        let words = statement[statement.index(after: open)..<close].split(separator: ",")
        let guides = words.map { Double($0).map { CGFloat($0) } }
        return HorizontalAlignment.leading.combineExplicit(guides).map { ["value": $0] } ?? [:]
    }
}
