/// The embedding levels of a paragraph by the Unicode Bidirectional Algorithm (UAX #9, revision 46).
struct BidiParagraph {
    /// 0 or 1: the direction of the paragraph.
    let baseLevel: UInt8
    /// The level of every code unit; odd ones run right to left. A character that rule X9 removes has that of the one before it.
    private(set) var levels: [UInt8]

    /// Resolves a paragraph.
    init(_ text: BidiText, base: ParagraphStyle.BaseDirection) {
        let present = text.classes.reduce(into: BidiClassSet()) { $0.formUnion($1.set) }
        let isolates = IsolateMatches(text.classes)
        baseLevel = Self.baseLevel(of: text, base: base, isolates: isolates)
        levels = [UInt8](repeating: baseLevel, count: text.classes.count)
        guard baseLevel == 1 || !present.isDisjoint(with: .mayRunRightToLeft) else { return }
        for (sequence, classes) in Self.sequences(of: text, present: present, baseLevel: baseLevel, isolates: isolates)
        {
            resolve(sequence, classes: classes, brackets: text.brackets)
        }
        if !present.isDisjoint(with: .removed) { levelRemoved(text.classes) }
        levelTrailingSpace(text.classes)
    }

    /// Rules P2 and P3.
    private static func baseLevel(
        of text: BidiText,
        base: ParagraphStyle.BaseDirection,
        isolates: IsolateMatches
    ) -> UInt8 {
        switch base {
        case .leftToRight: return 0
        case .rightToLeft: return 1
        case .natural:
            let first = isolates.firstStrong(text.classes, in: 0..<text.classes.count)
            return first == .rightToLeft || first == .arabicLetter ? 1 : 0
        }
    }

    /// The isolating run sequences with their classes after overrides.
    private static func sequences(
        of text: BidiText,
        present: BidiClassSet,
        baseLevel: UInt8,
        isolates: IsolateMatches
    ) -> [(IsolatingRunSequence, [BidiClass])] {
        if present.isDisjoint(with: .explicit.union(.removed)) {
            let direction = BidiClass(ofLevel: baseLevel)
            let all = Array(text.classes.indices)
            let sequence = IsolatingRunSequence(positions: all, level: baseLevel, start: direction, end: direction)
            return [(sequence, text.classes)]
        }
        let explicit = ExplicitLevels(text.classes, baseLevel: baseLevel, isolates: isolates)
        let sequences = IsolatingRunSequence.sequences(
            explicit, original: text.classes, baseLevel: baseLevel, isolates: isolates)
        return sequences.map { sequence in (sequence, sequence.positions.map { explicit.classes[$0] }) }
    }

    /// Rules W1 to N2, then I1 and I2.
    private mutating func resolve(
        _ sequence: IsolatingRunSequence,
        classes: [BidiClass],
        brackets: [BidiText.Bracket]
    ) {
        let weak = WeakTypes(classes, start: sequence.start)
        let own = Self.brackets(brackets, in: sequence)
        let neutral = NeutralTypes(weak, original: classes, sequence: sequence, brackets: own)
        for (position, type) in zip(sequence.positions, neutral.classes) {
            let isEven = sequence.level & 1 == 0
            switch type {
            case .leftToRight: levels[position] = sequence.level + (isEven ? 0 : 1)
            case .rightToLeft: levels[position] = sequence.level + (isEven ? 1 : 0)
            default: levels[position] = sequence.level + (isEven ? 2 : 1)
            }
        }
    }

    /// The brackets of a sequence, their positions being indices into it.
    private static func brackets(
        _ brackets: [BidiText.Bracket],
        in sequence: IsolatingRunSequence
    ) -> [BidiText.Bracket] {
        guard let first = sequence.positions.first, let last = sequence.positions.last else { return [] }
        var found: [BidiText.Bracket] = []
        var index = 0
        // There may be as many sequences as brackets: those before and after are not looked at.
        for bracket in brackets[brackets.partitioningIndex { $0.position >= first }...] {
            guard bracket.position <= last else { break }
            while index < sequence.positions.count, sequence.positions[index] < bracket.position { index += 1 }
            guard index < sequence.positions.count, sequence.positions[index] == bracket.position else { continue }
            found.append(BidiText.Bracket(position: index, pair: bracket.pair, isOpening: bracket.isOpening))
        }
        return found
    }

    private mutating func levelRemoved(_ classes: [BidiClass]) {
        for position in classes.indices where classes[position].isOne(of: .removed) {
            levels[position] = position == 0 ? baseLevel : levels[position - 1]
        }
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
