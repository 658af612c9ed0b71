import Foundation
import KeylineGraphics
import KeylineLayoutFile
import KeylineScenes
import Testing

/// C9: tables in layout files. Rows as high as their constraints make them are in Apple's guide, "Working with Self-Sizing Table View Cells".
extension LayoutFileTests {
    private static func table(_ rows: String, _ keys: String = "", constraints: String = "") -> String {
        """
        keyline: 1
        size: 320x600
        views:
          - type: UITableView
            id: list
        \(keys)    sections:
              - headerTitle: Colours
                footerTitle: Three of them
                rows:
        \(rows)
        constraints:
          - H:|[list]|
          - V:|[list]|
        \(constraints)

        """
    }

    private static let long = String(repeating: "A row that needs several lines. ", count: 6)

    /// A row with a label that is held on all four sides of the content view's margins.
    private static func row(_ id: String, _ text: String, more: String = "") -> String {
        """
                  - id: \(id)
                    \(more.isEmpty ? "selectionStyle: none" : more)
                    contentView:
                      id: \(id)Content
                      subviews:
                        - { type: UILabel, id: \(id)Text, text: "\(text)", numberOfLines: 0 }
        """
    }

    private static func held(_ id: String) -> String {
        ["leading", "trailing", "top", "bottom"].map { "  - \(id)Text.\($0) == \(id)Content.margins.\($0)" }
            .joined(separator: "\n")
    }

    private func frame(_ id: String, _ scene: Scene) throws -> CGRect {
        try #require(scene.layout.view(ViewID(id))).frame
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `C9 a row is as high as its constraints make it`(_ direction: LayoutDirection) throws {
        let yaml = Self.table(
            Self.row("short", "Red") + "\n" + Self.row("long", Self.long),
            constraints: Self.held("short") + "\n" + Self.held("long"))
        let scene = try scene(yaml) { $0.layoutDirection = direction }
        let short = try frame("short", scene)
        let long = try frame("long", scene)
        let text = try frame("longText", scene)
        #expect(scene.diagnostics.isEmpty)
        #expect(short.width == 320)
        #expect(long.minY == short.maxY)
        // The margins of a content view: 11 above and below, 16 at the sides.
        #expect(abs(long.height - text.height - 22) < 0.5)
        #expect(text.width == 288)
        #expect(text.height > 3 * 20)
        #expect(long.height > short.height)
    }

    @Test func `rowHeight of a row counts more than the table's, which counts more than content`() throws {
        let rows = [Self.row("first", Self.long), Self.row("second", Self.long, more: "rowHeight: 90")]
        let constraints = Self.held("first") + "\n" + Self.held("second")
        let yaml = Self.table(rows.joined(separator: "\n"), "    rowHeight: 60\n", constraints: constraints)
        let scene = try scene(yaml)
        #expect(try frame("first", scene).height == 60)
        #expect(try frame("second", scene).height == 90)
    }

    @Test func `titles of sections are above and below their rows`() throws {
        let scene = try scene(Self.table(Self.row("only", "Red"), constraints: Self.held("only")))
        let texts = scene.layout.placedViews.filter { ["Colours", "Three of them"].contains($0.view.text?.text ?? "") }
        let row = try frame("only", scene)
        #expect(texts.map { $0.frame.maxY <= row.minY } == [true, false])
        #expect(texts.map { $0.frame.minY >= row.maxY } == [false, true])
    }

    @Test func `a row in a style of UIKit has its labels, with their fonts and colours`() throws {
        let yaml = Self.table(
            """
                      - id: sound
                        style: subtitle
                        textLabel: { id: sound_title, text: Sound }
                        detailTextLabel: { id: sound_note, text: Bell }
            """)
        let scene = try scene(yaml)
        let title = try #require(scene.layout.view("sound_title")).view.text
        let note = try #require(scene.layout.view("sound_note")).view.text
        #expect(title?.text == "Sound")
        #expect(note?.text == "Bell")
        #expect(try frame("sound_title", scene).maxY <= frame("sound_note", scene).minY + 0.5)
        #expect(try frame("sound_title", scene).height > frame("sound_note", scene).height)
    }

    @Test func `a header is as high as its frame, or as its constraints make it`() throws {
        let header = """
                tableHeaderView: { type: UIView, id: head, frame: { x: 0, y: 0, width: 100, height: 70 } }
                tableFooterView:
                  type: UIView
                  id: foot
                  subviews: [{ type: UILabel, id: footText, text: End }]

            """
        let constraints = "  - V:|-10-[footText]-10-|\n  - footText.leading == foot.leading"
        let scene = try scene(Self.table("          - { rowHeight: 44 }", header, constraints: constraints))
        #expect(try frame("head", scene) == CGRect(x: 0, y: 0, width: 320, height: 70))
        let text = try frame("footText", scene)
        #expect(try frame("foot", scene).height == text.height + 20)
    }

    @Test func `prototypes are shown once each`() throws {
        let yaml = """
            keyline: 1
            size: 320x600
            views:
              - type: UITableView
                id: list
                prototypes: [{ id: one, rowHeight: 50 }, { id: two, rowHeight: 60 }]
            constraints: [H:|[list]|, V:|[list]|]
            """.replacing("[H:|[list]|, V:|[list]|]", with: "[\"H:|[list]|\", \"V:|[list]|\"]")
        let scene = try scene(yaml)
        #expect(try frame("one", scene) == CGRect(x: 0, y: 0, width: 320, height: 50))
        #expect(try frame("two", scene) == CGRect(x: 0, y: 50, width: 320, height: 60))
    }

    @Test func `a row's height may differ between size classes`() throws {
        let yaml = Self.table(
            "          - { id: row, rowHeight: 44, variations: { width=regular: { rowHeight: 80 } } }")
        #expect(try frame("row", scene(yaml) { $0.horizontalSizeClass = .regular }).height == 80)
        #expect(try frame("row", scene(yaml) { $0.horizontalSizeClass = .compact }).height == 44)
    }

    private nonisolated static let tableMistakes: [(row: String, place: String, message: String, hint: String)] = [
        (
            "{ type: UILabel }", "screen.yaml:10:21", "a row of a table is a UITableViewCell, not a UILabel",
            "\"contentView\" of a row"
        ),
        ("{ subviews: [] }", "screen.yaml:10:15", "the views of a row are in its content view", "contentView:"),
        ("{ frame: { x: 0, y: 0, width: 1, height: 1 } }", "screen.yaml:10:15", "a row cannot have", "rowHeight"),
        ("{ contentView: { type: UIView } }", "screen.yaml:10:30", "is a UIView by itself", "remove \"type\""),
        ("{ detailTextLabel: { text: A } }", "screen.yaml:10:15", "has no \"detailTextLabel\"", "subtitle"),
        ("{ installed: false }", "screen.yaml:10:15", "can be left out", "remove"),
        ("{ accessory: checkmark }", "screen.yaml:10:15", "has no key \"accessory\"", "accessoryType"),
        ("{ style: big }", "screen.yaml:10:22", "big", "value1"),
        ("three", "screen.yaml:10:13", "a mapping for the view", ""),
    ]

    @Test(arguments: tableMistakes)
    func `a mistake in a table has its place and the next step`(
        row: String, place: String, message: String, hint: String
    ) throws {
        let error = #expect(throws: LayoutFileError.self) { try scene(Self.table("          - \(row)")) }
        #expect(error.map { "\($0.location.map { "\($0)" } ?? "")" } == place)
        #expect(error?.message.contains(message) ?? false, "\(error?.message ?? "")")
        #expect(error?.hint?.contains(hint) ?? hint.isEmpty, "\(error?.hint ?? "")")
    }

    @Test func `a cell outside of a table, and sections beside prototypes, are mistakes`() {
        let stray = #expect(throws: LayoutFileError.self) {
            try scene("keyline: 1\nviews: [{ type: UITableViewCell }]")
        }
        #expect(stray?.message == "a UITableViewCell is a row of a table")
        let both = #expect(throws: LayoutFileError.self) {
            try scene("keyline: 1\nviews: [{ type: UITableView, sections: [], prototypes: [] }]")
        }
        #expect(both?.message == "a table has either \"sections\" or \"prototypes\"")
        let rows = #expect(throws: LayoutFileError.self) {
            try scene("keyline: 1\nviews: [{ type: UITableView, rows: [] }]")
        }
        #expect(rows?.hint == "did you mean \"sections\"?")
    }
}
