internal import Synchronization

/// Shapes text with the fonts of a collection. Shared freely among threads.
public final class Typesetter: Sendable {
    /// The fonts.
    public let fonts: FontCollection
    private let shaper: TextShaper
    private let keepsTexts: Bool
    private let cache: Mutex<LRUCache<ShapedText>>

    /// Bounds of what is kept of texts and words that were shaped; least recently used ones go first.
    public struct CacheLimits: Hashable, Sendable {
        /// The number of texts.
        public var count: Int
        /// The number of UTF-16 code units of all texts together.
        public var cost: Int
        /// The number of words.
        public var wordCount: Int
        /// The number of UTF-16 code units and glyphs of all words together.
        public var wordCost: Int

        /// Sets bounds; 0 keeps nothing.
        public init(count: Int = 1 << 14, cost: Int = 1 << 20, wordCount: Int = 1 << 14, wordCost: Int = 1 << 18) {
            (self.count, self.cost) = (count, cost)
            (self.wordCount, self.wordCost) = (wordCount, wordCost)
        }

        /// Keeps neither texts nor words.
        public static let none = CacheLimits(count: 0, cost: 0, wordCount: 0, wordCost: 0)
    }

    /// Shapes with the fonts of a collection.
    public init(fonts: FontCollection, cacheLimits: CacheLimits = CacheLimits()) {
        self.fonts = fonts
        let pieces = ShapedPieceCache(countLimit: cacheLimits.wordCount, costLimit: cacheLimits.wordCost)
        shaper = TextShaper(fonts: fonts, pieces: pieces)
        keepsTexts = cacheLimits.count > 0 && cacheLimits.cost > 0
        cache = Mutex(LRUCache(countLimit: cacheLimits.count, costLimit: cacheLimits.cost))
    }

    /// Turns text into glyphs, independently of any width.
    ///
    /// Texts that were shaped before are found again; the result is the same either way.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - style: How paragraphs are set that bring no style of their own.
    ///   - locale: The language as a BCP 47 tag: forms of letters and line breaks follow it where attributes name no other.
    /// - Returns: The glyphs, from which lines of any width can be made.
    public func shape(_ text: AttributedText, style: ParagraphStyle = ParagraphStyle(), locale: String) -> ShapedText {
        let setting = shaper.setting(of: style, locale: locale)
        guard keepsTexts else { return ShapedText(text, setting: setting, shaper: shaper) }
        func isMeant(_ known: ShapedText) -> Bool {
            known.text == text && (known.setting === setting || known.setting.isOf(setting.style, locale: locale))
        }
        // Texts differ in their characters more often than in anything else.
        let hash = text.characterHash
        if let known = cache.withLock({ $0.find(hash: hash, where: isMeant) }) { return known }
        let shaped = ShapedText(text, setting: setting, shaper: shaper)
        cache.withLock { $0.insert(shaped, hash: hash, cost: text.utf16Count, where: isMeant) }
        return shaped
    }

    /// The vertical measures of a font, in points.
    public func metrics(for font: Font) -> FontMetrics { fonts.metrics(for: font) }
}
