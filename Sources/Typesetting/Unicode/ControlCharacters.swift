/// Control characters, which fonts have no glyphs for.
enum ControlCharacters {
    private static let zeroWidthSpace: UInt16 = 0x200B

    /// Hands over the text with a space for each tab and a zero-width space for each other control and line separator.
    @inline(__always)
    static func withReplaced<Result>(
        in text: ParagraphText,
        _ use: (UnsafeBufferPointer<UInt16>) -> Result
    ) -> Result {
        guard !text.flags.isDisjoint(with: [.control, .endsLine]) else { return use(text.units) }
        return text.units.map { unit in unit == 0x09 ? 0x20 : isControl(unit) ? zeroWidthSpace : unit }
            .withUnsafeBufferPointer(use)
    }

    private static func isControl(_ unit: UInt16) -> Bool {
        unit < 0x20 || (0x7F...0x9F).contains(unit) || unit == 0x2028
    }
}
