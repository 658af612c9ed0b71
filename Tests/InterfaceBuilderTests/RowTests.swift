import Foundation
import KeylineScenes
import Testing

@testable import KeylineInterfaceBuilder

/// Cells at the top of a XIB, whose stored size no row needs to have.
@Suite @MainActor struct RowTests {
    private static let plugIn =
        "<dependencies><plugIn identifier=\"com.apple.InterfaceBuilder.IBCocoaTouchPlugin\"/></dependencies>"

    /// The severities of open frames in a cell with two labels below each other, as wide as their texts or as the cell.
    private func open(height: CGFloat, isBeside: Bool = false) throws -> [Diagnostic.Severity] {
        let labels = ["a", "b"].map { id in
            """
            <label text="Hello" horizontalHuggingPriority="251" verticalHuggingPriority="251" ambiguous="YES" \
            translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" x="20" y="8" width="40" height="30"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """
        }
        let constraints = [
            ("a", "top", "content", "top"), ("content", "bottom", "b", "bottom"),
            isBeside ? ("b", "top", "content", "top") : ("b", "top", "a", "bottom"),
            ("a", "leading", "content", "leading"), ("content", "trailing", "b", "trailing"),
            isBeside ? ("b", "leading", "a", "trailing") : ("b", "leading", "content", "leading"),
        ]
        let all = constraints.enumerated().map { index, part in
            "<constraint firstItem=\"\(part.0)\" firstAttribute=\"\(part.1)\" secondItem=\"\(part.2)\" secondAttribute=\"\(part.3)\" id=\"c\(index)\"/>"
        }
        let cell = """
            <tableViewCell contentMode="scaleToFill" id="cell">
                <rect key="frame" x="0" y="0" width="320" height="\(height)"/>
                <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                    <rect key="frame" x="0" y="0" width="320" height="\(height)"/>
                    <subviews>\(labels.joined())</subviews><constraints>\(all.joined())</constraints>
                </tableViewCellContentView>
            </tableViewCell>
            """
        let text = DocumentFixture.xib(cell).replacing("<objects>", with: "\(Self.plugIn)<objects>")
        return try DocumentFixture.scene(text).diagnostics.filter { $0.kind == .ambiguous }.map(\.severity)
    }

    @Test func `what only the stored height of a row leaves open is told nowhere`() throws {
        #expect(try open(height: 84).isEmpty)
        #expect(try open(height: 84, isBeside: true) == [.warning, .warning])
    }

    @Test(arguments: [("en", CGFloat(20)), ("ar", 230)])
    func `an empty label of a cell's style begins at the side of its language`(locale: String, left: CGFloat) throws {
        let label = { (id: String, text: String, y: Int) in
            """
            <label \(text) id="\(id)"><rect key="frame" x="20" y="\(y)" width="70" height="20"/>
            <autoresizingMask key="autoresizingMask"/></label>
            """
        }
        let cell = """
            <tableViewCell style="IBUITableViewCellStyleSubtitle" textLabel="t" detailTextLabel="d" id="cell">
                <rect key="frame" x="0" y="0" width="320" height="60"/>
                <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                    <rect key="frame" x="0" y="0" width="320" height="60"/>
                    <subviews>\(label("t", "text=\"Hello\"", 10))\(label("d", "", 30))</subviews>
                </tableViewCellContentView>
            </tableViewCell>
            """
        let scene = try DocumentFixture.scene(DocumentFixture.xib(cell)) {
            $0.locale = locale
            $0.layoutDirection = locale == "ar" ? .rightToLeft : .leftToRight
        }
        #expect(scene.frame("d")?.minX == left)
    }

    @Test(arguments: [("retina6_12", 390, CGFloat(16)), ("retina6_5", 414, 20)])
    func `a content configuration is the content of its row, from the table's margin on`(
        device: String, width: Int, margin: CGFloat
    )
        throws
    {
        func cell(_ id: String, _ content: String) -> String {
            """
            <tableViewCell id="\(id)"><rect key="frame" x="0" y="0" width="\(width)" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-content">
            <rect key="frame" x="0" y="0" width="\(width)" height="44"/></tableViewCellContentView>
            <listContentConfiguration key="contentConfiguration" \(content)/></tableViewCell>
            """
        }
        let cells = [
            cell("one", "text=\"Refresh\" secondaryText=\"\""),
            cell("two", "text=\"History\" secondaryText=\"Last week\""),
        ]
        let table = """
            <tableView dataMode="static" style="plain" rowHeight="-1" id="table"><rect key="frame" x="0" y="0" width="\(width)" height="400"/>
            <sections><tableViewSection id="s"><cells>\(cells.joined())</cells></tableViewSection></sections></tableView>
            """
        let scene = try DocumentFixture.scene(DocumentFixture.xib(table, device: device))
        let texts = scene.layout.placedViews.filter { $0.view.className == "UILabel" }
        #expect(texts.map(\.view.text?.text) == ["Refresh", "History", "Last week"])
        #expect(texts[0].frame.minX == margin)
        // As high as a row with a label, without its separator of a pixel.
        #expect(abs(try #require(scene.frame("one")).height - 43.667) < 0.001)
        let second = try #require(scene.frame("two"))
        #expect(second.height > 50 && texts[2].frame.maxY <= second.maxY)
        #expect(!scene.diagnostics.contains { $0.kind == .ignored })
    }
}
