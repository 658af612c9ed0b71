public import Foundation

/// The look of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { isChanged = true }
    }
    /// How far the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The attributes of a large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { isChanged = true }
    }
    /// The look of buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The look of the button that ends a task.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// The look of the button that leads back.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The mark of the button that leads back; the system's where none was given.
    open private(set) var backIndicatorImage = UIImage()
    /// What masks text that slides under the mark, which a still picture does not show.
    open private(set) var backIndicatorTransitionMaskImage = UIImage()
    /// The mark that was given.
    private(set) var givenBackIndicator: UIImage?

    /// Replaces the mark of the button that leads back; nil for the system's.
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
        givenBackIndicator = image
        backIndicatorImage = image ?? UIImage()
        backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
    }

    override func takeOver(_ other: UIBarAppearance) {
        super.takeOver(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
        backButtonAppearance = other.backButtonAppearance
        setBackIndicatorImage(
            other.givenBackIndicator,
            transitionMaskImage: other.givenBackIndicator.map { _ in other.backIndicatorTransitionMaskImage })
    }
}

/// The look of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// The look of buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The look of the button that ends a task.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

    override func takeOver(_ other: UIBarAppearance) {
        super.takeOver(other)
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
    }
}

/// The look of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// The look of items with the text below the image.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
    /// The look of items with the text beside the image.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    /// The look of items with the text beside the image where there is little height.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
    /// The colour of the picture behind the chosen item; nil for its own.
    open var selectionIndicatorTintColor: UIColor?
    /// The picture behind the chosen item.
    open var selectionIndicatorImage: UIImage?
    /// Whether items share the bar's width or stand together.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    /// The width of items that stand together, in points; 0 for that of their content.
    open var stackedItemWidth: CGFloat = 0
    /// The distance between items that stand together, in points; 0 for the system's.
    open var stackedItemSpacing: CGFloat = 0

    override func takeOver(_ other: UIBarAppearance) {
        super.takeOver(other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance
        inlineLayoutAppearance = other.inlineLayoutAppearance
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }
}
