import Foundation
import KeylineAutoLayout

/// What a view knows about its own layout.
struct ViewLayoutState {
    var translatesMask = true
    var constraints: [NSLayoutConstraint] = []
    /// The same as the engine knows them.
    var models: [LayoutConstraint] = []
    /// Whether a constraint ever spoke of the view or was held by it.
    var isConstrained = false
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// The engine of the hierarchy, held by its outermost view.
    var ownEngine: LayoutEngine?
    /// Whether the frame of the view is decided by what hosts it: a window or a cell.
    var isEncapsulated = false
    /// What the view changes about the traits of its place; nil for nothing.
    var ownTraits: LocalTraits?

    var autoresizing = AutoresizingState()
    var cycle = LayoutCycleState()
}

/// The size that a view's content has, and how strongly the view keeps to it.
struct ContentSizeState {
    var hugging = ContentPriorities(.defaultLow)
    var compressionResistance = ContentPriorities(.defaultHigh)
    /// The last answer of `intrinsicContentSize`, until it is invalidated.
    var cachedSize: CGSize?
    /// The size that the source recorded, which takes the place of the measured one.
    var recordedSize: CGSize?
    /// The axis along which the recorded size yields to everything else; nil for none.
    var yieldingAxis: NSLayoutConstraint.Axis?
    /// The width in points for which `intrinsicContentSize` is being asked; nil for none in particular.
    var offeredWidth: CGFloat?
    /// The width at which content that follows its width was measured last, in points; nil before it was.
    var measuredWidth: CGFloat?
}

/// How a view follows when its superview's size changes.
struct AutoresizingState {
    var mask: UIView.AutoresizingMask = []
    var appliesToSubviews = true
    /// The frame and the superview's size from which the mask reckons.
    var reference: MaskReference?
    /// Whether code set the frame of a view that constraints place, and they have not placed it since.
    var hasFrameFromCode = false
}

/// What the next layout has to do about a view.
struct LayoutCycleState {
    var needsUpdateConstraints = true
    /// Whether the view or something inside may need its constraints updated.
    var subtreeNeedsUpdateConstraints = true
    /// What `updateConstraints()` has done so far, while it runs.
    var constraintUpdate: ConstraintUpdate?
    var needsLayout = true
    /// Whether the view or something inside needs layout.
    var subtreeNeedsLayout = true
    /// Whether a constant changed of a constraint that the view holds about itself alone, so that its own layout moves it.
    var placesItself = false
}

/// A priority for each axis.
struct ContentPriorities {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    init(_ priority: UILayoutPriority) {
        horizontal = priority
        vertical = priority
    }

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

/// The frame that somebody set, together with the size of the superview at that time.
struct MaskReference: Equatable {
    var frame: CGRect
    var superviewSize: CGSize
}
