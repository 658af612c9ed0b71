import Foundation
import KeylineLayoutFile
import KeylineScenes
import Testing

@testable import KeylineEditing

/// D35: what goes with a view or a constraint that is deleted.
@MainActor
struct DeleteTests {
    private static func constraint(_ id: String, _ first: String, _ second: String, _ constant: Int) -> String {
        let (item, other) = (first.split(separator: "."), second.split(separator: "."))
        return """
                            <constraint firstItem="\(item[0])" firstAttribute="\(item[1])" secondItem="\(other[0])" \
            secondAttribute="\(other[1])" constant="\(constant)" id="\(id)"/>
            """
    }

    private let bytes = xib(
        view("red-vi-ew1", 16, 40, 100, 50) + "\n" + label("tit-le-lbl", "Title", 136, 50, 100, 30),
        constraints: [
            constraint("c-1", "red-vi-ew1.leading", "roo-tv-iew.leading", 16),
            constraint("c-2", "tit-le-lbl.leading", "red-vi-ew1.trailing", 20),
            constraint("c-3", "tit-le-lbl.top", "roo-tv-iew.top", 50),
        ].joined(separator: "\n"))

    private func deleted(_ names: String...) throws -> [UInt8] {
        try DeleteTool(InterfaceDocument(bytes, file: "test.xib"), open: open).bytes(deleting: names)
    }

    private func ids(_ bytes: [UInt8]) throws -> [String] { try constraints(bytes).map(\.id) }

    @Test func `a constraint goes alone, and everything else stays byte for byte`() throws {
        let edited = try deleted("c-2")
        #expect(try ids(edited) == ["c-1", "c-3"])
        let kept = text(bytes).split(separator: "\n").filter { !$0.contains("c-2") }
        #expect(text(edited).split(separator: "\n") == kept)
    }

    @Test func `with a view go the constraints that name it`() throws {
        let edited = try deleted("red-vi-ew1")
        #expect(try ids(edited) == ["c-3"])
        #expect(!text(edited).contains("red-vi-ew1"))
        #expect(text(edited).contains("<!-- a remark that stays -->"))
    }

    @Test func `a view that loses its last constraint keeps its frame as a prototype`() throws {
        let edited = try deleted("c-1", "c-2")
        #expect(text(edited).components(separatedBy: "fixedFrame=\"YES\"").count == 2)
        #expect(try frame("red-vi-ew1", layout(edited)) == CGRect(x: 16, y: 40, width: 100, height: 50))
        #expect(text(try deleted("c-2")).contains("fixedFrame") == false)
    }

    @Test func `a list that loses all its views goes, and so does the list of constraints`() throws {
        let edited = try deleted("red-vi-ew1", "Title")
        #expect(!text(edited).contains("subviews") && !text(edited).contains("<constraint"))
        _ = try layout(edited)
    }

    @Test func `connections to the view, its gesture recognizers and its pictures go, and those of others stay`() throws
    {
        let inside = """

                            <connections>
                                <outletCollection property="gestureRecognizers" destination="tap-ge-st1" appends="YES" id="o-1"/>
                                <outlet property="badge" destination="tit-le-lbl" id="o-2"/>
                            </connections>
            """
        let picture = { (id: String, name: String) in
            """
                            <imageView image="\(name)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                                <rect key="frame" x="0.0" y="0.0" width="20" height="20"/>
                            </imageView>
            """
        }
        let source = text(
            xib(
                view("box", 0, 0, 50, 50, inside: inside) + "\n" + picture("one", "only") + "\n"
                    + picture("two", "both")
                    + "\n" + picture("six", "both") + "\n" + label("tit-le-lbl", "Title", 136, 50, 100, 30))
        ).replacing(
            "    </objects>",
            with: """
                        <tapGestureRecognizer id="tap-ge-st1"/>
                    </objects>
                    <resources>
                        <image name="only" width="20" height="20"/>
                        <image name="both" width="20" height="20"/>
                    </resources>
                """)
        let document = try InterfaceDocument(Array(source.utf8), file: "test.xib")
        let edited = text(try DeleteTool(document, open: open).bytes(deleting: ["box", "one", "two"]))
        for gone in ["tap-ge-st1", "\"only\"", "o-2", "\"two\""] { #expect(!edited.contains(gone), "\(gone)") }
        for kept in ["name=\"both\"", "\"six\"", "tit-le-lbl"] { #expect(edited.contains(kept), "\(kept)") }
        let label = text(try DeleteTool(document, open: open).bytes(deleting: ["tit-le-lbl"]))
        #expect(!label.contains("o-2") && label.contains("o-1"))
    }

    @Test func `the view of a whole scene stays, and an unknown name is told`() {
        #expect(throws: EditingError.self) { try deleted("roo-tv-iew") }
        #expect(
            throws: EditingError.unknownView(
                name: "nothing", file: "test.xib", known: ["roo-tv-iew", "red-vi-ew1", "tit-le-lbl", "Title"])
        ) {
            try deleted("nothing")
        }
    }

    // MARK: Layout files

    private static let screen = """
        keyline: 1
        device: iPhone 15
        views:
          # the picture
          - type: UIView
            id: box
            frame: { x: 0, y: 0, width: 40, height: 40 }
          - type: UIView
            id: card
            subviews:
              - { type: UILabel, id: title, text: Hello }  # a remark
              - { type: UILabel, id: hint, text: World }
        constraints:
          - card.leading == screen.leading + 16
          - "V:[title]-8-[hint]"
          - title.top == card.top

        """

    private func openLayout(_ bytes: [UInt8]) throws -> any SceneSource {
        try LayoutFileSource(data: Data(bytes), file: "screen.yaml", fonts: fonts.get())
    }

    private func deleted(_ names: [String], of text: String) throws -> String {
        let document = try InterfaceDocument.read(Array(text.utf8), file: "screen.yaml", open: openLayout)
        return String(decoding: try DeleteTool(document, open: openLayout).bytes(deleting: names), as: UTF8.self)
    }

    @Test func `in a layout file a view goes with its lines and constraints`() throws {
        let edited = try deleted(["hint"], of: Self.screen)
        let lines = Self.screen.split(separator: "\n", omittingEmptySubsequences: false)
        let kept = lines.filter { !$0.contains("id: hint") && !$0.contains("V:[title]") }
        #expect(edited.split(separator: "\n", omittingEmptySubsequences: false) == kept)
    }

    @Test func `in a layout file an empty list of subviews goes, and the list of views stays`() throws {
        let edited = try deleted(["title", "hint"], of: Self.screen)
        #expect(!edited.contains("subviews") && edited.contains("id: card"))
        let bare = try deleted(["box", "card"], of: Self.screen)
        #expect(bare.contains("views: []"))
        _ = try openLayout(Array(bare.utf8))
    }

    @Test func `in a list in brackets a view goes with its comma`() throws {
        let flow = "keyline: 1\nviews: [{ type: UIView, id: a }, { type: UIView, id: b }, { type: UIView, id: c }]\n"
        #expect(try deleted(["b"], of: flow) == flow.replacing(", { type: UIView, id: b }", with: ""))
        #expect(try deleted(["a", "b"], of: flow) == "keyline: 1\nviews: [{ type: UIView, id: c }]\n")
        #expect(try deleted(["a", "b", "c"], of: flow) == "keyline: 1\nviews: []\n")
    }
}

/// D22: the attributes of a constraint can be changed.
@MainActor
struct ConstraintAttributeTests {
    private let bytes = xib(
        view("red-vi-ew1", 16, 40, 100, 50),
        constraints:
            "<constraint firstItem=\"red-vi-ew1\" firstAttribute=\"leading\" secondItem=\"roo-tv-iew\" secondAttribute=\"leading\" constant=\"16\" id=\"c-1\"/>"
    )

    private func changed(_ changes: ConstraintInspector.Change...) throws -> InterfaceConstraint {
        let document = try InterfaceDocument(bytes, file: "test.xib")
        return try #require(constraints(ConstraintInspector("c-1", of: document).bytes(making: changes)).first)
    }

    @Test func `each side takes another attribute of its axis`() throws {
        let changed = try changed(.firstAttribute("centerX"), .secondAttribute("trailingMargin"))
        #expect(changed.first.attribute == "centerX" && changed.second?.attribute == "trailingMargin")
        let turned = try self.changed(.firstAttribute("width"), .secondAttribute("height"))
        #expect(turned.first.attribute == "width" && turned.constant == 16)
    }

    @Test(arguments: [
        ["top", "leading"], ["width", "leading"], ["left", "leading"], ["leading", "nothing"],
        ["leading", "rightMargin"],
    ])
    func `attributes that cannot be related are refused`(names: [String]) {
        #expect(throws: EditingError.self) { try changed(.firstAttribute(names[0]), .secondAttribute(names[1])) }
    }
}
