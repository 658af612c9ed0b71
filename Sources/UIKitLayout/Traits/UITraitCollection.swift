public import Foundation
package import KeylineScenes

/// The environment of a view as UIKit describes it; a value in an object.
public final class UITraitCollection: NSObject, Sendable {
    let values: Values

    init(_ values: Values) {
        self.values = values
    }

    /// A collection in which nothing is known.
    public override init() {
        values = Values()
    }

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// The room along the horizontal axis.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The room along the vertical axis.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The side on which lines start.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// The text size.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// Pixels per point; 0 where it is not known.
    public var displayScale: CGFloat { values.displayScale }
    /// Whether text is to be bold: the system's fonts are drawn heavier.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    /// Whether contrast is to be increased.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// Whether the content lies above the rest, as on sheets.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// The language as a BCP 47 tag: what text is shaped and broken by.
    package var locale: String { values.locale }

    /// The traits of an environment.
    package init(_ environment: SceneEnvironment) {
        values = Values(environment)
    }

    /// Whether another object is a collection of equal traits.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    /// A hash of the traits.
    public override var hash: Int { values.hashValue }

    var direction: UIUserInterfaceLayoutDirection {
        layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

extension UITraitCollection {
    /// The traits themselves; each can be unknown.
    struct Values: Hashable, Sendable, UIMutableTraits {
        var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
        var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
        var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
        var userInterfaceStyle = UIUserInterfaceStyle.unspecified
        var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
        var preferredContentSizeCategory = UIContentSizeCategory.unspecified
        var displayScale: CGFloat = 0
        var legibilityWeight = UILegibilityWeight.unspecified
        var accessibilityContrast = UIAccessibilityContrast.unspecified
        var userInterfaceLevel = UIUserInterfaceLevel.unspecified
        var locale = ""
    }
}

extension UITraitCollection.Values {
    init(_ environment: SceneEnvironment) {
        userInterfaceIdiom = environment.idiom == .pad ? .pad : .phone
        horizontalSizeClass = environment.horizontalSizeClass == .compact ? .compact : .regular
        verticalSizeClass = environment.verticalSizeClass == .compact ? .compact : .regular
        userInterfaceStyle = environment.appearance == .dark ? .dark : .light
        layoutDirection = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        preferredContentSizeCategory = UIContentSizeCategory(environment.contentSizeCategory)
        displayScale = environment.scale
        legibilityWeight = environment.legibilityWeight == .bold ? .bold : .regular
        accessibilityContrast = environment.contrast == .increased ? .high : .normal
        userInterfaceLevel = .base
        locale = environment.locale
    }

    /// These traits, where others do not know better.
    func overridden(by other: Self) -> Self {
        var result = self
        if other.userInterfaceIdiom != .unspecified { result.userInterfaceIdiom = other.userInterfaceIdiom }
        if other.horizontalSizeClass != .unspecified { result.horizontalSizeClass = other.horizontalSizeClass }
        if other.verticalSizeClass != .unspecified { result.verticalSizeClass = other.verticalSizeClass }
        if other.userInterfaceStyle != .unspecified { result.userInterfaceStyle = other.userInterfaceStyle }
        if other.layoutDirection != .unspecified { result.layoutDirection = other.layoutDirection }
        if other.preferredContentSizeCategory != .unspecified {
            result.preferredContentSizeCategory = other.preferredContentSizeCategory
        }
        if other.displayScale > 0 { result.displayScale = other.displayScale }
        if other.legibilityWeight != .unspecified { result.legibilityWeight = other.legibilityWeight }
        if other.accessibilityContrast != .unspecified { result.accessibilityContrast = other.accessibilityContrast }
        if other.userInterfaceLevel != .unspecified { result.userInterfaceLevel = other.userInterfaceLevel }
        if !other.locale.isEmpty { result.locale = other.locale }
        return result
    }
}
