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
    @Forwarded(to: "values") public var userInterfaceIdiom: UIUserInterfaceIdiom

    /// The room along the horizontal axis.
    @Forwarded(to: "values") public var horizontalSizeClass: UIUserInterfaceSizeClass

    /// The room along the vertical axis.
    @Forwarded(to: "values") public var verticalSizeClass: UIUserInterfaceSizeClass

    /// Light or dark.
    @Forwarded(to: "values") public var userInterfaceStyle: UIUserInterfaceStyle

    /// The side on which lines start.
    @Forwarded(to: "values") public var layoutDirection: UITraitEnvironmentLayoutDirection

    /// The text size.
    @Forwarded(to: "values") public var preferredContentSizeCategory: UIContentSizeCategory

    /// Pixels per point.
    @Forwarded(to: "values") public var displayScale: CGFloat

    /// Whether text is to be bold.
    @Forwarded(to: "values") public var legibilityWeight: UILegibilityWeight

    /// Whether contrast is to be increased.
    @Forwarded(to: "values") public var accessibilityContrast: UIAccessibilityContrast

    /// Whether content lies above the rest.
    @Forwarded(to: "values") public var userInterfaceLevel: UIUserInterfaceLevel
}
