public import Foundation

/// Looks for taps. Changes no picture.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps.
    open var numberOfTapsRequired = 1
    /// The number of fingers.
    open var numberOfTouchesRequired = 1
}

/// Looks for a finger that stays. Changes no picture.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The number of taps before.
    open var numberOfTapsRequired = 0
    /// The number of fingers.
    open var numberOfTouchesRequired = 1
    /// How long the finger stays, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far the finger may move, in points.
    open var allowableMovement: CGFloat = 10
}

/// Looks for a finger that drags. Changes no picture.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The least number of fingers.
    open var minimumNumberOfTouches = 1
    /// The largest number of fingers.
    open var maximumNumberOfTouches = Int.max
    /// Which scrolling counts.
    open var allowedScrollTypesMask: UIScrollTypeMask = []
    private var moved = CGPoint.zero
    /// How far the finger moved, in points.
    open func translation(in view: UIView?) -> CGPoint { moved }
    /// Says how far the finger moved, in points.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
    /// How fast the finger moves, in points per second.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Looks for a finger that comes in from an edge. Changes no picture.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges.
    open var edges: UIRectEdge = []
}

/// Looks for a quick drag. Changes no picture.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where a swipe goes; raw values are Apple's.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Wraps bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Upwards.
        public static let up = Direction(rawValue: 4)
        /// Downwards.
        public static let down = Direction(rawValue: 8)
    }

    /// Where the swipe goes.
    open var direction = Direction.right
    /// The number of fingers.
    open var numberOfTouchesRequired = 1
}

/// Looks for two fingers that part or meet. Changes no picture.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How much the distance grew.
    open var scale: CGFloat = 1
    /// How fast it grows.
    open var velocity: CGFloat { 0 }
}

/// Looks for two fingers that turn. Changes no picture.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far they turned, in radians.
    open var rotation: CGFloat = 0
    /// How fast they turn.
    open var velocity: CGFloat { 0 }
}

/// Looks for a pointer over a view. Changes no picture.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// Which scrolling counts. Changes no picture.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Wraps bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
    /// By a wheel.
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    /// By a trackpad.
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    /// Any.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
