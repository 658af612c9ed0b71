public import Foundation

/// What a screen shows that has nothing to show: an image, two texts and buttons, one below another in the middle.
public struct UIContentUnavailableConfiguration: Hashable, Sendable {
    /// How the image looks.
    public struct ImageProperties: Hashable, Sendable {
        /// How a symbol looks.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of a template; nil for that of secondary labels.
        public var tintColor: UIColor?
        /// The radius of the continuous corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The greatest size in points; 0 for any.
        public var maximumSize = CGSize.zero
    }

    /// How a text looks.
    public struct TextProperties: Hashable, Sendable {
        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// The largest number of lines; 0 for any.
        public var numberOfLines = 0
        /// What happens where the text does not fit.
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
    }

    /// How a button acts.
    public struct ButtonProperties {
        /// What it runs.
        public var primaryAction: UIAction?
        /// Whether it can be used.
        public var isEnabled = true
        /// The menu that it opens, which a picture does not. Changes no picture.
        public var menu: UIMenu?
    }

    /// How the parts stand; raw values are Apple's.
    public enum Alignment: Int, Hashable, Sendable {
        case natural = 0
        case center
    }

    /// The image above the texts.
    public var image: UIImage?
    /// How the image looks.
    public var imageProperties = ImageProperties()
    /// The text.
    public var text: String?
    /// The text with attributes of its own.
    public var attributedText: AttributedString?
    /// How the text looks.
    public var textProperties: TextProperties
    /// The text below it.
    public var secondaryText: String?
    /// That text with attributes of its own.
    public var secondaryAttributedText: AttributedString?
    /// How that text looks.
    public var secondaryTextProperties: TextProperties
    /// The first button; drawn where it has a title or an image.
    public var button = UIButton.Configuration.plain()
    /// How the first button acts.
    public var buttonProperties: ButtonProperties {
        get { actions.first }
        set { actions.first = newValue }
    }
    /// The second button; drawn where it has a title or an image.
    public var secondaryButton = UIButton.Configuration.plain()
    /// How the second button acts.
    public var secondaryButtonProperties: ButtonProperties {
        get { actions.second }
        set { actions.second = newValue }
    }
    /// How the parts stand.
    public var alignment = Alignment.natural
    /// The distances from image to text, between texts, and from text to button and between buttons, in points.
    public var imageToTextPadding: CGFloat = 15
    /// The distance between the texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 8
    /// The distance from the texts to the first button, in points.
    public var textToButtonPadding: CGFloat = 20
    /// The distance between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// The distance from the edges, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    /// What lies behind.
    public var background = UIBackgroundConfiguration()
    /// Whether a wheel stands above the texts.
    var showsWheel = false
    private var actions = Actions()

    private struct Actions: Hashable, @unchecked Sendable {
        var first = ButtonProperties()
        var second = ButtonProperties()

        static func == (left: Actions, right: Actions) -> Bool {
            left.first.isEnabled == right.first.isEnabled && left.second.isEnabled == right.second.isEnabled
                && left.first.primaryAction === right.first.primaryAction
                && left.second.primaryAction === right.second.primaryAction
        }
        func hash(into hasher: inout Hasher) {
            hasher.combine(first.isEnabled)
            hasher.combine(second.isEnabled)
        }
    }

    private init(isLoading: Bool = false) {
        showsWheel = isLoading
        textProperties = TextProperties(
            font: isLoading ? .systemFont(ofSize: 15) : .systemFont(ofSize: 22, weight: .bold),
            color: isLoading ? .secondaryLabel : .label)
        secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
    }

    /// A screen that is empty.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
    /// A screen that waits for its content.
    public static func loading() -> UIContentUnavailableConfiguration {
        UIContentUnavailableConfiguration(isLoading: true)
    }

    /// A search that found nothing.
    @MainActor public static func search() -> UIContentUnavailableConfiguration {
        var result = UIContentUnavailableConfiguration()
        result.image = UIImage(systemName: "magnifyingglass")
        result.text = "No Results"
        result.secondaryText = "Check the spelling or try a new search."
        return result
    }

    /// The configuration for a state: the same.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}
