internal import CKeylineFriBidi

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
    /// FriBidi may look through the whole paragraph for each of them, so that 160,000 empty pairs of brackets would take half a minute.
    static let structureLimit = 1024

    /// Resolves a paragraph.
    init(_ text: BidiText, base: ParagraphStyle.BaseDirection) {
        let types = Self.types(of: text.classes)
        let brackets = Self.brackets(of: text)
        var direction = Self.direction(base)
        var isResolved = false
        levels = [UInt8](unsafeUninitializedCapacity: types.count) { buffer, count in
            buffer.initialize(repeating: 0)
            isResolved = buffer.withMemoryRebound(to: FriBidiLevel.self) { levels in
                fribidi_get_par_embedding_levels_ex(
                    types, brackets, FriBidiStrIndex(types.count), &direction, levels.baseAddress) > 0
            }
            count = types.count
        }
        baseLevel = keyline_fribidi_is_right_to_left(direction) ? 1 : 0
        // FriBidi has no result only where it gets no memory.
        if !isResolved { levels = [UInt8](repeating: baseLevel, count: types.count) }
        levelTrailingSpace(text.classes)
    }

    private static func direction(_ base: ParagraphStyle.BaseDirection) -> FriBidiParType {
        switch base {
        case .leftToRight: keyline_fribidi_left_to_right()
        case .rightToLeft: keyline_fribidi_right_to_left()
        case .natural: keyline_fribidi_natural()
        }
    }

    /// FriBidi ends a paragraph at every separator. Those that `Paragraphs` leaves within one (U+001C to U+001E) separate segments instead.
    private static func types(of classes: [BidiClass]) -> [FriBidiCharType] {
        let end = classes.lastIndex { $0 != .paragraphSeparator } ?? 0
        var isolates = 0
        return classes.indices.map { position in
            var type = classes[position]
            if type == .paragraphSeparator, position < end { type = .segmentSeparator }
            if type.isOne(of: .isolateInitiators) { isolates += 1 }
            if isolates > structureLimit, type.isOne(of: .isolates) { type = .otherNeutral }
            return keyline_fribidi_type(type.rawValue)
        }
    }

    /// The kinds of brackets by position; 0 for other characters.
    private static func brackets(of text: BidiText) -> [FriBidiBracketType] {
        var brackets = [FriBidiBracketType](repeating: 0, count: text.classes.count)
        for bracket in text.brackets.prefix(structureLimit) where text.classes[bracket.position] == .otherNeutral {
            brackets[bracket.position] = keyline_fribidi_bracket(bracket.pair, bracket.isOpening)
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
