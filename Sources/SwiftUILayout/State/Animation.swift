public import Foundation
import KeylineAppearance

/// How a change is animated. A picture shows where animations end, unless a step waits meanwhile.
///
/// Springs have the duration that they are given and come to rest without a bounce.
public struct Animation: Hashable, Sendable {
    /// The time in seconds before it begins.
    private(set) var wait: TimeInterval = 0
    /// The time in seconds that it takes.
    private(set) var duration: TimeInterval
    /// The share of the change that is done after a share of the time.
    let curve: TimingCurve

    private init(_ curve: TimingCurve, _ duration: TimeInterval) {
        self.curve = curve
        self.duration = duration
    }

    /// The usual one.
    public static let `default` = Animation(.spring, 0.55)
    /// At a constant speed.
    public static let linear = linear(duration: 0.35)
    /// Slow at first.
    public static let easeIn = easeIn(duration: 0.35)
    /// Slow at last.
    public static let easeOut = easeOut(duration: 0.35)
    /// Slow at both ends.
    public static let easeInOut = easeInOut(duration: 0.35)
    /// A spring.
    public static let spring = Animation(.spring, 0.5)
    /// A spring that bounces.
    public static let bouncy = Animation(.spring, 0.5)
    /// A spring without a bounce.
    public static let smooth = Animation(.spring, 0.5)
    /// A spring with a small bounce.
    public static let snappy = Animation(.spring, 0.5)
    /// A spring that follows a finger.
    public static let interactiveSpring = Animation(.spring, 0.15)

    /// At a constant speed.
    public static func linear(duration: TimeInterval) -> Animation { Animation(.linear, duration) }
    /// Slow at first.
    public static func easeIn(duration: TimeInterval) -> Animation { Animation(.easeIn, duration) }
    /// Slow at last.
    public static func easeOut(duration: TimeInterval) -> Animation { Animation(.easeOut, duration) }
    /// Slow at both ends.
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation(.easeInOut, duration) }
    /// A spring.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { Animation(.spring, response) }
    /// A spring.
    public static func spring(
        duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation { Animation(.spring, duration) }
    /// A spring.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation(.spring, spring.duration)
    }
    /// A spring that bounces.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(.spring, duration)
    }
    /// A spring without a bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(.spring, duration)
    }
    /// A spring with a small bounce.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(.spring, duration)
    }
    /// A spring that follows a finger.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { Animation(.spring, response) }
    /// A spring by its physics.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation { spring }
    /// Along a curve of one's own.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        Animation(TimingCurve(control1: CGPoint(x: p1x, y: p1y), control2: CGPoint(x: p2x, y: p2y)), duration)
    }

    /// The same, later.
    public func delay(_ delay: TimeInterval) -> Animation {
        var copy = self
        copy.wait += delay
        return copy
    }
    /// The same, at another speed.
    public func speed(_ speed: Double) -> Animation {
        var copy = self
        if speed > 0 { copy.duration /= speed }
        return copy
    }
    /// The same, several times; the first is sampled.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    /// The same, for ever; the first time is sampled.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// The physics of a spring.
public struct Spring: Hashable, Sendable {
    /// How long a period lasts, in seconds.
    public var duration: TimeInterval
    /// How much the spring bounces, −1…1.
    public var bounce: Double

    /// Describes a spring.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.duration = duration
        self.bounce = bounce
    }
}

/// What goes along with a change.
public struct Transaction: Sendable {
    /// How the change is animated; nil for not at all.
    public var animation: Animation?
    /// Whether animations that views ask for are left out.
    public var disablesAnimations = false
    /// Whether the change is one of many in a gesture.
    public var isContinuous = false

    /// A change without an animation.
    public init() {}

    /// A change with an animation.
    public init(animation: Animation?) {
        self.animation = animation
    }
}

/// Changes something with an animation; a picture shows where it ends, unless a step waits meanwhile.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    AnimationNotes.note(animation)
    return try body()
}

/// Changes something with an animation and then calls a function; both happen at once.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result {
    AnimationNotes.note(animation)
    defer { completion() }
    return try body()
}

/// Changes something in a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    if !transaction.disablesAnimations { AnimationNotes.note(transaction.animation) }
    return try body()
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    /// When nothing more changes that anyone would notice.
    public static let logicallyComplete = AnimationCompletionCriteria()
    /// When it is taken away.
    public static let removed = AnimationCompletionCriteria()
}
