package import Foundation

/// A linear relation between attributes of two items: `first == multiplier · second + constant`.
///
/// A constraint of layout code (`NSLayoutConstraint`) holds one of these and gives it Apple's names. Those that an engine makes
/// for itself, of autoresizing masks and content sizes, get such an object only when code asks for it. Items are not kept
/// alive; a constraint whose item is gone has no effect.
@MainActor
public final class LayoutConstraint {
    package let first: LayoutTerm
    package let second: LayoutTerm?
    /// The comparison of the sides.
    package let relation: Relation
    /// The factor of the second attribute.
    package let multiplier: CGFloat
    /// The constant of the second side, in points.
    package var constant: CGFloat
    /// The priority of what must hold.
    package static let required: Float = 1000

    /// Whether the constraint must hold.
    package var isRequired: Bool { priority >= Self.required }

    /// The priority, over 0 and at most 1000 (required).
    package var priority = required
    /// The form of the constraint in conflict reports.
    package var notation = Notation()
    /// Whether the constraint breaks no rule, so that an engine can take it.
    package var isProper = true
    /// The maker of the constraint.
    package var role = Role.user
    /// The owner of the constraint while it is active.
    private var activation = Activation()
    /// The record of the constraint in its hierarchy's engine.
    var kept = KeptRecord()
    /// Layout code's object for the constraint. Its owner, not this property, keeps it alive.
    nonisolated(unsafe) package unowned(unsafe) var object: AnyObject?

    package init(
        first: LayoutTerm,
        _ relation: Relation,
        second: LayoutTerm?,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
    }

    /// The place in the order in which constraints were activated.
    package var activationOrder: Int { activation.order }

    /// The box that holds the constraint while it is active; nil where none does, or it is gone.
    package var holder: (any LayoutBox)? {
        get { activation.holder?.box }
        set {
            activation.holder = newValue?.reference
            activation.isNearest = false
            if newValue != nil { noteActivation() }
        }
    }

    /// Gives the constraint the holder that it has by nature.
    ///
    /// - Parameter holder: Its nearest common container.
    package func hold(inNearest holder: any LayoutBox) {
        self.holder = holder
        activation.isNearest = true
    }

    /// The box that contains every item, possibly an item itself; a guide counts as its owner.
    package var nearestCommonContainer: (any LayoutBox)? { container?.box }

    /// The reference of the box that contains every item.
    var container: ItemReference? {
        if activation.isNearest, isWhole, isHeld { return activation.holder }
        guard let box = first.nearestCommonContainer else { return nil }
        guard let second else { return box }
        guard let other = second.nearestCommonContainer else { return nil }
        return box.nearestCommonContainer(with: other)
    }

    /// Whether a box holds the constraint.
    var isHeld: Bool { activation.holder?.isThere ?? false }

    private static var activationCount = 0

    private func noteActivation() {
        Self.activationCount += 1
        activation.order = Self.activationCount
    }

    /// The second item's attribute; `.notAnAttribute` where there is no second item.
    package var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
}

extension LayoutConstraint {
    /// The form of a constraint in conflict reports.
    package struct Notation {
        /// A name that conflict reports show.
        package var identifier: String?
        /// Whether the constant is the standard spacing, which logs print as `NSSpace(8)`.
        package var isStandardSpacing = false
    }

    /// The owner of a constraint while it is active.
    private struct Activation {
        /// The place in the order in which constraints were activated.
        var order = 0
        var holder: ItemReference?
        /// Whether the holder is the nearest box around all items, which it stays: what takes an item out of it takes the constraint
        /// too.
        var isNearest = false
    }

    /// An engine's record of a constraint.
    struct KeptRecord {
        var record: InstalledConstraint?
        /// The number of the engine; 0 for none.
        var engineNumber = 0
    }
}

extension LayoutConstraint {
    /// The maker of a constraint.
    package enum Role {
        /// Layout code or a document.
        case user
        /// A frame and an autoresizing mask.
        case autoresizing
        /// The content's own size.
        case contentSize
        /// The window or cell around a hierarchy (`UIView-Encapsulated-Layout-Width`) or a temporary size.
        case encapsulated
        /// A stack view.
        case stackView
        /// A layout guide of the system.
        case guide
        /// Interface Builder, at build time.
        case prototyping

        package var isSystem: Bool { self != .user }
    }
}

extension LayoutConstraint {
    /// Every item that the constraint speaks of and that is still there, the first item first.
    package var items: [any LayoutItem] { first.items + (second?.items ?? []) }

    /// Whether some item satisfies a condition.
    package func containsItem(where isMeant: (any LayoutItem) -> Bool) -> Bool {
        first.containsItem(where: isMeant) || second?.containsItem(where: isMeant) ?? false
    }

    /// Whether no item is gone.
    package var isWhole: Bool { first.isWhole && (second?.isWhole ?? true) }

    /// Whether the constraint speaks of an edge that the layout direction moves.
    package var isDirectional: Bool { first.isDirectional || second?.isDirectional ?? false }

    /// Whether the two sides are on one axis; checked when the constraint enters an engine.
    package var relatesOneAxis: Bool {
        guard let axis = first.attribute.axis, let other = second?.attribute.axis else { return true }
        // A ratio such as height == 2 · width is the one relation across axes.
        return axis == other || first.isSize
    }
}
