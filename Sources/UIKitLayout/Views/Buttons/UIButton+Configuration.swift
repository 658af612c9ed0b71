public import Foundation

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
        private var picture = ButtonConfigurationImage()
        private var marks = ButtonConfigurationMarks()
        /// What lies behind the content.
        public var background = UIBackgroundConfiguration(cornerRadius: 5.95)
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
        @Forwarded(to: "text.title", as: "plain") public var title: String?
        /// The title with attributes of its own.
        @Forwarded(to: "text.title", as: "attributed") public var attributedTitle: AttributedString?
        /// Changes the attributes of the title before it is drawn; those that the button gives come in.
        @Forwarded(to: "text.title", as: "transformer")
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How lines of the title break.
        @Forwarded(to: "text.title", as: "lineBreakMode") public var titleLineBreakMode: NSLineBreakMode
        /// The line below the title.
        @Forwarded(to: "text.subtitle", as: "plain") public var subtitle: String?
        /// The line below the title with attributes of its own.
        @Forwarded(to: "text.subtitle", as: "attributed") public var attributedSubtitle: AttributedString?
        /// Changes the attributes of the subtitle before it is drawn.
        @Forwarded(to: "text.subtitle", as: "transformer")
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How lines of the subtitle break.
        @Forwarded(to: "text.subtitle", as: "lineBreakMode") public var subtitleLineBreakMode: NSLineBreakMode
        /// Whether a wheel that turns stands in place of the image.
        @Forwarded(to: "marks") public var showsActivityIndicator: Bool
        /// Changes the colour of that wheel.
        @Forwarded(to: "marks") public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The mark after the title.
        @Forwarded(to: "marks") public var indicator: Indicator
        /// Changes the colour of that mark.
        @Forwarded(to: "marks") public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// The least width or height that the image has along the line of image and title, in points.
        @Forwarded(to: "picture", as: "reservation") public var imageReservation: CGFloat
        /// Whether a chosen button looks so by itself.
        public var automaticallyUpdateForSelection = true
        /// How the button looks on a Mac. Changes no picture.
        public var macIdiomStyle = MacIdiomStyle.automatic
        /// Where the shorter of title and subtitle stands along the longer.
        @Forwarded(to: "text", as: "alignment") public var titleAlignment: TitleAlignment
        /// The image.
        @Forwarded(to: "picture") public var image: UIImage?
        /// Changes the colour of the image.
        @Forwarded(to: "picture", as: "colorTransformer")
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// How a symbol looks, over the title's font.
        @Forwarded(to: "picture", as: "symbolConfiguration")
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The side of the title on which the image stands.
        @Forwarded(to: "picture", as: "placement") public var imagePlacement: NSDirectionalRectEdge
        /// The distance between image and title, in points.
        @Forwarded(to: "picture", as: "padding") public var imagePadding: CGFloat
        /// The distance between title and subtitle, in points.
        @Forwarded(to: "text", as: "padding") public var titlePadding: CGFloat
        /// The distance of the content from the edges, in points.
        public var contentInsets = Size.medium.insets
        /// The fonts that a document gives in place of the size's.
        @Forwarded(to: "text.title", as: "givenFont") package var givenTitleFont: UIFont?
        @Forwarded(to: "text.subtitle", as: "givenFont") package var givenSubtitleFont: UIFont?

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
