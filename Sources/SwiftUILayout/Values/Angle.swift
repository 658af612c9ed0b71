import Foundation

/// An angle, clockwise as seen.
public struct Angle: Hashable, Comparable, Sendable {
    /// In radians.
    public var radians: Double

    /// No angle.
    public init() {
        radians = 0
    }

    /// An angle in radians.
    public init(radians: Double) {
        self.radians = radians
    }

    /// An angle in degrees.
    public init(degrees: Double) {
        radians = degrees * .pi / 180
    }

    /// In degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// No angle.
    public static let zero = Angle()

    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// Whether one is smaller.
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

    /// Both together.
    public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }

    /// What is between both.
    public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }

    /// The other way round.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

    /// Several times an angle.
    public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }

    /// A part of an angle.
    public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
}
