import Foundation
import KeylineInterfaceBuilder
import KeylineLayoutFile
import KeylineScenes
import Testing

@testable import KeylineEditing

/// Editing where lines begin on the right: leading is the right edge, and every view keeps its frame.
@MainActor
@Suite struct ReadingDirectionTests {
    private static let header = "keyline: 1\ndevice: iPhone 8\nlocale: ar\n"

    private static let pair =
        header + """
            views:
              - type: UIView
                id: a
              - type: UIView
                id: b
            constraints:
              - a.leading == screen.leading + 20
              - a.top == screen.safeArea.top + 20
              - a.width == 100
              - a.height == 50
              - b.leading == a.leading
              - b.top == a.bottom + 10
              - b.width == 60
              - b.height == 50

            """

    private func open(_ bytes: [UInt8]) throws -> any SceneSource {
        try LayoutFileSource(data: Data(bytes), file: "test.yaml", fonts: fonts.get())
    }

    private func document(_ text: String) throws -> InterfaceDocument {
        try InterfaceDocument.read(Array(text.utf8), file: "test.yaml", open: open)
    }

    private func scene(_ text: String) throws -> Scene {
        let source = try open(Array(text.utf8))
        return try source.makeScene(source.scenes[0].id, in: source.scenes[0].environment)
    }

    private func frames(_ text: String) throws -> [String: CGRect] {
        Dictionary(try scene(text).layout.placedViews.map { ($0.view.id.rawValue, $0.frame) }) { first, _ in first }
    }

    /// Expects that the views of a layout are where they were, and that its constraints hold.
    private func expectSameFrames(_ edited: String, as text: String) throws {
        let before = try frames(text)
        let after = try frames(edited)
        for (id, frame) in before { #expect(after[id] == frame, "\(id) in \(edited)") }
        #expect(!(try scene(edited).diagnostics.contains { $0.kind == .unsatisfiable }))
    }

    private func pinned(_ text: String, _ view: String, _ edges: [PinTool.Pins.Edge]) throws -> String {
        let edited = try PinTool(document(text), open: open).bytes(pinning: view, .init(edges: edges))
        return String(decoding: edited, as: UTF8.self)
    }

    @Test func `D7 a pinned trailing edge is the left one`() throws {
        let edited = try pinned(Self.pair, "a", [.init(.trailing)])
        #expect(edited.contains("  - screen.safeArea.trailing == a.trailing + 255\n"))
        try expectSameFrames(edited, as: Self.pair)
    }

    @Test func `D7 the neighbour at the leading edge is the one on the right`() throws {
        let text = Self.pair.replacing("b.leading == a.leading", with: "b.leading == a.trailing + 12")
            .replacing("b.top == a.bottom + 10", with: "b.top == a.top")
        let edited = try pinned(text, "b", [.init(.leading), .init(.trailing)])
        #expect(edited.contains("  - screen.safeArea.trailing == b.trailing + 183\n"))
        #expect(edited.components(separatedBy: "b.leading == a.trailing + 12").count == 2)
        try expectSameFrames(edited, as: text)
    }

    @Test func `D7 explicit left and right edges stay left and right`() throws {
        let text = Self.pair.replacing("a.leading == screen.leading + 20", with: "a.left == screen.left + 40")
        #expect(try frames(text)["a"]?.minX == 40)
        let edited = try pinned(text, "a", [.init(.leading)])
        #expect(edited.contains("  - a.leading == screen.safeArea.leading + 235\n"))
        try expectSameFrames(edited, as: text)
        let document = try document(text)
        let values = try CanvasTools(document, open: open).values
        let left = try #require(document.constraints.first { $0.first.attribute == "left" })
        #expect(values.constant(of: left) == 40)
    }

    @Test func `D5 views that begin on one line on the right have the alignment leading`() throws {
        let edited = try EmbedTool(document(Self.pair), open: open).bytes(stacking: ["a", "b"])
        let text = String(decoding: edited, as: UTF8.self)
        #expect(text.contains("alignment: leading\n"))
        #expect(text.contains("frame: { x: 255, y: "))
        try expectSameFrames(text, as: Self.pair)
    }

    @Test func `D5 a row lists its views from the right`() throws {
        let text = Self.pair.replacing("b.leading == a.leading", with: "b.leading == a.trailing + 12")
            .replacing("b.top == a.bottom + 10", with: "b.top == a.top")
        let edited = try EmbedTool(document(text), open: open).bytes(stacking: ["b", "a"])
        let result = String(decoding: edited, as: UTF8.self)
        let first = try #require(result.range(of: "id: a\n"))
        let second = try #require(result.range(of: "id: b\n"))
        #expect(first.lowerBound < second.lowerBound)
        #expect(result.contains("spacing: 12\n"))
        try expectSameFrames(result, as: text)
    }

    @Test func `D12 suggested constraints keep every frame`() throws {
        let result = try DocumentRepair(document(Self.pair), open: open).result(of: .resetSuggested)
        #expect(result.isComplete)
        try expectSameFrames(String(decoding: result.bytes, as: UTF8.self), as: Self.pair)
    }

    @Test func `D11 a missing leading edge is where the view is`() throws {
        let text = Self.pair.replacing("  - b.leading == a.leading\n", with: "")
        let result = try DocumentRepair(document(text), open: open).result(of: .addMissing)
        #expect(result.isComplete)
        try expectSameFrames(String(decoding: result.bytes, as: UTF8.self), as: text)
    }

    @Test func `D3 a drag to the container offers the distances from the right and the left`() throws {
        let drag = try ControlDrag(document(Self.pair), open: open)
        let offers = try drag.offers(from: "a", to: "screen", .horizontal)
        #expect(offers.prefix(2).map(\.constant) == [4, 239])
        for offer in offers.prefix(2) {
            try expectSameFrames(String(decoding: drag.bytes(taking: offer), as: UTF8.self), as: Self.pair)
        }
    }

    @Test func `D3 spacing between neighbours counts from the one on the right`() throws {
        let text = Self.pair.replacing("b.leading == a.leading", with: "b.leading == a.trailing + 12")
            .replacing("b.top == a.bottom + 10", with: "b.top == a.top")
        let drag = try ControlDrag(document(text), open: open)
        let offer = try #require(try drag.offers(from: "a", to: "b", .horizontal).first)
        #expect(offer.title == "Horizontal Spacing")
        #expect(offer.constant == 12)
    }

    @Test func `D4 aligned edges keep their present distance`() throws {
        let edited = try AlignTool(document(Self.pair), open: open)
            .bytes(aligning: ["a", "b"], [.trailing], constant: nil)
        let text = String(decoding: edited, as: UTF8.self)
        #expect(text.contains("  - b.trailing == a.trailing - 40\n"))
        try expectSameFrames(text, as: Self.pair)
    }

    private static let free =
        header + """
            views:
              - type: UIView
                id: a
                frame: { x: 18, y: 60, width: 100, height: 50 }

            """

    @Test func `D34 guides say leading for the right edge, and snapping goes to the nearest line`() throws {
        let tool = try MoveTool(document(Self.free), open: open)
        let nearest = try #require(try tool.guides(of: "a").first { $0.line == "trailing margin of screen" })
        #expect(nearest.attribute == "trailing")
        #expect(nearest.distance == -2)
        let leading = try #require(try tool.guides(of: "a").first { $0.line == "leading of screen" })
        #expect(leading.distance == 257)
        let moved = try tool.bytes(moving: "a", by: .init(), snaps: true)
        #expect(try frames(String(decoding: moved.bytes, as: UTF8.self))["a"]?.minX == 16)
    }

    @Test(arguments: WrapTool.Container.allCases)
    func `D35 views that are wrapped stay where they are`(_ container: WrapTool.Container) throws {
        let edited = try WrapTool(document(Self.pair), open: open).bytes(wrapping: ["a", "b"], in: container)
        try expectSameFrames(String(decoding: edited, as: UTF8.self), as: Self.pair)
    }

    @Test(arguments: [("en", "forceRightToLeft"), ("ar", "forceLeftToRight")])
    func `a container that forces a direction decides for the views in it`(_ locale: String, _ word: String) throws {
        let text = """
            keyline: 1
            device: iPhone 8
            locale: \(locale)
            views:
              - type: UIView
                id: box
                semanticContentAttribute: \(word)
                subviews:
                  - type: UIView
                    id: a
            constraints:
              - box.leading == screen.leading + 10
              - box.top == screen.safeArea.top + 20
              - box.width == 300
              - box.height == 200
              - a.leading == box.leading + 30
              - a.top == box.top + 20
              - a.width == 50
              - a.height == 60

            """
        let edited = try pinned(text, "a", [.init(.leading), .init(.trailing)])
        #expect(edited.contains("  - a.leading == box.leading + 30\n"))
        #expect(edited.contains("  - box.trailing == a.trailing + 220\n"))
        try expectSameFrames(edited, as: text)
        let open = text.replacing("  - a.leading == box.leading + 30\n", with: "")
        let added = try DocumentRepair(document(open), open: self.open).result(of: .addMissing)
        try expectSameFrames(String(decoding: added.bytes, as: UTF8.self), as: open)
        let reset = try DocumentRepair(document(text), open: self.open).result(of: .resetSuggested)
        try expectSameFrames(String(decoding: reset.bytes, as: UTF8.self), as: text)
    }
}
