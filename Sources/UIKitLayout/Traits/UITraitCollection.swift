public import Foundation
package import Scenes

/// The environment of a view as UIKit describes it; a value in an object.
public final class UITraitCollection: NSObject, Sendable {
    /// The kind of device.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// The room along the horizontal axis.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// The room along the vertical axis.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The side on which lines start.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// The text size.
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// Pixels per point.
    public let displayScale: CGFloat
    /// The language as a BCP 47 tag: what text is shaped and broken by.
    package let locale: String

    /// The traits of an environment.
    package init(_ environment: SceneEnvironment) {
        userInterfaceIdiom = environment.idiom == .pad ? .pad : .phone
        horizontalSizeClass = environment.horizontalSizeClass == .compact ? .compact : .regular
        verticalSizeClass = environment.verticalSizeClass == .compact ? .compact : .regular
        userInterfaceStyle = environment.appearance == .dark ? .dark : .light
        layoutDirection = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        preferredContentSizeCategory = UIContentSizeCategory(environment.contentSizeCategory)
        displayScale = environment.scale
        locale = environment.locale
    }

    /// The traits of another collection with one of them replaced.
    package init(
        _ traits: UITraitCollection,
        horizontalSizeClass: UIUserInterfaceSizeClass? = nil,
        verticalSizeClass: UIUserInterfaceSizeClass? = nil,
        userInterfaceStyle: UIUserInterfaceStyle? = nil,
        layoutDirection: UITraitEnvironmentLayoutDirection? = nil,
        preferredContentSizeCategory: UIContentSizeCategory? = nil
    ) {
        userInterfaceIdiom = traits.userInterfaceIdiom
        self.horizontalSizeClass = horizontalSizeClass ?? traits.horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass ?? traits.verticalSizeClass
        self.userInterfaceStyle = userInterfaceStyle ?? traits.userInterfaceStyle
        self.layoutDirection = layoutDirection ?? traits.layoutDirection
        self.preferredContentSizeCategory = preferredContentSizeCategory ?? traits.preferredContentSizeCategory
        displayScale = traits.displayScale
        locale = traits.locale
    }

    /// The traits of the environment in which a scene is being made.
    @MainActor public static var current: UITraitCollection { SceneContext.current.traits }

    /// Whether another object is a collection of equal traits.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceIdiom == other.userInterfaceIdiom
            && horizontalSizeClass == other.horizontalSizeClass
            && verticalSizeClass == other.verticalSizeClass
            && userInterfaceStyle == other.userInterfaceStyle
            && layoutDirection == other.layoutDirection
            && preferredContentSizeCategory == other.preferredContentSizeCategory
            && displayScale == other.displayScale
            && locale == other.locale
    }

    /// A hash of the traits that differ most often.
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(preferredContentSizeCategory)
        hasher.combine(userInterfaceStyle)
        hasher.combine(layoutDirection)
        return hasher.finalize()
    }

    var direction: UIUserInterfaceLayoutDirection {
        layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
