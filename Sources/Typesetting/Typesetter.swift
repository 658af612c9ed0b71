/// Shapes text with the fonts of a collection. May be shared freely among threads.
///
///     let typesetter = Typesetter(fonts: try FontCollection.bundled())
///     let text = AttributedText("Größe 12 km", font: .system(size: 17))
///     let layout = typesetter.shape(text, locale: "de").layout(width: 60)
///     print(layout.size)
public final class Typesetter: Sendable {
    /// The fonts.
    public let fonts: FontCollection
    private let shaper: TextShaper

    /// Bounds of the cache of shaped words; the least recently used ones go first.
    public struct CacheLimits: Hashable, Sendable {
        /// The number of words.
        public var wordCount: Int
        /// The number of UTF-16 code units and glyphs of all words together.
        public var wordCost: Int

        /// Sets bounds; 0 keeps nothing.
        public init(wordCount: Int = 1 << 14, wordCost: Int = 1 << 18) {
            self.wordCount = wordCount
            self.wordCost = wordCost
        }

        /// Keeps no words.
        public static let none = CacheLimits(wordCount: 0, wordCost: 0)
    }

    /// Shapes with the fonts of a collection.
    public init(fonts: FontCollection, cacheLimits: CacheLimits = CacheLimits()) {
        self.fonts = fonts
        let pieces = ShapedPieceCache(countLimit: cacheLimits.wordCount, costLimit: cacheLimits.wordCost)
        shaper = TextShaper(fonts: fonts, pieces: pieces)
    }

    /// Turns text into glyphs, independently of any width.
    ///
    /// Whoever measures and draws a text should keep the result: it is made anew each time, though words that were shaped before are
    /// found in the cache.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - style: How paragraphs are set that have no style of their own.
    ///   - locale: The language as a BCP 47 tag: forms of letters and line breaks follow it where attributes name no other.
    /// - Returns: The glyphs, from which lines of any width can be made.
    public func shape(_ text: AttributedText, style: ParagraphStyle = ParagraphStyle(), locale: String) -> ShapedText {
        ShapedText(text, setting: shaper.setting(of: style, locale: locale), shaper: shaper)
    }

    /// The vertical measures of a font, in points.
    public func metrics(for font: Font) -> FontMetrics { fonts.metrics(for: font) }
}
