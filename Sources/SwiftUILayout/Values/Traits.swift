import KeylineScenes

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Dark content on a light background.
    case light
    /// Light content on a dark background.
    case dark
}

/// How much colours differ.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// As usual.
    case standard
    /// More than usual.
    case increased
}

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little.
    case compact
    /// Ample.
    case regular

    init(_ neutral: SizeClass) {
        self = neutral == .compact ? .compact : .regular
    }
}

/// The text size that a person chose.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
    /// The smallest.
    case xSmall
    /// Small.
    case small
    /// Medium.
    case medium
    /// The default.
    case large
    /// Extra large.
    case xLarge
    /// Extra extra large.
    case xxLarge
    /// The largest ordinary size.
    case xxxLarge
    /// The smallest accessibility size.
    case accessibility1
    /// The second accessibility size.
    case accessibility2
    /// The third accessibility size.
    case accessibility3
    /// The fourth accessibility size.
    case accessibility4
    /// The largest.
    case accessibility5

    /// Whether it is one of the five accessibility sizes.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    init(_ neutral: KeylineScenes.ContentSizeCategory) {
        let index = KeylineScenes.ContentSizeCategory.allCases.firstIndex(of: neutral) ?? 3
        self = Self.allCases[index]
    }

    /// The size in neutral terms.
    var neutral: KeylineScenes.ContentSizeCategory {
        let index = Self.allCases.firstIndex(of: self) ?? 3
        return KeylineScenes.ContentSizeCategory.allCases[index]
    }
}

/// The text size that a person chose, by its older name.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
    /// The smallest.
    case extraSmall
    /// Small.
    case small
    /// Medium.
    case medium
    /// The default.
    case large
    /// Extra large.
    case extraLarge
    /// Extra extra large.
    case extraExtraLarge
    /// The largest ordinary size.
    case extraExtraExtraLarge
    /// The smallest accessibility size.
    case accessibilityMedium
    /// The second accessibility size.
    case accessibilityLarge
    /// The third accessibility size.
    case accessibilityExtraLarge
    /// The fourth accessibility size.
    case accessibilityExtraExtraLarge
    /// The largest.
    case accessibilityExtraExtraExtraLarge

    /// Whether it is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

    init(_ size: DynamicTypeSize) {
        self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
    }

    /// The size by its newer name.
    var dynamicTypeSize: DynamicTypeSize {
        DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3]
    }
}

/// Whether something shows.
public enum Visibility: CaseIterable, Hashable, Sendable {
    /// As the place has it.
    case automatic
    /// It shows.
    case visible
    /// It does not.
    case hidden
}

/// The size of controls.
public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable {
    /// The smallest.
    case mini
    /// Small.
    case small
    /// The usual one.
    case regular
    /// Large.
    case large
    /// The largest.
    case extraLarge
}

/// The state that an app's scene is in.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// Not visible.
    case background
    /// Visible, without events.
    case inactive
    /// In front.
    case active
}

/// How thick text is to be.
public enum LegibilityWeight: Hashable, Sendable {
    /// As usual.
    case regular
    /// Bold.
    case bold
}

/// How much a header stands out.
public enum Prominence: Hashable, Sendable {
    /// As usual.
    case standard
    /// More than usual.
    case increased
}

/// Why content is to be hidden.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    /// A bit for each reason.
    public let rawValue: Int

    /// Wraps bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The content is not there yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is private.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}
