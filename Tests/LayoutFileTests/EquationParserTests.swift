import Foundation
import Testing

@testable import KeylineLayoutFile

@Suite struct EquationParserTests {
    private nonisolated static let metrics: [String: CGFloat] = ["gap": 16, "strong": 900]

    /// First place, relation, second place, multiplier, constant, priority.
    private nonisolated static let readings: [(text: String, reading: String)] = [
        ("a.width == 44", "a.width == - 1 44 1000"),
        ("a.leading == b.trailing + 8 @750", "a.leading == b.trailing 1 8 750"),
        ("a.leading==b.trailing-8@low", "a.leading == b.trailing 1 -8 250"),
        ("a.top >= screen.safeArea.top", "a.top >= screen.safeArea.top 1 0 1000"),
        ("a.width ≤ 2 * b.height - gap", "a.width <= b.height 2 -16 1000"),
        ("a.width == b.width / 2 + 1 + 2", "a.width == b.width 0.5 3 1000"),
        ("a.width == gap * 3 @strong", "a.width == - 1 48 900"),
        ("a.top == b.bottom + space", "a.top == b.bottom 1 8 1000"),
        ("a.top == 4 + b.bottom", "a.top == b.bottom 1 4 1000"),
        ("a.width == -1 * b.width", "a.width == b.width -1 0 1000"),
        ("größe2.width≥4", "größe2.width >= - 1 4 1000"),
        ("名前.top\u{3000}== b_2.bottom+8", "名前.top == b_2.bottom 1 8 1000"),
        ("a².width<=b.width", "a².width <= b.width 1 0 1000"),
        ("a.width == 2 * 3 * b.width / 4", "a.width == b.width 1.5 0 1000"),
    ]

    @Test(arguments: readings)
    func `an equation is read as it is written`(_ example: (text: String, reading: String)) throws {
        let equation = try EquationParser.parse(example.text, metrics: Self.metrics)
        func text(_ place: LayoutEquation.Place?) -> String {
            place.map { [$0.view, $0.guide, $0.attribute].compactMap { $0 }.joined(separator: ".") } ?? "-"
        }
        let reading = [
            text(equation.first), equation.relation.rawValue, text(equation.second),
            String(format: "%g", equation.multiplier),
            String(format: "%g", equation.constant), String(format: "%g", equation.priority),
        ]
        #expect(reading.joined(separator: " ") == example.reading)
    }

    private nonisolated static let mistakes: [(text: String, message: String, offset: Int)] = [
        ("a == 4", "\"a\" lacks an attribute", 0),
        ("a.width", "expected \"==\", \"<=\" or \">=\", found the end", 7),
        ("a.width = 4", "\"=\" is not a relation", 8),
        ("a.width == ", "expected a view's id, found the end", 11),
        ("a.width == b.width + c.width", "a constraint relates two attributes, but this one names a third", 21),
        ("a.width == b.width * c.width", "expected a number, found \"c\"", 21),
        ("a.width == 4 / 0", "division by 0", 11),
        ("a.width == 4 @1001", "a priority must be above 0 and at most 1000", 14),
        ("a.width == 4 %", "\"%\" has no meaning in a constraint", 13),
        ("größe.width == 4 €", "\"€\" has no meaning in a constraint", 17),
        ("a.width == ²", "\"²\" has no meaning in a constraint", 11),
        ("a.width == 4 5", "expected \"+\", \"-\", \"@\" or the end, found \"5.0\"", 13),
        ("a.width == 1.2.3", "\"1.2.3\" is not a number", 11),
    ]

    @Test(arguments: mistakes)
    func `a mistake is named with its place`(_ example: (text: String, message: String, offset: Int)) {
        #expect {
            try EquationParser.parse(example.text)
        } throws: { error in
            let error = error as? EquationError
            return error?.message == example.message && error?.offset == example.offset
        }
    }

    @Test func `the standard distance is known as such only where it stands alone`() throws {
        #expect(try EquationParser.parse("a.top == b.bottom + space").isStandardSpacing)
        #expect(try !EquationParser.parse("a.top == b.bottom + 2 * space").isStandardSpacing)
        #expect(try EquationParser.parse("a.top == b.bottom + 2 * space").constant == 16)
    }
}
