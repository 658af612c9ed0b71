import Foundation
import KeylineAutoLayout

/// A constraint in the visual format, where Apple's logs print it so: a size in the older dialect, and a distance that reads as an
/// adjacency of edges, not negative, from the second item to the first.
@MainActor
struct VisualConstraintText {
    /// The text; nil where the constraint is printed as an equation.
    private(set) var text: String?
    /// The view for which `|` stands.
    private(set) var superview: (any LayoutBox)?

    private let describe: ConstraintDescription

    init(_ constraint: NSLayoutConstraint, _ describe: ConstraintDescription) {
        self.describe = describe
        guard constraint.first.distanceAttribute == nil, let first = constraint.first.item else { return }
        if constraint.first.isSize {
            text = sizeText(constraint, first)
        } else if let second = constraint.second?.item, constraint.multiplier == 1, constraint.constant >= 0 {
            describeAdjacency(constraint, first, second)
        }
    }

    private func sizeText(_ constraint: NSLayoutConstraint, _ item: any LayoutItem) -> String? {
        guard describe.dialect == .iOS9, constraint.second == nil else { return nil }
        let axis = constraint.firstAttribute == .width ? "H" : "V"
        return "\(axis):[\(describe.item(item))(\(predicate(constraint)))]"
    }

    private mutating func describeAdjacency(
        _ constraint: NSLayoutConstraint,
        _ first: any LayoutItem,
        _ second: any LayoutItem
    ) {
        let attributes = (constraint.firstAttribute, constraint.secondAttribute)
        let distance = "-(\(predicate(constraint)))-"
        let axis = constraint.firstAttribute.axis == .vertical ? "V" : "H"
        let direction = constraint.firstAttribute.isAbsoluteHorizontalEdge && describe.dialect == .iOS10 ? "(LTR)" : ""
        if attributes.0.isStart, attributes.1 == attributes.0.oppositeEdge {
            text = "\(axis):[\(describe.item(second))]\(distance)[\(describe.item(first))]\(direction)"
        } else if attributes.0.isStart, attributes.1 == attributes.0, let around = Self.surrounding(second, first) {
            text = "\(axis):|\(distance)[\(describe.item(first))]\(direction)"
            superview = around
        } else if attributes.0.isEnd, attributes.1 == attributes.0, let around = Self.surrounding(first, second) {
            text = "\(axis):[\(describe.item(second))]\(distance)|\(direction)"
            superview = around
        }
    }

    /// The view, where it directly contains the item.
    private static func surrounding(_ view: any LayoutItem, _ item: any LayoutItem) -> (any LayoutBox)? {
        guard let view = view.box else { return nil }
        let around = item.box.map(\.container) ?? item.layoutBox
        return around === view ? view : nil
    }

    private func predicate(_ constraint: NSLayoutConstraint) -> String {
        let relation = constraint.relation == .equal ? "" : constraint.relation.symbol
        let number = describe.number(constraint.constant)
        let length = constraint.isStandardSpacing ? "NSSpace(\(number))" : number
        let priority =
            constraint.priority == .required ? "" : "@" + describe.number(CGFloat(constraint.priority.rawValue))
        return relation + length + priority
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether it is the edge where reading starts.
    fileprivate var isStart: Bool { self == .leading || self == .left || self == .top }

    /// Whether it is the edge where reading ends.
    fileprivate var isEnd: Bool { self == .trailing || self == .right || self == .bottom }

    fileprivate var oppositeEdge: NSLayoutConstraint.Attribute? {
        switch self {
        case .leading: .trailing
        case .left: .right
        case .top: .bottom
        default: nil
        }
    }
}
