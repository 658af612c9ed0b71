/// The distances that a text prefers above and below it, in points.
package struct TextSpacing: Hashable, Sendable {
    /// To something above that is no text.
    package var above: CGFloat
    /// To something below that is no text.
    package var below: CGFloat
    /// To a text above.
    package var belowText: CGFloat

    package init(above: CGFloat, below: CGFloat, belowText: CGFloat) {
        self.above = above
        self.below = below
        self.belowText = belowText
    }
}
