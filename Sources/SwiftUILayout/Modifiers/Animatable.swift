public import Foundation
public import KeylineProposalLayout

/// A type whose values can be animated between. A still picture shows the end of animations, so nothing is asked for.
public protocol Animatable {
    /// The data that change.
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

    /// The data that change.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Animatable where Self: VectorArithmetic {
    /// The value itself.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

/// A value that can be added and scaled.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies by a factor.
    mutating func scale(by rhs: Double)

    /// The square of the length.
    var magnitudeSquared: Double { get }
}

extension Float: VectorArithmetic {
    /// Multiplies by a factor.
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    /// The square.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension Double: VectorArithmetic {
    /// Multiplies by a factor.
    public mutating func scale(by rhs: Double) { self *= rhs }
    /// The square.
    public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies by a factor.
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    /// The square.
    public var magnitudeSquared: Double { Double(self * self) }
}

/// No data.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// No data.
    public init() {}
    /// No data.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    /// No data.
    public static func + (lhs: Self, rhs: Self) -> Self { Self() }
    /// No data.
    public static func - (lhs: Self, rhs: Self) -> Self { Self() }
    /// Nothing changes.
    public mutating func scale(by rhs: Double) {}
    /// 0.
    public var magnitudeSquared: Double { 0 }
}

/// Two values that are animated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first value.
    public var first: First
    /// The second value.
    public var second: Second

    /// Joins two values.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Both zero.
    public static var zero: Self { Self(.zero, .zero) }
    /// The sums.
    public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.first + rhs.first, lhs.second + rhs.second) }
    /// The differences.
    public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.first - rhs.first, lhs.second - rhs.second) }

    /// Multiplies both by a factor.
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }

    /// The sum of both squares.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

extension Float: Animatable {}
extension Double: Animatable {}
extension CGFloat: Animatable {}

extension CGPoint: Animatable {
    /// Both coordinates.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { self = CGPoint(x: newValue.first, y: newValue.second) }
    }
}

extension CGSize: Animatable {
    /// Both lengths.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width, height) }
        set { self = CGSize(width: newValue.first, height: newValue.second) }
    }
}

extension CGRect: Animatable {
    /// The origin and the size.
    public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(origin.animatableData, size.animatableData) }
        set {
            origin.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}

extension UnitPoint: Animatable {
    /// Both coordinates.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { self = UnitPoint(x: newValue.first, y: newValue.second) }
    }
}

extension Angle: Animatable {
    /// The angle in degrees.
    public var animatableData: Double {
        get { degrees }
        set { self = .degrees(newValue) }
    }
}
