public import Foundation

/// Glyphs of one font, size, colour and direction on one baseline, together with the text that they show.
///
/// Enough for pixels, for a PDF whose text can be extracted, and for SVG with its text: positions are final, nothing is
/// shaped or measured again when the run is drawn.
public struct GlyphRun: Hashable, Sendable {
    /// A glyph and its origin.
    public struct Glyph: Hashable, Sendable {
        /// The glyph's index in the font.
        public var id: UInt32
        /// The glyph's origin, in points from the run's origin, `y` downwards.
        public var position: CGPoint

        /// Places a glyph.
        public init(id: UInt32, position: CGPoint) {
            self.id = id
            self.position = position
        }
    }

    /// A piece of text that is shown by some glyphs together; neither side can be divided.
    public struct Cluster: Hashable, Sendable {
        /// The number of UTF-8 bytes, at least 1.
        public var utf8Count: Int
        /// The number of glyphs, possibly 0.
        public var glyphCount: Int

        /// Joins bytes with glyphs.
        public init(utf8Count: Int, glyphCount: Int) {
            self.utf8Count = utf8Count
            self.glyphCount = glyphCount
        }
    }

    /// The order in which a run's text is read.
    public enum Direction: String, Hashable, Sendable {
        /// The first cluster is the leftmost one.
        case leftToRight
        /// The first cluster is the rightmost one.
        case rightToLeft
    }

    /// The outlines.
    public var font: FontID
    /// The size of the em, in points.
    public var fontSize: CGFloat
    /// The left end of the baseline, in points.
    public var origin: CGPoint
    /// The length of the run along the baseline, in points.
    public var advance: CGFloat
    /// The glyphs from left to right.
    public var glyphs: [Glyph]
    /// The text that the run shows, in logical order.
    public var text: String
    /// The pieces of the text in logical order; their bytes add up to the text, their glyphs to the glyphs.
    public var clusters: [Cluster]
    /// The order in which the text is read.
    public var direction: Direction
    /// The colour of glyphs that bring none of their own.
    public var color: Color
    /// The link's destination, as a URL; nil for no link. It changes no pixel: a PDF can be clicked there.
    public var link: String?

    /// Describes a run.
    ///
    /// - Parameters:
    ///   - font: The outlines.
    ///   - fontSize: The size of the em, in points.
    ///   - origin: The left end of the baseline, in points.
    ///   - advance: The length of the run along the baseline, in points.
    ///   - glyphs: The glyphs from left to right.
    ///   - text: The text that the run shows, in logical order.
    ///   - clusters: The pieces of the text in logical order.
    ///   - direction: The order in which the text is read.
    ///   - color: The colour of glyphs that bring none of their own.
    ///   - link: Where the text leads, as a URL; nil where it leads nowhere.
    public init(
        font: FontID,
        fontSize: CGFloat,
        origin: CGPoint,
        advance: CGFloat,
        glyphs: [Glyph],
        text: String,
        clusters: [Cluster],
        direction: Direction,
        color: Color,
        link: String? = nil
    ) {
        self.font = font
        self.fontSize = fontSize
        self.origin = origin
        self.advance = advance
        self.glyphs = glyphs
        self.text = text
        self.clusters = clusters
        self.direction = direction
        self.color = color
        self.link = link
    }
}
