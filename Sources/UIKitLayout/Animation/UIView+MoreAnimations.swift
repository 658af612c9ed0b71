public import Foundation

extension UIView {
    /// Changes views over a time in seconds, with a spring at the end, which a timeline does not swing.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Changes views over a time in seconds, with a spring at the end, which a timeline does not swing.
    public class func animate(
        springDuration duration: TimeInterval = 0.5,
        bounce: CGFloat = 0,
        initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0,
        options: AnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Runs animations one after another; all of them take the whole time here.
    public class func animateKeyframes(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: KeyframeAnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: delay, animations: animations, completion: completion)
    }

    /// A part of animations one after another.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: () -> Void
    ) { animations() }

    /// Changes what is inside a view; a timeline shows the end.
    public class func transition(
        with view: UIView,
        duration: TimeInterval,
        options: AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }

    /// Puts a view in the place of another one; a timeline shows the end.
    public class func transition(
        from fromView: UIView,
        to toView: UIView,
        duration: TimeInterval,
        options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        if options.contains(.showHideTransitionViews) {
            fromView.isHidden = true
            toView.isHidden = false
        } else if let parent = fromView.superview {
            parent.insertSubview(toView, aboveSubview: fromView)
            fromView.removeFromSuperview()
        }
        completion?(true)
    }

    /// Whether animations are allowed. Changes no picture.
    public class var areAnimationsEnabled: Bool { true }
    /// Allows animations or not. Changes no picture.
    public class func setAnimationsEnabled(_ enabled: Bool) {}
    /// How long the animation around takes, in seconds. Changes no picture.
    public class var inheritedAnimationDuration: TimeInterval { 0 }
    /// Changes that an animation around does not soften. Changes no picture.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        animations()
    }

    /// How animations follow one another; raw values are Apple's. Changes no picture.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Wraps bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
        /// Evenly between values.
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        /// By steps.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// At one speed.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Smoothly.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Again and again.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
        /// Back too.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
        /// From where a running animation is.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
        /// Views can be used meanwhile.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    }
}
