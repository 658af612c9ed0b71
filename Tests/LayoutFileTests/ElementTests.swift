import Foundation
import KeylineLayoutFile
import KeylineScenes
import KeylineTypesetting
import SwiftUILayout
import Testing

/// Layouts with a body of SwiftUI's views: they say what the same views say in Swift.
@MainActor
@Suite struct ElementTests {
    private func scene(
        _ body: String, _ change: (inout SceneEnvironment) -> Void = { _ in }
    ) throws -> KeylineScenes.Scene {
        let yaml = "keyline: 1\nsize: 320x480\nscale: 2\nbody:\n" + body
        let source = try LayoutFileSource(
            data: Data(yaml.utf8), file: "screen.yaml", fonts: try FontCollection.bundled())
        var environment = try #require(source.scenes.first).environment
        change(&environment)
        return try source.makeScene("screen", in: environment)
    }

    private func frame(_ id: String, in scene: KeylineScenes.Scene) throws -> CGRect {
        try #require(scene.layout.view(.init(id))).frame
    }

    /// The frames of the texts and shapes, as classes with frames, so that trees of a file and of code can be compared.
    private func leaves(_ scene: KeylineScenes.Scene) -> [String] {
        var found: [String] = []
        func look(_ view: ViewSnapshot, _ origin: CGPoint) {
            let place = view.frame.offsetBy(dx: origin.x, dy: origin.y)
            if view.children.isEmpty { found.append("\(view.className) \(place)") }
            view.children.forEach { look($0, place.origin) }
        }
        look(scene.layout.root, .zero)
        return found
    }

    private let row = """
          HStack:
            alignment: top
            spacing: 10
            content:
              - Color: red
                id: red
                modifiers: [frame: { width: 40, height: 40 }]
              - Spacer
              - Color: blue
                id: blue
                modifiers: [frame: { width: 60, height: 20 }]
          modifiers: [padding: 20]
        """

    @Test func `a stack stands in its direction`() throws {
        let scene = try scene(row)
        #expect(scene.diagnostics.isEmpty)
        let red = try #require(scene.layout.root.firstView("red"))
        let blue = try #require(scene.layout.root.firstView("blue"))
        #expect(red.place == CGRect(x: 20, y: 220, width: 40, height: 40))
        #expect(blue.place == CGRect(x: 240, y: 220, width: 60, height: 20))
        let mirrored = try self.scene(row) { $0.layoutDirection = .rightToLeft }
        #expect(try #require(mirrored.layout.root.firstView("red")).place.minX == 260)
        #expect(try #require(mirrored.layout.root.firstView("blue")).place.minX == 20)
    }

    private static let departures = """
          VStack:
            alignment: leading
            spacing: 12
            content:
              - Text: Departures
                modifiers: [font: { style: title2, weight: bold }, padding: { bottom: 4 }]
              - Label: { title: On time, systemImage: clock }
              - Grid:
                  horizontalSpacing: 20
                  content:
                    - GridRow: [Text: "1", Text: Lisbon]
                    - Divider
                    - GridRow: [Text: "12", Text: Porto]
              - LazyVGrid:
                  columns: [{ fixed: 50 }, { adaptive: 40 }]
                  content: [Color: red, Color: blue, Color: green]
              - Toggle: { title: Alerts, isOn: true }
              - RoundedRectangle: 8
                modifiers: [fill: orange, frame: { minWidth: 20, maxWidth: infinity, maxHeight: 30 }]
              - Text: On the way
                modifiers:
                  - background: { content: [Circle], alignment: topLeading }
                  - layoutPriority: 1
                  - aspectRatio: 3
          modifiers: [padding: { horizontal: default, top: 10 }]
        """

    @Test(arguments: [KeylineScenes.LayoutDirection.leftToRight, .rightToLeft])
    func `a tree in a file lays out as the same tree in Swift`(direction: KeylineScenes.LayoutDirection) throws {
        let file = try scene(Self.departures) { $0.layoutDirection = direction }
        var environment = SceneEnvironment(size: CGSize(width: 320, height: 480), scale: 2)
        environment.layoutDirection = direction
        let code = ViewSource("code", environment: environment, fonts: try FontCollection.bundled()) {
            VStack(alignment: .leading, spacing: 12) {
                Text("Departures").font(.title2.weight(.bold)).padding(.bottom, 4)
                Label("On time", systemImage: "clock")
                Grid(horizontalSpacing: 20) {
                    GridRow {
                        Text("1")
                        Text("Lisbon")
                    }
                    Divider()
                    GridRow {
                        Text("12")
                        Text("Porto")
                    }
                }
                LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.adaptive(minimum: 40))]) {
                    Color.red
                    Color.blue
                    Color.green
                }
                Toggle("Alerts", isOn: .constant(true))
                RoundedRectangle(cornerRadius: 8).fill(.orange)
                    .frame(minWidth: 20, maxWidth: .infinity, maxHeight: 30)
                Text("On the way").background(alignment: .topLeading) { Circle() }.layoutPriority(1)
                    .aspectRatio(3, contentMode: .fit)
            }
            .padding(.horizontal).padding(.top, 10)
        }
        let expected = leaves(try code.makeScene("code", in: environment))
        #expect(expected.count > 12)
        #expect(leaves(file) == expected)
    }

    @Test func `the order of modifiers counts`() throws {
        let inside = try scene("  Text: Hello\n  modifiers: [padding: 10, frame: { width: 200, height: 50 }]")
        let outside = try scene("  Text: Hello\n  modifiers: [frame: { width: 200, height: 50 }, padding: 10]")
        #expect(inside.layout.root.children[0].frame.size == CGSize(width: 200, height: 50))
        #expect(outside.layout.root.children[0].frame.size == CGSize(width: 220, height: 70))
    }

    @Test func `views know the line and column that they stand in`() throws {
        let scene = try scene("  VStack:\n    - Text: Hello\n      id: hello\n      modifiers:\n        - padding: 8")
        let hello = try #require(scene.layout.view(.init("hello"))).view
        #expect(hello.identity.location == SourceLocation(file: "screen.yaml", line: 6, column: 7))
        #expect(scene.layout.root.children[0].identity.location?.line == 5)
        #expect(scene.layout.root.children[0].children[0].identity.location?.line == 9)
    }

    @Test func `text follows the text size, colours light and dark`() throws {
        let body = """
              VStack:
                - Text: Hello
                  id: hello
                - Color: { light: "#FFEEDD", dark: "#112233" }
            """
        let light = try scene(body)
        let dark = try scene(body) {
            $0.appearance = .dark
            $0.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        }
        #expect(try frame("hello", in: dark).height > 2 * frame("hello", in: light).height)
        #expect("\(light.displayList)".contains("#FFEEDD"))
        #expect("\(dark.displayList)".contains("#112233"))
    }

    @Test func `emphasis of Markdown is bold, and plain text is as it stands`() throws {
        let scene = try scene(
            """
              VStack:
                - Text: { markdown: "A **bold** word" }
                  id: styled
                - Text: "A **bold** word"
                  id: plain
            """)
        #expect(scene.layout.view(.init("styled"))?.view.text?.text == "A bold word")
        #expect(scene.layout.view(.init("plain"))?.view.text?.text == "A **bold** word")
    }

    @Test func `what a scroll view brings into view is known to checks`() throws {
        let scene = try scene("  ScrollView:\n    - Color: red\n      modifiers: [frame: { height: 900 }]")
        let view = try #require(scene.layout.root.children.first)
        #expect(view.className == "ScrollView")
        #expect(view.geometry.scrollableArea == CGRect(x: 0, y: 0, width: 320, height: 900))
    }

    @Test func `a name of a picture that is nowhere is noted at its line`() throws {
        let note = try #require(try scene("  Image: mountain").diagnostics.first)
        #expect(note.kind == .missingImage)
        #expect(note.location?.line == 5)
        #expect(note.message.contains("mountain"))
    }

    @Test(arguments: [("", 0.0, 480.0), ("[]", 50, 400), ("[top]", 0, 450), ("bottom", 50, 430)])
    func `C9 a background extends under bars at the edges that it names`(
        edges: String, top: Double, height: Double
    ) throws {
        let keys = edges.isEmpty ? "style: red" : "style: red, ignoresSafeAreaEdges: \(edges)"
        let scene = try self.scene(
            "  Color: clear\n  modifiers: [background: { \(keys) }]\n"
        ) { $0.safeArea = .init(top: 50, left: 0, bottom: 30, right: 0) }
        let filled = scene.displayList.items.compactMap { item -> CGRect? in
            guard case .path(let path) = item.content else { return nil }
            return path.path.controlPointBounds
        }.last
        #expect(filled.map { Double($0.minY) } == top)
        #expect(filled.map { Double($0.height) } == height)
    }

    @Test(arguments: ["in: Circle", "content: { Text: Hello }"])
    func `C9 edges of a background without a colour of its own are refused`(other: String) throws {
        let yaml =
            "keyline: 1\nbody:\n  Text: Hello\n  modifiers: [background: { \(other), ignoresSafeAreaEdges: [] }]\n"
        let error = #expect(throws: LayoutFileError.self) {
            try LayoutFileSource(data: Data(yaml.utf8), file: "screen.yaml", fonts: try FontCollection.bundled())
        }
        #expect(error?.message.contains("has no meaning beside") == true)
    }

}

extension ViewSnapshot {
    /// The first view whose id is a name, with its place in this one's coordinates.
    func firstView(_ id: String, from origin: CGPoint = .zero) -> (view: ViewSnapshot, place: CGRect)? {
        let place = frame.offsetBy(dx: origin.x, dy: origin.y)
        if self.id.rawValue == id { return (self, place) }
        for child in children {
            if let found = child.firstView(id, from: place.origin) { return found }
        }
        return nil
    }
}
