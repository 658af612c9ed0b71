import Foundation
import Testing

@Suite struct TextCommandTests {
    private let room: CommandSandbox

    init() throws { room = try CommandSandbox() }

    @Test func `text is told with its runs, glyphs, breaks and lines`() throws {
        let outcome = try room.run("text", "Hello world", "--width", "90", "--style", "headline", "--text-size", "AX1")
        #expect(outcome.status == 0)
        #expect(
            outcome.output.contains("InterDisplay-roman wght=600, 28 pt"))
        #expect(outcome.output.contains("breaks: Hello │world│"))
        #expect(outcome.output.contains("line 2: 6..<11"))
    }

    @Test func `lines, modes and sizes are as asked for`() throws {
        let outcome = try room.run(
            "text", "The quick brown fox", "--size", "12", "--width", "60", "--lines", "1", "--mode", "truncatingMiddle"
        )
        #expect(
            outcome.output.contains("12 pt") && outcome.output.contains("truncated") && outcome.output.contains("…"))
        let shrunk = try room.run("text", "The quick brown fox", "--width", "100", "--lines", "1", "--shrink", "0.5")
        #expect(shrunk.output.contains("scale: 0.") && !shrunk.output.contains("truncated"))
    }

    @Test func `a conformance file's failing cases are findings`() throws {
        try room.write("÷ 0061 × 0062 ÷\n÷ 0061 ÷ 0062 ÷\n", "GraphemeBreakTest.txt")
        let outcome = try room.run("text", "--conformance", "GraphemeBreakTest.txt")
        #expect(outcome.status == 1)
        #expect(outcome.output.hasSuffix("1 passed, 1 failed\n"))
        #expect(outcome.output.hasPrefix("GraphemeBreakTest.txt:1: expected ÷ 0061 × 0062 ÷, found "))
        try room.write("÷ 0061 ÷ 0062 ÷\n", "WordBreakTest.txt")
        #expect(try room.run("text", "--conformance", "nothing.txt").status == 2)
    }
}
