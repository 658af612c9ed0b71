import Foundation
import KeylineGraphics
import KeylineInterfaceBuilder
import KeylineLayoutFile
import KeylineScenes
import Testing

@testable import KeylineEditing

/// C9: tables from XIBs to layout files and back.
@MainActor
struct TableConversionTests {
    private func cell(
        _ id: String, _ attributes: String, _ subviews: String, _ constraints: String = "", contentWidth: Double = 375
    ) -> String {
        """
        <tableViewCell contentMode="scaleToFill" \(attributes) id="\(id)-ce-ll0">
            <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
            <autoresizingMask key="autoresizingMask"/>
            <tableViewCellContentView key="contentView" tableViewCell="\(id)-ce-ll0" id="\(id)-co-nt0">
                <rect key="frame" x="0.0" y="0.0" width="\(contentWidth)" height="44"/>
                <autoresizingMask key="autoresizingMask"/>
                <subviews>\(subviews)</subviews>\(constraints)
            </tableViewCellContentView>
        </tableViewCell>
        """
    }

    private var growing: String {
        let constraints = ["leading", "top", "trailing", "bottom"].enumerated().map { number, edge in
            "<constraint firstItem=\"tex-tl-abl\" firstAttribute=\"\(edge)\" secondItem=\"gro-co-nt0\" "
                + "secondAttribute=\"\(edge)Margin\" id=\"con-st-rn\(number)\"/>"
        }
        let text = label("tex-tl-abl", String(repeating: "Some words. ", count: 12), 16, 11, 343, 21)
            .replacing("<label ", with: "<label numberOfLines=\"0\" ")
        return cell(
            "gro", "accessoryType=\"checkmark\"", text,
            "<constraints>\(constraints.joined())</constraints>", contentWidth: 331)
    }

    private var styled: String {
        let part = { (id: String, text: String) in
            label(id, text, 16, 5, 100, 20).replacing("translatesAutoresizingMaskIntoConstraints=\"NO\" ", with: "")
        }
        return cell(
            "sty",
            "style=\"IBUITableViewCellStyleSubtitle\" rowHeight=\"60\" textLabel=\"sty-te-xt0\" detailTextLabel=\"sty-de-ta0\"",
            part("sty-te-xt0", "Sound") + part("sty-de-ta0", "Bell"))
    }

    private func table(_ inside: String, _ attributes: String = "") -> [UInt8] {
        xib(
            """
            <tableView clipsSubviews="YES" contentMode="scaleToFill" style="grouped" \(attributes) rowHeight="-1" \
            sectionHeaderHeight="28" translatesAutoresizingMaskIntoConstraints="NO" id="tab-le-vew">
                <rect key="frame" x="0.0" y="20" width="375" height="600"/>
                <inset key="separatorInset" minX="40" minY="0.0" maxX="0.0" maxY="0.0"/>
                \(inside)
            </tableView>
            """,
            constraints: """
                <constraint firstItem="tab-le-vew" firstAttribute="leading" secondItem="roo-tv-iew" secondAttribute="leading" id="tab-c0-001"/>
                <constraint firstItem="tab-le-vew" firstAttribute="top" secondItem="roo-tv-iew" secondAttribute="top" constant="20" id="tab-c0-002"/>
                <constraint firstAttribute="trailing" secondItem="tab-le-vew" secondAttribute="trailing" id="tab-c0-003"/>
                <constraint firstItem="tab-le-vew" firstAttribute="height" constant="600" id="tab-c0-004"/>
                """)
    }

    private var sections: [UInt8] {
        table(
            """
            <view key="tableHeaderView" contentMode="scaleToFill" id="hea-de-rvw">
                <rect key="frame" x="0.0" y="0.0" width="375" height="50"/>
            </view>
            <sections>
                <tableViewSection headerTitle="Notices" footerTitle="An hour before." id="sec-ti-on1"><cells>\(growing)</cells></tableViewSection>
                <tableViewSection id="sec-ti-on2"><cells>\(styled)</cells></tableViewSection>
            </sections>
            """, "dataMode=\"static\"")
    }

    private func layoutFile(_ bytes: [UInt8]) throws -> ConvertedScene { try scene(bytes, into: .layoutFile) }

    private func interface(_ yaml: String) throws -> ConvertedLayout {
        try LayoutFileSource(data: Data(yaml.utf8), file: "a.yaml", fonts: fonts.get()).interface()
    }

    @Test func `sections, titles, rows and styles of a XIB are those of the layout file`() throws {
        let scene = try layoutFile(sections)
        let lines = scene.yaml.split(separator: "\n").map { $0.drop { $0 == " " } }
        for line in [
            "- type: UITableView", "style: grouped", "sectionHeaderHeight: 28",
            "separatorInset: { top: 0, leading: 40, bottom: 0, trailing: 0 }", "tableHeaderView:",
            "frame: { x: 0, y: 0, width: 375, height: 50 }", "sections:", "- headerTitle: \"Notices\"",
            "footerTitle: \"An hour before.\"", "accessoryType: checkmark", "contentView:", "style: subtitle",
            "rowHeight: 60", "textLabel:", "detailTextLabel:", "text: \"Bell\"",
            "- label1.top == tableViewCellContentView1.margins.top",
        ] {
            #expect(lines.contains { $0 == line }, "\(line) is not in\n\(scene.yaml)")
        }
        // Rows grow by their constraints, so no constraint of a place or a length is left of the canvas.
        #expect(!scene.yaml.contains("tableViewCell1."))
        #expect(!scene.yaml.contains("tableViewCellContentView1.height"))
        // A row beside a mark has the margins that the layout's own row has.
        #expect(!scene.yaml.contains("layoutMargins"))
        #expect(!scene.losses.contains { $0.message.contains("tableView") && !$0.message.contains("clipsSubviews") })
    }

    @Test func `rows of the layout file have the heights of the XIB's`() throws {
        let yaml = try layoutFile(sections)
        let layout = try LayoutFileSource(data: Data(yaml.yaml.utf8), file: "a.yaml", fonts: fonts.get())
        let source = try open(sections)
        let environment = layout.scenes[0].environment
        let expected = try source.makeScene(source.scenes[0].id, in: source.scenes[0].environment.onDevice).layout
        let result = try layout.makeScene(layout.scenes[0].id, in: environment).layout
        let rows = ["gro-ce-ll0", "sty-ce-ll0", "tex-tl-abl", "sty-te-xt0", "sty-de-ta0", "hea-de-rvw", "tab-le-vew"]
        for id in rows {
            let name = try #require(yaml.names[id])
            let frame = try #require(expected.view(ViewID(id))).frame
            let other = try #require(result.view(ViewID(name)), "\(name) in\n\(yaml.yaml)").frame
            let gaps = [
                frame.minX - other.minX, frame.minY - other.minY, frame.width - other.width,
                frame.height - other.height,
            ]
            #expect(gaps.allSatisfy { abs($0) <= 0.5 }, "\(id): \(frame) is \(other)")
        }
    }

    @Test(arguments: ["sections", "prototypes", "root"])
    func `a table is stable from XIB to layout file to XIB to layout file`(_ kind: String) throws {
        var bytes = sections
        if kind == "prototypes" { bytes = table("<prototypes>\(growing)\(styled)</prototypes>") }
        if kind == "root" {
            let whole = text(sections)
            let start = try #require(whole.range(of: "<tableView "))
            let end = try #require(whole.range(of: "</tableView>"))
            let head = whole.prefix(upTo: try #require(whole.range(of: "<objects>")).upperBound)
            bytes = Array((head + whole[start.lowerBound..<end.upperBound] + "</objects></document>").utf8)
        }
        let first = try layoutFile(bytes)
        let written = try interface(first.yaml)
        // A XIB without a controller has no safe area of its own.
        let isWhole = kind == "root"
        #expect(written.losses.map(\.message) == (isWhole ? ["the safe area"] : []))
        let second = try layoutFile(Array(written.text.utf8))
        let changed = first.yaml.split(separator: "\n").filter { !second.yaml.contains($0) }
        #expect(changed == (isWhole ? ["safeArea: { top: 0, leading: 0, bottom: 0, trailing: 0 }"] : []))
        let third = try layoutFile(Array(interface(second.yaml).text.utf8))
        #expect(second.yaml == third.yaml)
    }

    @Test func `a table that is all of a scene fills the screen`() throws {
        let whole = text(table("<prototypes>\(growing)</prototypes>"))
        let start = try #require(whole.range(of: "<tableView "))
        let end = try #require(whole.range(of: "</tableView>"))
        let head = whole.prefix(upTo: try #require(whole.range(of: "<objects>")).upperBound)
        let yaml = try layoutFile(
            Array((head + whole[start.lowerBound..<end.upperBound] + "</objects></document>").utf8)
        ).yaml
        #expect(yaml.contains("  - type: UITableView\n    id: tableView\n"))
        #expect(yaml.contains("  - tableView.leading == screen.leading\n  - tableView.top == screen.top\n"))
    }

    @Test func `the labels of a row's style are written with the fonts and colours that UIKit gives them`() throws {
        let yaml = """
            keyline: 1
            size: 320x480
            views:
              - type: UITableView
                id: list
                sections:
                  - rows:
                      - { id: row, style: subtitle, textLabel: { text: A }, detailTextLabel: { id: note, text: B } }
            constraints: ["H:|[list]|", "V:|[list]|"]

            """
        let written = try interface(yaml)
        #expect(written.losses.map(\.message) == [])
        let lines = written.text.split(separator: "\n").map { $0.drop { $0 == " " } }
        let note = try #require(lines.firstIndex { $0.contains("userLabel=\"note\"") })
        #expect(lines[note...].prefix(4).contains { $0.contains("style=\"UICTFontTextStyleCaption1\"") })
        #expect(lines[note...].prefix(6).contains { $0.contains("systemColor=\"secondaryLabelColor\"") })
        let row = try #require(lines.first { $0.hasPrefix("<tableViewCell ") })
        #expect(row.contains("style=\"IBUITableViewCellStyleSubtitle\""))
        #expect(row.contains("textLabel=\"") && row.contains("detailTextLabel=\""))
        let back = try layoutFile(Array(written.text.utf8)).yaml
        #expect(back.contains("textLabel:\n") && back.contains("font: caption1"))
    }

    @Test func `a header without a frame is reported, since documents have one`() throws {
        let losses = try interface(
            """
            keyline: 1
            size: 320x480
            views:
              - type: UITableView
                id: list
                tableHeaderView: { type: UIView, id: head }
                sections: [{ headerTitle: { key: one }, rows: [] }]
            constraints: ["H:|[list]|", "V:|[list]|"]

            """
        ).losses
        #expect(
            losses.map { "\($0.location.line ?? 0): \($0.message)" } == [
                "6: that the tableHeaderView head is as high as its content",
                "7: the key of a text in a string table",
            ])
    }

    // MARK: - Edits

    private static let file = """
        keyline: 1
        size: 320x480
        views:
          - type: UITableView
            id: list
            sections:
              # The only section.
              - headerTitle: One
                rows:
                  - id: first
                    contentView:
                      subviews:
                        - { type: UILabel, id: text, text: A }
                  - { id: second, rowHeight: 60 }
        constraints:
          - H:|[list]|
          - V:|[list]|

        """

    private func source(of bytes: [UInt8]) throws -> any SceneSource {
        try LayoutFileSource(data: Data(bytes), file: "a.yaml", fonts: fonts.get())
    }

    private func document() throws -> InterfaceDocument {
        try InterfaceDocument.read(Array(Self.file.utf8), file: "a.yaml", open: source(of:))
    }

    @Test func `a row's properties are set on its line`() throws {
        let inspector = ViewInspector("second", of: try document(), open: source(of:))
        let bytes = try inspector.bytes(setting: [
            .init(name: "rowHeight", value: "72"), .init(name: "accessoryType", value: "checkmark"),
        ])
        #expect(
            text(bytes)
                == Self.file.replacing("rowHeight: 60 }", with: "rowHeight: 72, accessoryType: checkmark }"))
    }

    @Test func `a row is added at the end of the table's last section`() throws {
        let added = try AddTool(document(), open: source(of:)).bytes(
            adding: "UITableViewCell", to: "list", at: AddTool.Position(),
            with: [.init(name: "rowHeight", value: "50")])
        let line = "          - { id: second, rowHeight: 60 }\n"
        #expect(
            text(added.bytes)
                == Self.file.replacing(
                    line,
                    with: line + "          - type: UITableViewCell\n            id: \(added.id)\n"
                        + "            rowHeight: 50\n"))
    }

    @Test func `a view that is added to a row is in its content view`() throws {
        let first = try AddTool(document(), open: source(of:)).bytes(
            adding: "UIView", to: "first", at: AddTool.Position())
        #expect(text(first.bytes).contains("            - type: UIView\n                  id: \(first.id)\n"))
        let second = try AddTool(document(), open: source(of:)).bytes(
            adding: "UIView", to: "second", at: AddTool.Position())
        #expect(
            text(second.bytes).contains(
                "- { id: second, rowHeight: 60, contentView: { subviews: [{ type: UIView, id: \(second.id), frame:"))
    }

    @Test func `rows and parts of rows are deleted with their lines alone`() throws {
        let one = try DeleteTool(document(), open: source(of:)).bytes(deleting: ["second"])
        #expect(text(one) == Self.file.replacing("          - { id: second, rowHeight: 60 }\n", with: ""))
        let all = try DeleteTool(document(), open: source(of:)).bytes(deleting: ["first", "second"])
        #expect(text(all).contains("      - headerTitle: One\n        rows: []\n"))
        let label = try DeleteTool(document(), open: source(of:)).bytes(deleting: ["text"])
        _ = try source(of: label)
        #expect(!text(label).contains("UILabel"))
    }
}
