import Foundation
package import KeylineConstraintSolver

/// An item's part in an engine.
@MainActor
package final class EngineItem: ItemPlace {
    /// The number of the engine in which the item takes part.
    let engineNumber: Int
    /// What stands for the item.
    let reference: ItemReference
    /// The part of the box around, or of the box that owns the guide; nil for the root.
    let container: EngineItem?
    /// The rectangle over the engine's variables; the root's origin is the origin of all coordinates.
    package let rectangle: LayoutRectangle

    // What is looked at together lies together: a list has more items than fit into a processor's cache.

    /// What the engine's lists have of the item.
    var marks = Marks()
    /// Whether the item's content runs from right to left, once somebody asked for it.
    var isRightToLeft: Bool?
    /// Where the item lies where nothing decides.
    var placement = Placement()

    package private(set) unowned var item: any LayoutItem
    /// The item where it is a box.
    package private(set) unowned var box: (any LayoutBox)?
    /// Constraints made from the frame and the autoresizing mask.
    var maskConstraints: [LayoutConstraint] = []
    /// What the content's size asks for.
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
    /// What the engine's lists have of an item.
    struct Marks {
        /// Whether it is among those whose frames are to be compared.
        var isNotedAsMoved = false
        /// Whether it was told that something inside moved, and need not be told again.
        var isToldOfMoves = false
        /// Whether the item is still part of the layout.
        var isInLayout = true
        /// The lists of what is stale that have the item.
        var staleness: UInt8 = 0
    }

    /// Where an item lies where nothing decides.
    struct Placement {
        /// Whether the item has a place of its own where nothing decides: not the root's, nor that of a mask.
        var isPreferred = false
        /// The constraints of the author that speak of the item's place, along each axis, in the order of arrival.
        var ties = PerAxis<[Tie]>(horizontal: [], vertical: [])
        /// What decides where nothing else does, along each axis.
        var preferences = PerAxis<ConstraintID?>(horizontal: nil, vertical: nil)
        /// What the item prefers where it is arranged by a stack that fills.
        var natural: NaturalPlace?
    }

    /// What the content's size asks for.
    package struct Content {
        /// The inequalities that tie the size to the content's.
        package internal(set) var bounds = BoundTable<ContentBoundRecord>()
        /// The constraints that stand for those inequalities, where somebody asked for them.
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
        if let known = content.constraints[bound], known.constant == constant, known.priority == priority {
            return known
        }
        let made = LayoutConstraint(
            first: LayoutTerm(item: item, attribute: bound.axis == .horizontal ? .width : .height),
            bound.isHugging ? .lessThanOrEqual : .greaterThanOrEqual, second: nil, constant: constant)
        made.priority = priority
        made.role = .contentSize
        content.constraints[bound] = made
        return made
    }

    /// The constraints that stand for the content's size: hugging before compression resistance, the horizontal axis first.
    package var contentSizeConstraints: [LayoutConstraint] {
        ContentSizeBound.all.filter { content.bounds[$0] != nil }.map(contentConstraint)
    }
}
