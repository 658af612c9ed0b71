internal import CKeylineUnicode

/// The characters of a paragraph with what Unicode says of each, for as long as a closure runs.
struct ParagraphText {
    let units: UnsafeBufferPointer<UInt16>
    /// The properties of the character that each code unit belongs to.
    let properties: UnsafeBufferPointer<CharacterProperties>
    /// The classes of direction that occur.
    let bidiClasses: BidiClassSet
    /// The values of Grapheme_Cluster_Break that occur, a bit for each.
    let graphemeBreaks: UInt32
    /// The flags of all characters together.
    let flags: CharacterProperties.Flags
    /// The script of the first character that has one of its own; nil where none has.
    let firstScript: Script?
    /// Whether characters of another script occur besides.
    let hasSeveralScripts: Bool

    /// Looks up the characters of a text and hands them to a closure.
    @inline(__always)
    static func with<Result>(_ units: UnsafeBufferPointer<UInt16>, _ use: (ParagraphText) -> Result) -> Result {
        withUnsafeTemporaryAllocation(of: CharacterProperties.self, capacity: units.count) { buffer in
            var summary = cu_summary()
            buffer.withMemoryRebound(to: UInt64.self) { words in
                if let start = words.baseAddress {
                    summary = cu_characters(units.baseAddress, Int32(units.count), start)
                }
            }
            let text = ParagraphText(units: units, properties: UnsafeBufferPointer(buffer), summary: summary)
            GraphemeClusters.mark(in: buffer, of: text)
            return use(text)
        }
    }

    /// Looks up the characters of a text and hands them to a closure.
    static func with<Result>(_ units: [UInt16], _ use: (ParagraphText) -> Result) -> Result {
        units.withUnsafeBufferPointer { with($0, use) }
    }

    private init(
        units: UnsafeBufferPointer<UInt16>,
        properties: UnsafeBufferPointer<CharacterProperties>,
        summary: cu_summary
    ) {
        self.units = units
        self.properties = properties
        bidiClasses = BidiClassSet(rawValue: summary.bidi_classes)
        graphemeBreaks = summary.grapheme_breaks
        flags = CharacterProperties.Flags(rawValue: summary.flags)
        firstScript = summary.script == 0 ? nil : Script(rawValue: summary.script)
        hasSeveralScripts = summary.other_script != 0
    }

    /// Whether a grapheme cluster begins or the text ends at an offset.
    func isBoundary(_ offset: Int) -> Bool {
        offset == properties.count || properties[offset].has(.graphemeStart)
    }

    /// Returns the end of the cluster that begins at an offset.
    func clusterEnd(_ start: Int, limit: Int) -> Int {
        var end = start + 1
        while end < limit, !properties[end].has(.graphemeStart) { end += 1 }
        return end
    }
}
