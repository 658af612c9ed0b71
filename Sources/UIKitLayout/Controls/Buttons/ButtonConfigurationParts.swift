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
