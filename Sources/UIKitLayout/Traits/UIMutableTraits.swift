public import Foundation

/// Traits that can be set one by one.
public protocol UIMutableTraits {
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// The room along the horizontal axis.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The room along the vertical axis.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// Light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The side on which lines start.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// The text size.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// Pixels per point.
    var displayScale: CGFloat { get set }
    /// Whether text is to be bold.
    var legibilityWeight: UILegibilityWeight { get set }
    /// Whether contrast is to be increased.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// Whether content lies above the rest.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
}

/// The traits that a view or controller replaces for itself and everything inside; a trait that is not known is not replaced.
public struct UITraitOverrides: UIMutableTraits, Sendable {
    var values = UITraitCollection.Values()

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.userInterfaceIdiom }
        set { values.userInterfaceIdiom = newValue }
    }

    /// The room along the horizontal axis.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass }
        set { values.horizontalSizeClass = newValue }
    }

    /// The room along the vertical axis.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass }
        set { values.verticalSizeClass = newValue }
    }

    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.userInterfaceStyle }
        set { values.userInterfaceStyle = newValue }
    }

    /// The side on which lines start.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.layoutDirection }
        set { values.layoutDirection = newValue }
    }

    /// The text size.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.preferredContentSizeCategory }
        set { values.preferredContentSizeCategory = newValue }
    }

    /// Pixels per point.
    public var displayScale: CGFloat {
        get { values.displayScale }
        set { values.displayScale = newValue }
    }

    /// Whether text is to be bold.
    public var legibilityWeight: UILegibilityWeight {
        get { values.legibilityWeight }
        set { values.legibilityWeight = newValue }
    }

    /// Whether contrast is to be increased.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { values.accessibilityContrast }
        set { values.accessibilityContrast = newValue }
    }

    /// Whether content lies above the rest.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.userInterfaceLevel }
        set { values.userInterfaceLevel = newValue }
    }
}
