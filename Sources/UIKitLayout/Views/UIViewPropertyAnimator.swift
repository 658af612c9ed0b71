public import Foundation

/// Runs and stops animations.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: AnyObject {
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds what runs afterwards.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Runs.
    func startAnimation()
}

/// How an animation goes.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {}

/// A curve that the system names or by its points. Changes no picture.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// A curve of the system.
    public init(animationCurve curve: UIView.AnimationCurve) {
        super.init()
    }
    /// A curve by its control points.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        super.init()
    }
}

/// A spring. Changes no picture.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// A spring by its damping.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        super.init()
    }
    /// A spring by its physics.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        super.init()
    }
}

/// Runs changes when it is started: a picture shows their end.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// How long it takes, in seconds.
    public let duration: TimeInterval
    /// How it is.
    open private(set) var state = UIViewAnimatingState.inactive
    /// Whether it runs: changes are made at once.
    open var isRunning: Bool { false }
    /// Whether it runs back. Changes no picture.
    open var isReversed = false
    /// How far it is, 0…1. Changes no picture.
    open var fractionComplete: CGFloat = 0
    /// Whether views can be used meanwhile. Changes no picture.
    open var isUserInteractionEnabled = true
    /// Whether it waits at its end. Changes no picture.
    open var pausesOnCompletion = false
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    /// Creates an animator of a curve.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        super.init()
    }
    /// Creates an animator of a curve of the system.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }
    /// Creates an animator of a spring.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }
    /// Creates an animator of a curve by its control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Runs changes at once.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation()
        return animator
    }

    /// Adds changes.
    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
    /// Adds changes that begin later.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animations.append(animation) }
    /// Adds what runs afterwards.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Makes the changes.
    open func startAnimation() {
        UIView.animate(withDuration: duration) { animations.forEach { $0() } }
        animations = []
        let finished = completions
        completions = []
        finished.forEach { $0(.end) }
    }
    /// Makes the changes.
    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
    /// Stops. Changes no picture.
    open func pauseAnimation() {}
    /// Stops. Changes no picture.
    open func stopAnimation(_ withoutFinishing: Bool) { state = .stopped }
    /// Ends. Changes no picture.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { state = .inactive }
    /// Goes on. Changes no picture.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
    {}
}
