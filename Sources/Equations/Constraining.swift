internal import Foundation
public import UIKitLayout

/// Collects the constraints of a `constrain` block.
@MainActor
enum ConstraintCollector {
    private static var made: [NSLayoutConstraint]?

    static func collect(_ body: () -> Void) -> [NSLayoutConstraint] {
        let outer = made
        made = []
        body()
        defer { made = outer }
        return made ?? []
    }

    static func add<Kind>(
        _ left: ConstraintExpression<Kind>,
        _ relation: NSLayoutConstraint.Relation,
        _ right: ConstraintExpression<Kind>
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: left.item, attribute: left.attribute, relatedBy: relation.scaled(by: left.multiplier),
            toItem: right.item, attribute: right.attribute, multiplier: right.multiplier / left.multiplier,
            constant: (right.constant - left.constant) / left.multiplier)
        return note(constraint, left.item)
    }

    static func add(
        _ left: ConstraintExpression<Extent>,
        _ relation: NSLayoutConstraint.Relation,
        _ points: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: left.item, attribute: left.attribute, relatedBy: relation.scaled(by: left.multiplier),
            toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: (points - left.constant) / left.multiplier)
        return note(constraint, left.item)
    }

    /// The view on the left side is the one that is laid out: constraints place it from now on.
    private static func note(_ constraint: NSLayoutConstraint, _ left: AnyObject) -> NSLayoutConstraint {
        (left as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
        made?.append(constraint)
        return constraint
    }
}

extension NSLayoutConstraint.Relation {
    /// The relation after both sides are divided by a factor.
    fileprivate func scaled(by factor: CGFloat) -> NSLayoutConstraint.Relation {
        guard factor < 0 else { return self }
        return switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}

/// Makes and activates the constraints of equations about one view or guide.
///
/// The view on the left side of an equation is placed by constraints from then on; one on the right side stays as it is.
@MainActor
@discardableResult
public func constrain(
    _ item: some Constrainable,
    _ equations: (ConstraintItem) -> Void
) -> [NSLayoutConstraint] {
    activate { equations(item.constraintItem) }
}

/// Makes and activates the constraints of equations about two views or guides.
///
///     constrain(title, body) { title, body in
///         title.leading == body.leading
///         body.top == title.bottom + 8
///     }
@MainActor
@discardableResult
public func constrain(
    _ first: some Constrainable,
    _ second: some Constrainable,
    _ equations: (ConstraintItem, ConstraintItem) -> Void
) -> [NSLayoutConstraint] {
    activate { equations(first.constraintItem, second.constraintItem) }
}

/// Makes and activates the constraints of equations about three views or guides.
@MainActor
@discardableResult
public func constrain(
    _ first: some Constrainable,
    _ second: some Constrainable,
    _ third: some Constrainable,
    _ equations: (ConstraintItem, ConstraintItem, ConstraintItem) -> Void
) -> [NSLayoutConstraint] {
    activate { equations(first.constraintItem, second.constraintItem, third.constraintItem) }
}

@MainActor
private func activate(_ equations: () -> Void) -> [NSLayoutConstraint] {
    let constraints = ConstraintCollector.collect(equations)
    NSLayoutConstraint.activate(constraints)
    return constraints
}

/// An item that equations can name: a view or a layout guide.
@MainActor
public protocol Constrainable: AnyObject {
    /// The attributes of the item.
    var constraintItem: ConstraintItem { get }
}

extension UIView: Constrainable {
    /// The view's attributes.
    public var constraintItem: ConstraintItem { ConstraintItem(item: self) }
}

extension UILayoutGuide: Constrainable {
    /// The guide's attributes.
    public var constraintItem: ConstraintItem { ConstraintItem(item: self) }
}
