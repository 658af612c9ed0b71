import UIKit

/// Collects the rules of one item.
public final class TetherMaker {
    let item: Tetherable
    private(set) var rules: [TetherRule] = []

    init(item: Tetherable) {
        self.item = item
    }

    /// The top edge.
    public var top: TetherRule { rule([.top]) }
    /// The bottom edge.
    public var bottom: TetherRule { rule([.bottom]) }
    /// The edge where reading starts.
    public var leading: TetherRule { rule([.leading]) }
    /// The edge where reading ends.
    public var trailing: TetherRule { rule([.trailing]) }
    /// The width.
    public var width: TetherRule { rule([.width]) }
    /// The height.
    public var height: TetherRule { rule([.height]) }
    /// All four edges.
    public var edges: TetherRule { rule([.top, .leading, .bottom, .trailing]) }
    /// The middle.
    public var center: TetherRule { rule([.centerX, .centerY]) }
    /// Width and height.
    public var size: TetherRule { rule([.width, .height]) }

    private func rule(_ attributes: [NSLayoutConstraint.Attribute]) -> TetherRule {
        let rule = TetherRule(item: item, attributes: attributes)
        rules.append(rule)
        return rule
    }
}

/// One line of layout code.
public final class TetherRule {
    private let item: Tetherable
    private let attributes: [NSLayoutConstraint.Attribute]
    private var other: AnyObject?
    private var otherAttribute: NSLayoutConstraint.Attribute?
    private var relation = NSLayoutConstraint.Relation.equal
    private var amount: CGFloat = 0
    private var factor: CGFloat = 1
    private var importance = UILayoutPriority.required
    private var line: UInt = 0

    init(item: Tetherable, attributes: [NSLayoutConstraint.Attribute]) {
        self.item = item
        self.attributes = attributes
    }

    /// The same attributes of the view around.
    @discardableResult
    public func equalToSuperview(line: UInt = #line) -> TetherRule {
        equal(to: (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView, line: line)
    }

    /// An attribute of another item; the same one where none is named.
    @discardableResult
    public func equal(
        to other: AnyObject?, _ attribute: NSLayoutConstraint.Attribute? = nil, line: UInt = #line
    ) -> TetherRule {
        self.other = other
        otherAttribute = attribute
        self.line = line
        return self
    }

    /// A number of points.
    @discardableResult
    public func equal(to points: CGFloat, line: UInt = #line) -> TetherRule {
        amount = points
        self.line = line
        return self
    }

    /// At most a number of points.
    @discardableResult
    public func lessThanOrEqual(to points: CGFloat, line: UInt = #line) -> TetherRule {
        relation = .lessThanOrEqual
        return equal(to: points, line: line)
    }

    /// Moves the attribute.
    @discardableResult
    public func offset(_ points: CGFloat) -> TetherRule {
        amount = points
        return self
    }

    /// Moves edges inwards.
    @discardableResult
    public func inset(_ points: CGFloat) -> TetherRule {
        offset(points)
    }

    /// Multiplies what the other side says.
    @discardableResult
    public func multiplied(by factor: CGFloat) -> TetherRule {
        self.factor = factor
        return self
    }

    /// Sets how much the rule matters.
    @discardableResult
    public func priority(_ priority: Float) -> TetherRule {
        importance = UILayoutPriority(rawValue: priority)
        return self
    }

    func constraints() -> [TetherConstraint] {
        attributes.map { attribute in
            let isFar = attributes.count == 4 && (attribute == .bottom || attribute == .trailing)
            let constraint = TetherConstraint(
                item: item, attribute: attribute, relatedBy: relation, toItem: other,
                attribute: other == nil ? .notAnAttribute : otherAttribute ?? attribute, multiplier: factor,
                constant: isFar ? -amount : amount)
            constraint.priority = importance
            constraint.line = line
            return constraint
        }
    }
}
