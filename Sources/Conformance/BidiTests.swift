internal import KeylineTypesetting

/// Runs Unicode's tests of the bidirectional algorithm.
enum BidiTests {
    /// A case's expected result.
    private struct Expectation {
        /// The level of each character; nil for one that rule X9 removes.
        var levels: [UInt8?] = []
        /// The characters that remain, from left to right.
        var order: [Int] = []
    }

    /// `BidiTest.txt`: cases are lists of classes, for a set of paragraph directions.
    static func runClasses(_ file: TestFile) throws(ConformanceError) -> ConformanceReport {
        var report = ConformanceReport(file: file.path)
        var expected = Expectation()
        try file.forEachLine { (line, number) throws(ConformanceError) in
            if line.hasPrefix("@Levels:") {
                expected.levels = line.dropFirst(8).split(whereSeparator: \.isWhitespace).map { UInt8($0) }
            } else if line.hasPrefix("@Reorder:") {
                expected.order = line.dropFirst(9).split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
            } else {
                let fields = line.split(separator: ";")
                let names = fields.first?.split(separator: " ") ?? []
                let classes = names.compactMap { abbreviations[$0] }
                let bits = fields.count == 2 ? Int(fields[1].drop { $0 == " " }) : nil
                guard let bits, classes.count == names.count, classes.count == expected.levels.count else {
                    throw file.malformed(number)
                }
                for (bit, base) in directions where bits & bit != 0 {
                    let found = UnicodeAlgorithms.order(of: classes, base: base)
                    check(found, expected, in: &report, line: number, case: "\(line) \(base)")
                }
            }
        }
        return report
    }

    /// `BidiCharacterTest.txt`: cases are characters, a direction, and the levels and order that result.
    static func runCharacters(_ file: TestFile) throws(ConformanceError) -> ConformanceReport {
        var report = ConformanceReport(file: file.path)
        try file.forEachLine { (line, number) throws(ConformanceError) in
            let fields = line.split(separator: ";", omittingEmptySubsequences: false)
            guard fields.count == 5, let base = characterDirections[fields[1]], let level = UInt8(fields[2]),
                let (units, offsets) = TestFile.text(hexadecimal: fields[0].split(separator: " "))
            else { throw file.malformed(number) }
            let found = UnicodeAlgorithms.order(of: units, at: offsets.dropLast(), base: base)
            let expected = Expectation(
                levels: fields[3].split(separator: " ").map { UInt8($0) },
                order: fields[4].split(separator: " ").compactMap { Int($0) })
            guard found.baseLevel == level else {
                report.add(line: number, passes: false, message: "\(line): found paragraph level \(found.baseLevel)")
                return
            }
            check(found, expected, in: &report, line: number, case: String(line))
        }
        return report
    }

    private static func check(
        _ found: UnicodeAlgorithms.BidirectionalOrder,
        _ expected: Expectation,
        in report: inout ConformanceReport,
        line: Int,
        case title: @autoclosure () -> String
    ) {
        report.add(
            line: line, passes: found.levels == expected.levels && found.visualOrder == expected.order,
            message: "\(title()): found levels \(notation(found.levels)), "
                + "order \(found.visualOrder.map(String.init).joined(separator: " "))")
    }

    private static func notation(_ levels: [UInt8?]) -> String {
        levels.map { $0.map(String.init) ?? "x" }.joined(separator: " ")
    }

    private static let directions: [(bit: Int, base: ParagraphStyle.BaseDirection)] = [
        (1, .natural), (2, .leftToRight), (4, .rightToLeft),
    ]
    private static let characterDirections: [Substring: ParagraphStyle.BaseDirection] = [
        "0": .leftToRight, "1": .rightToLeft, "2": .natural,
    ]
    /// The short names of PropertyValueAliases.txt.
    private static let abbreviations: [Substring: BidiClass] = {
        let names: [Substring] = [
            "L", "R", "EN", "ES", "ET", "AN", "CS", "B", "S", "WS", "ON", "LRE", "LRO", "AL", "RLE", "RLO", "PDF",
            "NSM", "BN", "FSI", "LRI", "RLI", "PDI",
        ]
        return Dictionary(uniqueKeysWithValues: zip(names, BidiClass.allCases))
    }()
}
