import KeylineConstraintSolver
import Foundation

/// A view's or guide's part in an engine.
@MainActor
final class Participant {
    private(set) unowned var item: any LayoutItem
    /// The rectangle over the engine's variables; the root's origin is the origin of all coordinates.
    let rectangle: LayoutRectangle
    /// The variables that belong to the item.
    let variables: [Variable]

    /// Constraints made from the frame and the autoresizing mask.
    var maskConstraints: [NSLayoutConstraint] = []
    /// The inequalities that tie the size to the content's.
    var contentBounds = BoundTable<ContentBoundRecord>()
    /// The constraints that stand for those inequalities, where somebody asked for them.
    var contentConstraints = BoundTable<NSLayoutConstraint>()
    /// What decides where nothing else does, along each axis.
    var preferences = PerAxis<ConstraintID?>(horizontal: nil, vertical: nil)
    /// The constraints of the author that speak of the item's place, along each axis, in the order of arrival.
    var ties = PerAxis<[NSLayoutConstraint]>(horizontal: [], vertical: [])
    /// Whether the item has a place of its own where nothing decides: not the root's, nor that of a mask.
    var prefersPlace = false
    /// What the item prefers where it is arranged by a stack that fills.
    var natural: NaturalPlace?
    /// The direction of the item's content, once somebody asked for it.
    var direction: UIUserInterfaceLayoutDirection?
    /// The width at which content that follows the width was last measured, in points.
    var measuredWidth: CGFloat?
    /// The content's size at that width.
    var measuredSize: CGSize?
    /// Constraints that speak of the item's baselines.
    var baselineConstraints: [NSLayoutConstraint] = []
    /// Constraints that speak of the item's margins, safe area or readable width.
    var insetConstraints: [NSLayoutConstraint] = []
    /// Constraints that tie what a scroll view scrolls to what it does not.
    var offsetConstraints: [NSLayoutConstraint] = []

    /// Whether it is among those whose frames are to be compared.
    var isNotedAsMoved = false
    /// Whether the item is still part of the layout.
    var isInLayout = true

    init(_ item: any LayoutItem, rectangle: LayoutRectangle, variables: [Variable]) {
        self.item = item
        self.rectangle = rectangle
        self.variables = variables
    }

    var view: UIView? { item as? UIView }
}

/// A content size inequality as the solver knows it.
struct ContentBoundRecord: Equatable {
    let id: ConstraintID
    var size: CGFloat
    var priority: Float
    /// Whether the bound was given up in a conflict.
    var isBroken = false
}

/// One value for each axis.
struct PerAxis<Value> {
    var horizontal: Value
    var vertical: Value

    subscript(axis: NSLayoutConstraint.Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

extension PerAxis: Equatable where Value: Equatable {}
