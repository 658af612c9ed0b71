import Foundation
import KeylineGraphics
import KeylineScenes
import Testing
import UIKitLayout

@testable import KeylineInterfaceBuilder

/// The safe areas and margins of canvases, which depend on the version that saved a document and on its device.
@Suite @MainActor struct CanvasInsetTests {
    private static let box = """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
        """

    /// A view of a size, with one inside that fills its safe area.
    private func safeFrame(
        _ size: CGSize, tools: Int, device: String?, orientation: Orientation = .portrait, metrics: String = "",
        as presentation: ScenePresentation = .canvas
    ) throws -> CGRect? {
        let sides = ["leading", "trailing", "top", "bottom"].map {
            "<constraint firstItem=\"box\" firstAttribute=\"\($0)\" secondItem=\"safe\" secondAttribute=\"\($0)\" id=\"\($0)\"/>"
        }
        let view = """
            <view contentMode="scaleToFill" id="root">
                <rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>\(Self.box)</subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>\(sides.joined())</constraints>
                \(metrics)
            </view>
            """
        let text = DocumentFixture.xib(view, tools: tools, device: device)
            .replacing("orientation=\"portrait\"", with: "orientation=\"\(orientation)\"")
        let source = try DocumentFixture.source(text)
        let scene = try #require(source.scenes.first)
        var overrides = EnvironmentOverrides()
        overrides.presentation = presentation
        return try source.makeScene(scene.id, in: overrides.resolved(over: scene.environment)).frame("box")
    }

    private static let freeform = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"

    @Test(arguments: [(14490, 20.0), (14824, 0), (18122, 0), (21507, 0), (21701, 20), (23504, 20)])
    func `a device with a home button has a status bar in the versions that drew one`(tools: Int, top: CGFloat) throws {
        let frame = try safeFrame(CGSize(width: 375, height: 667), tools: tools, device: "retina4_7")
        #expect(frame == CGRect(x: 0, y: top, width: 375, height: 667 - top))
    }

    @Test(arguments: [
        ("retina5_9", 375.0, 812.0, 20037, 44.0), ("retina5_9", 375, 812, 21507, 47),
        ("retina5_9", 375, 812, 22505, 50),
        ("retina6_0", 390, 844, 20037, 44), ("retina6_0", 390, 844, 21507, 47), ("retina6_7", 428, 926, 20037, 44),
        ("retina6_7", 428, 926, 22505, 47),
    ])
    func `the top inset of a phone without a home button depends on the version`(
        device: String, width: CGFloat, height: CGFloat, tools: Int, top: CGFloat
    ) throws {
        let frame = try safeFrame(CGSize(width: width, height: height), tools: tools, device: device)
        #expect(frame == CGRect(x: 0, y: top, width: width, height: height - top - 34))
    }

    @Test func `the largest phone is one of 430 points from version 23700 on`() throws {
        let frame = try safeFrame(CGSize(width: 430, height: 932), tools: 23727, device: "retina6_7")
        #expect(frame == CGRect(x: 0, y: 118, width: 430, height: 932 - 118 - 68))
    }

    @Test(arguments: [(23504, 48.0, 34.0), (23727, 96, 68), (24506, 96, 68), (32700, 48, 34)])
    func `a few versions count the insets of phones without a home button twice`(
        tools: Int, top: CGFloat, bottom: CGFloat
    ) throws {
        let frame = try safeFrame(CGSize(width: 414, height: 896), tools: tools, device: "retina6_1")
        #expect(frame == CGRect(x: 0, y: top, width: 414, height: 896 - top - bottom))
    }

    @Test(arguments: [(false, 55.0), (true, 86)])
    func `insets that count twice are those of the phone as it is held and upright`(
        hasTabBar: Bool, bottom: CGFloat
    ) throws {
        let bar = hasTabBar ? "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>" : ""
        let frame = try safeFrame(
            CGSize(width: 844, height: 390), tools: 24412, device: "retina6_0", orientation: .landscape, metrics: bar)
        #expect(frame == CGRect(x: 47, y: 47, width: 844 - 94, height: 390 - 47 - bottom))
    }

    @Test(arguments: [(23727, "retina6_1", 896, 48.0, 34.0), (18122, "retina4_7", 667, 20, 0)])
    func `a device has its own insets whatever the version's canvas drew`(
        tools: Int, device: String, height: Int, top: CGFloat, bottom: CGFloat
    ) throws {
        let size = CGSize(width: device == "retina6_1" ? 414 : 375, height: CGFloat(height))
        let frame = try safeFrame(size, tools: tools, device: device, as: .device)
        #expect(frame == CGRect(x: 0, y: top, width: size.width, height: size.height - top - bottom))
    }

    @Test func `the doubled inset of an iPhone X is 100`() throws {
        let frame = try safeFrame(CGSize(width: 375, height: 812), tools: 24506, device: "retina5_9")
        #expect(frame == CGRect(x: 0, y: 100, width: 375, height: 812 - 168))
    }

    @Test(arguments: [(14490, 0.0, 0.0), (17701, 44, 0), (21507, 48, 0), (21701, 48, 34), (24506, 96, 34)])
    func `a freeform view that is no wider than the device has a bottom inset from version 21600 on`(
        tools: Int, top: CGFloat, bottom: CGFloat
    ) throws {
        let frame = try safeFrame(
            CGSize(width: 414, height: 344), tools: tools, device: "retina6_1", metrics: Self.freeform)
        #expect(frame == CGRect(x: 0, y: top, width: 414, height: 344 - top - bottom))
    }

    @Test(arguments: [(14460, "retina4_7", 545.0, 20.0, 0.0), (14490, "retina6_1", 667, 44, 34)])
    func `versions below 14800 inset freeform views that are as high as a phone`(
        tools: Int, device: String, height: CGFloat, top: CGFloat, bottom: CGFloat
    ) throws {
        let frame = try safeFrame(
            CGSize(width: 343, height: height), tools: tools, device: device, metrics: Self.freeform)
        #expect(frame == CGRect(x: 0, y: top, width: 343, height: height - top - bottom))
    }

    @Test func `a view that ends above the simulated bar of tabs reaches below the one of navigation`() throws {
        let frame = try safeFrame(
            CGSize(width: 414, height: 813), tools: 14490, device: "retina6_1",
            metrics: """
                <simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>
                <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
                """)
        #expect(frame == CGRect(x: 0, y: 88, width: 414, height: 813 - 88))
    }

    @Test(arguments: [(18122, "", 52.0, 8.0), (21701, "", 48, 34), (24093, " useSafeAreas=\"YES\"", 96, 34)])
    func `the margins of a root that preserves those around it hold them beside its safe area`(
        tools: Int, attributes: String, top: CGFloat, bottom: CGFloat
    ) throws {
        let sides = ["leading", "trailing", "top", "bottom"].map {
            "<constraint firstItem=\"box\" firstAttribute=\"\($0)\" secondItem=\"root\" secondAttribute=\"\($0)Margin\" id=\"\($0)\"/>"
        }
        let view = """
            <view contentMode="scaleToFill" id="root" preservesSuperviewLayoutMargins="YES">
                <rect key="frame" x="0" y="0" width="394" height="165"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>\(Self.box)</subviews>
                <constraints>\(sides.joined())</constraints>
            </view>
            """
        let text = DocumentFixture.xib(view, tools: tools, device: "retina6_1")
            .replacingOccurrences(of: " useSafeAreas=\"YES\"", with: attributes)
        let frame = try DocumentFixture.scene(text).frame("box")
        #expect(frame == CGRect(x: 20, y: top, width: 354, height: 165 - top - bottom))
    }

    @Test(arguments: [(21701, 8.0, 8.0), (18122, 52, 8)])
    func `a root that keeps margins out of its safe area has the margins of the view around it`(
        tools: Int, top: CGFloat, bottom: CGFloat
    ) throws {
        let frame = try marginFrame(
            "preservesSuperviewLayoutMargins=\"YES\" insetsLayoutMarginsFromSafeArea=\"NO\"", tools: tools)
        #expect(frame == CGRect(x: 20, y: top, width: 354, height: 165 - top - bottom))
    }

    /// A view of 394×165 in a XIB for a device of 414×896, with one inside that fills its margins.
    private func marginFrame(_ attributes: String, tools: Int) throws -> CGRect? {
        let view = """
            <view contentMode="scaleToFill" id="root" \(attributes)>
                <rect key="frame" x="0" y="0" width="394" height="165"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>\(Self.box)</subviews>
                <constraints>\(Self.fillingMargins)</constraints>
            </view>
            """
        return try DocumentFixture.scene(DocumentFixture.xib(view, tools: tools, device: "retina6_1")).frame("box")
    }

    private static let fillingMargins = ["leading", "trailing", "top", "bottom"].map {
        "<constraint firstItem=\"box\" firstAttribute=\"\($0)\" secondItem=\"root\" secondAttribute=\"\($0)Margin\" id=\"\($0)\"/>"
    }.joined()

    @Test(arguments: [
        ("retina4_7", 375.0, 667.0, 15701, 8.0), ("retina6_1", 414, 896, 19162, 42), ("retina6_1", 414, 896, 21507, 34),
    ])
    func `a controller's view that preserves margins has them besides its safe area before version 21000`(
        device: String, width: CGFloat, height: CGFloat, tools: Int, bottom: CGFloat
    ) throws {
        let text = DocumentFixture.storyboard(
            """
            <viewController id="first"><view key="view" preservesSuperviewLayoutMargins="YES" id="root">
                <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
                <subviews>\(Self.box)</subviews><constraints>\(Self.fillingMargins)</constraints>
            </view></viewController>
            """, device: device
        ).replacingOccurrences(of: "toolsVersion=\"22505\"", with: "toolsVersion=\"\(tools)\"")
        #expect(try DocumentFixture.scene(text).frame("box")?.maxY == height - bottom)
    }

    @Test(arguments: [(11762, 64.0), (13168, 64.0), (16097, 44.0)])
    func `a larger view than the device below a navigation bar has the status bar of its version`(
        tools: Int, top: CGFloat
    ) throws {
        let text = DocumentFixture.storyboard(
            """
            <navigationController id="first"><navigationBar key="navigationBar" id="bar"/>
                <connections><segue destination="shown" kind="relationship" relationship="rootViewController" id="g"/></connections>
            </navigationController>
            """,
            """
            <viewController id="shown">
                <layoutGuides><viewControllerLayoutGuide type="top" id="top"/></layoutGuides>
                <view key="view" id="root"><rect key="frame" x="0" y="0" width="600" height="600"/>
                    <subviews>\(Self.box)</subviews>
                    <constraints>
                        <constraint firstItem="box" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="t"/>
                    </constraints></view>
            </viewController>
            """, device: "retina4_7"
        ).replacingOccurrences(of: "toolsVersion=\"22505\"", with: "toolsVersion=\"\(tools)\"")
        #expect(try DocumentFixture.scene(text).frame("box")?.minY == top)
    }

    /// A controller in a navigation controller, on a device of 414×736, whose view stores a size that no container gives it.
    private func rootHeight(_ attributes: String, bottom: String = "") throws -> CGFloat? {
        let text = DocumentFixture.storyboard(
            """
            <navigationController id="first"><navigationBar key="navigationBar" id="bar">
                <rect key="frame" x="0" y="20" width="414" height="44"/></navigationBar>
                <connections><segue destination="shown" kind="relationship" relationship="rootViewController" id="g"/></connections>
            </navigationController>
            """,
            """
            <viewController id="shown">\(bottom)<view key="view" \(attributes) id="root">
                <rect key="frame" x="0" y="0" width="414" height="600"/>
            </view></viewController>
            """, device: "retina5_5")
        return try DocumentFixture.scene(text).layout.placedViews.first { $0.view.id.rawValue == "root" }?.frame.height
    }

    @Test func `a root that is marked as misplaced is as high as the bars leave it room`() throws {
        #expect(try rootHeight("") == 600)
        #expect(try rootHeight("misplaced=\"YES\"") == 736 - 20 - 44)
        #expect(
            try rootHeight(
                "misplaced=\"YES\"", bottom: "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>") == 736 - 20
                - 44 - 49)
    }

    @Test func `a simulated bar of tabs has no elements for VoiceOver`() throws {
        let text = DocumentFixture.storyboard(
            """
            <viewController id="shown"><simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
                <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
            </viewController>
            """, device: "retina4_7")
        let scene = try DocumentFixture.scene(text)
        #expect(scene.layout.placedViews.contains { $0.view.className == "UITabBar" })
        #expect(scene.accessibility.elements.isEmpty)
    }

    @Test func `a freeform view that is wider than the device has all insets`() throws {
        let frame = try safeFrame(
            CGSize(width: 468, height: 360), tools: 18122, device: "retina6_1", metrics: Self.freeform)
        #expect(frame == CGRect(x: 0, y: 44, width: 468, height: 360 - 44 - 34))
    }

    @Test func `a simulated navigation bar adds its height to the inset of a XIB`() throws {
        let frame = try safeFrame(
            CGSize(width: 375, height: 667), tools: 14490, device: "retina4_7",
            metrics: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>")
        #expect(frame == CGRect(x: 0, y: 64, width: 375, height: 667 - 64))
    }

    @Test(arguments: [(14490, 20.0), (14868, 0)])
    func `a document without a device has a status bar before version 14800`(tools: Int, top: CGFloat) throws {
        let frame = try safeFrame(CGSize(width: 600, height: 600), tools: tools, device: nil)
        #expect(frame?.minY == top)
    }

    @Test(arguments: [(10117, 20.0), (14490, 16)])
    func `a document without a device has narrow margins at any width since canvases show devices`(
        tools: Int, side: CGFloat
    ) throws {
        let view = """
            <view contentMode="scaleToFill" id="root">
                <rect key="frame" x="0" y="0" width="600" height="600"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>\(Self.box)</subviews>
                <constraints>
                    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="a"/>
                    <constraint firstItem="root" firstAttribute="trailingMargin" secondItem="box" secondAttribute="trailing" id="b"/>
                </constraints>
            </view>
            """
        let frame = try DocumentFixture.scene(DocumentFixture.xib(view, tools: tools, device: nil)).frame("box")
        #expect(frame?.minX == side && frame?.maxX == 600 - side)
    }

    /// The distances of a view from the edges of a cell of 80 points, 600 wide or another width, whose content leaves out a separator's half
    /// point.
    private func cellMargins(tools: Int, device: String, width: CGFloat = 600, margins: String = "") throws -> CGRect? {
        let sides = ["leading", "trailing", "top", "bottom"].map {
            "<constraint firstItem=\"box\" firstAttribute=\"\($0)\" secondItem=\"content\" secondAttribute=\"\($0)Margin\" id=\"\($0)\"/>"
        }
        let cell = """
            <tableViewCell contentMode="scaleToFill" selectionStyle="default" rowHeight="80" id="cell">
                <rect key="frame" x="0" y="0" width="\(width)" height="80"/>
                <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                    <rect key="frame" x="0" y="0" width="\(width)" height="79.5"/>
                    <autoresizingMask key="autoresizingMask"/>
                    <subviews>\(Self.box)</subviews>
                    <constraints>\(sides.joined())</constraints>
                    \(margins)
                </tableViewCellContentView>
            </tableViewCell>
            """
        return try DocumentFixture.scene(DocumentFixture.xib(cell, tools: tools, device: device)).frame("box")
    }

    @Test(arguments: [
        (14113, "retina4_7", 600.0, 20.0), (14868, "retina4_7", 600, 15), (17701, "retina4_7", 600, 16),
        (17701, "retina6_1", 320, 16), (17701, "retina6_1", 352, 20), (21507, "retina6_12", 600, 20),
        (22131, "retina4_7", 394, 16), (23721, "retina6_1", 396, 20), (23721, "retina6_12", 320, 16),
        (22155, "retina6_0", 414, 20), (24506, "retina6_0", 414, 16), (24506, "retina6_12", 414, 20),
        (32700, "retina6_0", 414, 20),
    ])
    func `the margins of a cell at the top of a XIB depend on its width in old versions, then on the device's`(
        tools: Int, device: String, width: CGFloat, side: CGFloat
    ) throws {
        let frame = try cellMargins(tools: tools, device: device, width: width)
        #expect(frame?.minX == side && frame?.maxX == width - side)
    }

    @Test(arguments: [
        (19162, 300.0, 0.0, 16.0), (19162, 414, 0, 20), (23504, 406, 0, 20), (23504, 107, 0, 16), (23504, 374, 20, 20),
        (17506, 375, 0, 20), (21507, 382, 0, 20),
    ])
    func `a table that is much narrower than a wide phone gives its cells narrow margins`(
        tools: Int, width: CGFloat, inset: CGFloat, side: CGFloat
    ) throws {
        let constraint =
            "<constraint firstItem=\"box\" firstAttribute=\"leading\" secondItem=\"content\" secondAttribute=\"leadingMargin\" id=\"l\"/>"
        let table = """
            <tableView dataMode="prototypes" style="plain" rowHeight="80" id="table">
                <rect key="frame" x="0" y="0" width="\(width + 2 * inset)" height="300"/>
                <prototypes><tableViewCell rowHeight="80" id="cell">
                    <rect key="frame" x="\(inset)" y="0" width="\(width)" height="80"/>
                    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                        <rect key="frame" x="0" y="0" width="\(width)" height="80"/>
                        <subviews>\(Self.box)</subviews><constraints>\(constraint)</constraints>
                    </tableViewCellContentView>
                </tableViewCell></prototypes>
            </tableView>
            """
        let root = """
            <view contentMode="scaleToFill" id="root">
                <rect key="frame" x="0" y="0" width="414" height="896"/><subviews>\(table)</subviews>
            </view>
            """
        let scene = try DocumentFixture.scene(DocumentFixture.xib(root, tools: tools, device: "retina6_1"))
        let content = try #require(scene.frame("content"))
        #expect(scene.frame("box").map { $0.minX - content.minX } == side)
    }

    @Test func `the margin at the end of a cell counts from the cell and not from the content`() throws {
        let frame = try cellMargins(tools: 14113, device: "retina4_7")
        #expect(frame?.minY == 11 && frame?.maxY == 80 - 11)
    }

    @Test func `margins of 0 on all sides of a cell's content are none`() throws {
        let frame = try cellMargins(
            tools: 17701, device: "retina6_1", width: 352,
            margins: "<edgeInsets key=\"layoutMargins\" top=\"0.0\" left=\"0.0\" bottom=\"0.0\" right=\"0.0\"/>")
        #expect(frame == CGRect(x: 20, y: 11, width: 312, height: 80 - 22))
    }

    // MARK: Bars

    /// A controller with guides that another one of a width and height leads to, and a view that fills the guides.
    private func guided(
        _ id: String, size: CGSize = CGSize(width: 428, height: 926), segue: String = ""
    ) -> String {
        let edges = ["top": "bottom", "bottom": "top"].sorted { $0.key < $1.key }.map { edge, other in
            "<constraint firstItem=\"\(id)-box\" firstAttribute=\"\(edge)\" secondItem=\"\(id)-\(edge)\" secondAttribute=\"\(other)\" id=\"\(id)-\(edge)-c\"/>"
        }
        return """
            <viewController id="\(id)">
                <layoutGuides><viewControllerLayoutGuide type="top" id="\(id)-top"/>
                    <viewControllerLayoutGuide type="bottom" id="\(id)-bottom"/></layoutGuides>
                <view key="view" id="\(id)-root">
                    <rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>
                    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-box">
                        <rect key="frame" x="0" y="0" width="1" height="1"/></view></subviews>
                    <constraints>\(edges.joined())</constraints>
                </view>
                <connections>\(segue)</connections>
            </viewController>
            """
    }

    /// A navigation controller with a bar of a frame.
    private func navigation(_ id: String, to root: String, bar: CGRect) -> String {
        """
        <navigationController id="\(id)"><navigationBar key="navigationBar" id="\(id)-bar">
            <rect key="frame" x="\(bar.minX)" y="\(bar.minY)" width="\(bar.width)" height="\(bar.height)"/></navigationBar>
            <connections>
                <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="\(id)-r"/>
            </connections>
        </navigationController>
        """
    }

    private static let bar = CGRect(x: 0, y: 47, width: 428, height: 44)

    /// The frame of the box in a storyboard's last scene.
    private func boxFrame(_ id: String, in text: String, tools: Int = 23090) throws -> CGRect? {
        let text = text.replacingOccurrences(of: "toolsVersion=\"22505\"", with: "toolsVersion=\"\(tools)\"")
        let source = try DocumentFixture.source(text)
        let scene = try #require(source.scenes.last)
        return try source.makeScene(scene.id, in: scene.environment).frame("\(id)-box")
    }

    @Test(arguments: ["retina6_7", "ipad12_9"])
    func `details are below the bar of the list on a phone and not on an iPad`(device: String) throws {
        let detail = #"<segue destination="detail" kind="showDetail" id="d"/>"#
        let isPhone = device == "retina6_7"
        let size = isPhone ? CGSize(width: 428, height: 926) : CGSize(width: 1024, height: 1366)
        let text = DocumentFixture.storyboard(
            navigation("first", to: "list", bar: Self.bar), guided("list", size: size, segue: detail),
            guided("detail", size: size), device: device)
        let frame = try boxFrame("detail", in: text)
        #expect(frame?.minY == (isPhone ? 91 : 20))
    }

    @Test(arguments: [true, false])
    func `the segue that the author chose says whether a list has the bar of tabs`(isSplitChosen: Bool) throws {
        let chosen = isSplitChosen ? "split-m" : "tabs-v"
        let text = DocumentFixture.storyboard(
            """
            <splitViewController id="first"><connections>
                <segue destination="nav" kind="relationship" relationship="masterViewController" id="split-m"/>
            </connections></splitViewController>
            """,
            """
            <tabBarController id="tabs"><tabBar key="tabBar" id="bar"/><connections>
                <segue destination="nav" kind="relationship" relationship="viewControllers" id="tabs-v"/>
            </connections></tabBarController>
            """, navigation("nav", to: "list", bar: Self.bar), guided("list"), device: "retina6_7"
        ).replacingOccurrences(
            of: "</document>",
            with: "<inferredMetricsTieBreakers><segue reference=\"\(chosen)\"/></inferredMetricsTieBreakers></document>"
        )
        #expect(try boxFrame("list", in: text)?.maxY == 926 - 34 - (isSplitChosen ? 0 : 49))
    }

    @Test(arguments: [(22505, 34.0), (23090, 0.0)])
    func `a sheet has no room for the home indicator from version 23000 on`(tools: Int, bottom: CGFloat) throws {
        let text = DocumentFixture.storyboard(
            navigation("first", to: "sheet", bar: CGRect(x: 0, y: 0, width: 428, height: 56)),
            guided("sheet", size: CGSize(width: 428, height: 916)), device: "retina6_7")
        let frame = try boxFrame("sheet", in: text, tools: tools)
        #expect(frame?.minY == 56 && frame?.maxY == 916 - bottom)
    }

    @Test func `a sheet of a part of the screen is as narrow as its bar`() throws {
        let text = DocumentFixture.storyboard(
            navigation("first", to: "sheet", bar: CGRect(x: 0, y: 0, width: 107, height: 56)),
            guided("sheet", size: CGSize(width: 107, height: 791)), device: "retina6_7")
        let frame = try boxFrame("sheet", in: text)
        #expect(frame?.minY == 56 && frame?.maxY == 791)
    }
}
