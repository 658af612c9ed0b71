internal import KeylineTypesetting

/// Runs Unicode's tests of boundaries, such as `÷ 0020 × 0308 ÷ 0020 ÷`.
enum BreakTests {
    /// The boundaries that a file tests; nil for a file of another kind.
    static func boundary(forFileNamed name: String) -> UnicodeAlgorithms.Boundary? {
        if name.hasPrefix("GraphemeBreakTest") { return .graphemeCluster }
        if name.hasPrefix("WordBreakTest") { return .word }
        if name.hasPrefix("SentenceBreakTest") { return .sentence }
        return name.hasPrefix("LineBreakTest") ? .line : nil
    }

    static func run(_ file: TestFile, _ boundary: UnicodeAlgorithms.Boundary) throws(ConformanceError)
        -> ConformanceReport
    {
        var report = ConformanceReport(file: file.path)
        try file.forEachLine { (line, number) throws(ConformanceError) in
            let words = line.split(whereSeparator: \.isWhitespace)
            let signs = words.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
            let characters = words.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
            guard let (text, offsets) = TestFile.text(hexadecimal: characters), signs.count == offsets.count,
                signs.allSatisfy({ $0 == "÷" || $0 == "×" })
            else { throw file.malformed(number) }
            let found = UnicodeAlgorithms.boundaries(boundary, in: text)
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
