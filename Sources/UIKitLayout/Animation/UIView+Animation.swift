public import Foundation
import KeylineAppearance

extension UIView {
    /// How an animation goes; raw values are Apple's.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Wraps bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Slow at both ends.
        public static let curveEaseInOut = AnimationOptions([])
        /// Slow at the beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Even.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// Lays subviews out too. Changes no picture.
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        /// Views can be used meanwhile. Changes no picture.
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        /// Begins where a running animation is. Changes no picture.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        /// Runs again and again; a timeline knows the first run.
        public static let `repeat` = AnimationOptions(rawValue: 8)
        /// Runs back too; a timeline knows the first run.
        public static let autoreverse = AnimationOptions(rawValue: 16)
        /// Takes its own time in another animation. Changes no picture.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
        /// Takes its own curve in another animation. Changes no picture.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
        /// Draws with each frame. Changes no picture.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
        /// Hides and shows in place of adding and removing. Changes no picture.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
        /// No transition.
        public static let transitionNone = AnimationOptions([])
        /// Turns to the left. Changes no picture.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Turns to the right. Changes no picture.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Curls up. Changes no picture.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Curls down. Changes no picture.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Fades. Changes no picture.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Turns downwards. Changes no picture.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Turns upwards. Changes no picture.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        var curve: TimingCurve {
            switch rawValue >> 16 & 3 {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .easeInOut
            }
        }
    }

    /// Changes views over a time: their frames and opacity go from what they were to what the closure makes them.
    ///
    /// Keyline draws still pictures: `AnimationTimeline.current` answers for any time. A changed constant only takes part when the
    /// closure lays out, with `layoutIfNeeded()`, as in UIKit.
    ///
    /// - Parameters:
    ///   - duration: In seconds.
    ///   - delay: In seconds, before the change begins.
    ///   - options: How it goes.
    ///   - animations: Makes the changes.
    ///   - completion: Called once the timeline has passed the end.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: AnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        AnimationTimeline.current.record(
            duration: duration, delay: delay, curve: options.curve, completion: completion, animations)
    }

    /// Changes views over a time in seconds.
    public class func animate(
        withDuration duration: TimeInterval,
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Makes changes that no animation around it spreads over time.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationTimeline.current.suspend(actionsWithoutAnimation)
    }
}

extension UIView: Animated {
    var presentation: Presentation { Presentation(frame: geometry.untransformedFrame, alpha: alpha) }

    func show(_ presentation: Presentation) {
        geometry.untransformedFrame = presentation.frame
        appearance.alpha = presentation.alpha
    }
}

extension AnimationTimeline {
    /// The frame of a view at a time in seconds, in its superview's coordinates.
    package func frame(of view: UIView, at time: TimeInterval) -> CGRect {
        presentation(of: view, at: time).frame
    }
}
