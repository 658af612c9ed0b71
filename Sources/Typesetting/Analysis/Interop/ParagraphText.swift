internal import CUnicode

/// The characters of a paragraph with what Unicode says of each.
struct ParagraphText: Sendable {
    let units: [UInt16]
    /// What is known of the character that each code unit belongs to.
    let properties: [CharacterProperties]
    /// The classes of direction that occur.
    let bidiClasses: BidiClassSet
    /// The values of Grapheme_Cluster_Break that occur, a bit for each.
    let graphemeBreaks: UInt32
    /// The flags of all characters together.
    let flags: CharacterProperties.Flags

    init(_ units: [UInt16]) {
        self.units = units
        var summary = cu_summary()
        properties = [CharacterProperties](unsafeUninitializedCapacity: units.count) { buffer, count in
            buffer.withMemoryRebound(to: UInt64.self) { words in
                if let start = words.baseAddress { summary = cu_characters(units, Int32(units.count), start) }
            }
            count = units.count
        }
        bidiClasses = BidiClassSet(rawValue: summary.bidi_classes)
        graphemeBreaks = summary.grapheme_breaks
        flags = CharacterProperties.Flags(rawValue: summary.flags)
    }
}
