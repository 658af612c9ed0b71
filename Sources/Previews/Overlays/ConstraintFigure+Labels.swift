import Foundation
import KeylineGraphics
import KeylineScenes

extension ConstraintSnapshot {
    /// The label of a size: its constant, after a sign for inequalities.
    var sizeLabel: String { sign(of: relation) + Self.amount(constant) }

    /// The label of a distance: its constant, after a sign for inequalities.
    ///
    /// - Parameter isReversed: Whether the distance grows as the first side's coordinate shrinks, so that "at most" for the
    ///   coordinate is "at least" for the distance.
    /// - Returns: The label; nil for two edges that touch.
    func distanceLabel(isReversed: Bool) -> String? {
        let sign = sign(of: isReversed ? relation.opposite : relation)
        if abs(multiplier - 1) > 0.0005 { return sign + "×" + Self.amount(multiplier) }
        return constant == 0 && sign.isEmpty ? nil : sign + Self.amount(abs(constant))
    }

    /// What a relation of two sizes says: `=` for equal ones, otherwise the factor and what is added.
    var sizeRelationLabel: String {
        let sign = sign(of: relation)
        var label = sign.isEmpty ? "=" : sign
        if abs(multiplier - 1) > 0.0005 { label += " ×" + Self.amount(multiplier) }
        if constant != 0 { label += (constant < 0 ? " −" : " +") + Self.amount(abs(constant)) }
        return label
    }

    /// The label of a ratio of a view's own width and height: `16 : 9`.
    var aspectLabel: String {
        let ratio = first.attribute == .width ? multiplier : 1 / multiplier
        return sign(of: relation) + Self.ratioText(Double(ratio))
    }

    /// The sign of an inequality, or of what is not kept; nothing for an equality that is, which needs none.
    private func sign(of relation: Relation) -> String {
        switch (relation, state) {
        case (.equal, .satisfied): ""
        case (.equal, _): "≠"
        case (.greaterThanOrEqual, .satisfied): "≥"
        case (.greaterThanOrEqual, _): "not ≥"
        case (.lessThanOrEqual, .satisfied): "≤"
        case (.lessThanOrEqual, _): "not ≤"
        }
    }

    /// A ratio of small whole numbers where one is near, a decimal number otherwise.
    static func ratioText(_ ratio: Double) -> String {
        guard ratio.isFinite, ratio > 0 else { return Decimals.text(ratio) }
        for denominator in 1...32 {
            let numerator = (ratio * Double(denominator)).rounded()
            if numerator >= 1, abs(numerator / Double(denominator) - ratio) < 0.001 * ratio {
                return "\(Int(numerator)):\(denominator)"
            }
        }
        return Decimals.text((ratio * 1000).rounded() / 1000) + ":1"
    }

    /// A number with at most three decimals.
    private static func amount(_ number: CGFloat) -> String { Decimals.text((number * 1000).rounded() / 1000) }
}

extension ConstraintSnapshot.Relation {
    /// The relation after an exchange of its sides.
    fileprivate var opposite: ConstraintSnapshot.Relation {
        switch self {
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        case .lessThanOrEqual: .greaterThanOrEqual
        }
    }
}
