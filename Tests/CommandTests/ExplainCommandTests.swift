import Foundation
import Testing

/// `keyline explain`.
@Suite struct ExplainCommandTests {
    @Test func `each number of a frame comes with the constraints that decide it`() throws {
        let room = try CommandSandbox()
        try room.write(Fixtures.card, "card.xib")
        let outcome = try room.run("explain", "card.xib", "title")
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        let lines = outcome.output.split(separator: "\n").map(String.init)
        #expect(lines.first?.hasPrefix("scene \"card\"") == true)
        #expect(lines[1] == "UILabel \"Hello\" (title)")
        #expect(lines[2] == "x = 20")
        #expect(lines[3].hasPrefix("  title.leading == card.leading + 20 \"c2\" at card.xib:"))
        #expect(lines[4] == "y = 20")
        #expect(lines[5].hasPrefix("  title.top == card.top + 20 \"c1\" at card.xib:"))
        #expect(lines[6].hasPrefix("width = "))
        #expect(lines[7].hasPrefix("  title.width <= "))
        #expect(lines[7].hasSuffix(" @250 (content size)") || lines[7].hasSuffix(" (content size)"))
        #expect(!outcome.output.contains("OPEN"))
        #expect(!outcome.output.contains("not satisfied"))
    }

    @Test(arguments: ["Hello", "title"])
    func `a view is named by its text too`(name: String) throws {
        let room = try CommandSandbox()
        try room.write(Fixtures.card, "card.xib")
        #expect(try room.run("explain", "card.xib", name).output.contains("UILabel \"Hello\" (title)"))
    }

    @Test func `what a conflict cost is named`() throws {
        let room = try CommandSandbox()
        try room.write(Fixtures.conflict, "card.xib")
        let output = try room.run("explain", "card.xib", "title").output
        #expect(output.contains("width = 50\n  title.width == 50 \"c3\""))
        #expect(output.contains("not satisfied\n  title.width == 70 \"c4\" broken at card.xib:"))
    }

    @Test func `what the constraints leave open is marked`() throws {
        let room = try CommandSandbox()
        try room.write(
            Fixtures.card.replacing("firstAttribute=\"leading\"", with: "firstAttribute=\"top\"")
                .replacing("secondAttribute=\"leading\"", with: "secondAttribute=\"top\""), "card.xib")
        let output = try room.run("explain", "card.xib", "title").output
        #expect(output.contains("x = 0  OPEN"))
        #expect(!output.contains("y = 20  OPEN"))
    }

    @Test func `from right to left the place depends on the width`() throws {
        let room = try CommandSandbox()
        try room.write(Fixtures.card, "card.xib")
        let output = try room.run("explain", "card.xib", "title", "--direction", "rtl").output
        let x = output.split(separator: "\n").drop { !$0.hasPrefix("x = ") }.dropFirst().prefix { $0.hasPrefix("  ") }
        #expect(x.contains { $0.contains("title.leading == card.leading + 20") })
        #expect(x.contains { $0.contains("title.width") && $0.contains("content size") })
    }

    @Test func `other programs read it as JSON`() throws {
        struct Answer: Decodable {
            struct Length: Decodable {
                struct Reason: Decodable { let constraint: String, maker: String, line: Int? }
                let value: Double, open: Bool, reasons: [Reason]
            }
            let keyline: Int, scene: String, lengths: [String: Length]
        }
        let room = try CommandSandbox()
        try room.write(Fixtures.card, "card.xib")
        let output = try room.run("explain", "card.xib", "title", "--format", "json").output
        let answer = try JSONDecoder().decode(Answer.self, from: Data(output.utf8))
        #expect(answer.scene == "card")
        #expect(Set(answer.lengths.keys) == ["x", "y", "width", "height"])
        #expect(answer.lengths["x"]?.value == 20)
        #expect(answer.lengths["x"]?.reasons.first?.constraint == "title.leading == card.leading + 20")
        #expect(answer.lengths["height"]?.reasons.first?.maker == "content size")
    }

    @Test func `a view that is not there is asked for by what it is called`() throws {
        let room = try CommandSandbox()
        try room.write(Fixtures.card, "card.xib")
        let outcome = try room.run("explain", "card.xib", "titel")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("no view is called \"titel\""))
        #expect(outcome.errors.contains("did you mean \"title\"?"))
        #expect(try room.run("explain", "card.xib").status == 2)
    }
}
