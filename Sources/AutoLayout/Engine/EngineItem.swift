import Foundation
package import KeylineConstraintSolver

/// An item's part in an engine.
@MainActor
package final class EngineItem: ItemPlace {
    /// The number of the engine in which the item takes part.
    let engineNumber: Int
    /// The item's stand-in.
    let reference: ItemReference
    /// The part of the box around, or of the box that owns the guide; nil for the root.
    let container: EngineItem?
    /// The rectangle over the engine's variables; the root's origin is the origin of all coordinates.
    package let rectangle: LayoutRectangle

    // Values that are read together are stored together: a list has more items than fit into a processor's cache.

    /// The item's marks in the engine's lists.
    var marks = Marks()
    /// Whether the item's content runs from right to left; nil until it is asked for.
    var isRightToLeft: Bool?
    /// The item's position where no constraint decides it.
    var placement = Placement()

    package private(set) unowned var item: any LayoutItem
    /// The item where it is a box.
    package private(set) unowned var box: (any LayoutBox)?
    /// Constraints made from the frame and the autoresizing mask.
    var maskConstraints: [LayoutConstraint] = []
    /// The requests of the content's size.
    package internal(set) var content = Content()
    /// The constraints whose form depends on more than the item's rectangle.
    var dependents = Dependents()

    init(
        _ item: any LayoutItem, _ reference: ItemReference, in container: EngineItem?, engineNumber: Int,
        rectangle: LayoutRectangle
    ) {
        self.engineNumber = engineNumber
        self.reference = reference
        self.container = container
        self.item = item
        box = reference.box
        self.rectangle = rectangle
    }

    /// Whether the item is among those whose place is to be looked at again.
    var hasStalePlace: Bool { marks.staleness & PendingChanges.placesMark != 0 }

    /// The variables that belong to the item.
    package var variables: [Variable] {
        [rectangle.x, rectangle.y, rectangle.width, rectangle.height].compactMap(\.variable)
    }
}

extension EngineItem {
    /// An item's marks in the engine's lists.
    struct Marks {
        /// Whether it is among those whose frames are to be compared.
        var isNotedAsMoved = false
        /// Whether it was told that something inside moved, and need not be told again.
        var isToldOfMoves = false
        /// Whether the item is still part of the layout.
        var isInLayout = true
        /// The lists of outdated items that have the item.
        var staleness: UInt8 = 0
    }

    /// An item's position where no constraint decides it.
    struct Placement {
        /// Whether the item has a position of its own where no constraint decides; the root and masks have none.
        var isPreferred = false
        /// The constraints of the author that speak of the item's place, along each axis, in the order of arrival.
        var ties = PerAxis<[Tie]>(horizontal: [], vertical: [])
        /// The preference that decides where no constraint does, along each axis.
        var preferences = PerAxis<ConstraintID?>(horizontal: nil, vertical: nil)
        /// The item's preference where it is arranged by a stack that fills.
        var natural: NaturalPlace?
    }

    /// The requests of the content's size.
    package struct Content {
        /// The inequalities that tie the size to the content's.
        package internal(set) var bounds = BoundTable<ContentBoundRecord>()
        /// The constraint objects for those inequalities, where they were asked for.
        var constraints = BoundTable<LayoutConstraint>()
        /// The width at which content that follows the width was last measured, in points.
        var measuredWidth: CGFloat?
        /// The content's size at that width.
        var measuredSize: CGSize?
    }

    /// The constraints whose form depends on more than an item's rectangle.
    struct Dependents {
        /// Constraints that speak of the item's baselines.
        var ofBaselines: [LayoutConstraint] = []
        /// Constraints that speak of the item's margins, safe area or readable width.
        var ofInsets: [LayoutConstraint] = []
        /// Constraints that tie what a scroll view scrolls to what it does not.
        var ofOffset: [LayoutConstraint] = []
    }
}

/// A content size inequality as the solver knows it.
package struct ContentBoundRecord: Equatable {
    let id: ConstraintID
    var size: CGFloat
    var priority: Float
    /// Whether the bound was given up in a conflict.
    var isBroken = false
}

extension EngineItem {
    /// The constraint that stands for a bound; the same object until the size or the priority changes.
    package func contentConstraint(_ bound: ContentSizeBound) -> LayoutConstraint {
        let constant = content.bounds[bound]?.size ?? 0
        let priority = box?.contentPriority(bound) ?? (bound.isHugging ? 250 : 750)
        if let current = content.constraints[bound], current.constant == constant, current.priority == priority {
            return current
        }
        let constraint = LayoutConstraint(
            first: LayoutTerm(item: item, attribute: bound.axis == .horizontal ? .width : .height),
            bound.isHugging ? .lessThanOrEqual : .greaterThanOrEqual, second: nil, constant: constant)
        constraint.priority = priority
        constraint.role = .contentSize
        content.constraints[bound] = constraint
        return constraint
    }

    /// The constraints that stand for the content's size: hugging before compression resistance, the horizontal axis first.
    package var contentSizeConstraints: [LayoutConstraint] {
        ContentSizeBound.all.filter { content.bounds[$0] != nil }.map(contentConstraint)
    }
}
