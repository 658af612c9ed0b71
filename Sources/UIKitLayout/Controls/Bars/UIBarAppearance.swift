public import Foundation

/// The look of a bar since iOS 13.
@preconcurrency @MainActor
open class UIBarAppearance: MainActorObject {
    /// The colour of the bar; nil for the material's.
    open var backgroundColor: UIColor?
    /// The material behind the colour; nil for none.
    open var backgroundEffect: UIBlurEffect?
    /// The colour of the line between bar and content; nil for none.
    open var shadowColor: UIColor?

    /// Creates the system's look.
    public init() {
        super.init(onMainActor: ())
        configureWithDefaultBackground()
    }

    /// Takes the system's translucent look.
    open func configureWithDefaultBackground() {
        backgroundColor = nil
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        shadowColor = .separator
    }

    /// Takes the system's look without translucency.
    open func configureWithOpaqueBackground() {
        backgroundColor = .systemBackground
        backgroundEffect = nil
        shadowColor = .separator
    }

    /// Shows nothing but what the bar contains.
    open func configureWithTransparentBackground() {
        backgroundColor = nil
        backgroundEffect = nil
        shadowColor = nil
    }

    /// The colour that is drawn.
    var ground: UIColor? { backgroundColor ?? (backgroundEffect == nil ? nil : BarPainting.chrome) }
}

/// The look of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of a large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}

/// The look of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {}

/// The system's two colours of bars; raw values are Apple's.
public enum UIBarStyle: Int, Hashable, Sendable {
    /// Light or dark with the appearance.
    case `default` = 0
    /// Always dark.
    case black
}
