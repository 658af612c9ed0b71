public import Foundation

/// A mark of the focus. Changes no picture.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
    /// As the system likes.
    public override init() { super.init() }
}

/// A ring around what has the focus. Changes no picture.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
    /// The view that the ring goes around.
    open weak var containerView: UIView?
    /// The view that the ring lies behind.
    open weak var referenceView: UIView?
    /// Where the ring lies; raw values are Apple's.
    open var position = 0
    /// A ring around the view.
    public override init() { super.init() }
    /// A ring around a rectangle, in points.
    public init(rect: CGRect) { super.init() }
    /// A ring around a rectangle with round corners, in points.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) { super.init() }
    /// A ring around a path.
    public init(path: UIBezierPath) { super.init() }
}
