/// The text size that a person chose: seven ordinary and five accessibility sizes, smallest first.
///
/// Source: Apple, Human Interface Guidelines, Typography, "Dynamic Type sizes".
public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable, Comparable {
    /// The smallest.
    case extraSmall = "XS"
    /// Small.
    case small = "S"
    /// Medium.
    case medium = "M"
    /// The default.
    case large = "L"
    /// Extra large.
    case extraLarge = "XL"
    /// Extra extra large.
    case extraExtraLarge = "XXL"
    /// The largest ordinary size.
    case extraExtraExtraLarge = "XXXL"
    /// The smallest accessibility size.
    case accessibilityMedium = "AX1"
    /// The second accessibility size.
    case accessibilityLarge = "AX2"
    /// The third accessibility size.
    case accessibilityExtraLarge = "AX3"
    /// The fourth accessibility size.
    case accessibilityExtraExtraLarge = "AX4"
    /// The largest.
    case accessibilityExtraExtraExtraLarge = "AX5"

    /// Whether it is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Orders by size.
    public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
    }
}
