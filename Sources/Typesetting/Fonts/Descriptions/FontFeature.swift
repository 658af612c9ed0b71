/// A setting of an OpenType layout feature.
public struct FontFeature: Hashable, Sendable {
    /// The feature's tag, four characters such as `tnum`.
    public let tag: String
    /// 0 switches the feature off, 1 on; larger values choose among alternates.
    public let value: Int

    /// Sets a feature.
    public init(_ tag: String, _ value: Int = 1) {
        self.tag = tag
        self.value = value
    }

    /// Digits of equal widths.
    public static let tabularNumbers = FontFeature("tnum")
    /// Digits of widths of their own.
    public static let proportionalNumbers = FontFeature("pnum")
    /// Lower-case letters as small capitals.
    public static let smallCapitals = FontFeature("smcp")
}
