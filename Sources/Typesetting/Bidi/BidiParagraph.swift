/// The embedding levels of a paragraph by the Unicode Bidirectional Algorithm (UAX #9), which FriBidi resolves.
///
/// Classes and brackets come from ICU, so that all of the typesetter follows one version of Unicode.
struct BidiParagraph {
    /// 0 or 1: the direction of the paragraph.
    let baseLevel: UInt8
    /// The level of every code unit; odd ones run right to left. A character that rule X9 removes has the level of the one before it.
    private(set) var levels: [UInt8]

    /// The largest numbers of brackets and of isolates in a paragraph that have an effect; later ones are ordinary neutral characters.
    ///
    /// FriBidi may look through the whole paragraph for each of them, so that 80,000 empty pairs of brackets would take 20 seconds.
    static let structureLimit = 1024

    /// Resolves a paragraph.
    init(_ text: BidiText, base: ParagraphStyle.BaseDirection) {
        let resolved = FriBidi.levels(
            of: Self.classes(of: text), brackets: Self.brackets(of: text), base: Self.level(of: base))
        baseLevel = resolved.base
        levels = resolved.levels
        levelTrailingSpace(text.classes)
    }

    private static func level(of base: ParagraphStyle.BaseDirection) -> UInt8? {
        switch base {
        case .natural: nil
        case .leftToRight: 0
        case .rightToLeft: 1
        }
    }

    /// FriBidi ends a paragraph at every separator. Those that `Paragraphs` leaves within one (U+001C to U+001E) separate segments instead.
    private static func classes(of text: BidiText) -> [BidiClass] {
        let classes = text.classes
        let end = classes.lastIndex { $0 != .paragraphSeparator } ?? 0
        var isolates = 0
        return classes.indices.map { position in
            var type = classes[position]
            if type == .paragraphSeparator, position < end { type = .segmentSeparator }
            if type.isOne(of: .isolateInitiators) { isolates += 1 }
            if isolates > structureLimit, type.isOne(of: .isolates) { type = .otherNeutral }
            return type
        }
    }

    /// The kind of each character as a bracket.
    private static func brackets(of text: BidiText) -> [UInt32] {
        var brackets = [UInt32](repeating: FriBidi.noBracket, count: text.classes.count)
        for bracket in text.brackets.prefix(structureLimit) where text.classes[bracket.position] == .otherNeutral {
            brackets[bracket.position] = FriBidi.bracket(pair: bracket.pair, isOpening: bracket.isOpening)
        }
        return brackets
    }

    /// Rule L1: separators, and white space before them or at the end, have the paragraph's level.
    private mutating func levelTrailingSpace(_ classes: [BidiClass]) {
        var trails = true
        for position in classes.indices.reversed() {
            if classes[position].isOne(of: .separators) {
                trails = true
            } else if !classes[position].isOne(of: .trailingSpace) {
                trails = false
            }
            if trails { levels[position] = baseLevel }
        }
    }
}
