public import Foundation

/// A text, a second text and an image, as rows of lists show them.
///
/// Source: Apple's documented defaults (body and secondary text of 17 and 15 points in cells with subtitles, 17 and 17 in cells with
/// values); distances are those of the table cells in this module.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    /// How a text looks.
    public struct TextProperties {
        /// Where a text stands.
        public enum TextAlignment: Hashable, Sendable { case natural, center, justified }
        /// What happens to a text's letters.
        public enum TextTransform: Hashable, Sendable { case none, uppercase, lowercase, capitalized }
        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// Where the text stands.
        public var alignment = TextAlignment.natural
        /// The largest number of lines; 0 for any.
        public var numberOfLines = 0
        /// What happens where the text does not fit.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// Whether the font shrinks.
        public var adjustsFontSizeToFitWidth = false
        /// How far it shrinks.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the font follows the text size.
        public var adjustsFontForContentSizeCategory = true
        /// What happens to the letters.
        public var transform = TextTransform.none
        /// Whether shrinking begins with spacing.
        public var allowsDefaultTighteningForTruncation = false
        /// The colour where it cannot be used.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The colour that is drawn.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    }

    /// How an image looks.
    public struct ImageProperties {
        /// The size that an image takes as many points as it has.
        public static let standardDimension: CGFloat = 28
        /// The colour; nil is the tint colour.
        public var tintColor: UIColor?
        /// The radius of the continuous corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The largest size, in points; 0 for any.
        public var maximumSize = CGSize.zero
        /// The room that is kept, in points; 0 is the image's own.
        public var reservedLayoutSize = CGSize.zero
        /// How symbols look.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// Whether inverted colours leave it alone. Changes no picture.
        public var accessibilityIgnoresInvertColors = false
    }

    /// The text.
    public var text: String?
    /// The text with attributes.
    public var attributedText: NSAttributedString?
    /// The second text.
    public var secondaryText: String?
    /// The second text with attributes.
    public var secondaryAttributedText: NSAttributedString?
    /// The image.
    public var image: UIImage?
    /// How the text looks.
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    /// How the second text looks.
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    /// How the image looks.
    public var imageProperties = ImageProperties()
    /// Whether both texts stand beside each other where they fit.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distance of both texts beside each other, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// The distance of both texts one below the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// The distance of the image from the texts, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The distance from the edges, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    /// The axes along which the content keeps the margins of the view around where these are larger; only sides do here.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// How opaque it is, 0…1.
    public var alpha: CGFloat = 1

    /// A row with a text.
    public static func cell() -> Self { Self() }
    /// A row with a text and a second one below.
    public static func subtitleCell() -> Self { Self() }
    /// A row with a text and a value at the end.
    public static func valueCell() -> Self {
        var result = Self()
        result.prefersSideBySideTextAndSecondaryText = true
        result.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        return result
    }
    /// The head of a plain section.
    public static func plainHeader() -> Self { title(.headline, .label) }
    /// The foot of a plain section.
    public static func plainFooter() -> Self { title(.footnote, .secondaryLabel) }
    /// The head of a grouped section.
    public static func groupedHeader() -> Self {
        var result = title(.footnote, .secondaryLabel)
        result.textProperties.transform = .uppercase
        return result
    }
    /// The foot of a grouped section.
    public static func groupedFooter() -> Self { title(.footnote, .secondaryLabel) }
    /// A prominent head of an inset section.
    public static func prominentInsetGroupedHeader() -> Self { title(.title2, .label) }
    /// A row of a list at the side.
    public static func sidebarCell() -> Self { Self() }
    /// A row of a list at the side with a second text.
    public static func sidebarSubtitleCell() -> Self { Self() }
    /// The head of a list at the side.
    public static func sidebarHeader() -> Self { title(.headline, .label) }
    /// A row of a second list at the side.
    public static func accompaniedSidebarCell() -> Self { Self() }
    /// The head of any list.
    public static func header() -> Self { groupedHeader() }
    /// The foot of any list.
    public static func footer() -> Self { groupedFooter() }

    private static func title(_ style: UIFont.TextStyle, _ color: UIColor) -> Self {
        var result = Self()
        result.textProperties.font = .preferredFont(forTextStyle: style)
        result.textProperties.color = color
        result.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16)
        return result
    }

    /// Makes the view that shows it.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
}

/// An axis or both; raw values are Apple's.
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Wraps bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
    /// From side to side.
    public static let horizontal = UIAxis(rawValue: 1)
    /// From top to bottom.
    public static let vertical = UIAxis(rawValue: 2)
    /// Both.
    public static let both: UIAxis = [.horizontal, .vertical]
}
