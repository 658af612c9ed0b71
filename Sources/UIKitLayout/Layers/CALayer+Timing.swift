public import Foundation

extension CALayer {
    /// A value by the name of a part, such as `transform.scale`: what was set by that name.
    public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
    /// What is seen before and after animations. Changes no picture.
    public var fillMode: CAMediaTimingFillMode {
        get { timing("fillMode", .removed) }
        set { setValue(newValue, forKey: "fillMode") }
    }
    /// How often animations run. Changes no picture.
    public var repeatCount: Float {
        get { timing("repeatCount", 0) }
        set { setValue(newValue, forKey: "repeatCount") }
    }
    /// How long animations run, in seconds. Changes no picture.
    public var duration: CFTimeInterval {
        get { timing("duration", .infinity) }
        set { setValue(newValue, forKey: "duration") }
    }
    /// Whether animations run back too. Changes no picture.
    public var autoreverses: Bool {
        get { timing("autoreverses", false) }
        set { setValue(newValue, forKey: "autoreverses") }
    }
    /// The depth of the point about which the layer turns: layers are drawn in their plane. Changes no picture.
    public var anchorPointZ: CGFloat {
        get { timing("anchorPointZ", 0) }
        set { setValue(newValue, forKey: "anchorPointZ") }
    }
    /// Whether brighter colours than white are shown: a picture has none. Changes no picture.
    public var wantsExtendedDynamicRangeContent: Bool {
        get { timing("wantsExtendedDynamicRangeContent", false) }
        set { setValue(newValue, forKey: "wantsExtendedDynamicRangeContent") }
    }
    /// Values that stand in for the layer's own. Changes no picture.
    public var style: [AnyHashable: Any]? {
        get { value(forKey: "style") as? [AnyHashable: Any] }
        set { setValue(newValue, forKey: "style") }
    }

    private func timing<Value>(_ key: String, _ usual: Value) -> Value { value(forKey: key) as? Value ?? usual }
}

/// How many frames a second an animation asks for. Changes no picture.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The fewest.
    public var minimum: Float
    /// The most.
    public var maximum: Float
    /// The best; nil for none.
    public var preferred: Float?
    /// Names a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }
    /// The system's own.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// A layer whose sublayers lie in space: they are drawn in the plane, and the scene says so where they leave it.
open class CATransformLayer: CALayer {}

/// An array as Core Foundation names it.
public typealias CFArray = NSArray
/// A text as Core Foundation names it.
public typealias CFString = NSString
/// A dictionary as Core Foundation names it.
public typealias CFDictionary = NSDictionary
