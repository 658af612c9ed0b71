package import Foundation

/// An item of constraints: a box, or a guide that belongs to one.
@MainActor
package protocol LayoutItem: AnyObject {
    /// The item's stand-in where the item must not be kept alive; one object for the whole life of the item.
    var reference: ItemReference { get }
    /// The item itself where it is a box; nil for a guide.
    var box: (any LayoutBox)? { get }
    /// The box itself, or the box that owns the guide; nil for a guide without one.
    var layoutBox: (any LayoutBox)? { get }
    /// The rule by which the item's rectangle follows from its owner's; nil for one with variables of its own.
    var derivation: ItemDerivation? { get }
    /// The rectangle of an item that follows its owner.
    ///
    /// - Parameter owner: The owner's rectangle.
    /// - Returns: The item's.
    func derivedRectangle(from owner: LayoutRectangle) -> LayoutRectangle
}

/// The rule by which the rectangle of a guide follows from its owner's.
package enum ItemDerivation {
    /// It is the owner's.
    case whole
    /// The owner's rectangle, inset by distances that the system knows.
    case inset
    /// It is a strip along an edge of the owner.
    case strip
}

/// A rectangle in a tree of rectangles: it holds boxes, guides and constraints, has a content, and is placed by constraints or by an
/// autoresizing mask.
///
/// The names are UIKit's where UIKit has one.
@MainActor
package protocol LayoutBox: LayoutItem {
    // MARK: The tree

    /// The box and everything inside, each before what it contains.
    var boxesInside: [any LayoutBox] { get }
    /// The guides that the box owns and those that the system made for it.
    var guides: [any LayoutItem] { get }
    /// The constraints that the box holds, in the order in which they were activated.
    var heldConstraints: [LayoutConstraint] { get }
    /// Whether nothing of the box is drawn.
    var isHidden: Bool { get }
    /// Whether lines start at the right.
    var isRightToLeft: Bool { get }

    // MARK: What places it

    /// Whether the frame and the autoresizing mask become constraints.
    var translatesAutoresizingMaskIntoConstraints: Bool { get }
    /// Whether the size is decided by what hosts the box: a window or a cell.
    var isEncapsulated: Bool { get }
    /// The rectangle that layout code set, from which the autoresizing mask's constraints are computed.
    func maskedPlace() -> MaskedPlace
    /// The parts of a change of length that the mask gives to the position and the length along an axis.
    func autoresizing(along axis: LayoutConstraint.Axis) -> AutoresizingRule

    // MARK: Content

    /// The content's own size, in points; negative along an axis where it has none.
    var currentIntrinsicSize: CGSize { get }
    /// Whether a source recorded the content's size, so that nothing is measured.
    var hasRecordedContentSize: Bool { get }
    /// Whether the content's height follows from its width.
    var contentFollowsWidth: Bool { get }
    /// Whether the content is a label's text in more than one line.
    var wrapsText: Bool { get }
    /// The content's size at a width, in points.
    func contentSize(forWidth width: CGFloat) -> CGSize
    /// The width at which content that follows its width was measured last, in points.
    var measuredWidth: CGFloat? { get set }
    /// The priority of a bound of the content, over 0 and at most 1000.
    func contentPriority(_ bound: ContentSizeBound) -> Float

    // MARK: Places inside

    /// The box in which the first baseline is found.
    var firstBaselineBox: any LayoutBox { get }
    /// The box in which the last baseline is found.
    var lastBaselineBox: any LayoutBox { get }
    /// The distances of the first baseline from the top and of the last one from the bottom, in points.
    var baselineOffsets: (first: CGFloat, last: CGFloat) { get }
    /// The move of text in a higher box; nil where its baselines keep their distances from the edges.
    var baselineHold: BaselineHold? { get }
    /// The guide inside the margins.
    var marginsItem: any LayoutItem { get }

    // MARK: Special boxes

    /// Whether content moves inside the box.
    var isScrolling: Bool { get }
    /// The guide that stands for what moves inside; nil for a box that does not scroll.
    var scrolledContent: (any LayoutItem)? { get }
    /// The distance by which the content has scrolled, in points.
    var scrollOffset: CGPoint { get }
    /// The box as a stack; nil where it is none.
    var stack: (any LayoutStack)? { get }

    // MARK: Marks

    /// The box has variables now and takes part in updates of constraints.
    func didJoinLayout()
    /// Something inside the box, or the box itself, is to be laid out again.
    func markSubtreeNeedsLayout()
}

extension LayoutBox {
    /// The box around this one.
    package var container: (any LayoutBox)? { reference.container?.box }

    /// Whether the box is another one or is inside it.
    func lies(in other: any LayoutBox) -> Bool { reference.lies(in: other.reference) }

    /// The innermost box that contains both.
    func nearestCommonContainer(with other: any LayoutBox) -> (any LayoutBox)? {
        reference.nearestCommonContainer(with: other.reference)?.box
    }
}

/// A box that arranges boxes in a row or a column.
@MainActor
package protocol LayoutStack: LayoutBox {
    /// Whether it is a row or a column.
    var axis: LayoutConstraint.Axis { get }
    /// The distribution of the length among the boxes.
    var distribution: LayoutConstraint.StackDistribution { get }
    /// The alignment of the boxes across the axis.
    var alignment: LayoutConstraint.StackAlignment { get }
    /// Whether spacing is measured between baselines, in a column.
    var isBaselineRelativeArrangement: Bool { get }
    /// Whether the boxes keep the stack's margins.
    var isLayoutMarginsRelativeArrangement: Bool { get }
    /// The boxes in the row or column, in order.
    var arrangedBoxes: [any LayoutBox] { get }
    /// Whether a box is one of them.
    func arranges(_ box: any LayoutBox) -> Bool
    /// The distance after a box, in points.
    func spacing(after box: any LayoutBox) -> CGFloat
    /// The margin before the first box along the axis, in points.
    var startMargin: CGFloat { get }
    /// The size that fits what a box contains, in points; negative along an axis where there is none.
    func fittingContentSize(of box: any LayoutBox) -> CGSize
    /// The content of an arranged box has another size at the width that it was given.
    func contentWasMeasured()
    /// A guide for an arrangement, not yet part of the stack.
    func makeGuide(_ kind: ArrangementGuide) -> any LayoutItem
}

/// The purpose of a guide of a stack's arrangement.
package enum ArrangementGuide {
    /// The room between two arranged boxes.
    case gap
    /// A guide that spans the arranged boxes across the axis.
    case spanner
    /// A guide that takes the place of the arranged boxes along the axis while none is visible.
    case ordering
}

/// The alignment rectangle that layout code set, together with the size of the container at that time, in points.
package struct MaskedPlace {
    let rect: CGRect
    let containerSize: CGSize

    package init(rect: CGRect, containerSize: CGSize) {
        self.rect = rect
        self.containerSize = containerSize
    }
}
