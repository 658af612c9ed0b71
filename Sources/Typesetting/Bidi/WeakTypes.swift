/// Numbers, their separators, and marks take the direction of the text around them (UAX #9, rules W1 to W7).
struct WeakTypes {
    /// The classes of one isolating run sequence.
    private(set) var classes: [BidiClass]
    private let start: BidiClass

    init(_ classes: [BidiClass], start: BidiClass) {
        self.classes = classes
        self.start = start
        let present = classes.reduce(into: BidiClassSet()) { $0.formUnion($1.set) }
        if present.contains(BidiClass.nonspacingMark.set) { resolveMarks() }
        resolveLetters()
        if !present.isDisjoint(with: Self.separators) { joinSeparators() }
        if present.contains(BidiClass.europeanTerminator.set) { joinTerminators() }
        if !present.isDisjoint(with: Self.leftovers) { neutralizeLeftovers() }
        if present.contains(BidiClass.europeanNumber.set) { resolveNumbersAfterLeftToRight() }
    }

    private static let separators: BidiClassSet = [
        BidiClass.europeanSeparator.set, BidiClass.commonSeparator.set,
    ]
    private static let leftovers = separators.union(BidiClass.europeanTerminator.set)

    /// W1: a mark takes the class of the character that it is on.
    private mutating func resolveMarks() {
        var previous = start
        for index in classes.indices {
            if classes[index] == .nonspacingMark {
                let standsOnIsolate = previous.isOne(of: .isolateInitiators) || previous == .popDirectionalIsolate
                classes[index] = standsOnIsolate ? .otherNeutral : previous
            }
            previous = classes[index]
        }
    }

    /// W2 and W3: a European number after an Arabic letter is an Arabic number; Arabic letters are right to left.
    private mutating func resolveLetters() {
        var strong = start
        for index in classes.indices {
            switch classes[index] {
            case .leftToRight, .rightToLeft: strong = classes[index]
            case .arabicLetter:
                strong = .arabicLetter
                classes[index] = .rightToLeft
            case .europeanNumber where strong == .arabicLetter: classes[index] = .arabicNumber
            default: break
            }
        }
    }

    /// W4: a single separator between two numbers of one kind belongs to them.
    private mutating func joinSeparators() {
        for index in classes.indices.dropFirst().dropLast() where classes[index].isOne(of: Self.separators) {
            let before = classes[index - 1]
            let after = classes[index + 1]
            guard before == after else { continue }
            let joinsArabic = before == .arabicNumber && classes[index] == .commonSeparator
            if before == .europeanNumber || joinsArabic { classes[index] = before }
        }
    }

    /// W5: terminators beside a European number belong to it.
    private mutating func joinTerminators() {
        var index = 0
        while index < classes.count {
            guard classes[index] == .europeanTerminator else {
                index += 1
                continue
            }
            var end = index
            while end < classes.count, classes[end] == .europeanTerminator { end += 1 }
            let follows = index > 0 && classes[index - 1] == .europeanNumber
            if follows || end < classes.count && classes[end] == .europeanNumber {
                for joined in index..<end { classes[joined] = .europeanNumber }
            }
            index = end
        }
    }

    /// W6: other separators and terminators are neutral.
    private mutating func neutralizeLeftovers() {
        for index in classes.indices where classes[index].isOne(of: Self.leftovers) { classes[index] = .otherNeutral }
    }

    /// W7: a European number after left-to-right text runs with it.
    private mutating func resolveNumbersAfterLeftToRight() {
        var strong = start
        for index in classes.indices {
            if classes[index] == .leftToRight || classes[index] == .rightToLeft { strong = classes[index] }
            if classes[index] == .europeanNumber, strong == .leftToRight { classes[index] = .leftToRight }
        }
    }
}
