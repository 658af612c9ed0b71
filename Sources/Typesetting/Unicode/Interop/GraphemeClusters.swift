/// Finds extended grapheme clusters (UAX #29): what a reader takes for one character.
struct GraphemeClusters {
    private var previous = GraphemeBreak.control
    /// Whether the regional indicators so far make pairs with one left.
    private var hasOpenIndicator = false
    private var emoji = Emoji.none

    /// The part of an emoji sequence before the current character (rule GB11).
    private enum Emoji {
        case none
        /// A pictograph and marks that extend it.
        case pictograph
        /// The same, and a joiner.
        case joined
    }

    /// Takes the mark of a beginning from code units with which no cluster begins.
    static func mark(in properties: UnsafeMutableBufferPointer<CharacterProperties>, of text: ParagraphText) {
        guard mayJoin(in: text) else { return }
        if text.graphemeBreaks & ~marked == 0, !text.flags.contains(.supplementary) {
            for offset in properties.indices.dropFirst() where marks >> properties[offset].graphemeBreakBits & 1 != 0 {
                properties[offset].remove(.graphemeStart)
            }
            return
        }
        var clusters = GraphemeClusters()
        for offset in properties.indices {
            let isLow = offset > 0 && UTF16Text.isPair(text.units[offset - 1], text.units[offset])
            let begins = !isLow && clusters.begins(with: properties[offset])
            if !begins, offset > 0 { properties[offset].remove(.graphemeStart) }
        }
    }

    /// Whether some cluster may have more than one code unit.
    static func mayJoin(in text: ParagraphText) -> Bool {
        text.graphemeBreaks & ~standingAlone != 0 || text.flags.contains(.supplementary)
    }

    /// Characters of these kinds are clusters by themselves, unless one of another kind is beside them.
    private static let standingAlone =
        GraphemeBreak.other.bit | GraphemeBreak.control.bit | GraphemeBreak.lineFeed.bit

    /// Characters that belong to the one before, unless that is a control character.
    private static let marks = GraphemeBreak.extend.bit | GraphemeBreak.spacingMark.bit
    /// In text of letters and marks alone, a cluster begins with each letter.
    private static let marked = GraphemeBreak.other.bit | marks

    /// Takes the next character and answers whether a cluster begins with it.
    private mutating func begins(with properties: CharacterProperties) -> Bool {
        let next = properties.graphemeBreak
        let isPictograph = properties.has(.extendedPictographic)
        let begins = !joins(next, isPictograph: isPictograph)
        hasOpenIndicator = next == .regionalIndicator && (begins || !hasOpenIndicator)
        if isPictograph {
            emoji = .pictograph
        } else if emoji != .none {
            emoji = emoji == .pictograph && next == .extend ? .pictograph : next == .zeroWidthJoiner ? .joined : .none
        }
        previous = next
        return begins
    }

    /// Rules GB3 to GB13.
    private func joins(_ next: GraphemeBreak, isPictograph: Bool) -> Bool {
        switch (previous, next) {
        case (.carriageReturn, .lineFeed): true
        case (.control, _), (.carriageReturn, _), (.lineFeed, _): false
        case (_, .control), (_, .carriageReturn), (_, .lineFeed): false
        case (.leadingJamo, .leadingJamo), (.leadingJamo, .vowelJamo), (.leadingJamo, .syllableLV),
            (.leadingJamo, .syllableLVT):
            true
        case (.syllableLV, .vowelJamo), (.vowelJamo, .vowelJamo), (.syllableLV, .trailingJamo),
            (.vowelJamo, .trailingJamo), (.syllableLVT, .trailingJamo), (.trailingJamo, .trailingJamo):
            true
        case (_, .extend), (_, .zeroWidthJoiner), (_, .spacingMark), (.prepend, _): true
        case (.zeroWidthJoiner, _) where isPictograph && emoji == .joined: true
        case (.regionalIndicator, .regionalIndicator): hasOpenIndicator
        default: false
        }
    }
}
