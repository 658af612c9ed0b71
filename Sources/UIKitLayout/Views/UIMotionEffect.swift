public import Foundation

/// An effect that follows the device's movement. Changes no picture.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
    /// Creates an effect of nothing.
    public override init() {
        super.init()
    }
}

/// Changes a value with the device's tilt. Changes no picture.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// Which tilt; raw values are Apple's.
    public enum EffectType: Int, Hashable, Sendable {
        case tiltAlongHorizontalAxis = 0
        case tiltAlongVerticalAxis
    }
    /// The value's name.
    public let keyPath: String
    /// Which tilt.
    public let type: EffectType
    /// The smallest value.
    open var minimumRelativeValue: Any?
    /// The largest value.
    open var maximumRelativeValue: Any?
    /// Names a value.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }
}

/// Several at once. Changes no picture.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects.
    open var motionEffects: [UIMotionEffect]?
}
