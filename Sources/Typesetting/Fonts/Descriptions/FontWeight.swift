/// The thickness of strokes as OpenType's `wght` counts it: 1 (hairline) … 1000, 400 is regular.
public struct FontWeight: RawRepresentable, Hashable, Sendable, Comparable {
    /// The value on the `wght` axis, 1…1000.
    public let rawValue: Double

    /// Wraps a value on the `wght` axis; values outside 1…1000 are clamped.
    public init(rawValue: Double) {
        self.rawValue = min(max(rawValue, 1), 1000)
    }

    /// Wraps a value on the `wght` axis; values outside 1…1000 are clamped.
    public init(_ rawValue: Double) {
        self.init(rawValue: rawValue)
    }

    /// Orders by thickness.
    public static func < (left: FontWeight, right: FontWeight) -> Bool { left.rawValue < right.rawValue }
}

/// UIKit's nine names, each at the OpenType weight that is usually set for it.
extension FontWeight {
    /// 100.
    public static let ultraLight = FontWeight(100)
    /// 200.
    public static let thin = FontWeight(200)
    /// 300.
    public static let light = FontWeight(300)
    /// 400.
    public static let regular = FontWeight(400)
    /// 500.
    public static let medium = FontWeight(500)
    /// 600.
    public static let semibold = FontWeight(600)
    /// 700.
    public static let bold = FontWeight(700)
    /// 800.
    public static let heavy = FontWeight(800)
    /// 900.
    public static let black = FontWeight(900)
}
