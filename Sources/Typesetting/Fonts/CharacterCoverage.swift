/// The set of characters that a font has, answering quickly: a bit per character in pages of 256.
struct CharacterCoverage: Sendable {
    private static let pageCount = 0x11_0000 / 256
    private static let wordsPerPage = 4

    /// The index of each page's first word; 0 is the empty page.
    private var pages = [UInt16](repeating: 0, count: pageCount)
    private var words = [UInt64](repeating: 0, count: wordsPerPage)

    /// Adds characters.
    mutating func insert(_ characters: ClosedRange<UInt32>) {
        for character in characters.clamped(to: 0...0x10_FFFF) {
            let page = Int(character >> 8)
            if pages[page] == 0 {
                pages[page] = UInt16(words.count / Self.wordsPerPage)
                words += repeatElement(0, count: Self.wordsPerPage)
            }
            words[wordIndex(character)] |= 1 << UInt64(character & 63)
        }
    }

    /// Whether the font has a glyph for a character.
    func contains(_ character: UInt32) -> Bool {
        guard character <= 0x10_FFFF else { return false }
        return words[wordIndex(character)] >> UInt64(character & 63) & 1 != 0
    }

    private func wordIndex(_ character: UInt32) -> Int {
        Int(pages[Int(character >> 8)]) * Self.wordsPerPage + Int(character >> 6 & 3)
    }
}
