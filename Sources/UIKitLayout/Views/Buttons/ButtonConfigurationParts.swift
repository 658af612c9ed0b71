import Foundation

/// The title and the subtitle of a button's configuration.
struct ButtonConfigurationText: Hashable, Sendable {
    var title = Line(lineBreakMode: .byWordWrapping)
    var subtitle = Line(lineBreakMode: .byTruncatingTail)
    /// Where the shorter of both stands along the longer.
    var alignment = UIButton.Configuration.TitleAlignment.automatic
    /// The distance between both, in points.
    var padding: CGFloat = 1

    /// One of both.
    struct Line: Hashable, Sendable {
        var attributed: AttributedString?
        var transformer: UIConfigurationTextAttributesTransformer?
        var lineBreakMode: NSLineBreakMode
        /// The font that a document gives in place of the size's.
        var givenFont: UIFont?

        /// The characters alone.
        var plain: String? {
            get { attributed.map { String($0.characters) } }
            set { attributed = newValue.map { AttributedString($0) } }
        }
    }
}

/// The image of a button's configuration.
struct ButtonConfigurationImage: Hashable, Sendable {
    var image: UIImage?
    var colorTransformer: UIConfigurationColorTransformer?
    /// How a symbol looks, over the title's font.
    var symbolConfiguration: UIImage.SymbolConfiguration?
    /// The side of the title on which it stands, and its distance from it in points.
    var placement = NSDirectionalRectEdge.leading
    var padding: CGFloat = 0
    /// The least width or height that it has along the line of image and title, in points.
    var reservation: CGFloat = 0
}

/// The wheel that may stand in place of the image, and the mark after the title.
struct ButtonConfigurationMarks: Hashable, Sendable {
    var showsActivityIndicator = false
    var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    var indicator = UIButton.Configuration.Indicator.automatic
    var indicatorColorTransformer: UIConfigurationColorTransformer?
}
