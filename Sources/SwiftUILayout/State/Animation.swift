public import Foundation

/// How a change is animated. A still picture shows where animations end, so that none of its kinds differs in it.
public struct Animation: Hashable, Sendable {
    private let name: String

    private init(_ name: String) {
        self.name = name
    }

    /// The usual one.
    public static let `default` = Animation("default")
    /// At a constant speed.
    public static let linear = Animation("linear")
    /// Slow at first.
    public static let easeIn = Animation("easeIn")
    /// Slow at last.
    public static let easeOut = Animation("easeOut")
    /// Slow at both ends.
    public static let easeInOut = Animation("easeInOut")
    /// A spring.
    public static let spring = Animation("spring")
    /// A spring that bounces.
    public static let bouncy = Animation("bouncy")
    /// A spring without a bounce.
    public static let smooth = Animation("smooth")
    /// A spring with a small bounce.
    public static let snappy = Animation("snappy")
    /// A spring that follows a finger.
    public static let interactiveSpring = Animation("interactiveSpring")

    /// At a constant speed.
    public static func linear(duration: TimeInterval) -> Animation { linear }
    /// Slow at first.
    public static func easeIn(duration: TimeInterval) -> Animation { easeIn }
    /// Slow at last.
    public static func easeOut(duration: TimeInterval) -> Animation { easeOut }
    /// Slow at both ends.
    public static func easeInOut(duration: TimeInterval) -> Animation { easeInOut }
    /// A spring.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { spring }
    /// A spring.
    public static func spring(
        duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation { spring }
    /// A spring.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation { .spring }
    /// A spring that bounces.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { bouncy }
    /// A spring without a bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { smooth }
    /// A spring with a small bounce.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { snappy }
    /// A spring that follows a finger.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { interactiveSpring }
    /// A spring by its physics.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation { spring }
    /// Along a curve of one's own.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { Animation("timingCurve") }

    /// The same, later.
    public func delay(_ delay: TimeInterval) -> Animation { self }
    /// The same, at another speed.
    public func speed(_ speed: Double) -> Animation { self }
    /// The same, several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    /// The same, for ever.
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

/// Changes something with an animation; a still picture shows where it ends.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// Changes something with an animation and then calls a function; both happen at once.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result {
    defer { completion() }
    return try body()
}

/// Changes something in a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    /// When nothing more changes that anyone would notice.
    public static let logicallyComplete = AnimationCompletionCriteria()
    /// When it is taken away.
    public static let removed = AnimationCompletionCriteria()
}
