import Foundation
import KeylineScenes
import Testing
import UIKitLayout

@testable import KeylineInterfaceBuilder

/// What the elements of documents mean, each by a document of the tests' own.
@Suite @MainActor struct FormatTests {
    func box(_ id: String, _ inside: String = "", kind: String = "view", attributes: String = "") -> String {
        """
        <\(kind) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
            <rect key="frame" x="20" y="20" width="100" height="50"/>\(inside)
        </\(kind)>
        """
    }

    /// Constraints that place a view at its usual frame, those of some attributes left out.
    func place(_ id: String, without left: Set<String> = []) -> String {
        let all = [
            ("leading", "secondItem=\"root\" secondAttribute=\"leading\" constant=\"20\""),
            ("top", "secondItem=\"root\" secondAttribute=\"top\" constant=\"20\""), ("width", "constant=\"100\""),
            ("height", "constant=\"50\""),
        ]
        return all.filter { !left.contains($0.0) }.map {
            "<constraint firstItem=\"\(id)\" firstAttribute=\"\($0.0)\" \($0.1) id=\"\(id)-\($0.0)\"/>"
        }.joined()
    }

    @Test(arguments: [("2:1", 100.0), ("2/1", 100), ("2", 100), ("0.5", 25), ("1:2", 25)])
    func `a multiplier is a ratio or a number`(text: String, width: Double) throws {
        let ratio = """
            <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" \
            multiplier="\(text)" id="r"/>
            """
        let scene = try DocumentFixture.scene(
            DocumentFixture.view(box("a"), constraints: place("a", without: ["width"]) + ratio))
        #expect(scene.frame("a")?.width == CGFloat(width))
    }

    /// pointfreeco/swift-snapshot-testing recorded 25 by 24 points at one pixel per point, and pictures of 73 by 71 pixels at three.
    @Test(arguments: [(nil, 25, 24), ("retina6_12", 73 / 3, 71 / 3)] as [(String?, CGFloat, CGFloat)])
    func `a button that adds contacts is as large as its mark`(device: String?, width: CGFloat, height: CGFloat) throws
    {
        let edges = """
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
            """
        let button = box("a", kind: "button", attributes: "buttonType=\"contactAdd\"")
        let root = """
            <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="320" height="200"/>
            <subviews>\(button)</subviews><constraints>\(edges)</constraints></view>
            """
        let size = try #require(try DocumentFixture.scene(DocumentFixture.xib(root, device: device)).frame("a")?.size)
        #expect(abs(size.width - width) < 0.001 && abs(size.height - height) < 0.001, "\(size)")
    }

    @Test func `standard spacing is 8 between siblings and 20 to the view around`() throws {
        let text = DocumentFixture.view(
            box("a") + box("b"),
            constraints: place("a", without: ["leading"]) + place("b", without: ["leading"]) + """
                <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
                symbolic="YES" id="s1"/>
                <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" \
                symbolic="YES" id="s2"/>
                """)
        let scene = try DocumentFixture.scene(text)
        #expect(scene.frame("a")?.minX == 20)
        #expect(scene.frame("b")?.minX == 128)
    }

    @Test func `the first item of a constraint may be left out`() throws {
        let own = box("a", "<constraints><constraint firstAttribute=\"width\" constant=\"33\" id=\"w\"/></constraints>")
        let scene = try DocumentFixture.scene(DocumentFixture.view(own, constraints: place("a", without: ["width"])))
        #expect(scene.frame("a")?.width == 33)
    }

    @Test func `a fixed frame stays, whatever the view says of its mask`() throws {
        let scene = try DocumentFixture.scene(DocumentFixture.view(box("a", attributes: "fixedFrame=\"YES\"")))
        #expect(scene.frame("a") == CGRect(x: 20, y: 20, width: 100, height: 50))
        #expect(scene.view("a")?.sizing.isAmbiguous == false)
    }

    @Test func `a frame may be missing where constraints give it`() throws {
        let bare = "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\"/>"
        let scene = try DocumentFixture.scene(DocumentFixture.view(bare, constraints: place("a")))
        #expect(scene.frame("a") == CGRect(x: 20, y: 20, width: 100, height: 50))
    }

    @Test func `size classes choose among variations`() throws {
        let text = DocumentFixture.view(
            box("a"),
            constraints: place("a", without: ["width"]) + """
                <constraint firstItem="a" firstAttribute="width" constant="60" id="w">
                    <variation key="widthClass=regular" constant="90"/>
                </constraint>
                """)
        func width(_ sizeClass: SizeClass) throws -> CGFloat? {
            try DocumentFixture.scene(text) { $0.horizontalSizeClass = sizeClass }.frame("a")?.width
        }
        #expect(try width(.compact) == 60)
        #expect(try width(.regular) == 90)
    }

    @Test(arguments: [0, 1]) func `of variations that apply the more specific one wins, wherever it stands`(
        order: Int
    ) throws {
        let variations = [
            "<variation key=\"heightClass=regular-widthClass=regular\" constant=\"90\"/>",
            "<variation key=\"widthClass=regular\" constant=\"75\"/>",
        ]
        let text = DocumentFixture.view(
            box("a"),
            constraints: place("a", without: ["width"]) + """
                <constraint firstItem="a" firstAttribute="width" constant="60" id="w">
                    \((order == 0 ? variations : variations.reversed()).joined())
                </constraint>
                """)
        func width(_ horizontal: SizeClass, _ vertical: SizeClass) throws -> CGFloat? {
            try DocumentFixture.scene(text) {
                $0.horizontalSizeClass = horizontal
                $0.verticalSizeClass = vertical
            }
            .frame("a")?.width
        }
        #expect(try width(.regular, .regular) == 90)
        #expect(try width(.regular, .compact) == 75)
        #expect(try width(.compact, .regular) == 60)
    }

    @Test func `size classes leave views and constraints out`() throws {
        let text = DocumentFixture.view(box("a") + box("b"), constraints: place("a") + place("b")).replacing(
            "</view></objects>", with: "</view></objects>"
        ).replacing(
            "<constraints><constraint firstItem=\"a\"",
            with: """
                <variation key="widthClass=regular"><mask key="subviews"><exclude reference="b"/></mask></variation>\
                <constraints><constraint firstItem="a"
                """)
        func hasB(_ sizeClass: SizeClass) throws -> Bool {
            try DocumentFixture.scene(text) { $0.horizontalSizeClass = sizeClass }.frame("b") != nil
        }
        #expect(try hasB(.compact))
        #expect(try !hasB(.regular))
    }

    @Test func `a hidden view of a stack takes no room`() throws {
        let stack = box(
            "stack",
            "<subviews>"
                + ["x", "y", "z"].map { id in
                    let hidden = id == "y" ? "hidden=\"YES\"" : ""
                    return """
                        <view translatesAutoresizingMaskIntoConstraints="NO" \(hidden) id="\(id)">
                            <rect key="frame" x="0" y="0" width="20" height="50"/>
                            <constraints><constraint firstAttribute="width" constant="20" id="w\(id)"/></constraints>
                        </view>
                        """
                }.joined() + "</subviews>", kind: "stackView", attributes: "spacing=\"6\"")
        let scene = try DocumentFixture.scene(
            DocumentFixture.view(stack, constraints: place("stack", without: ["width"])))
        #expect(scene.frame("stack")?.width == 46)
        #expect(scene.frame("z")?.minX == 46)
    }

    @Test func `margins that a stack is given are kept by its arrangement`() throws {
        let inside = """
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="x">\
            <rect key="frame" x="0" y="0" width="20" height="50"/></view></subviews>
            <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
            """
        let scene = try DocumentFixture.scene(
            DocumentFixture.view(
                box("stack", inside, kind: "stackView", attributes: "insetsLayoutMarginsFromSafeArea=\"NO\""),
                constraints: place("stack")))
        #expect(scene.frame("x") == CGRect(x: 22, y: 21, width: 94, height: 46))
    }

    @Test func `guides of one's own take part`() throws {
        let guide = """
            <layoutGuides><layoutGuide id="g" identifier="Column"/></layoutGuides>
            """
        let text = DocumentFixture.view(
            box("a"),
            constraints: place("a", without: ["leading"]) + """
                <constraint firstItem="g" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
                constant="70" id="g1"/>
                <constraint firstItem="a" firstAttribute="leading" secondItem="g" secondAttribute="leading" id="g2"/>
                """
        ).replacing("<constraints>", with: guide + "<constraints>")
        #expect(try DocumentFixture.scene(text).frame("a")?.minX == 70)
    }

    @Test func `runtime attributes of layers are honoured and others named once`() throws {
        let attributes = """
            <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="7"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="string" keyPath="moodOfTheDay" value="fine"/>
            </userDefinedRuntimeAttributes>
            """
        let text = DocumentFixture.view(
            box("a", attributes) + box("b", attributes), constraints: place("a") + place("b"))
        let views = try InterfaceFile(data: Data(text.utf8), file: "A.xib").instantiate()
        #expect(views.first?.subviews.map(\.layer.cornerRadius) == [7, 7])
        let scene = try DocumentFixture.scene(text)
        #expect(scene.diagnostics.filter { $0.kind == .ignored }.map(\.severity) == [.note])
    }
}
