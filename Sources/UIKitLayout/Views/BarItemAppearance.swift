public import Foundation

/// How buttons of a bar look in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// The attributes of the text.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the text is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The picture behind the button.
    open var backgroundImage: UIImage?
    /// How far that picture is moved, in points.
    open var backgroundImagePositionAdjustment = UIOffset.zero

    override init() { super.init() }
}

/// How buttons of a bar look.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    /// The look of a usable button.
    public let normal = UIBarButtonItemStateAppearance()
    /// The look of a pressed button, which a still picture does not show.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The look of a button that cannot be used.
    public let disabled = UIBarButtonItemStateAppearance()
    /// The look of a button that the focus is on, which a still picture does not show.
    public let focused = UIBarButtonItemStateAppearance()

    /// Creates the look of plain buttons.
    public override convenience init() {
        self.init(style: .plain)
    }

    /// Creates the system's look of a style.
    public init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    /// Takes the system's look of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled, focused] {
            state.titleTextAttributes = [:]
            state.titlePositionAdjustment = .zero
            state.backgroundImage = nil
            state.backgroundImagePositionAdjustment = .zero
        }
    }

    /// What is drawn of a button that can be used or not.
    func state(isEnabled: Bool) -> UIBarButtonItemStateAppearance {
        let differs = !disabled.titleTextAttributes.isEmpty || disabled.backgroundImage != nil
        return isEnabled || !differs ? normal : disabled
    }
}

/// How items of a tab bar look in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// The attributes of the text.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the text is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The colour of the image; nil for the bar's.
    open var iconColor: UIColor?
    /// How far the badge is moved, in points.
    open var badgePositionAdjustment = UIOffset.zero
    /// The colour behind the badge; nil for red.
    open var badgeBackgroundColor: UIColor?
    /// The attributes of the badge's text; its colour is drawn.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the badge's text is moved, in points.
    open var badgeTitlePositionAdjustment = UIOffset.zero

    override init() { super.init() }
}

/// How items of a tab bar look.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// How image and text stand; raw values are Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// One above the other.
        case stacked
        /// Side by side.
        case inline
        /// Side by side where there is little height.
        case compactInline
    }

    /// The look of an item that is not chosen.
    public let normal = UITabBarItemStateAppearance()
    /// The look of the chosen item.
    public let selected = UITabBarItemStateAppearance()
    /// The look of an item that cannot be used.
    public let disabled = UITabBarItemStateAppearance()
    /// The look of an item that the focus is on, which a still picture does not show.
    public let focused = UITabBarItemStateAppearance()

    /// Creates the look of items with the text below the image.
    public override convenience init() {
        self.init(style: .stacked)
    }

    /// Creates the system's look of a style.
    public init(style: Style) {
        super.init()
    }

    /// What is drawn of an item.
    func state(isSelected: Bool, isEnabled: Bool) -> UITabBarItemStateAppearance {
        if !isEnabled, disabled.iconColor != nil || !disabled.titleTextAttributes.isEmpty { return disabled }
        return isSelected ? selected : normal
    }

    /// Takes the system's look of a style.
    open func configureWithDefault(for style: Style) {
        for state in [normal, selected, disabled, focused] {
            state.titleTextAttributes = [:]
            state.titlePositionAdjustment = .zero
            state.iconColor = nil
            state.badgePositionAdjustment = .zero
            state.badgeBackgroundColor = nil
            state.badgeTextAttributes = [:]
            state.badgeTitlePositionAdjustment = .zero
        }
    }
}
