import KeylineGraphics

/// Constraints as layout files write them: `title.leading == screen.readable.leading + 8 @750`.
struct LayoutEquationText {
    /// What the file calls the view or guide of an id.
    let name: (String) -> String

    func text(_ constraint: InterfaceConstraint) -> String {
        let sign =
            constraint.relation == "equal" ? "==" : constraint.relation == "lessThanOrEqual" ? "<=" : ">="
        let priority = constraint.priority == 1000 ? "" : " @" + ConstraintMarkup.number(constraint.priority)
        return "\(place(constraint.first)) \(sign) \(sum(constraint))\(priority)"
    }

    private func place(_ side: InterfaceConstraint.Side) -> String {
        let own = name(side.item)
        switch side.attribute {
        case "centerXWithinMargins": return own + ".margins.centerX"
        case "centerYWithinMargins": return own + ".margins.centerY"
        case "baseline": return own + ".lastBaseline"
        case let margin where margin.hasSuffix("Margin"): return "\(own).margins.\(margin.dropLast("Margin".count))"
        default: return "\(own).\(side.attribute)"
        }
    }

    private func sum(_ constraint: InterfaceConstraint) -> String {
        guard let second = constraint.second else { return ConstraintMarkup.number(constraint.constant) }
        let product = product(place(second), constraint)
        // Numbers are written to four decimals.
        guard abs(constraint.constant) >= 0.00005 else { return product }
        if constraint.isSymbolic, constraint.constant == 8 { return product + " + space" }
        return product + (constraint.constant < 0 ? " - " : " + ") + ConstraintMarkup.number(abs(constraint.constant))
    }

    private func product(_ place: String, _ constraint: InterfaceConstraint) -> String {
        if let parts = constraint.multiplier.ratio?.split(separator: ":"), parts.count == 2 {
            if parts[0] == parts[1] { return place }
            return parts[1] == "1" ? "\(parts[0]) * \(place)" : "\(parts[0]) / \(parts[1]) * \(place)"
        }
        let factor = constraint.multiplier.value
        if factor == 1 { return place }
        // A third is meant exactly.
        let inverse = (1 / factor).rounded()
        if factor < 1, inverse >= 2, inverse < 1000, abs(factor * inverse - 1) < 0.0005 {
            return "\(place) / \(ConstraintMarkup.number(inverse))"
        }
        return "\(factor == factor.rounded() ? Decimals.text(factor) : "\(factor)") * \(place)"
    }
}
