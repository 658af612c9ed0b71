package import KeylineGraphics
package import KeylineScenes

/// Constraints as equations in words.
package struct EquationText {
    private let names: (ViewID) -> String

    /// - Parameter names: What people call a view.
    package init(names: @escaping (ViewID) -> String) { self.names = names }

    /// Calls views what Xcode's outline calls them; several of one name are told apart by their ids.
    package init(of layout: LayoutSnapshot) {
        self.init(of: layout.placedViews.map { ($0.view.id, $0.view.outlineName) })
    }

    /// Calls views what Xcode's outline calls them, where those names are known already.
    package init(of views: [(id: ViewID, outlineName: String)]) {
        let names = Dictionary(views.map { ($0.id, $0.outlineName) }) { first, _ in first }
        var uses: [String: Int] = [:]
        for name in names.values { uses[name, default: 0] += 1 }
        self.init { [uses] id in
            guard let name = names[id] else { return id.rawValue }
            return (uses[name] ?? 0) > 1 ? "\(name) (\(id))" : name
        }
    }

    /// Such as `Label "Name".leading = Button "OK".trailing + 8`.
    package func equation(_ constraint: ConstraintSnapshot) -> String {
        let sign = constraint.relation == .equal ? "=" : constraint.relation == .lessThanOrEqual ? "≤" : "≥"
        let priority = constraint.priority < 1000 ? " @\(Decimals.text(Double(constraint.priority)))" : ""
        return "\(side(constraint.first)) \(sign) \(right(constraint))\(priority)"
    }

    private func right(_ constraint: ConstraintSnapshot) -> String {
        guard let second = constraint.second else { return Decimals.text(constraint.constant) }
        let factor = constraint.multiplier == 1 ? "" : "\(Decimals.text(constraint.multiplier)) × "
        let constant = constraint.constant
        let tail = constant == 0 ? "" : (constant < 0 ? " − " : " + ") + Decimals.text(abs(constant))
        return factor + side(second) + tail
    }

    private func side(_ side: ConstraintSnapshot.Side) -> String {
        let guide = side.guide.map { "." + GuideName.short($0) } ?? ""
        return "\(names(side.view))\(guide).\(side.attribute.rawValue)"
    }
}

/// The guides of the system by what people call them.
package enum GuideName {
    /// Such as `safe area`.
    package static func short(_ identifier: String) -> String {
        switch identifier {
        case "UIViewSafeAreaLayoutGuide": "safe area"
        case "UIViewLayoutMarginsGuide": "margins"
        case "UIViewReadableContentGuide": "readable"
        case "UIScrollView-contentLayoutGuide": "content"
        case "UIScrollView-frameLayoutGuide": "frame"
        case "": "guide"
        default: identifier
        }
    }
}
