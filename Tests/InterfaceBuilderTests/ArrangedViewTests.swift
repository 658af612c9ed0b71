import Foundation
import KeylineScenes
import Testing

@testable import KeylineInterfaceBuilder

/// What Interface Builder's canvas does with views that have no size of their own. Source: frames stored in public documents.
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
        return try DocumentFixture.scene(DocumentFixture.view(stack, constraints: (pins + lengths).joined()), change)
    }

    private static let bar = element(
        "view", "bar", "",
        """
        <constraints><constraint firstAttribute="width" constant="20" id="bw"/>
        <constraint firstAttribute="height" constant="12" id="bh"/></constraints>
        """)

    /// Kinds of views that have no size where there is nothing in them. Their stored frames, 31×32, are no answer.
    private nonisolated static let empties = [
        element("view", "empty"), element("stackView", "empty"), element("label", "empty", "text=\"\""),
    ]

    @Test(.tags(.b7), arguments: empties, LayoutDirection.allCases)
    func `an empty view is 50 points long in a row, and its neighbours keep their size`(
        empty: String, direction: LayoutDirection
    ) throws {
        for views in [[empty, Self.bar], [Self.bar, empty]] {
            let row = try scene("spacing=\"4\"", views.joined()) { $0.layoutDirection = direction }
            let isFirst = (views[0] == empty) == (direction == .leftToRight)
            let start: CGFloat = direction == .leftToRight ? 0 : 320 - 74
            #expect(row.frame("stack") == CGRect(x: start, y: 0, width: 74, height: 12))
            #expect(row.frame("empty") == CGRect(x: start + (isFirst ? 0 : 24), y: 0, width: 50, height: 12))
            #expect(row.frame("bar") == CGRect(x: start + (isFirst ? 54 : 0), y: 0, width: 20, height: 12))
        }
    }

    @Test(.tags(.b7), arguments: empties, LayoutDirection.allCases)
    func `an empty view is 50 points long in a column, and its neighbours keep their size`(
        empty: String, direction: LayoutDirection
    ) throws {
        for views in [[empty, Self.bar], [Self.bar, empty]] {
            let column = try scene("axis=\"vertical\" spacing=\"4\"", views.joined()) {
                $0.layoutDirection = direction
            }
            let isFirst = views[0] == empty
            let start: CGFloat = direction == .leftToRight ? 0 : 300
            #expect(column.frame("stack") == CGRect(x: start, y: 0, width: 20, height: 66))
            #expect(column.frame("empty") == CGRect(x: start, y: isFirst ? 0 : 16, width: 20, height: 50))
            #expect(column.frame("bar") == CGRect(x: start, y: isFirst ? 54 : 0, width: 20, height: 12))
        }
    }

    @Test(.tags(.b7), arguments: ["width", "height"])
    func `an empty view with a length of its own keeps that`(length: String) throws {
        let own = Self.element(
            "view", "empty", "",
            "<constraints><constraint firstAttribute=\"\(length)\" constant=\"17\" id=\"own\"/></constraints>")
        let axis = length == "width" ? "horizontal" : "vertical"
        let frame = try #require(try scene("axis=\"\(axis)\"", own + Self.bar).frame("empty"))
        #expect((length == "width" ? frame.width : frame.height) == 17)
    }

    @Test func `an empty view that fills a stack across yields to what stands beside it`() throws {
        let row = try scene("", Self.element("view", "empty") + Self.bar)
        #expect(row.frame("empty")?.height == 12)
    }

    @Test(arguments: LayoutDirection.allCases)
    func `a stack of nothing but empty labels is 50 points across`(direction: LayoutDirection) throws {
        let labels = ["one", "two"].map { Self.element("label", $0, "text=\"\"") }.joined()
        let column = try scene("axis=\"vertical\" spacing=\"10\"", labels) { $0.layoutDirection = direction }
        #expect(column.frame("stack")?.size == CGSize(width: 50, height: 110))
        #expect(column.frame("two")?.size == CGSize(width: 50, height: 50))
        let row = try scene("spacing=\"10\"", labels) { $0.layoutDirection = direction }
        #expect(row.frame("stack")?.size == CGSize(width: 110, height: 50))
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

    @Test(arguments: empties, LayoutDirection.allCases)
    func `an empty view has no length on a device`(empty: String, direction: LayoutDirection) throws {
        let row = try scene("spacing=\"4\"", empty + Self.bar) {
            $0.presentation = .device
            $0.layoutDirection = direction
        }
        #expect(row.frame("empty")?.width == 0)
        let start: CGFloat = direction == .leftToRight ? 4 : 320 - 24
        #expect(row.frame("bar")?.minX == start)
    }

    @Test func `an empty view that is not stretched across is a square`() throws {
        let row = try scene("alignment=\"top\"", Self.element("view", "empty") + Self.bar)
        #expect(row.frame("empty")?.size == CGSize(width: 50, height: 50))
        #expect(row.frame("stack")?.height == 50)
    }

    @Test func `a view with something inside is none of the empty ones`() throws {
        let full = Self.element("view", "full", "", "<subviews>\(Self.element("view", "inner"))</subviews>")
        let row = try scene("", full + Self.bar, sizes: ["height": 40])
        #expect(row.view("full")?.sizing.isAmbiguous == true)
    }

    private static func label(_ id: String, _ attributes: String = "", height: String = "20.5") -> String {
        """
        <label text="Word" verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
            <rect key="frame" x="0" y="0" width="40" height="\(height)"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        """
    }

    @Test(arguments: [("horizontal", "width"), ("vertical", "height")], LayoutDirection.allCases)
    func `of arranged views with equal wishes the later gives way, whatever frames a document stores`(
        along: (axis: String, length: String), direction: LayoutDirection
    ) throws {
        let (axis, length) = along
        func measured(_ scene: Scene, _ id: String) throws -> CGFloat {
            let frame = try #require(scene.frame(id))
            return length == "width" ? frame.width : frame.height
        }
        let own = try measured(try scene("axis=\"\(axis)\"", Self.label("c")), "c")
        #expect(own > 20)
        let marked = Self.label("a", "ambiguous=\"YES\"") + Self.label("b", "ambiguous=\"YES\"", height: "9.5")
        for whole in [Int(own * 1.5), Int(own * 3)] {
            let stack = try scene("axis=\"\(axis)\"", marked, sizes: [length: whole]) {
                $0.layoutDirection = direction
            }
            // Differences of rounded edges are as long as lengths to the last digit but one.
            #expect(abs(try measured(stack, "a") - own) < 0.001)
            #expect(abs(try measured(stack, "b") - (CGFloat(whole) - own)) < 0.001)
            #expect(stack.diagnostics.filter { $0.kind == .ambiguous }.count == 2)
        }
    }

    @Test func `a label's placeholder size counts on the canvas and not on a device`() throws {
        let label = Self.label("a", "placeholderIntrinsicWidth=\"77\" placeholderIntrinsicHeight=\"33\"")
        #expect(try scene("", label).frame("stack")?.size == CGSize(width: 77, height: 33))
        #expect(try scene("", label) { $0.presentation = .device }.frame("stack")?.height != 33)
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
        return try DocumentFixture.scene(DocumentFixture.xib(table)).frame("row")?.height
    }

    @Test func `a row whose content says how high it is may be lower than the usual row, and higher`() throws {
        let low = try #require(try rowHeight(Self.label("word"), margin: 4))
        #expect(low < 35)
        #expect(try rowHeight(Self.label("word"), margin: 40) == low + 72)
    }
}
