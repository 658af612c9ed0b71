/// The size of emoji beside letters.
///
/// Apple's are a little wider than the em, and more so in small text: measured on labels of Interface Builder files whose text has emoji
/// (17, 34, 45 and 46 points), as `LabelWidthTests` measures again.
enum EmojiSize {
    /// The width of Noto Color Emoji's glyphs, in ems.
    private static let advance = 1.245
    private static let small = (size: 17.0, advance: 1.3)
    private static let large = (size: 34.0, advance: 1.1)

    /// The size of the em of emoji beside text of a size, both in points.
    static func size(beside size: Double) -> Double {
        let part = min(max((size - small.size) / (large.size - small.size), 0), 1)
        return size * (small.advance + (large.advance - small.advance) * part) / advance
    }
}
