/// The width of letters as OpenType's `wdth` counts it: a percentage, 100 is normal.
public struct FontWidth: RawRepresentable, Hashable, Sendable, Comparable {
    /// The percentage, 1…1000.
    public let rawValue: Double

    /// Wraps a percentage; values outside 1…1000 are clamped.
    public init(rawValue: Double) {
        self.rawValue = min(max(rawValue, 1), 1000)
    }

    /// Wraps a percentage; values outside 1…1000 are clamped.
    public init(_ rawValue: Double) {
        self.init(rawValue: rawValue)
    }

    /// Orders by width.
    public static func < (left: FontWidth, right: FontWidth) -> Bool { left.rawValue < right.rawValue }

    /// 62.5 %.
    public static let compressed = FontWidth(62.5)
    /// 75 %.
    public static let condensed = FontWidth(75)
    /// 100 %.
    public static let standard = FontWidth(100)
    /// 125 %.
    public static let expanded = FontWidth(125)
}
