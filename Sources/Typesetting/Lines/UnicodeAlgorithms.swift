/// Unicode's algorithms by themselves, for conformance tests.
///
/// Layout runs those for grapheme clusters, lines and directions, through the same code. Words and sentences are for the tests alone: no
/// layout asks for them.
package enum UnicodeAlgorithms {
    /// Kinds of boundaries in text.
    package enum Boundary: Hashable, Sendable {
        /// Between grapheme clusters (UAX #29).
        case graphemeCluster
        /// Between words (UAX #29).
        case word
        /// Between sentences (UAX #29).
        case sentence
        /// A line break (UAX #14).
        case line
    }

    /// The result of the bidirectional algorithm (UAX #9) for a paragraph on one line.
    package struct BidirectionalOrder: Hashable, Sendable {
        /// The paragraph's level.
        package let baseLevel: UInt8
        /// The level of each character; nil for one that rule X9 removes.
        package let levels: [UInt8?]
        /// The characters that remain, from left to right.
        package let visualOrder: [Int]
    }

    /// For each offset from 0 to the text's length in UTF-16 code units, whether there is a boundary, by the rules for English.
    package static func boundaries(_ kind: Boundary, in text: [UInt16]) -> [Bool] {
        switch kind {
        case .graphemeCluster:
            ParagraphText.with(text) { text in (0...text.units.count).map { text.isBoundary($0) } }
        case .word: iteratedBoundaries(.word, in: text)
        case .sentence: iteratedBoundaries(.sentence, in: text)
        case .line: iteratedBoundaries(.line, in: text)
        }
    }

    private static func iteratedBoundaries(_ unit: BreakIterator.Kind.Unit, in text: [UInt16]) -> [Bool] {
        let kind = BreakIterator.Kind(unit: unit, locale: "en")
        let marks = iterators.with(kind) { text.withUnsafeBufferPointer($0.marks) } ?? []
        return marks.indices.map { marks[$0] != BreakIterator.Mark.none || ($0 == 0 && unit != .line) }
    }

    private static let iterators = ResourcePool<BreakIterator.Kind, BreakIterator> { BreakIterator($0) }

    /// The order of characters of which the classes alone are known.
    package static func order(
        of classes: [BidiClass], base: ParagraphStyle.BaseDirection
    ) -> BidirectionalOrder {
        order(of: BidiText(classes: classes), at: Array(classes.indices), base: base)
    }

    /// The order of the characters of a text.
    ///
    /// - Parameters:
    ///   - text: The text in UTF-16 code units.
    ///   - starts: The offset of each character.
    ///   - base: The direction that is asked for.
    /// - Returns: What the algorithm says of each of these characters.
    package static func order(
        of text: [UInt16], at starts: [Int], base: ParagraphStyle.BaseDirection
    ) -> BidirectionalOrder {
        order(of: ParagraphText.with(text) { BidiText($0) }, at: starts, base: base)
    }

    private static func order(
        of text: BidiText, at starts: [Int], base: ParagraphStyle.BaseDirection
    ) -> BidirectionalOrder {
        let paragraph = BidiParagraph(text, base: base)
        let levels = starts.map { text.classes[$0].isOne(of: .removed) ? nil : paragraph.levels[$0] }
        let kept = levels.indices.filter { levels[$0] != nil }
        let order = VisualOrder.indices(levels: kept.map { paragraph.levels[starts[$0]] }).map { kept[$0] }
        return BidirectionalOrder(baseLevel: paragraph.baseLevel, levels: levels, visualOrder: order)
    }
}
