package import KeylineScenes

/// The text size that a person chose, with Apple's raw values.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// Apple's name, such as `UICTContentSizeCategoryL`.
    public let rawValue: String

    /// Wraps a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    private init(_ suffix: String) {
        rawValue = "UICTContentSizeCategory" + suffix
    }

    /// Not known.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest.
    public static let extraSmall = UIContentSizeCategory("XS")
    /// Small.
    public static let small = UIContentSizeCategory("S")
    /// Medium.
    public static let medium = UIContentSizeCategory("M")
    /// The default.
    public static let large = UIContentSizeCategory("L")
    /// Extra large.
    public static let extraLarge = UIContentSizeCategory("XL")
    /// Extra extra large.
    public static let extraExtraLarge = UIContentSizeCategory("XXL")
    /// The largest ordinary size.
    public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
    /// The smallest accessibility size.
    public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
    /// The second accessibility size.
    public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
    /// The third accessibility size.
    public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
    /// The fourth accessibility size.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
    /// The largest.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

    /// The twelve categories, smallest first, in the order of `ContentSizeCategory.allCases`.
    private static let ordered: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The category by its neutral name; an unknown one counts as the default size.
    package var neutral: ContentSizeCategory {
        let index = Self.ordered.firstIndex(of: self)
        return index.map { ContentSizeCategory.allCases[$0] } ?? .large
    }

    /// The category of a neutral name.
    package init(_ category: ContentSizeCategory) {
        let index = ContentSizeCategory.allCases.firstIndex(of: category)
        self = index.map { Self.ordered[$0] } ?? .large
    }

    /// Whether it is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool { neutral.isAccessibilityCategory }
}

extension UIContentSizeCategory: Comparable {
    /// Orders by size.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.neutral < right.neutral
    }
}
