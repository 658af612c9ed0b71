public import Foundation

/// An animation of a layer. Animations do not run in a still picture: the values that layers were given are drawn. Changes no picture.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAAction {
    /// How long it takes, in seconds.
    open var duration: CFTimeInterval = 0
    /// When it begins, in seconds.
    open var beginTime: CFTimeInterval = 0
    /// The time in it, in seconds.
    open var timeOffset: CFTimeInterval = 0
    /// How often it runs.
    open var repeatCount: Float = 0
    /// How long it runs, in seconds.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether it runs back too.
    open var autoreverses = false
    /// How fast it runs.
    open var speed: Float = 1
    /// What is seen before and after.
    open var fillMode = CAMediaTimingFillMode.removed
    /// Whether it goes away at its end.
    open var isRemovedOnCompletion = true
    /// How it goes.
    open var timingFunction: CAMediaTimingFunction?
    /// Hears of its end.
    open var delegate: (any CAAnimationDelegate)?
    private var values: [String: Any] = [:]

    /// Creates an animation of nothing.
    public required override init() {
        super.init()
    }
    /// Keeps a value of an app's own.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// A value of an app's own.
    open func value(forKey key: String) -> Any? { values[key] }
    /// Runs.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Hears of an animation: in a picture none runs. Changes no picture.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// Called at its beginning.
    func animationDidStart(_ anim: CAAnimation)
    /// Called at its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a value. Changes no picture.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
    /// The value's name.
    open var keyPath: String?
    /// Whether it adds to the value.
    open var isAdditive = false
    /// Whether each run goes on from the last.
    open var isCumulative = false
    /// Names a value.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// From one value to another. Changes no picture.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
    /// The first value.
    open var fromValue: Any?
    /// The last value.
    open var toValue: Any?
    /// What is added.
    open var byValue: Any?
}

/// By a spring. Changes no picture.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
    /// What hangs on the spring.
    open var mass: CGFloat = 1
    /// How stiff it is.
    open var stiffness: CGFloat = 100
    /// How soon it rests.
    open var damping: CGFloat = 10
    /// How fast it starts.
    open var initialVelocity: CGFloat = 0
    /// How long it moves, in seconds.
    open var settlingDuration: CFTimeInterval { duration }
}

/// Through values. Changes no picture.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values.
    open var values: [Any]?
    /// The path of a point.
    open var path: CGPath?
    /// When, 0…1.
    open var keyTimes: [NSNumber]?
    /// How it goes from each to the next.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// What lies between values.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// Whether it turns along the path.
    open var rotationMode: CAAnimationRotationMode?
}

/// Several at once. Changes no picture.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
    /// The animations.
    open var animations: [CAAnimation]?
}

/// From one content to another. Changes no picture.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
    /// How.
    open var type = CATransitionType.fade
    /// From where.
    open var subtype: CATransitionSubtype?
}

/// The key of transitions.
public let kCATransition = "transition"

/// How an animation goes. Changes no picture.
public final class CAMediaTimingFunction: NSObject, Sendable {
    /// A curve that the system names.
    public init(name: CAMediaTimingFunctionName) {}
    /// A curve by its control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// Changes of layers at once. Changes no picture.
@preconcurrency @MainActor
public enum CATransaction {
    /// Begins.
    public static func begin() {}
    /// Ends; what was to run afterwards runs.
    public static func commit() {
        let body = completion
        completion = nil
        body?()
    }
    /// Draws now: every picture is drawn anew.
    public static func flush() {}
    /// Turns animations off: none run.
    public static func setDisableActions(_ flag: Bool) {}
    /// Says how long animations take.
    public static func setAnimationDuration(_ dur: CFTimeInterval) {}
    /// Says how animations go.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    /// Runs after the changes.
    public static func setCompletionBlock(_ block: (() -> Void)?) { completion = block }
    private static var completion: (() -> Void)?
}

/// Calls a method with each frame: a picture has one. Changes no picture.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
    /// Whether it waits.
    open var isPaused = false
    /// When the frame is shown, in seconds.
    open var timestamp: CFTimeInterval { 0 }
    /// When the next one is shown, in seconds.
    open var targetTimestamp: CFTimeInterval { 1.0 / 60 }
    /// How long a frame is shown, in seconds.
    open var duration: CFTimeInterval { 1.0 / 60 }
    /// Frames in a second.
    open var preferredFramesPerSecond = 60
    /// Names a method.
    public init(target: Any, selector sel: Selector) {
        super.init()
    }
    /// Begins.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Pauses in a loop.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Ends.
    open func invalidate() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time in seconds since some moment: a picture shows the first one. Changes no picture.
public func CACurrentMediaTime() -> CFTimeInterval { 0 }
