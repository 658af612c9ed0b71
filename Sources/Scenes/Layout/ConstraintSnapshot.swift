public import Foundation
public import KeylineGraphics

/// A constraint and what became of it.
public struct ConstraintSnapshot: Hashable, Sendable {
    /// The comparison of a constraint's sides.
    public enum Relation: String, Hashable, Sendable {
        /// The first side is at most the second.
        case lessThanOrEqual = "<="
        /// The sides are equal.
        case equal = "=="
        /// The first side is at least the second.
        case greaterThanOrEqual = ">="
    }

    /// Whether the layout keeps the constraint.
    public enum State: String, Hashable, Sendable {
        /// The frames keep it.
        case satisfied
        /// Required, and given up because it contradicts others.
        case broken
        /// Optional, and given up for something more important.
        case unsatisfied
    }

    /// One side: an item and one of its attributes.
    public struct Side: Hashable, Sendable {
        /// The view, or the view that owns the guide.
        public var view: ViewID
        /// The guide's identifier where the item is a layout guide.
        public var guide: String?
        /// The attribute.
        public var attribute: LayoutAttribute

        /// Names a side.
        public init(view: ViewID, guide: String? = nil, attribute: LayoutAttribute) {
            self.view = view
            self.guide = guide
            self.attribute = attribute
        }
    }

    /// The constraint's identifier, or its object id in the file.
    public var identifier: String?
    /// The side before the relation.
    public var first: Side
    /// The comparison of the sides.
    public var relation: Relation
    /// The side after the relation; nil for a constant size.
    public var second: Side?
    /// The factor of the second attribute.
    public var multiplier: CGFloat
    /// The constant of the second side, in points.
    public var constant: CGFloat
    /// The direction in which leading and trailing count, decided by the nearest view that contains both items.
    public var direction: LayoutDirection
    /// The priority, over 0 and at most 1000 (required).
    public var priority: Float
    /// Whether the layout keeps it.
    public var state: State
    /// Whether it is one of the smallest set of required constraints that contradict each other, of which one was given up.
    public var isInConflict: Bool
    /// Whether the layout system made it: content sizes, autoresizing, stack views, margins.
    public var isSystem: Bool
    /// The view that holds it.
    public var owner: ViewID
    /// The place in the source.
    public var location: SourceLocation?

    /// Whether locations grow to the left: the constraint speaks of leading or trailing, which count from the right.
    public var isReversed: Bool {
        direction == .rightToLeft && (first.attribute.isDirectional || second?.attribute.isDirectional ?? false)
    }

    /// Describes a constraint.
    public init(
        identifier: String? = nil,
        first: Side,
        relation: Relation,
        second: Side? = nil,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0,
        direction: LayoutDirection = .leftToRight,
        priority: Float = 1000,
        state: State,
        isInConflict: Bool? = nil,
        isSystem: Bool = false,
        owner: ViewID,
        location: SourceLocation? = nil
    ) {
        self.identifier = identifier
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.direction = direction
        self.priority = priority
        self.state = state
        self.isInConflict = isInConflict ?? (state == .broken)
        self.isSystem = isSystem
        self.owner = owner
        self.location = location
    }
}
