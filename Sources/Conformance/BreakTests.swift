/// Runs Unicode's tests of boundaries, such as `÷ 0020 × 0308 ÷ 0020 ÷`.
enum BreakTests {
    /// For each offset from 0 to a text's length, whether there is a boundary.
    typealias Finder = ([UInt16]) -> [Bool]

    /// What finds the boundaries that a file tests; nil for a file of another kind.
    static func finder(forFileNamed name: String) -> Finder? {
        let iterators = ResourcePool<BreakIterator.Kind, BreakIterator> { BreakIterator($0) }
        func finder(_ unit: BreakIterator.Kind.Unit) -> Finder {
            { text in
                let kind = BreakIterator.Kind(unit: unit, locale: "en")
                let marks = iterators.with(kind) { text.withUnsafeBufferPointer($0.marks) } ?? []
                return marks.indices.map { marks[$0] != BreakIterator.Mark.none || ($0 == 0 && unit != .line) }
            }
        }
        if name.hasPrefix("GraphemeBreakTest") { return graphemes }
        if name.hasPrefix("WordBreakTest") { return finder(.word) }
        if name.hasPrefix("SentenceBreakTest") { return finder(.sentence) }
        return name.hasPrefix("LineBreakTest") ? finder(.line) : nil
    }

    private static func graphemes(_ text: [UInt16]) -> [Bool] {
        ParagraphText.with(text) { text in (0...text.units.count).map { text.isBoundary($0) } }
    }

    static func run(_ file: TestFile, find: Finder) throws(ConformanceError) -> ConformanceReport {
        var report = ConformanceReport(file: file.path)
        try file.forEachLine { (line, number) throws(ConformanceError) in
            let words = line.split(whereSeparator: \.isWhitespace)
            let signs = words.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
            let characters = words.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
            guard let (text, offsets) = TestFile.text(hexadecimal: characters), signs.count == offsets.count,
                signs.allSatisfy({ $0 == "÷" || $0 == "×" })
            else { throw file.malformed(number) }
            let found = find(text)
            let shown = offsets.map { found[$0] ? "÷" : "×" }
            let between = found.indices.contains { found[$0] && !offsets.contains($0) }
            report.add(
                line: number, passes: !between && zip(signs, shown).allSatisfy { $0 == $1 },
                message: "expected \(line), found \(notation(shown, characters))")
        }
        return report
    }

    private static func notation(_ signs: [String], _ characters: [Substring]) -> String {
        let pairs = zip(signs, characters).map { "\($0) \($1) " }.joined()
        return pairs + (signs.last ?? "")
    }
}
