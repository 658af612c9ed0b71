/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
    /// Not known.
    case unspecified = -1
    /// An iPhone.
    case phone = 0
    /// An iPad.
    case pad = 1
    /// A television; no device here is one.
    case tv = 2
    /// A car; no device here is one.
    case carPlay = 3
    /// A Mac; no device here is one.
    case mac = 5
    /// A headset; no device here is one.
    case vision = 6
}

/// How much room there is along one axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
    /// Not known.
    case unspecified = 0
    /// Little room.
    case compact = 1
    /// Ample room.
    case regular = 2
}

/// Whether content is dark on light or light on dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    /// Not known.
    case unspecified = 0
    /// Dark on light.
    case light = 1
    /// Light on dark.
    case dark = 2
}

/// Whether content lies above the rest, such as on a sheet, whose backgrounds are lighter in the dark; raw values are Apple's.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
    /// Not known.
    case unspecified = -1
    /// The window's content.
    case base = 0
    /// What lies above it.
    case elevated = 1
}

/// The side on which lines start, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
    /// Not known.
    case unspecified = -1
    /// Lines start at the left.
    case leftToRight = 0
    /// Lines start at the right.
    case rightToLeft = 1
}

/// The side on which lines start.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
    /// Lines start at the left.
    case leftToRight = 0
    /// Lines start at the right.
    case rightToLeft = 1
}

/// Whether a view's content has a direction of its own, whatever the language.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
    /// The content follows the language.
    case unspecified = 0
    /// Playback controls, which look the same in every language.
    case playback = 1
    /// Directional controls such as a text alignment switch, which look the same in every language.
    case spatial = 2
    /// Always left to right.
    case forceLeftToRight = 3
    /// Always right to left.
    case forceRightToLeft = 4
}

extension UISemanticContentAttribute {
    /// The direction of a view with this attribute in an environment of a direction.
    ///
    /// Source: Apple, `UIView.userInterfaceLayoutDirection(for:relativeTo:)`.
    func direction(relativeTo direction: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
        switch self {
        case .unspecified: direction
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}

/// Whether a person asked for bold text, as a trait.
public enum UILegibilityWeight: Int, Hashable, Sendable {
    /// Not known.
    case unspecified = -1
    /// Text in the weights that layouts ask for.
    case regular = 0
    /// Text of the system's font is heavier.
    case bold = 1
}

/// Whether a person asked for more contrast, as a trait.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
    /// Not known.
    case unspecified = -1
    /// The usual colours.
    case normal = 0
    /// The system's colours, and those of catalogs, in their variants for increased contrast.
    case high = 1
}
