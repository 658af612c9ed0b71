public import Foundation
public import UIKitLayout

// A small language of equations: `constrain(a, b) { a.right == b.left - 12 }` makes one constraint of the equation inside. Its words
// are the anchors' names; `* 2`, `+ 8` and `- 8` change the right side, `~ 750` sets a priority.

/// The attributes of a view or guide, to be related in equations.
@MainActor
public struct ConstraintItem {
    let item: AnyObject

    private func place<Kind>(_ attribute: NSLayoutConstraint.Attribute) -> ConstraintExpression<Kind> {
        ConstraintExpression(item: item, attribute: attribute)
    }

    /// The left edge.
    public var left: ConstraintExpression<HorizontalPlace> { place(.left) }
    /// The right edge.
    public var right: ConstraintExpression<HorizontalPlace> { place(.right) }
    /// The edge where lines start.
    public var leading: ConstraintExpression<HorizontalPlace> { place(.leading) }
    /// The edge where lines end.
    public var trailing: ConstraintExpression<HorizontalPlace> { place(.trailing) }
    /// The middle between left and right.
    public var centerX: ConstraintExpression<HorizontalPlace> { place(.centerX) }
    /// The top edge.
    public var top: ConstraintExpression<VerticalPlace> { place(.top) }
    /// The bottom edge.
    public var bottom: ConstraintExpression<VerticalPlace> { place(.bottom) }
    /// The middle between top and bottom.
    public var centerY: ConstraintExpression<VerticalPlace> { place(.centerY) }
    /// The baseline of the first line of text.
    public var firstBaseline: ConstraintExpression<VerticalPlace> { place(.firstBaseline) }
    /// The baseline of the last line of text.
    public var lastBaseline: ConstraintExpression<VerticalPlace> { place(.lastBaseline) }
    /// The width.
    public var width: ConstraintExpression<Extent> { place(.width) }
    /// The height.
    public var height: ConstraintExpression<Extent> { place(.height) }

    /// The attributes of the layout margins guide of a view; a guide's own of a guide.
    public var margins: ConstraintItem { guide(\.layoutMarginsGuide) }
    /// The attributes of the safe area of a view; a guide's own of a guide.
    public var safeArea: ConstraintItem { guide(\.safeAreaLayoutGuide) }
    /// The attributes of the readable content guide of a view; a guide's own of a guide.
    public var readable: ConstraintItem { guide(\.readableContentGuide) }

    private func guide(_ guide: KeyPath<UIView, UILayoutGuide>) -> ConstraintItem {
        ConstraintItem(item: (item as? UIView)?[keyPath: guide] ?? item)
    }
}

/// Marks expressions on the horizontal axis.
public enum HorizontalPlace {}
/// Marks expressions on the vertical axis.
public enum VerticalPlace {}
/// Marks expressions that are lengths.
public enum Extent {}

/// One side of an equation: an attribute, its multiplier and its constant.
@MainActor
public struct ConstraintExpression<Kind> {
    let item: AnyObject
    let attribute: NSLayoutConstraint.Attribute
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0

    init(item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }

    /// The attribute plus a distance in points.
    public static func + (expression: Self, distance: CGFloat) -> Self {
        var result = expression
        result.constant += distance
        return result
    }

    /// The attribute minus a distance in points.
    public static func - (expression: Self, distance: CGFloat) -> Self {
        expression + -distance
    }

    /// The attribute times a factor.
    public static func * (expression: Self, factor: CGFloat) -> Self {
        var result = expression
        result.multiplier *= factor
        result.constant *= factor
        return result
    }

    /// The attribute times a factor.
    public static func * (factor: CGFloat, expression: Self) -> Self {
        expression * factor
    }

    /// The attribute divided by a number.
    public static func / (expression: Self, divisor: CGFloat) -> Self {
        expression * (1 / divisor)
    }

    /// The sides are equal.
    @discardableResult
    public static func == (left: Self, right: Self) -> NSLayoutConstraint {
        ConstraintCollector.add(left, .equal, right)
    }

    /// The left side is at most the right one.
    @discardableResult
    public static func <= (left: Self, right: Self) -> NSLayoutConstraint {
        ConstraintCollector.add(left, .lessThanOrEqual, right)
    }

    /// The left side is at least the right one.
    @discardableResult
    public static func >= (left: Self, right: Self) -> NSLayoutConstraint {
        ConstraintCollector.add(left, .greaterThanOrEqual, right)
    }
}

extension ConstraintExpression where Kind == Extent {
    /// The length equals a number of points.
    @discardableResult
    public static func == (left: Self, points: CGFloat) -> NSLayoutConstraint {
        ConstraintCollector.add(left, .equal, points)
    }

    /// The length is at most a number of points.
    @discardableResult
    public static func <= (left: Self, points: CGFloat) -> NSLayoutConstraint {
        ConstraintCollector.add(left, .lessThanOrEqual, points)
    }

    /// The length is at least a number of points.
    @discardableResult
    public static func >= (left: Self, points: CGFloat) -> NSLayoutConstraint {
        ConstraintCollector.add(left, .greaterThanOrEqual, points)
    }
}

infix operator ~ : ComparisonPriorityPrecedence

/// Binds weaker than comparison, so that a priority follows its whole equation.
precedencegroup ComparisonPriorityPrecedence {
    lowerThan: ComparisonPrecedence
    associativity: left
}

/// Gives an equation a priority.
@MainActor
@discardableResult
public func ~ (constraint: NSLayoutConstraint, priority: Float) -> NSLayoutConstraint {
    constraint.priority = UILayoutPriority(priority)
    return constraint
}
