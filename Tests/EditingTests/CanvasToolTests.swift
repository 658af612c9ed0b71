import Foundation
import KeylineGraphics
import KeylineLayoutFile
import KeylineScenes
import KeylineVocabulary
import Testing

@testable import KeylineEditing

/// D33 and D34: views that are added, moved and resized.
@MainActor
struct CanvasToolTests {
    private let bytes = xib(
        view("red-vi-ew1", 16, 40, 100, 50) + "\n" + label("tit-le-lbl", "Title", 136, 50, 100, 30),
        constraints: """
                            <constraint firstItem="red-vi-ew1" firstAttribute="leading" secondItem="roo-tv-iew" \
            secondAttribute="leading" constant="16" id="c-1"/>
            """)

    private func add(
        _ name: String, to container: String = "roo-tv-iew", in bytes: [UInt8]? = nil,
        _ values: KeyValuePairs<String, String> = [:], at change: (inout AddTool.Position) -> Void = { _ in }
    ) throws -> (bytes: [UInt8], id: String) {
        var position = AddTool.Position()
        change(&position)
        return try AddTool(InterfaceDocument(bytes ?? self.bytes, file: "test.xib"), open: open)
            .bytes(adding: name, to: container, at: position, with: values.map { .init(name: $0.key, value: $0.value) })
    }

    /// The lines of a text that are not in another one.
    private func new(_ edited: [UInt8], _ old: [UInt8]) -> [String] {
        let before = text(old).components(separatedBy: "\n")
        return text(edited).components(separatedBy: "\n").filter { !before.contains($0) }
    }

    // MARK: Adding

    @Test func `a label is as large as its text, below what is there, and a prototype`() throws {
        let added = try add("UILabel", ["text": "Hello"])
        let scene = try layout(added.bytes)
        let size = try #require(scene.layout.view(ViewID(added.id))?.view.sizing.intrinsicContentSize)
        #expect(
            frame(added.id, scene)
                == CGRect(x: 16, y: 98, width: size.width.rounded(.up), height: size.height.rounded(.up)))
        let lines = new(added.bytes, bytes)
        #expect(
            lines.count == 2 && lines[0].contains("fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\"")
        )
        #expect(
            text(bytes).components(separatedBy: "\n").allSatisfy(
                text(added.bytes).components(separatedBy: "\n").contains))
    }

    @Test func `each class of the library is added, opened again, and where it is asked for`() throws {
        #expect(LibraryItem.names.count > 25)
        for name in LibraryItem.names {
            let added = try add(name) { ($0.x, $0.y, $0.width, $0.height) = (20, 200, 120, 80) }
            #expect(frame(added.id, try layout(added.bytes)).origin == CGPoint(x: 20, y: 200), "\(name)")
            #expect(try frame(added.id, layout(added.bytes)).width == 120, "\(name)")
        }
    }

    @Test func `a stack arranges the new view at its place in the list`() throws {
        let inside =
            "\n<subviews>\n" + label("one-la-bel", "One", 0, 0, 50, 20) + "\n"
            + label("two-la-bel", "Two", 0, 20, 50, 20) + "\n</subviews>"
        let stack = view("sta-ck-vie", 10, 10, 100, 200, inside: inside, more: " fixedFrame=\"YES\" axis=\"vertical\"")
            .replacing("<view", with: "<stackView").replacing("</view", with: "</stackView")
        let document = xib(stack)
        let added = try add("label", to: "sta-ck-vie", in: document, ["text": "New"]) { $0.sibling = "two-la-bel" }
        #expect(
            try InterfaceDocument(added.bytes, file: "").views["sta-ck-vie"]?.children == [
                "one-la-bel", added.id, "two-la-bel",
            ])
        #expect(!new(added.bytes, document).joined().contains("fixedFrame"))
        #expect(throws: EditingError.self) { try add("label", to: "sta-ck-vie", in: document) { $0.x = 4 } }
    }

    /// An empty stack of which only the corner is held.
    private static let emptyStack = xib(
        view("sta-ck-vie", 10, 20, 300, 100, inside: "\n<subviews>\n</subviews>", more: " axis=\"vertical\"")
            .replacing("<view", with: "<stackView").replacing("</view", with: "</stackView"),
        constraints: ["leading", "top"].enumerated().map { index, edge in
            "<constraint firstItem=\"sta-ck-vie\" firstAttribute=\"\(edge)\" secondItem=\"roo-tv-iew\" "
                + "secondAttribute=\"\(edge)\" constant=\"\(index * 10 + 10)\" id=\"c-\(index)\"/>"
        }.joined(separator: "\n"))

    @Test(arguments: [
        "UIView", "UIScrollView", "UITextView", "UITableView", "UIImageView", "UIProgressView", "UISlider", "UILabel",
    ])
    func `B7 a view that is dropped into a stack is as large as its content, or gets its size`(_ name: String) throws {
        let added = try add(name, to: "sta-ck-vie", in: Self.emptyStack)
        let scene = try layout(added.bytes) { $0.contentSizing = .measured }
        let view = try #require(scene.layout.view(ViewID(added.id))?.view)
        #expect(view.frame.width > 20 && view.frame.height > 3)
        #expect(!view.sizing.isAmbiguous)
        let content = view.sizing.intrinsicContentSize
        let sizes = try constraints(added.bytes).filter { $0.items == [added.id] }.map(\.first.attribute)
        #expect(Set(sizes) == Set((content.width < 0 ? ["width"] : []) + (content.height < 0 ? ["height"] : [])))
    }

    @Test func `a length that other views of a stack decide stays theirs`() throws {
        let views = """
            views:
              - { type: UIStackView, id: col, axis: vertical, arrangedSubviews: [{ type: UIView, id: first }] }
            constraints:
              - col.top == screen.top
              - col.leading == screen.leading
              - first.width == 200
              - first.height == 60

            """
        let edited = try addToLayout(views, "UIView", to: "col").text
        #expect(edited.contains("  - view.height == ") && !edited.contains("view.width"))
    }

    @Test func `sizes that are asked for in a stack are constraints`() throws {
        let added = try add("UIView", to: "sta-ck-vie", in: Self.emptyStack) { ($0.width, $0.height) = (50, 60) }
        #expect(frame(added.id, try layout(added.bytes)).size == CGSize(width: 50, height: 60))
        let views =
            "views:\n  - type: UIStackView\n    id: col\n    axis: vertical\nconstraints:\n  - col.top == screen.top\n"
        let edited = try addToLayout(views, "UIView", to: "col") { ($0.width, $0.height) = (50, 60) }.text
        #expect(edited.contains("  - view.width == 50\n") && edited.contains("  - view.height == 60\n"))
    }

    @Test(arguments: ["WKWebView", "MKMapView", "PDFView", "UIDatePicker"])
    func `a class that layout files lack is refused there rather than written as another one`(_ name: String) throws {
        let error = try #require(throws: EditingError.self) { try addToLayout("views: []\n", name, to: "screen") }
        #expect(error.message == "layout files have no \(name)")
        #expect(error.hint == "add a UIView in its place, or add it to a storyboard or XIB")
        #expect(try text(add(name).bytes).contains(" id=\"\(add(name).id)\""))
    }

    @Test func `the library names what a form takes`() throws {
        let names = try InterfaceDocument(bytes, file: "test.xib").libraryNames
        #expect(!names.contains { $0.hasSuffix("Cell") })
        for name in [
            "UICollectionView", "UIDatePicker", "UIPickerView", "UISearchBar", "UIVisualEffectView", "UIPageControl",
            "UIProgressView", "WKWebView", "MKMapView",
        ] {
            #expect(names.contains(name))
        }
        let layout = Array("keyline: 1\nsize: 320x480\nviews: []\n".utf8)
        let layoutNames = try InterfaceDocument.read(layout, file: "test.yaml", open: openLayout).libraryNames
        #expect(!layoutNames.contains("WKWebView") && layoutNames.contains("UIView"))
    }

    @Test func `a visual effect view has a content view, which takes views`() throws {
        let effect = try add("UIVisualEffectView")
        #expect(text(effect.bytes).contains("<blurEffect style=\"regular\"/>"))
        let inside = try add("UILabel", to: effect.id, in: effect.bytes)
        #expect(text(inside.bytes).contains("<view key=\"contentView\" "))
        let document = try InterfaceDocument(inside.bytes, file: "test.xib")
        let content = try #require(document.views[inside.id]?.parent)
        #expect(document.views[content]?.parent == effect.id)
    }

    @Test func `a container without views gets a list of them before its guides`() throws {
        let added = try add("UISwitch", to: "red-vi-ew1")
        #expect(
            text(added.bytes).contains(
                "height=\"50.0\"/>\n                    <subviews>\n                        <switch "))
        #expect(try InterfaceDocument(added.bytes, file: "").views["red-vi-ew1"]?.children == [added.id])
    }

    @Test func `a document without constraints gets a mask in their place`() throws {
        let old = Array(text(bytes).replacing(" useAutolayout=\"YES\"", with: "").utf8)
        let lines = new(try add("UIView", in: old).bytes, old).joined()
        #expect(lines.contains("flexibleMaxX=\"YES\"") && !lines.contains("fixedFrame"))
    }

    @Test func `what holds no views and what the library lacks is refused, with what there is`() throws {
        #expect(throws: EditingError.self) { try add("UIView", to: "tit-le-lbl") }
        let error = try #require(throws: EditingError.self) { try add("UILable") }
        #expect(error.hint == "did you mean \"UILabel\"?")
    }

    @Test(arguments: [
        ("views: []\n", "views:\n  - type: UISwitch\n    id: switch\n"),
        ("views: [{ type: UILabel, id: a }]\n", "{ type: UILabel, id: a }, { type: UISwitch, id: switch, frame: "),
        ("views:\n- type: UILabel\n  id: a\n# end\n", "- type: UILabel\n  id: a\n- type: UISwitch\n  id: switch\n"),
    ])
    func `layout files list the view as they list others`(_ views: String, _ expected: String) throws {
        let (edited, id) = try addToLayout(views, "UISwitch", to: "screen")
        #expect(edited.contains(expected), "\(edited)")
        #expect(id == "switch" && edited.contains("isOn: true"))
        #expect(!views.contains("# end") || edited.contains("# end"))
    }

    @Test func `a view of a layout file that holds no views yet gets a list`() throws {
        let flow = try addToLayout("views:\n  - { type: UIView, id: box }\n", "UILabel", to: "box").text
        #expect(flow.contains("id: box, subviews: [{ type: UILabel, id: label, frame: "))
        let block = try addToLayout("views:\n  - type: UIStackView\n    id: box\n", "UILabel", to: "box").text
        #expect(block.contains("    id: box\n    arrangedSubviews:\n      - type: UILabel\n        id: label\n"))
    }

    private func openLayout(_ bytes: [UInt8]) throws -> any SceneSource {
        try LayoutFileSource(data: Data(bytes), file: "test.yaml", fonts: fonts.get())
    }

    private func addToLayout(
        _ views: String, _ name: String, to container: String, at change: (inout AddTool.Position) -> Void = { _ in }
    ) throws -> (text: String, id: String) {
        var position = AddTool.Position()
        change(&position)
        let bytes = Array("keyline: 1\nsize: 320x480\n\(views)".utf8)
        let document = try InterfaceDocument.read(bytes, file: "test.yaml", open: openLayout)
        let added = try AddTool(document, open: openLayout).bytes(adding: name, to: container, at: position)
        _ = try openLayout(added.bytes)
        return (text(added.bytes), added.id)
    }

    // MARK: Moving

    private func move(_ view: String, snaps: Bool = false, _ change: (inout MoveTool.Change) -> Void) throws
        -> (bytes: [UInt8], guides: [CanvasGuide])
    {
        var moved = MoveTool.Change()
        change(&moved)
        return try MoveTool(InterfaceDocument(bytes, file: "test.xib"), open: open)
            .bytes(moving: view, by: moved, snaps: snaps)
    }

    @Test func `only the frame changes, and constraints stay`() throws {
        let moved = try move("red-vi-ew1") { ($0.x, $0.dy, $0.width) = (30, 4, 90) }.bytes
        #expect(
            new(moved, bytes).map { $0.trimmingCharacters(in: .whitespaces) } == [
                "<rect key=\"frame\" x=\"30\" y=\"44\" width=\"90\" height=\"50.0\"/>"
            ])
        #expect(try constraints(moved) == constraints(bytes))
    }

    @Test func `guides tell how far edges, margins, neighbours and baselines are`() throws {
        let guides = try MoveTool(InterfaceDocument(bytes, file: "test.xib"), open: open).guides(of: "tit-le-lbl")
        func distance(_ attribute: String, _ line: String) -> Double? {
            guides.first { $0.attribute == attribute && $0.line == line }?.distance
        }
        #expect(distance("leading", "trailing of red-vi-ew1 + 8") == -12)
        #expect(distance("top", "top of red-vi-ew1") == -10)
        #expect(distance("leading", "leading margin of roo-tv-iew") == -120)
        #expect(distance("centerX", "centerX of roo-tv-iew") == 1.5)
        #expect(distance("bottom", "bottom of roo-tv-iew") == 587)
        #expect(guides.map { abs($0.distance) } == guides.map { abs($0.distance) }.sorted())
    }

    @Test func `a view snaps to the nearest guide of each axis within five points`() throws {
        let moved = try move("tit-le-lbl", snaps: true) { ($0.x, $0.y) = (127, 300) }
        let scene = try InterfaceDocument(moved.bytes, file: "")
        #expect(scene.views["tit-le-lbl"]?.frame == CGRect(x: 124, y: 300, width: 100, height: 30))
    }

    @Test func `what has no frame of its own is not moved`() throws {
        #expect(throws: EditingError.self) { try move("roo-tv-iew") { $0.x = 1 } }
        let layout = Array(
            "keyline: 1\nsize: 320x480\nviews:\n  - { type: UILabel, id: a, text: A }\n  - { type: UIView, id: b, frame: { x: 1, y: 2, width: 3, height: 4 } }\nconstraints: [a.top == screen.top, a.leading == screen.leading]\n"
                .utf8)
        let tool = try MoveTool(InterfaceDocument.read(layout, file: "test.yaml", open: openLayout), open: openLayout)
        var change = MoveTool.Change()
        change.x = 5
        #expect(throws: EditingError.self) { try tool.bytes(moving: "a", by: change) }
        #expect(
            try text(tool.bytes(moving: "b", by: change).bytes).contains("frame: { x: 5, y: 2, width: 3, height: 4 }"))
    }
}
