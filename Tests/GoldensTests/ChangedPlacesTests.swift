import Testing

@testable import KeylineGoldens

/// The parts of a picture that show another thing than before, from the lines of two layouts.
@Suite struct ChangedPlacesTests {
    private static let before = [
        #"UIView "screen" (0, 0; 200×200)"#, #"├─ UIStackView "stack" (10, 10; 100×50)"#,
        #"│  └─ UILabel "title" (0, 0; 60×20) baseline 16 "Hello""#,
        #"└─ UILabel "note" (10, 150; 60×20) baseline 16 "Note""#,
        "constraints", "  stack.top == screen.top + 10",
    ]

    private func contains(_ column: Int, _ row: Int, _ edit: (inout [String]) -> Void) -> Bool {
        var after = Self.before
        edit(&after)
        return ChangedPlaces(from: Self.before, to: after, scale: 1).contain(column: column, row: row)
    }

    @Test func `equal layouts have no changed places`() {
        #expect(!contains(20, 20) { _ in })
    }

    @Test func `a text that changed is one, also where a stack places it, and nothing beside it`() {
        func edit(_ lines: inout [String]) { lines[2] = lines[2].replacing("Hello", with: "World") }
        #expect(contains(20, 20, edit))
        #expect(!contains(20, 160, edit))
        #expect(!contains(100, 45, edit))
    }

    @Test func `a view that moved is one where it was and where it is`() {
        func edit(_ lines: inout [String]) { lines[3] = lines[3].replacing("(10, 150;", with: "(120, 150;") }
        #expect(contains(20, 160, edit))
        #expect(contains(130, 160, edit))
        #expect(!contains(95, 160, edit))
    }

    @Test func `what moved with the view around it is one`() {
        #expect(contains(20, 70) { $0[1] = $0[1].replacing("(10, 10;", with: "(10, 60;") })
    }

    @Test func `of a view that grew around others only the edges are`() {
        func edit(_ lines: inout [String]) { lines[1] = lines[1].replacing("100×50", with: "100×90") }
        #expect(contains(50, 80, edit))
        #expect(!contains(90, 30, edit))
    }
}
