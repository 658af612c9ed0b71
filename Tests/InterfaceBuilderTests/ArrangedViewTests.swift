import Foundation
import KeylineScenes
import Testing

@testable import KeylineInterfaceBuilder

/// What Interface Builder's canvas does with views that have no size of their own. Sources: frames stored in public documents; acceptance
/// row B7.
@Suite @MainActor struct ArrangedViewTests {
    private nonisolated static func element(
        _ kind: String, _ id: String, _ attributes: String = "", _ inside: String = ""
    ) -> String {
        """
        <\(kind) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
            <rect key="frame" x="0" y="0" width="31" height="32"/>\(inside)
        </\(kind)>
        """
    }

    /// A stack at the corner of the root, whose size is that of what it arranges unless constraints say otherwise.
    private func scene(
        _ attributes: String, _ arranged: String, sizes: [String: Int] = [:],
        _ change: (inout SceneEnvironment) -> Void = { _ in }
    ) throws -> Scene {
        let pins = ["leading", "top"].map {
            """
            <constraint firstItem="stack" firstAttribute="\($0)" secondItem="root" secondAttribute="\($0)" id="p\($0)"/>
            """
        }
        let lengths = sizes.sorted { $0.key < $1.key }.map {
            "<constraint firstItem=\"stack\" firstAttribute=\"\($0)\" constant=\"\($1)\" id=\"s\($0)\"/>"
        }
        let stack = Self.element("stackView", "stack", attributes, "<subviews>\(arranged)</subviews>")
        return try DocumentRoom.scene(DocumentRoom.view(stack, constraints: (pins + lengths).joined()), change)
    }

    private static let bar = element(
        "view", "bar", "",
        """
        <constraints><constraint firstAttribute="width" constant="20" id="bw"/>
        <constraint firstAttribute="height" constant="12" id="bh"/></constraints>
        """)

    @Test(arguments: [
        element("view", "empty"), element("stackView", "empty"), element("label", "empty", "text=\"\""),
    ])
    func `B7 an empty view is 50 points long in a stack`(empty: String) throws {
        let row = try scene("", empty + Self.bar)
        #expect(row.frame("empty")?.width == 50)
        #expect(row.frame("stack")?.width == 70)
        let column = try scene("axis=\"vertical\"", empty + Self.bar)
        #expect(column.frame("empty")?.height == 50)
        #expect(column.frame("stack")?.height == 62)
    }

    @Test func `B7 an empty view starts at the other end where lines start at the right`() throws {
        let row = try scene("", Self.element("view", "empty") + Self.bar) { $0.layoutDirection = .rightToLeft }
        #expect(row.frame("empty")?.width == 50)
        #expect(row.frame("bar")?.maxX == row.frame("empty")?.minX)
    }

    @Test func `an empty view that fills a stack across yields to what stands beside it`() throws {
        let row = try scene("", Self.element("view", "empty") + Self.bar)
        #expect(row.frame("empty")?.height == 12)
    }

    @Test func `an empty view that a column does not stretch is as wide as one from Xcode's library`() throws {
        let column = try scene(
            "axis=\"vertical\" alignment=\"center\"", Self.element("view", "empty") + Self.bar, sizes: ["width": 300])
        #expect(column.frame("empty") == CGRect(x: 30, y: 0, width: 240, height: 50))
        let label = try scene(
            "axis=\"vertical\" alignment=\"center\"", Self.element("label", "empty", "text=\"\"") + Self.bar,
            sizes: ["width": 300])
        #expect(label.frame("empty")?.width == 50)
    }

    @Test func `an empty view that is not stretched across is a square`() throws {
        let row = try scene("alignment=\"top\"", Self.element("view", "empty") + Self.bar)
        #expect(row.frame("empty")?.size == CGSize(width: 50, height: 50))
        #expect(row.frame("stack")?.height == 50)
    }

    @Test func `a view with something inside is none of the empty ones`() throws {
        let full = Self.element("view", "full", "", "<subviews>\(Self.element("view", "inner"))</subviews>")
        let row = try scene("", full + Self.bar, sizes: ["height": 40])
        #expect(row.view("full")?.isAmbiguous == true)
    }

    private static func label(_ id: String, _ attributes: String = "", height: String = "20.5") -> String {
        """
        <label text="Word" verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
            <rect key="frame" x="0" y="0" width="40" height="\(height)"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        """
    }

    @Test func `of arranged views that resist equally the first yields, whatever frames a document stores`() throws {
        let marked = Self.label("a", "ambiguous=\"YES\"") + Self.label("b", "ambiguous=\"YES\"", height: "9.5")
        let column = try scene("axis=\"vertical\"", marked, sizes: ["height": 30])
        let own = try #require(try scene("axis=\"vertical\"", Self.label("c")).frame("c")?.height)
        #expect(own > 20)
        // Differences of rounded edges are as long as lengths to the last digit but one.
        #expect(column.frame("b").map { abs($0.height - own) < 0.001 } == true)
        #expect(column.frame("a").map { abs($0.height - (30 - own)) < 0.001 } == true)
        #expect(column.diagnostics.filter { $0.kind == .ambiguous }.count == 2)
    }

    @Test func `a label's placeholder size counts on the canvas and nowhere else`() throws {
        let label = Self.label("a", "placeholderIntrinsicWidth=\"77\" placeholderIntrinsicHeight=\"33\"")
        #expect(try scene("", label).frame("stack")?.size == CGSize(width: 77, height: 33))
        #expect(try scene("", label) { $0.size.width = 400 }.frame("stack")?.height != 33)
    }

    /// A table whose rows follow their content.
    private func rowHeight(_ label: String, margin: Int) throws -> CGFloat? {
        func pin(_ attribute: String, _ constant: Int) -> String {
            """
            <constraint firstItem="word" firstAttribute="\(attribute)" secondItem="content" secondAttribute="\(attribute)" \
            constant="\(constant)" id="c\(attribute)"/>
            """
        }
        let table = """
            <tableView style="plain" rowHeight="-1" estimatedRowHeight="-1" id="table">
                <rect key="frame" x="0" y="0" width="320" height="400"/>
                <prototypes><tableViewCell reuseIdentifier="row" id="row">
                    <rect key="frame" x="0" y="0" width="320" height="99"/>
                    <tableViewCellContentView key="contentView" id="content">
                        <rect key="frame" x="0" y="0" width="320" height="99"/>
                        <subviews>\(label)</subviews>
                        <constraints>\(pin("top", margin))\(pin("bottom", -margin))\(pin("leading", 20))</constraints>
                    </tableViewCellContentView>
                </tableViewCell></prototypes>
            </tableView>
            """
        return try DocumentRoom.scene(DocumentRoom.xib(table)).frame("row")?.height
    }

    @Test func `a row whose content says how high it is may be lower than the usual row, and higher`() throws {
        let low = try #require(try rowHeight(Self.label("word"), margin: 4))
        #expect(low < 35)
        #expect(try rowHeight(Self.label("word"), margin: 40) == low + 72)
    }
}
