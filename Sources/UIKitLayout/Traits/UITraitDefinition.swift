/// A trait, as `registerForTraitChanges` names it.
public protocol UITraitDefinition {}

/// A trait, as `registerForTraitChanges` names it.
public typealias UITrait = any UITraitDefinition.Type

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {}
/// The room along the horizontal axis.
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
/// The room along the vertical axis.
public struct UITraitVerticalSizeClass: UITraitDefinition {}
/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
/// The side on which lines start.
public struct UITraitLayoutDirection: UITraitDefinition {}
/// The text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// Pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {}
/// Whether text is to be bold.
public struct UITraitLegibilityWeight: UITraitDefinition {}
/// Whether contrast is to be increased.
public struct UITraitAccessibilityContrast: UITraitDefinition {}
/// Whether content lies above the rest.
public struct UITraitUserInterfaceLevel: UITraitDefinition {}

extension UITraitCollection.Values {
    /// Whether a trait is another one than in other values; a trait that Keyline does not know never is.
    func differ(from other: Self, in trait: UITrait) -> Bool {
        switch trait {
        case is UITraitUserInterfaceIdiom.Type: userInterfaceIdiom != other.userInterfaceIdiom
        case is UITraitHorizontalSizeClass.Type: horizontalSizeClass != other.horizontalSizeClass
        case is UITraitVerticalSizeClass.Type: verticalSizeClass != other.verticalSizeClass
        case is UITraitUserInterfaceStyle.Type: userInterfaceStyle != other.userInterfaceStyle
        case is UITraitLayoutDirection.Type: layoutDirection != other.layoutDirection
        case is UITraitPreferredContentSizeCategory.Type:
            preferredContentSizeCategory != other.preferredContentSizeCategory
        case is UITraitDisplayScale.Type: displayScale != other.displayScale
        case is UITraitLegibilityWeight.Type: legibilityWeight != other.legibilityWeight
        case is UITraitAccessibilityContrast.Type: accessibilityContrast != other.accessibilityContrast
        case is UITraitUserInterfaceLevel.Type: userInterfaceLevel != other.userInterfaceLevel
        default: false
        }
    }
}

extension UITraitOverrides {
    /// Whether a trait is replaced.
    public func contains(_ trait: UITrait) -> Bool {
        values.differ(from: UITraitCollection.Values(), in: trait)
    }

    /// Ceases to replace a trait.
    public mutating func remove(_ trait: UITrait) {
        let unknown = UITraitCollection.Values()
        switch trait {
        case is UITraitUserInterfaceIdiom.Type: userInterfaceIdiom = unknown.userInterfaceIdiom
        case is UITraitHorizontalSizeClass.Type: horizontalSizeClass = unknown.horizontalSizeClass
        case is UITraitVerticalSizeClass.Type: verticalSizeClass = unknown.verticalSizeClass
        case is UITraitUserInterfaceStyle.Type: userInterfaceStyle = unknown.userInterfaceStyle
        case is UITraitLayoutDirection.Type: layoutDirection = unknown.layoutDirection
        case is UITraitPreferredContentSizeCategory.Type:
            preferredContentSizeCategory = unknown.preferredContentSizeCategory
        case is UITraitDisplayScale.Type: displayScale = unknown.displayScale
        case is UITraitLegibilityWeight.Type: legibilityWeight = unknown.legibilityWeight
        case is UITraitAccessibilityContrast.Type: accessibilityContrast = unknown.accessibilityContrast
        case is UITraitUserInterfaceLevel.Type: userInterfaceLevel = unknown.userInterfaceLevel
        default: break
        }
    }
}
