import Foundation
import Testing

extension SwiftUIConversionTests {
    /// A static table: a header, a section with a title, one with a title and a note, and a footer.
    private var table: [UInt8] {
        let cell = { (name: String, y: Double, height: Double) in
            """
            <tableViewCell contentMode="scaleToFill" id="\(name)-ce-ll1"><rect key="frame" x="0.0" y="\(y)" width="375" height="\(height)"/>
            <autoresizingMask key="autoresizingMask"/>
            <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="\(name)-ce-ll1" id="\(name)-co-nt1">
            <rect key="frame" x="0.0" y="0.0" width="375" height="\(height)"/><autoresizingMask key="autoresizingMask"/>
            <subviews>\(self.masked("\(name)-te-xt1", name, 16, 8, 100, 20.5))</subviews>
            </tableViewCellContentView></tableViewCell>
            """
        }
        return xib(
            """
            <tableView contentMode="scaleToFill" dataMode="static" style="grouped" rowHeight="-1" sectionHeaderHeight="18" \
            sectionFooterHeight="18" translatesAutoresizingMaskIntoConstraints="NO" id="tab-le-vw1">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <view key="tableHeaderView" contentMode="scaleToFill" id="hea-de-vw1"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
            <subviews>\(masked("hea-te-xt1", "Above", 16, 8, 100, 20.5))</subviews></view>
            <view key="tableFooterView" contentMode="scaleToFill" id="foo-te-vw1"><rect key="frame" x="0.0" y="300" width="375" height="30"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
            <subviews>\(masked("foo-te-xt1", "Below", 16, 8, 100, 20.5))</subviews></view>
            <sections>
            <tableViewSection headerTitle="One" id="sec-ti-on1"><cells>\(cell("one", 72, 60))</cells></tableViewSection>
            <tableViewSection headerTitle="Two" footerTitle="Note" id="sec-ti-on2"><cells>\(cell("two", 160, 70))</cells></tableViewSection>
            </sections></tableView>
            """,
            constraints: edges("tab-le-vw1"))
    }

    private func masked(
        _ id: String, _ text: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double
    ) -> String {
        label(id, text, x, y, width, height).replacing(
            " translatesAutoresizingMaskIntoConstraints=\"NO\"", with: " fixedFrame=\"YES\"")
    }

    /// A view from edge to edge.
    private func edges(_ view: String) -> String {
        ["leading", "top", "trailing", "bottom"].enumerated().map { place, side in
            "<constraint firstItem=\"\(view)\" firstAttribute=\"\(side)\" secondItem=\"roo-tv-iew\" "
                + "secondAttribute=\"\(side)\" id=\"e0\(place)-aa-aaa\"/>"
        }.joined(separator: "\n")
    }

    private func lines(_ bytes: [UInt8]) throws -> [String] {
        try converted(bytes).code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test func `a static table becomes a list of sections with titles and notes, between its header and its footer`()
        throws
    {
        let made = try lines(table)
        let heads = made.filter {
            $0.hasPrefix("List") || $0.hasPrefix("Section") || $0.hasPrefix("Text") || $0.hasPrefix("} ")
        }
        #expect(
            heads == [
                "List {", "Text(\"Above\")", "Section(\"One\") {", "Text(\"one\")", "Section {", "Text(\"two\")",
                "} header: { Text(\"Two\") } footer: {", "Text(\"Note\")", "Text(\"Below\")",
            ], "\(made.joined(separator: "\n"))")
        #expect(made.contains(".listStyle(.grouped)"))
        #expect(made.contains(".environment(\\.defaultMinListRowHeight, 0)"))
    }

    @Test func `rows of a list are as high as the table lays them out, from side to side`() throws {
        let made = try lines(table)
        let heights = made.filter { $0.hasPrefix(".frame(height: ") && $0.hasSuffix("alignment: .topLeading)") }
        // On a device a row's content is as high as the row; Xcode's canvas leaves out the separator's pixel.
        #expect(heights == ["44", "44", "44", "30"].map { ".frame(height: \($0), alignment: .topLeading)" })
        #expect(made.filter { $0 == ".listRowInsets(EdgeInsets())" }.count == 4)
    }

    @Test func `a single section without a title is no section`() throws {
        let bare = text(table).replacing(" headerTitle=\"One\"", with: "")
        let start = try #require(bare.range(of: "<tableViewSection headerTitle=\"Two\""))
        let end = try #require(bare.range(of: "</sections>"))
        let made = try lines(Array((bare[..<start.lowerBound] + bare[end.lowerBound...]).utf8))
        #expect(made.contains("Text(\"one\")"))
        #expect(!made.contains { $0.hasPrefix("Section") }, "\(made.joined(separator: "\n"))")
    }

    @Test(arguments: [(100.0, "ScrollView {"), (500, "ScrollView([.horizontal, .vertical]) {")])
    func `a scroll view scrolls sideways where its content is wider, and shows nothing hidden`(
        _ width: Double, _ head: String
    ) throws {
        let hidden = label("hid-de-txt", "Hidden", 20, 400, 100, 20.5).replacing(
            "<label ", with: "<label hidden=\"YES\" ")
        let held = ["sho-wn-txt", "hid-de-txt"].enumerated().map { place, id in
            """
            <constraint firstItem="\(id)" firstAttribute="leading" secondItem="scr-ol-vw1" secondAttribute="leading" constant="20" id="s\(place)1-aa-aaa"/>
            <constraint firstItem="\(id)" firstAttribute="top" secondItem="scr-ol-vw1" secondAttribute="top" constant="30" id="s\(place)2-aa-aaa"/>
            <constraint firstItem="\(id)" firstAttribute="width" constant="\(width)" id="s\(place)3-aa-aaa"/>
            """
        }.joined(separator: "\n")
        let scroll = """
            <scrollView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="scr-ol-vw1">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>\(label("sho-wn-txt", "Shown", 20, 30, width, 20.5))\(hidden)</subviews>
            <constraints>\(held)</constraints></scrollView>
            """
        let made = try lines(xib(scroll, constraints: edges("scr-ol-vw1")))
        #expect(made.contains(head), "\(made.joined(separator: "\n"))")
        #expect(made.contains("Text(\"Shown\")"))
        #expect(!made.contains("Text(\"Hidden\")"))
    }
}
