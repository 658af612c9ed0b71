/// The set of characters that a font has, answering quickly: a bit per character in pages of 256.
final class CharacterCoverage: Sendable {
    private static let pageCount = 0x11_0000 / 256
    private static let wordsPerPage = 4

    /// The index of each page's first word; 0 is the empty page.
    nonisolated(unsafe) private let pages: UnsafeMutablePointer<UInt16>
    nonisolated(unsafe) private let words: UnsafeMutablePointer<UInt64>

    /// The characters of some ranges.
    init(_ ranges: [ClosedRange<UInt32>]) {
        let ranges = ranges.map { $0.clamped(to: 0...0x10_FFFF) }
        pages = .allocate(capacity: Self.pageCount)
        pages.initialize(repeating: 0, count: Self.pageCount)
        var count = 1
        for range in ranges {
            for page in Int(range.lowerBound >> 8)...Int(range.upperBound >> 8) where pages[page] == 0 {
                pages[page] = UInt16(count)
                count += 1
            }
        }
        words = .allocate(capacity: count * Self.wordsPerPage)
        words.initialize(repeating: 0, count: count * Self.wordsPerPage)
        for range in ranges {
            for character in range { words[wordIndex(character)] |= 1 << UInt64(character & 63) }
        }
    }

    deinit {
        pages.deallocate()
        words.deallocate()
    }

    /// The set for looking up many code units in turn; valid only as long as the set.
    struct View {
        fileprivate let pages: UnsafePointer<UInt16>
        fileprivate let words: UnsafePointer<UInt64>

        /// Whether the font has a glyph for the character of a code unit; none for half a character.
        @inline(__always)
        func contains(_ unit: UInt16) -> Bool {
            let word = Int(pages[Int(unit >> 8)]) * CharacterCoverage.wordsPerPage + Int(unit >> 6 & 3)
            return words[word] >> UInt64(unit & 63) & 1 != 0
        }
    }

    @inline(__always)
    var view: View { View(pages: UnsafePointer(pages), words: UnsafePointer(words)) }

    /// Whether the font has a glyph for a character.
    @inline(__always)
    func contains(_ character: UInt32) -> Bool {
        guard character <= 0x10_FFFF else { return false }
        return words[wordIndex(character)] >> UInt64(character & 63) & 1 != 0
    }

    @inline(__always)
    private func wordIndex(_ character: UInt32) -> Int {
        Int(pages[Int(character >> 8)]) * Self.wordsPerPage + Int(character >> 6 & 3)
    }
}
