public import KeylineGraphics

/// Text whose runs have attributes. Offsets count UTF-16 code units, as `NSRange` does.
public struct AttributedText: Hashable, Sendable {
    /// A run of text that looks alike.
    public struct Run: Hashable, Sendable {
        /// The range, in UTF-16 code units.
        public let range: Range<Int>
        /// The attributes of the run.
        public let attributes: TextAttributes
    }

    /// The characters.
    public private(set) var string: String
    /// The runs in order: they cover the text without gaps, and neighbours differ.
    public private(set) var runs: [Run]

    /// Text that looks alike throughout.
    public init(_ string: String, attributes: TextAttributes) {
        self.string = string
        let count = UTF16Text.count(of: string)
        runs = count == 0 ? [] : [Run(range: 0..<count, attributes: attributes)]
    }

    /// Text in one font and colour.
    public init(_ string: String, font: Font, color: Color = .black) {
        self.init(string, attributes: TextAttributes(font: font, color: color))
    }

    /// No text.
    public init() {
        string = ""
        runs = []
    }

    /// The number of UTF-16 code units.
    public var utf16Count: Int { runs.last?.range.upperBound ?? 0 }

    /// Whether there is no text.
    public var isEmpty: Bool { runs.isEmpty }

    /// Returns the attributes of the code unit at an offset.
    public func attributes(at offset: Int) -> TextAttributes {
        precondition(offset >= 0 && offset < utf16Count, "the offset is outside the text")
        return runs[runs.runIndex(at: offset)].attributes
    }

    /// Adds text at the end.
    public mutating func append(_ other: AttributedText) {
        let count = utf16Count
        string += other.string
        for run in other.runs { runs.join(run.moved(by: count, in: run.range)) }
    }

    /// Changes how a range looks.
    ///
    /// - Parameters:
    ///   - range: The range, in UTF-16 code units; parts outside the text are skipped.
    ///   - change: Changes the attributes of one part of the range that looked alike.
    public mutating func modifyAttributes(in range: Range<Int>, _ change: (inout TextAttributes) -> Void) {
        let range = range.clamped(to: 0..<utf16Count)
        guard !range.isEmpty else { return }
        var changed: [Run] = []
        for run in runs {
            for part in run.divided(at: range, changing: change) where !part.range.isEmpty { changed.join(part) }
        }
        runs = changed
    }

    /// Whether both have the same characters and look alike. Unlike strings, texts that are canonically equivalent are not the same:
    /// their offsets and glyphs differ.
    public static func == (left: AttributedText, right: AttributedText) -> Bool {
        guard left.string.utf8.count == right.string.utf8.count, left.runs == right.runs else { return false }
        var left = left.string
        var right = right.string
        return left.withUTF8 { left in right.withUTF8 { right in left.elementsEqual(right) } }
    }

    /// Hashes the characters and the size of their font.
    public func hash(into hasher: inout Hasher) {
        var string = string
        string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        hasher.combine(runs.first?.attributes.font.size)
    }
}

extension AttributedText.Run {
    /// The run's parts before, inside and after a range, of which the one inside is changed; some may be empty.
    fileprivate func divided(
        at range: Range<Int>, changing change: (inout TextAttributes) -> Void
    ) -> [AttributedText.Run] {
        let inside = self.range.clamped(to: range)
        guard !inside.isEmpty else { return [self] }
        var attributes = attributes
        change(&attributes)
        return [
            AttributedText.Run(range: self.range.lowerBound..<inside.lowerBound, attributes: self.attributes),
            AttributedText.Run(range: inside, attributes: attributes),
            AttributedText.Run(range: inside.upperBound..<self.range.upperBound, attributes: self.attributes),
        ]
    }
}
