import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@testable import KeylineInterfaceBuilder

/// Frames of Xcode's canvas that depend on more than insets. Source: documents of public apps, reduced to what matters.
@Suite @MainActor struct CanvasFrameTests {
    private static let box = """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
        """

    private static func pin(_ item: String, to other: String, _ attributes: [String], suffix: String = "") -> String {
        attributes.map {
            """
            <constraint firstItem="\(item)" firstAttribute="\($0)" secondItem="\(other)" secondAttribute="\($0)\(suffix)" id="\(item)-\($0)"/>
            """
        }.joined()
    }

    private static let edges = ["leading", "trailing", "top", "bottom"]

    private func scene(
        _ size: CGSize, tools: Int, device: String, _ subviews: String, _ constraints: String, others: String = "",
        _ change: (inout SceneEnvironment) -> Void = { _ in }
    ) throws -> Scene {
        let view = """
            <view contentMode="scaleToFill" id="root">
                <rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>\(subviews)</subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                \(others)
                <constraints>\(constraints)</constraints>
            </view>
            """
        return try DocumentFixture.scene(DocumentFixture.xib(view, tools: tools, device: device), change)
    }

    /// A scroll view over the whole screen whose content is as high as given, with a box below the content's top margin.
    private func boxInScrolledContent(height: Int, inset: String = "") throws -> CGRect? {
        let content = """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="content"><rect key="frame" x="0" y="0" width="1" height="1"/>
                <subviews>\(Self.box)</subviews>
                <constraints>
                    \(Self.pin("box", to: "content", ["top", "leading", "trailing"], suffix: "Margin"))
                    <constraint firstItem="box" firstAttribute="height" constant="10" id="bh"/>
                    <constraint firstItem="content" firstAttribute="height" constant="\(height)" id="ch"/>
                </constraints></view>
            """
        let scroll = """
            <scrollView translatesAutoresizingMaskIntoConstraints="NO" \(inset) id="scroll">
                <rect key="frame" x="0" y="0" width="1" height="1"/>
                <subviews>\(content)</subviews>
                <constraints>\(Self.pin("content", to: "scroll", Self.edges + ["width"]))</constraints>
            </scrollView>
            """
        return try scene(
            CGSize(width: 414, height: 896), tools: 20037, device: "retina6_1", scroll,
            Self.pin("scroll", to: "root", Self.edges)
        ).frame("box")
    }

    @Test func `margins inside a scroll view that is not inset hold the safe area`() throws {
        #expect(try boxInScrolledContent(height: 200) == CGRect(x: 8, y: 52, width: 398, height: 10))
    }

    @Test func `margins inside a scroll view that is inset do not hold the safe area again`() throws {
        // The content itself begins below the status bar, 44 points down.
        #expect(try boxInScrolledContent(height: 2000) == CGRect(x: 8, y: 52, width: 398, height: 10))
    }

    @Test(arguments: [(23504, 14.0, 347.0), (24765, 16, 343)])
    func `constraints speak of the whole slider from version 24000 on`(tools: Int, x: CGFloat, width: CGFloat) throws {
        let slider = """
            <slider translatesAutoresizingMaskIntoConstraints="NO" id="slider">
                <rect key="frame" x="0" y="0" width="1" height="1"/></slider>
            """
        let frame = try scene(
            CGSize(width: 375, height: 812), tools: tools, device: "retina6_12", slider,
            """
            <constraint firstItem="slider" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="t"/>
            <constraint firstItem="slider" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="l"/>
            <constraint firstItem="root" firstAttribute="trailing" secondItem="slider" secondAttribute="trailing" constant="16" id="r"/>
            """
        ).frame("slider")
        #expect(frame?.minX == x && frame?.width == width && frame?.minY == 100)
        #expect(frame?.height == (tools < 24000 ? 31 : 34))
    }

    /// The frame of a toolbar with an edge at one of the safe area's.
    private func toolbar(
        at edge: String, ofGuide guideEdge: String? = nil, device: String, _ size: CGSize,
        as presentation: ScenePresentation
    ) throws -> CGRect? {
        let bar = """
            <toolbar translatesAutoresizingMaskIntoConstraints="NO" id="bar"><rect key="frame" x="0" y="0" width="1" height="1"/></toolbar>
            """
        return try scene(
            size, tools: 20037, device: device, bar,
            Self.pin("bar", to: "root", ["leading", "trailing"])
                + """
                <constraint firstItem="bar" firstAttribute="\(edge)" secondItem="safe" secondAttribute="\(guideEdge ?? edge)" id="bar-edge"/>
                """
        ) { $0.presentation = presentation }.frame("bar")
    }

    @Test(arguments: [ScenePresentation.canvas, .device])
    func `a toolbar above a home indicator is 49 points high, and 44 anywhere else`(on: ScenePresentation) throws {
        let size = CGSize(width: 414, height: 896)
        let bottom = try toolbar(at: "bottom", device: "retina6_1", size, as: on)
        #expect(bottom?.height == 49 && bottom?.maxY == 862)
        #expect(try toolbar(at: "top", device: "retina6_1", size, as: on)?.height == 44)
        #expect(try toolbar(at: "top", ofGuide: "bottom", device: "retina6_1", size, as: on)?.height == 44)
        let home = try toolbar(at: "bottom", device: "retina4_7", CGSize(width: 375, height: 667), as: on)
        #expect(home?.height == 44)
    }

    @Test func `a root ends its safe area above a navigation controller's toolbar`() throws {
        func bottom(_ device: String, _ size: CGSize) throws -> CGFloat? {
            let metrics = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
            return try scene(
                size, tools: 20037, device: device, Self.box, Self.pin("box", to: "safe", Self.edges), others: metrics
            ).frame("box").map { size.height - $0.maxY }
        }
        #expect(try bottom("retina6_1", CGSize(width: 414, height: 896)) == 83)
        #expect(try bottom("retina4_7", CGSize(width: 375, height: 667)) == 44)
    }

    @Test(arguments: [ScenePresentation.canvas, .device])
    func `the standard spacing of a stack is 8`(on: ScenePresentation) throws {
        let boxes = ["one", "two"].map { id in
            """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" x="0" y="0" width="1" height="1"/>
            <constraints><constraint firstAttribute="width" constant="20" id="\(id)w"/>
            <constraint firstAttribute="height" constant="20" id="\(id)h"/></constraints></view>
            """
        }
        let stack = """
            <stackView spacingType="standard" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
            <rect key="frame" x="0" y="0" width="1" height="1"/><subviews>\(boxes.joined())</subviews></stackView>
            """
        let scene = try scene(
            CGSize(width: 414, height: 896), tools: 23504, device: "retina6_1", stack,
            Self.pin("stack", to: "root", ["leading", "top"])
        ) { $0.presentation = on }
        #expect(scene.frame("two")?.minX == 28 && scene.frame("stack")?.width == 48)
    }

    @Test(arguments: [(ScenePresentation.canvas, 57.5), (.device, 114)])
    func `a cell has its own size on the canvas and the layout's on a device`(
        presentation: ScenePresentation, width: CGFloat
    ) throws {
        let collection = """
            <collectionView translatesAutoresizingMaskIntoConstraints="NO" id="items">
                <rect key="frame" x="0" y="0" width="382" height="300"/>
                <collectionViewFlowLayout key="collectionViewLayout" id="flow"><size key="itemSize" width="114" height="60"/></collectionViewFlowLayout>
                <cells><collectionViewCell reuseIdentifier="c" id="cell">
                    <rect key="frame" x="0" y="0" width="57.5" height="60"/>
                    <collectionViewCellContentView key="contentView" id="content">
                        <rect key="frame" x="0" y="0" width="57.5" height="60"/><autoresizingMask key="autoresizingMask"/>
                        <subviews>\(Self.box)</subviews>
                        <constraints>\(Self.pin("box", to: "content", Self.edges))</constraints>
                    </collectionViewCellContentView></collectionViewCell></cells>
            </collectionView>
            """
        let frame = try scene(
            CGSize(width: 414, height: 896), tools: 20037, device: "retina6_1", collection,
            Self.pin("items", to: "root", Self.edges)
        ) { $0.presentation = presentation }.frame("box")
        #expect(frame?.size == CGSize(width: width, height: 60))
    }

    @Test func `the guide of the keyboard ends where the safe area does`() throws {
        let frame = try scene(
            CGSize(width: 414, height: 896), tools: 22505, device: "retina6_1", Self.box,
            Self.pin("box", to: "root", ["leading", "trailing", "top"])
                + """
                <constraint firstItem="box" firstAttribute="bottom" secondItem="keys" secondAttribute="top" id="b"/>
                """,
            others: "<keyboardLayoutGuide key=\"keyboard\" id=\"keys\"/>"
        ).frame("box")
        #expect(frame == CGRect(x: 0, y: 0, width: 414, height: 862))
    }

    @Test(arguments: [(17703, 20.5), (19144, 17), (21505, 20.5)])
    func `Xcode 13 measured text styles at the smallest size`(tools: Int, height: CGFloat) throws {
        let label = """
            <label text="Words" translatesAutoresizingMaskIntoConstraints="NO" id="label">
                <rect key="frame" x="0" y="0" width="1" height="1"/>
                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            """
        let constraints = Self.pin("label", to: "root", ["leading", "top"])
        let size = CGSize(width: 375, height: 667)
        let canvas = try scene(size, tools: tools, device: "retina4_7", label, constraints)
        #expect(canvas.frame("label")?.height == height)
        let source = try DocumentFixture.source(
            DocumentFixture.xib("<view id=\"root\"/>", tools: tools, device: "retina4_7"))
        var overrides = EnvironmentOverrides()
        overrides.presentation = .device
        #expect(overrides.resolved(over: try #require(source.scenes.first).environment).contentSizeCategory == .large)
    }

    @Test func `a label of several lines that resists compression as required takes more lines in nested stacks`()
        throws
    {
        let stack = """
            <stackView axis="vertical" alignment="center" distribution="equalSpacing" translatesAutoresizingMaskIntoConstraints="NO" id="column">
                <rect key="frame" x="0" y="0" width="1" height="1"/>
                <subviews><stackView alignment="center" spacing="10" translatesAutoresizingMaskIntoConstraints="NO" id="row">
                    <rect key="frame" x="0" y="0" width="1" height="1"/>
                    <subviews>
                        <view translatesAutoresizingMaskIntoConstraints="NO" id="mark"><rect key="frame" x="0" y="0" width="20" height="20"/>
                            <constraints><constraint firstAttribute="width" constant="20" id="mw"/>
                            <constraint firstAttribute="height" constant="20" id="mh"/></constraints></view>
                        <label horizontalHuggingPriority="251" verticalHuggingPriority="251" horizontalCompressionResistancePriority="1000" \
            verticalCompressionResistancePriority="1000" numberOfLines="5" lineBreakMode="tailTruncation" \
            text="Sentences that are too long for one line of such a label must go on in another line" \
            translatesAutoresizingMaskIntoConstraints="NO" id="label"><rect key="frame" x="0" y="0" width="1" height="1"/>
                            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
                    </subviews></stackView></subviews>
            </stackView>
            """
        let scene = try scene(
            CGSize(width: 430, height: 932), tools: 23727, device: "retina6_7", stack,
            """
            <constraint firstItem="column" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="t"/>
            <constraint firstItem="column" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="l"/>
            <constraint firstItem="root" firstAttribute="trailing" secondItem="column" secondAttribute="trailing" constant="16" id="r"/>
            """)
        let label = try #require(scene.frame("label"))
        #expect(abs(label.height - 41) < 0.7 && label.width > 280 && label.maxX <= 414)
        #expect(scene.frame("column")?.height == label.height)
        #expect(scene.diagnostics.allSatisfy { $0.kind == .misplaced })
    }

    // MARK: Roots on devices

    /// The root of a controller in a navigation controller, whose stored height and bar are given.
    private func root(
        height: Int, bar: String = "", controller: String = "", tools: Int = 22505, on presentation: ScenePresentation
    ) throws -> Scene {
        let text = DocumentFixture.storyboard(
            """
            <navigationController id="first"><navigationBar key="navigationBar" contentMode="scaleToFill" \(bar) id="bar">
            <rect key="frame" x="0" y="20" width="375" height="44"/></navigationBar>
            <connections><segue destination="shown" kind="relationship" relationship="rootViewController" id="segue"/>
            </connections></navigationController>
            """,
            """
            <viewController id="shown" \(controller)><view key="view" contentMode="scaleToFill" id="root">
            <rect key="frame" x="0" y="0" width="375" height="\(height)"/></view></viewController>
            """, device: "retina4_7")
        return try DocumentFixture.scene(text) { $0.presentation = presentation }
    }

    @Test(arguments: [603, 500, 667])
    func `on a device a root reaches below a translucent bar, whatever height is stored of it`(height: Int) throws {
        let scene = try root(height: height, on: .device)
        #expect(scene.frame("root") == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(scene.displayList.size == CGSize(width: 375, height: 667))
    }

    @Test func `on a device a root begins below an opaque bar, unless its controller says otherwise`() throws {
        for height in [603, 667] {
            let below = try root(height: height, bar: "translucent=\"NO\"", on: .device)
            #expect(below.frame("root") == CGRect(x: 0, y: 64, width: 375, height: 603))
            let under = try root(
                height: height, bar: "translucent=\"NO\"", controller: "extendedLayoutIncludesOpaqueBars=\"YES\"",
                on: .device)
            #expect(under.frame("root") == CGRect(x: 0, y: 0, width: 375, height: 667))
        }
    }

    @Test func `on the canvas the stored height says whether a root reaches below a bar`() throws {
        for bar in ["", "translucent=\"NO\""] {
            #expect(try root(height: 603, bar: bar, on: .canvas).frame("root")?.minY == 64)
            #expect(try root(height: 667, bar: bar, on: .canvas).frame("root")?.minY == 0)
        }
    }

    @Test func `a bar that is simulated to be opaque ends a root on a device`() throws {
        func frame(_ attributes: String) throws -> CGRect? {
            let text = DocumentFixture.storyboard(
                """
                <viewController id="first"><view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0" y="0" width="375" height="667"/></view>
                <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" \(attributes) prompted="NO"/></viewController>
                """, device: "retina4_7")
            return try DocumentFixture.scene(text) { $0.presentation = .device }.frame("root")
        }
        #expect(try frame("translucent=\"NO\"")?.minY == 64)
        #expect(try frame("")?.minY == 0)
    }

    @Test func `a root stored on another phone has the document's device, and one of a size of its own keeps that`()
        throws
    {
        func size(_ others: String) throws -> CGSize {
            let text = DocumentFixture.storyboard(
                """
                <viewController id="first"><view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0" y="0" width="320" height="568"/></view>\(others)</viewController>
                """, device: "retina4_7")
            return try DocumentFixture.scene(text) { $0.presentation = .device }.displayList.size
        }
        #expect(try size("") == CGSize(width: 375, height: 667))
        #expect(
            try size("<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>")
                == CGSize(width: 320, height: 568))
        #expect(
            try size("<size key=\"preferredContentSize\" width=\"320\" height=\"568\"/>")
                == CGSize(width: 320, height: 568))
    }

    @Test func `a low view of a XIB is in the middle of a screen on a device, and below its top on the canvas`() throws
    {
        let top = """
            <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="l"/>
            <constraint firstItem="box" firstAttribute="width" constant="20" id="w"/>
            <constraint firstItem="box" firstAttribute="height" constant="20" id="h"/>
            """
        func y(_ height: CGFloat, _ presentation: ScenePresentation) throws -> CGFloat? {
            try scene(
                CGSize(width: 375, height: height), tools: 22505, device: "retina6_12", Self.box, top
            ) { $0.presentation = presentation }.frame("box")?.minY
        }
        #expect(try y(81, .device) == 0)
        #expect(try y(81, .canvas) ?? 0 > 0)
        #expect(try y(600, .device) ?? 0 > 0)
    }

    private func colorsOfTexts(in items: [DisplayItem]) -> Set<Color> {
        items.reduce(into: []) { colors, item in
            switch item.content {
            case .glyphs(let run): colors.insert(run.color)
            case .group(let group): colors.formUnion(colorsOfTexts(in: group.items))
            default: break
            }
        }
    }

    @Test func `the tint of a storyboard is that of its controls`() throws {
        func colors(_ tint: String) throws -> Set<Color> {
            let text = DocumentFixture.storyboard(
                """
                <viewController id="first"><view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
                <button buttonType="system" fixedFrame="YES" id="go"><rect key="frame" x="20" y="100" width="90" height="30"/>
                <state key="normal" title="Go"/></button></subviews></view></viewController>
                """
            ).replacing("</document>", with: tint + "</document>")
            let scene = try DocumentFixture.scene(text) { $0.presentation = .device }
            return colorsOfTexts(in: scene.displayList.items)
        }
        let usual = try colors("")
        let red =
            "<color key=\"tintColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
        #expect(try colors(red) == [Color(red: 1, green: 0, blue: 0)])
        #expect(usual != [Color(red: 1, green: 0, blue: 0)])
    }
}
