public import Foundation
import KeylineAppearance

extension UIButton {
    /// The look and content of a button since iOS 15.
    public struct Configuration: Hashable, Sendable {
        /// The size of a button; it decides font, insets and corners.
        public enum Size: Hashable, Sendable {
            /// The smallest.
            case mini
            /// Small.
            case small
            /// The default.
            case medium
            /// Large.
            case large
        }

        /// How round the corners are.
        public enum CornerStyle: Int, Hashable, Sendable {
            /// The background's radius, whatever the size.
            case fixed = -1
            /// The background's radius, in proportion to the size.
            case dynamic
            /// A little.
            case small
            /// Moderately.
            case medium
            /// Strongly.
            case large
            /// Half the height.
            case capsule
        }

        /// Where the shorter of title and subtitle stands along the longer.
        public enum TitleAlignment: Int, Hashable, Sendable {
            /// Where the button's layout asks for it.
            case automatic = 0
            /// On the side where lines start.
            case leading
            /// In the middle.
            case center
            /// On the side where lines end.
            case trailing
        }

        /// What the style decides.
        enum Style: Hashable, Sendable {
            case plain, gray, tinted, filled
        }

        var style: Style
        private var text = ButtonConfigurationText()
        /// What lies behind the content.
        public var background = UIBackgroundConfiguration(cornerRadius: ButtonMetrics.configuredCornerRadius)
        /// How round the corners are.
        public var cornerStyle = CornerStyle.dynamic
        /// The size.
        public var buttonSize = Size.medium {
            didSet { if contentInsets == oldValue.insets { contentInsets = buttonSize.insets } }
        }
        /// The colour of title and image; nil leaves it to the style.
        public var baseForegroundColor: UIColor?
        /// The colour of the background; nil leaves it to the style.
        public var baseBackgroundColor: UIColor?
        /// The title.
        public var title: String? {
            get { text.title.plain }
            set { text.title.plain = newValue }
        }
        /// The title with attributes of its own.
        public var attributedTitle: AttributedString? {
            get { text.title.attributed }
            set { text.title.attributed = newValue }
        }
        /// Changes the attributes of the title before it is drawn; those that the button gives come in.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            get { text.title.transformer }
            set { text.title.transformer = newValue }
        }
        /// How lines of the title break.
        public var titleLineBreakMode: NSLineBreakMode {
            get { text.title.lineBreakMode }
            set { text.title.lineBreakMode = newValue }
        }
        /// The line below the title.
        public var subtitle: String? {
            get { text.subtitle.plain }
            set { text.subtitle.plain = newValue }
        }
        /// The line below the title with attributes of its own.
        public var attributedSubtitle: AttributedString? {
            get { text.subtitle.attributed }
            set { text.subtitle.attributed = newValue }
        }
        /// Changes the attributes of the subtitle before it is drawn.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            get { text.subtitle.transformer }
            set { text.subtitle.transformer = newValue }
        }
        /// How lines of the subtitle break.
        public var subtitleLineBreakMode: NSLineBreakMode {
            get { text.subtitle.lineBreakMode }
            set { text.subtitle.lineBreakMode = newValue }
        }
        /// Whether a wheel that turns stands in place of the image.
        public var showsActivityIndicator = false
        /// Changes the colour of that wheel.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The mark after the title.
        public var indicator = UIButton.Configuration.Indicator.automatic
        /// Changes the colour of that mark.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// The least width or height that the image has along the line of image and title, in points.
        public var imageReservation: CGFloat = 0
        /// Whether a chosen button looks so by itself.
        public var automaticallyUpdateForSelection = true
        /// How the button looks on a Mac. Changes no picture.
        public var macIdiomStyle = MacIdiomStyle.automatic
        /// Where the shorter of title and subtitle stands along the longer.
        public var titleAlignment: TitleAlignment {
            get { text.alignment }
            set { text.alignment = newValue }
        }
        /// The image.
        public var image: UIImage?
        /// Changes the colour of the image.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// How a symbol looks, over the title's font.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The side of the title on which the image stands.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The distance between image and title, in points.
        public var imagePadding: CGFloat = 0
        /// The distance between title and subtitle, in points.
        public var titlePadding: CGFloat {
            get { text.padding }
            set { text.padding = newValue }
        }
        /// The distance of the content from the edges, in points.
        public var contentInsets = Size.medium.insets
        /// The fonts that a document gives in place of the size's.
        package var givenTitleFont: UIFont? {
            get { text.title.givenFont }
            set { text.title.givenFont = newValue }
        }
        package var givenSubtitleFont: UIFont? {
            get { text.subtitle.givenFont }
            set { text.subtitle.givenFont = newValue }
        }

        /// A title in the tint colour.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// A title in the tint colour on gray.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// A title in the tint colour on a pale tint.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// A white title on the tint colour.
        public static func filled() -> Configuration { Configuration(style: .filled) }
        /// As `plain()`.
        public static func borderless() -> Configuration { Configuration(style: .plain) }
        /// As `gray()`, with a capsule's corners left to the corner style.
        public static func bordered() -> Configuration { Configuration(style: .gray) }
        /// As `tinted()`.
        public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
        /// As `filled()`.
        public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

        /// What marks a button after its title; raw values are Apple's.
        public enum Indicator: Int, Hashable, Sendable {
            /// A mark that the button needs: one that opens a menu of choices in place of acting.
            case automatic = 0
            /// None.
            case none
            /// Two arrows, for a choice.
            case popup
        }

        /// How the button looks on a Mac; raw values are Apple's.
        public enum MacIdiomStyle: Int, Hashable, Sendable {
            /// As fits.
            case automatic = 0
            /// With a line around.
            case bordered
            /// Without.
            case borderless
            /// With a line around and no title.
            case borderlessTinted
        }

        /// Takes the insets of the size.
        public mutating func setDefaultContentInsets() { contentInsets = buttonSize.insets }

        /// The configuration as a button would draw it: the colours that the style leaves to the button's state are filled in.
        @MainActor public func updated(for button: UIButton) -> Configuration {
            var result = self
            result.baseForegroundColor = foregroundColor(of: button)
            result.background.backgroundColor = backgroundColor(of: button)
            return result
        }

        init(style: Style) {
            self.style = style
        }
    }
}
