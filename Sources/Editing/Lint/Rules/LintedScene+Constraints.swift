import Foundation
import KeylineGraphics
import KeylineScenes

extension LintedScene {
    /// What single constraints break.
    var constraintFindings: [LintFinding] {
        constraints.flatMap { constraint in
            [
                leftRight(constraint), fixedSize(constraint), farNeighbour(constraint), fraction(constraint),
                negative(constraint), order(constraint), priority(constraint),
            ].compactMap { $0 }
        }
    }

    private func leftRight(_ constraint: ConstraintSnapshot) -> LintFinding? {
        let fixed: Set<LayoutAttribute> = [.left, .right, .leftMargin, .rightMargin]
        let attributes = [constraint.first.attribute] + (constraint.second.map { [$0.attribute] } ?? [])
        guard attributes.contains(where: fixed.contains) else { return nil }
        return finding(
            .leftRight, constraint, "\(equation(constraint)) stays on the same side in right-to-left languages",
            hint: "use leading and trailing")
    }

    /// Fixed sizes of texts; pictures, fields and plain views may well have them.
    private func fixedSize(_ constraint: ConstraintSnapshot) -> LintFinding? {
        guard constraint.second == nil, constraint.relation == .equal, constraint.priority == 1000,
            constraint.first.attribute.isSize, constraint.constant > 0,
            let view = views[constraint.first.view]?.view, let text = view.text?.text, text.count > 1,
            !text.isEmpty, view.children.isEmpty || view.interaction.isUsable
        else { return nil }
        // A round or square button holds a sign rather than words.
        if view.interaction.isUsable, view.frame.width <= 60, view.frame.height <= 60 { return nil }
        if view.interaction.isUsable, constraint.first.attribute == .height { return nil }
        let side = constraint.first.attribute == .width ? "width" : "height"
        return finding(
            .fixedSize, constraint,
            "the \(side) of \(name(constraint.first.view)) is fixed at \(Decimals.short(constraint.constant))",
            hint: "let the text decide, or make it \(side) ≥ \(Decimals.short(constraint.constant))")
    }

    /// A distance between siblings with another sibling in between.
    private func farNeighbour(_ constraint: ConstraintSnapshot) -> LintFinding? {
        guard let gap = spacing(constraint), let first = frame(gap.earlier), let second = frame(gap.later) else {
            return nil
        }
        let siblings = views.values.filter { other in
            areSiblings(other.view.id, gap.earlier) && other.view.id != gap.later && other.isVisible
                && other.frame.width > 1 && other.frame.height > 1
        }
        let between = siblings.first { other in
            CandidateFinder.isBetween(first, second, [other.frame], isVertical: gap.isVertical)
        }
        guard let between, constraint.relation == .equal else { return nil }
        return finding(
            .farNeighbour, constraint,
            "\(equation(constraint)) skips \(name(between.view.id)), which lies between them",
            hint: "pin each view to its nearest neighbour")
    }

    /// A distance between two siblings: who comes first, and along which axis.
    func spacing(_ constraint: ConstraintSnapshot) -> (earlier: ViewID, later: ViewID, isVertical: Bool)? {
        guard let second = constraint.second, constraint.first.guide == nil, second.guide == nil,
            areSiblings(constraint.first.view, second.view)
        else { return nil }
        switch (constraint.first.attribute, second.attribute) {
        case (.leading, .trailing), (.left, .right): return (second.view, constraint.first.view, false)
        case (.trailing, .leading), (.right, .left): return (constraint.first.view, second.view, false)
        case (.top, .bottom): return (second.view, constraint.first.view, true)
        case (.bottom, .top): return (constraint.first.view, second.view, true)
        default: return nil
        }
    }

    private func fraction(_ constraint: ConstraintSnapshot) -> LintFinding? {
        guard let second = constraint.second, second.view != constraint.first.view, constraint.multiplier > 0,
            constraint.multiplier < 1
        else { return nil }
        let inverse = Double(1 / constraint.multiplier)
        guard abs(inverse - inverse.rounded()) < 0.0005 else { return nil }
        return finding(
            .fractionalMultiplier, constraint, "\(equation(constraint)) has a fractional multiplier",
            hint: "swap the sides: the multiplier becomes \(Decimals.text(inverse.rounded()))",
            repairs: isFree(constraint))
    }

    private func negative(_ constraint: ConstraintSnapshot) -> LintFinding? {
        guard let second = constraint.second, second.view != constraint.first.view, constraint.constant < 0,
            constraint.multiplier == 1, isExchangeable(constraint)
        else { return nil }
        return finding(
            .negativeConstant, constraint, "\(equation(constraint)) has a negative constant",
            hint: "swap the sides: the constant becomes \(Decimals.short(-constraint.constant))",
            repairs: isFree(constraint))
    }

    /// True where the exchanged sides make a distance positive. A view that reaches beyond the one around it, or over a sibling, has a negative
    /// constant on purpose.
    private func isExchangeable(_ constraint: ConstraintSnapshot) -> Bool {
        guard let second = constraint.second else { return false }
        if spacing(constraint) != nil { return isBackwards(constraint) }
        let first = constraint.first
        func are(_ attributes: Set<LayoutAttribute>) -> Bool {
            attributes.contains(first.attribute) && attributes.contains(second.attribute)
        }
        // The end of a view comes before the end of the one around it, and its start after that one's start.
        if are(Self.ends), tree.isAround(second.view, first.view) { return true }
        if are(Self.starts), tree.isAround(first.view, second.view) { return true }
        guard first.attribute == second.attribute, !first.attribute.isSize, areSiblings(first.view, second.view),
            let frame = frame(first.view), let other = self.frame(second.view)
        else { return false }
        return !frame.intersects(other)
    }

    private static let starts: Set<LayoutAttribute> = [
        .leading, .left, .top, .leadingMargin, .leftMargin, .topMargin, .firstBaseline,
    ]

    private static let ends: Set<LayoutAttribute> = [
        .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin, .lastBaseline,
    ]

    /// Whether the earlier view of a distance stands first.
    private func isBackwards(_ constraint: ConstraintSnapshot) -> Bool {
        spacing(constraint).map { $0.earlier == constraint.first.view } ?? false
    }

    private func order(_ constraint: ConstraintSnapshot) -> LintFinding? {
        guard isBackwards(constraint), constraint.constant == 0, constraint.multiplier == 1 else { return nil }
        return finding(
            .readingOrder, constraint, "\(equation(constraint)) names the earlier view first",
            hint: "swap the sides, so that equations follow the order of the views", repairs: isFree(constraint))
    }

    /// Whether exchanging the sides changes nothing that code might know: no outlet leads to the constraint.
    private func isFree(_ constraint: ConstraintSnapshot) -> Bool {
        guard let document, let own = written(constraint) else { return false }
        // What differs between size classes speaks of the constraint as it is.
        let variations = document.statement(of: own).flatMap { document.layout?.variations(of: $0.mapping) }
        return !document.isConnected(own.id) && variations == nil
    }

    private func priority(_ constraint: ConstraintSnapshot) -> LintFinding? {
        let value = Double(constraint.priority)
        guard !Self.isUsual(value) else { return nil }
        return finding(
            .priorityCluster, constraint, "the priority \(Decimals.text(value)) is not near a usual one",
            hint: "choose a priority within 2 of 250, 500, 750 or 1000, so that priorities can be compared at a glance")
    }

    /// Whether a priority lies within 2 of 250, 500, 750 or 1000.
    static func isUsual(_ priority: Double) -> Bool {
        [250.0, 500, 750, 1000].contains { abs(priority - $0) <= 2 }
    }
}

extension InterfaceDocument {
    /// Whether an outlet, an outlet collection or a variation speaks of an object.
    func isConnected(_ id: String) -> Bool {
        markup.elements.contains { element in
            switch element.name {
            case "outlet", "outletCollection": element["destination"] == id
            case "include", "exclude": element["reference"] == id
            default: false
            }
        }
    }
}
