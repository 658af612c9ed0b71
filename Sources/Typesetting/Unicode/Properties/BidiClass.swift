/// The property Bidi_Class of a character (UAX #9, table 4), in ICU's order.
package enum BidiClass: UInt8, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
    case europeanNumber
    case europeanSeparator
    case europeanTerminator
    case arabicNumber
    case commonSeparator
    case paragraphSeparator
    case segmentSeparator
    case whiteSpace
    case otherNeutral
    case leftToRightEmbedding
    case leftToRightOverride
    case arabicLetter
    case rightToLeftEmbedding
    case rightToLeftOverride
    case popDirectionalFormat
    case nonspacingMark
    case boundaryNeutral
    case firstStrongIsolate
    case leftToRightIsolate
    case rightToLeftIsolate
    case popDirectionalIsolate

    var set: BidiClassSet { BidiClassSet(rawValue: 1 << UInt32(rawValue)) }

    func isOne(of set: BidiClassSet) -> Bool { set.rawValue >> UInt32(rawValue) & 1 != 0 }
}

/// Several classes.
struct BidiClassSet: OptionSet, Sendable {
    let rawValue: UInt32

    private init(_ classes: BidiClass...) {
        rawValue = classes.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
    }

    init(rawValue: UInt32) { self.rawValue = rawValue }

    static let strong = BidiClassSet(.leftToRight, .rightToLeft, .arabicLetter)
    static let isolateInitiators = BidiClassSet(.firstStrongIsolate, .leftToRightIsolate, .rightToLeftIsolate)
    static let isolates = isolateInitiators.union(BidiClass.popDirectionalIsolate.set)
    static let embeddingInitiators = BidiClassSet(
        .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride, .rightToLeftOverride)
    /// The classes that explicit levels depend on.
    static let explicit = embeddingInitiators.union(isolates).union(BidiClass.popDirectionalFormat.set)
    /// The characters that rule X9 removes.
    static let removed = embeddingInitiators.union(
        [BidiClass.popDirectionalFormat.set, BidiClass.boundaryNeutral.set])
    /// The classes that rule L1 counts as white space at the end of a line or before a separator.
    static let trailingSpace = removed.union(isolates).union(BidiClass.whiteSpace.set)
    static let separators = BidiClassSet(.paragraphSeparator, .segmentSeparator)
    /// The classes with the paragraph's level in a right-to-left paragraph that has no others.
    static let rightToLeftOrNeutral = BidiClassSet(
        .rightToLeft, .arabicLetter, .nonspacingMark, .europeanSeparator, .europeanTerminator, .commonSeparator,
        .paragraphSeparator, .segmentSeparator, .whiteSpace, .otherNeutral)
    /// The classes that have the paragraph's level, or the next one for numbers, in a right-to-left paragraph with no other classes: no
    /// sign that could be part of a number.
    static let rightToLeftOrNumber = BidiClassSet(
        .rightToLeft, .arabicLetter, .europeanNumber, .arabicNumber, .whiteSpace, .otherNeutral)
    static let number = BidiClassSet(.europeanNumber, .arabicNumber)
    /// The classes that run right to left everywhere, or make other text do so.
    static let mayRunRightToLeft = explicit.union(BidiClassSet(.rightToLeft, .arabicLetter, .arabicNumber))
}
