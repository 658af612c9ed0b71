import Testing

/// Views that constraints stretch or compress against their content. Acceptance F25.
@Suite struct ResizedContentTests {
    private static let layout = """
        keyline: 1
        size: 320x200
        views:
          - { type: UIImageView, id: wide, image: { symbol: star } }
          - { type: UISwitch, id: whole }
        constraints:
          - wide.leading == screen.leading + 20
          - wide.trailing == screen.trailing - 20
          - wide.top == screen.top + 16
          - whole.leading == screen.leading + 20
          - whole.top == screen.top + 80
          - whole.height == 31.4

        """

    @Test func `F25 a stretched view is told with its content, the priority that gave way, and the remedy`() throws {
        let room = try CommandSandbox()
        try room.write(Self.layout, "wide.yaml")
        let outcome = try room.run("explain", "wide.yaml", "wide")
        let line = try #require(
            outcome.output.firstMatch(
                of: /width stretched by ([\d.]+): its content needs ([\d.]+), and its hugging of 250 gave way/),
            "\(outcome.output)")
        #expect(try #require(Double(line.1)) + #require(Double(line.2)) == 280)
        #expect(outcome.output.contains("raise its horizontal content hugging"))
        #expect(!outcome.output.contains("height stretched"))
        let json = try room.run("explain", "wide.yaml", "wide", "--format", "json").output
        #expect(json.contains(/"part"\s*:\s*"width"/) && json.contains(/"priority"\s*:\s*250/), "\(json)")
    }

    @Test func `F25 less than half a point is rounding`() throws {
        let room = try CommandSandbox()
        try room.write(Self.layout, "wide.yaml")
        #expect(try !room.run("explain", "wide.yaml", "whole").output.contains("stretched"))
        try room.write(Self.layout.replacing("31.4", with: "31.6"), "more.yaml")
        #expect(try room.run("explain", "more.yaml", "whole").output.contains("height stretched by 0.6"))
        try room.write(Self.layout.replacing("31.4", with: "25"), "less.yaml")
        let less = try room.run("explain", "less.yaml", "whole").output
        #expect(less.contains("height compressed by 6") && less.contains("compression resistance of 750"), "\(less)")
    }
}
