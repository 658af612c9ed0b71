import KeylineGraphics
import KeylineScenes
import UIKitLayout

extension UIView {
    /// The surroundings of the view in neutral terms: its scene's, with the traits of its own place.
    var sceneEnvironment: SceneEnvironment {
        var environment = SceneContext.current.environment
        let traits = traitCollection
        environment.contentSizeCategory = traits.preferredContentSizeCategory.neutral
        environment.appearance = traits.userInterfaceStyle == .dark ? .dark : .light
        environment.layoutDirection =
            effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        if !traits.locale.isEmpty { environment.locale = traits.locale }
        if traits.displayScale > 0 { environment.scale = traits.displayScale }
        if traits.horizontalSizeClass != .unspecified {
            environment.horizontalSizeClass = traits.horizontalSizeClass == .compact ? .compact : .regular
        }
        if traits.verticalSizeClass != .unspecified {
            environment.verticalSizeClass = traits.verticalSizeClass == .compact ? .compact : .regular
        }
        return environment
    }

    /// The insets of the safe area in neutral terms.
    var sceneSafeArea: Insets { safeAreaInsets.neutral }
}
