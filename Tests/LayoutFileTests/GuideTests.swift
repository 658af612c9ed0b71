import KeylineScenes
import Testing

/// Guides that views and the screen own, in equations.
extension LayoutFileTests {
    private static let box = "{ type: UIView, id: box, guides: [column] }"

    private func width(of view: String, _ constraints: [String], screen: String = "{}") throws -> Double {
        let scene = try scene(
            """
            keyline: 1
            size: 320x480
            screen: \(screen)
            views:
              - \(Self.box)
              - { type: UIView, id: line }
            constraints:
            \(constraints.map { "  - \($0)" }.joined(separator: "\n"))
            """)
        return try Double(frame(view, in: scene).width)
    }

    @Test(arguments: ["column", "box.column"])
    func `a view's guide is named with and without the view`(guide: String) throws {
        #expect(try width(of: "line", ["\(guide).width == 40", "line.width == \(guide).width"]) == 40)
    }

    @Test(arguments: ["half", "screen.half"])
    func `the screen can own guides`(guide: String) throws {
        let constraints = ["\(guide).width == 0.5 * screen.width", "line.width == \(guide).width"]
        #expect(try width(of: "line", constraints, screen: "{ guides: [half] }") == 160)
    }

    @Test func `a guide belongs to one view`() throws {
        let error = try #require(
            mistake(
                in: "keyline: 1\nviews: [\(Self.box), { type: UIView, id: a }]\nconstraints: [a.column.top == a.top]"))
        #expect(error.message == "\"a\" has no guide \"column\"")
    }
}
