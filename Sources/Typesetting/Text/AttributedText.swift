public import KeylineGraphics

/// Text of which each run has attributes. Offsets count UTF-16 code units, as `NSRange` does.
public struct AttributedText: Hashable, Sendable {
    /// A run of text that looks alike.
    public struct Run: Hashable, Sendable {
        /// The range, in UTF-16 code units.
        public let range: Range<Int>
        /// How it looks.
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

    /// How the code unit at an offset looks.
    public func attributes(at offset: Int) -> TextAttributes {
        precondition(offset >= 0 && offset < utf16Count, "no character stands at the offset")
        return runs[runIndex(at: offset)].attributes
    }

    /// Adds text at the end.
    public mutating func append(_ other: AttributedText) {
        let count = utf16Count
        string += other.string
        let moved = other.runs.map { run in
            Run(range: run.range.lowerBound + count..<run.range.upperBound + count, attributes: run.attributes)
        }
        runs = Self.joined(runs + moved)
    }

    /// Changes how a range looks.
    ///
    /// - Parameters:
    ///   - range: The range, in UTF-16 code units; what lies outside the text is skipped.
    ///   - change: Changes the attributes of one part of the range that looked alike.
    public mutating func modifyAttributes(in range: Range<Int>, _ change: (inout TextAttributes) -> Void) {
        let range = range.clamped(to: 0..<utf16Count)
        guard !range.isEmpty else { return }
        runs = Self.joined(
            runs.flatMap { run in
                let inside = run.range.clamped(to: range)
                guard !inside.isEmpty else { return [run] }
                var attributes = run.attributes
                change(&attributes)
                return [
                    Run(range: run.range.lowerBound..<inside.lowerBound, attributes: run.attributes),
                    Run(range: inside, attributes: attributes),
                    Run(range: inside.upperBound..<run.range.upperBound, attributes: run.attributes),
                ].filter { !$0.range.isEmpty }
            })
    }

    /// Gives a range new attributes.
    ///
    /// - Parameters:
    ///   - attributes: How the range looks from now on.
    ///   - range: The range, in UTF-16 code units; what lies outside the text is skipped.
    public mutating func setAttributes(_ attributes: TextAttributes, in range: Range<Int>) {
        modifyAttributes(in: range) { $0 = attributes }
    }

    /// Whether both have the same characters and look alike. Unlike strings, texts that are canonically equivalent are not the same:
    /// their offsets and glyphs differ.
    public static func == (left: AttributedText, right: AttributedText) -> Bool {
        guard left.string.utf8.count == right.string.utf8.count, left.runs == right.runs else { return false }
        var left = left.string
        var right = right.string
        return left.withUTF8 { left in right.withUTF8 { right in left.elementsEqual(right) } }
    }

    /// Mixes in the characters and the size of their font.
    public func hash(into hasher: inout Hasher) {
        var string = string
        string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        hasher.combine(runs.first?.attributes.font.size)
    }

    /// The index of the run that has an offset.
    func runIndex(at offset: Int) -> Int {
        var low = 0
        var high = runs.count - 1
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].range.upperBound > offset { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Neighbours that look alike become one run, so that equal texts have equal runs however they were made.
    static func joined(_ runs: [Run]) -> [Run] {
        var joined: [Run] = []
        for run in runs {
            if let last = joined.last, last.attributes == run.attributes {
                let range = last.range.lowerBound..<run.range.upperBound
                joined[joined.count - 1] = Run(range: range, attributes: last.attributes)
            } else {
                joined.append(run)
            }
        }
        return joined
    }
}
