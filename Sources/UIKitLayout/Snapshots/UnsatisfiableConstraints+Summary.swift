import KeylineAutoLayout
import KeylineGraphics
import KeylineScenes

extension UnsatisfiableConstraints {
    /// More constraints than these are counted.
    private static let mostNamed = 6

    /// The contradiction in one sentence, for lists in which Apple's report would be too long: `title.width == 120 and title.width <= 90
    /// contradict each other; title.width <= 90 is given up`.
    package var summary: String {
        let equations = constraints.map(Self.equation)
        var list = Array(equations.prefix(Self.mostNamed))
        if equations.count > list.count { list.append("\(equations.count - list.count) more") }
        let last = list.popLast() ?? ""
        let words = list.isEmpty ? last : list.joined(separator: ", ") + " and " + last
        let broken = brokenConstraints.map(Self.equation).prefix(Self.mostNamed).joined(separator: ", ")
        return "\(words) contradict each other; \(broken) \(brokenConstraints.count == 1 ? "is" : "are") given up"
    }

    private static func equation(_ constraint: NSLayoutConstraint) -> String {
        let relation =
            switch constraint.relation {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        let text = "\(side(constraint.first)) \(relation) "
        guard let second = constraint.second, second.attribute != .notAnAttribute else {
            return text + Decimals.text(constraint.constant)
        }
        let factor = constraint.multiplier == 1 ? "" : "\(Decimals.text(constraint.multiplier)) * "
        let sign = constraint.constant < 0 ? " - " : " + "
        let rest = constraint.constant == 0 ? "" : sign + Decimals.text(abs(constraint.constant))
        return text + factor + side(second) + rest
    }

    /// A view by the name that its author gave it, by its id, or by its class, then the attribute.
    private static func side(_ term: LayoutTerm) -> String {
        let view = term.item?.layoutView
        let name = view.map { $0.source.label ?? $0.source.id?.rawValue ?? ViewNaming.className(of: $0) }
        let guide = (term.item as? UILayoutGuide)?.identifier
        return [name, guide, LayoutAttribute(term.attribute).rawValue].compactMap { $0 }.joined(separator: ".")
    }
}
