/// Neutral characters take the direction of the text around them (UAX #9, rules N0 to N2).
struct NeutralTypes {
    /// The classes of one isolating run sequence, with no neutrals left.
    private(set) var classes: [BidiClass]
    private let sequence: IsolatingRunSequence
    private let embedding: BidiClass

    /// Resolves neutrals.
    ///
    /// - Parameters:
    ///   - weak: The classes after rule W7.
    ///   - original: The classes before rule W1, for marks on brackets.
    ///   - sequence: The sequence.
    ///   - brackets: Its brackets in order, their positions being indices into the sequence.
    init(
        _ weak: WeakTypes,
        original: [BidiClass],
        sequence: IsolatingRunSequence,
        brackets: [BidiText.Bracket]
    ) {
        classes = weak.classes
        self.sequence = sequence
        embedding = BidiClass(ofLevel: sequence.level)
        resolve(BracketPairs.pairs(of: brackets.filter { classes[$0.position] == .otherNeutral }), original: original)
        resolveNeutrals()
    }

    /// The direction that a class counts as among neutrals; nil for a neutral.
    private static func direction(_ type: BidiClass) -> BidiClass? {
        switch type {
        case .leftToRight: .leftToRight
        case .rightToLeft, .europeanNumber, .arabicNumber: .rightToLeft
        default: nil
        }
    }

    /// N0: a pair of brackets takes the direction of the embedding if that is found inside, otherwise that of the text before it.
    private mutating func resolve(_ pairs: [(opening: Int, closing: Int)], original: [BidiClass]) {
        for (opening, closing) in pairs {
            guard let inside = directionInside(opening, closing) else { continue }
            let direction = inside == embedding || before(opening) == inside ? inside : embedding
            set(direction, at: opening, original: original)
            set(direction, at: closing, original: original)
        }
    }

    /// The embedding direction where it is found between brackets, else the other one where that is found.
    private func directionInside(_ opening: Int, _ closing: Int) -> BidiClass? {
        var found: BidiClass?
        for index in opening + 1..<closing {
            guard let direction = Self.direction(classes[index]) else { continue }
            if direction == embedding { return embedding }
            found = direction
        }
        return found
    }

    private func before(_ index: Int) -> BidiClass {
        for index in (0..<index).reversed() {
            if let direction = Self.direction(classes[index]) { return direction }
        }
        return sequence.start
    }

    private mutating func set(_ direction: BidiClass, at bracket: Int, original: [BidiClass]) {
        classes[bracket] = direction
        var index = bracket + 1
        while index < classes.count, original[index] == .nonspacingMark {
            classes[index] = direction
            index += 1
        }
    }

    /// N1 and N2: neutrals between text of one direction take it, others that of the embedding.
    private mutating func resolveNeutrals() {
        var before = sequence.start
        var index = 0
        while index < classes.count {
            guard classes[index].isOne(of: .neutralOrIsolate) else {
                before = Self.direction(classes[index]) ?? before
                index += 1
                continue
            }
            var end = index
            while end < classes.count, classes[end].isOne(of: .neutralOrIsolate) { end += 1 }
            let after = end < classes.count ? Self.direction(classes[end]) ?? sequence.end : sequence.end
            let resolved = before == after ? before : embedding
            for neutral in index..<end { classes[neutral] = resolved }
            index = end
        }
    }
}
