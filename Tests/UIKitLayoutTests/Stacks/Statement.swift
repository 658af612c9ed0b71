import Foundation

@testable import UIKitLayout

/// What a constraint of a stack says, with its identifier and priority, as a line of text that can be compared.
///
/// Of two sides that are equal or compared without a constant, the one that sorts first is written first.
struct Statement: Comparable, CustomStringConvertible {
    let description: String

    init(
        _ identifier: String, _ first: String, _ relation: String, _ second: String? = nil,
        times multiplier: CGFloat = 1,
        plus constant: CGFloat = 0, at priority: Float = 1000
    ) {
        var first = first
        var relation = relation
        var right = second
        if let second, constant == 0, multiplier == 1, second < first {
            right = first
            first = second
            relation = ["==": "==", "<=": ">=", ">=": "<="][relation] ?? relation
        }
        let factor = multiplier == 1 ? "" : String(format: "%.6f·", Double(multiplier))
        let number = right == nil || constant != 0 ? String(format: " %.4f", Double(constant)) : ""
        description = "\(identifier): \(first) \(relation) \(factor)\(right ?? "")\(number) @\(priority)"
    }

    static func < (left: Statement, right: Statement) -> Bool { left.description < right.description }

    @MainActor
    init(_ constraint: NSLayoutConstraint, in built: StackSample.Built) {
        let names = ItemNames(built)
        let relation = [.equal: "==", .lessThanOrEqual: "<="][constraint.relation] ?? ">="
        let second = constraint.secondItem.map { "\(names.name(of: $0)).\(constraint.secondAttribute)" }
        self.init(
            constraint.identifier ?? "", "\(names.name(of: constraint.firstItem)).\(constraint.firstAttribute)",
            relation,
            second, times: constraint.multiplier, plus: constraint.constant, at: constraint.priority.rawValue)
    }
}

/// The names of what the constraints of a stack speak of.
@MainActor
private struct ItemNames {
    private let built: StackSample.Built

    init(_ built: StackSample.Built) {
        self.built = built
    }

    func name(of item: AnyObject?) -> String {
        if item === built.stack { return "stack" }
        if item === built.stack.layoutMarginsGuide { return "margins" }
        if let index = built.views.firstIndex(where: { $0 === item }) { return "view\(index)" }
        if (item as? UILayoutGuide)?.identifier == "UISV-alignment-spanner" { return "spanner" }
        if (item as? UILayoutGuide)?.identifier == "UISV-ordering-spanner" { return "ordering" }
        let gaps = built.stack.layoutGuides.filter { $0.identifier == "UISV-distributing" }
        return gaps.firstIndex { $0 === item }.map { "gap\($0)" } ?? "?"
    }
}
