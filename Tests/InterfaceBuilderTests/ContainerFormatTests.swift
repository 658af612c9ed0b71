import Foundation
import KeylineGraphics
import KeylineScenes
import Testing
import UIKitLayout

@testable import KeylineInterfaceBuilder

/// Views and controllers that hold others, each by a document of the tests' own.
@Suite @MainActor struct ContainerFormatTests {
    private nonisolated static func controller(_ id: String, _ attributes: String = "", _ inside: String = "") -> String
    {
        """
        <viewController id="\(id)" \(attributes)>
            <view key="view" contentMode="scaleToFill" id="\(id)-view">
                <rect key="frame" x="0" y="0" width="393" height="852"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                \(inside)
            </view>
        </viewController>
        """
    }

    private static let split = """
        <splitViewController id="first">
            <connections>
                <segue destination="list" kind="relationship" relationship="masterViewController" id="s1"/>
                <segue destination="detail" kind="relationship" relationship="detailViewController" id="s2"/>
            </connections>
        </splitViewController>
        """

    private func splitScene(_ width: SizeClass, _ direction: LayoutDirection = .leftToRight) throws -> Scene {
        let text = DocumentFixture.storyboard(
            Self.split, Self.controller("list"), Self.controller("detail"), device: "ipad11_0rounded")
        return try DocumentFixture.scene(text) {
            $0.size = CGSize(width: 834, height: 1194)
            $0.horizontalSizeClass = width
            $0.layoutDirection = direction
        }
    }

    /// Documents store what a tab shows as low as it was somewhere else.
    @Test func `tabs fill the device whatever the shown view stores`() throws {
        let tabs = """
            <tabBarController id="first"><tabBar key="tabBar" contentMode="scaleToFill" id="bar"/>
            <connections><segue destination="one" kind="relationship" relationship="viewControllers" id="s1"/></connections>
            </tabBarController>
            """
        let low = Self.controller("one").replacingOccurrences(of: "height=\"852\"", with: "height=\"49\"")
        let scene = try DocumentFixture.scene(DocumentFixture.storyboard(tabs, low))
        #expect(scene.frame("one-view")?.size == CGSize(width: 393, height: 769))
        #expect(scene.frame("bar")?.minY == 769)
    }

    /// By an attribute of the controller, or by the segue that presents it; never on the document's own canvas.
    @Test(arguments: [
        (DocumentFixture.storyboard(controller("first", "modalPresentationStyle=\"formSheet\"")), true),
        (DocumentFixture.storyboard(controller("first")), false),
        (
            DocumentFixture.storyboard(
                controller("first"),
                controller(
                    "other", "",
                    """
                    <connections><segue destination="first" kind="presentation" modalPresentationStyle="formSheet" id="s1"/>\
                    </connections>
                    """)), true
        ),
    ])
    func `a form sheet stands in the middle of an iPad`(text: String, isSheet: Bool) throws {
        let scene = try DocumentFixture.scene(text) {
            $0.size = CGSize(width: 1024, height: 1366)
            $0.horizontalSizeClass = .regular
            $0.verticalSizeClass = .regular
        }
        let sheet = CGRect(x: 242, y: 373, width: 540, height: 620)
        #expect(scene.frame("first-view") == (isSheet ? sheet : CGRect(x: 0, y: 0, width: 1024, height: 1366)))
        #expect(try DocumentFixture.scene(text).frame("first-view")?.width == 393)
    }

    @Test func `a line parts the list from its detail`() throws {
        let scene = try splitScene(.regular)
        func fills(_ items: [DisplayItem]) -> [CGRect] {
            items.flatMap { item -> [CGRect] in
                switch item.content {
                case .group(let group): fills(group.items).map { $0.applying(group.transform) }
                case .path(let path): [path.path.controlPointBounds]
                default: []
                }
            }
        }
        let lines = fills(scene.displayList.items).filter { $0.width < 1 && $0.height == 1194 }
        #expect(lines.map(\.minX) == [320])
    }

    @Test func `a split view shows the list beside its detail where there is room`() throws {
        let scene = try splitScene(.regular)
        let list = try #require(scene.frame("list-view"))
        let detail = try #require(scene.frame("detail-view"))
        #expect(list.minX == 0)
        #expect(list.width > 200)
        #expect(detail.minX >= list.maxX)
        #expect(detail.maxX == scene.environment.size.width)
    }

    @Test func `a split view begins at the right where lines do`() throws {
        let scene = try splitScene(.regular, .rightToLeft)
        #expect(scene.frame("list-view")?.maxX == scene.environment.size.width)
        #expect(scene.frame("detail-view")?.minX == 0)
    }

    @Test func `a split view shows the list alone where room is scarce`() throws {
        let scene = try splitScene(.compact)
        #expect(scene.frame("list-view")?.width == scene.environment.size.width)
        #expect(scene.frame("detail-view") == nil)
    }

    @Test(arguments: [
        ("ipad11_0rounded", CGSize(width: 834, height: 1194)), ("retina6_12", CGSize(width: 393, height: 852)),
    ])
    func `a split view fills the device, whatever sizes are left over in what it shows`(
        device: String, size: CGSize
    ) throws {
        let leftOver = Self.controller("list").replacing(
            "width=\"393\" height=\"852\"", with: "width=\"320\" height=\"568\"")
        let split = Self.split.replacing(
            "<connections>",
            with:
                "<view key=\"view\" id=\"own\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"300\"/></view><connections>"
        )
        for direction in LayoutDirection.allCases {
            let scene = try DocumentFixture.scene(
                DocumentFixture.storyboard(split, leftOver, Self.controller("detail"), device: device)
            ) { $0.layoutDirection = direction }
            #expect(scene.environment.size == size)
            #expect(scene.frame("list-view")?.height == size.height)
        }
    }

    private static func container(_ destination: String) -> String {
        """
        <subviews>
            <containerView translatesAutoresizingMaskIntoConstraints="NO" id="box">
                <rect key="frame" x="0" y="0" width="10" height="10"/>
                <connections><segue destination="\(destination)" kind="embed" id="e\(destination)"/></connections>
            </containerView>
        </subviews>
        <constraints>
            <constraint firstItem="box" firstAttribute="leading" secondItem="first-view" secondAttribute="leading" constant="30" id="c1"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="first-view" secondAttribute="top" constant="60" id="c2"/>
            <constraint firstItem="box" firstAttribute="width" constant="200" id="c3"/>
            <constraint firstItem="box" firstAttribute="height" constant="100" id="c4"/>
        </constraints>
        """
    }

    private static let corner = """
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="corner"><rect key="frame" x="0" y="0" width="1" height="1"/>
        </view></subviews>
        <constraints>
            <constraint firstItem="corner" firstAttribute="trailing" secondItem="inner-view" secondAttribute="trailing" id="i1"/>
            <constraint firstItem="corner" firstAttribute="bottom" secondItem="inner-view" secondAttribute="bottom" id="i2"/>
            <constraint firstItem="corner" firstAttribute="width" constant="8" id="i3"/>
            <constraint firstItem="corner" firstAttribute="height" constant="8" id="i4"/>
        </constraints>
        """

    @Test func `an embedded controller fills its container, and its constraints hold there`() throws {
        let scene = try DocumentFixture.scene(
            DocumentFixture.storyboard(
                Self.controller("first", "", Self.container("inner")), Self.controller("inner", "", Self.corner)))
        #expect(scene.frame("box") == CGRect(x: 30, y: 60, width: 200, height: 100))
        #expect(scene.frame("inner-view") == scene.frame("box"))
        #expect(scene.frame("corner") == CGRect(x: 222, y: 152, width: 8, height: 8))
    }

    @Test func `an embedded controller has none of the bars that it has where a tab shows it`() throws {
        let tabs = """
            <tabBarController id="tabs"><tabBar key="tabBar" contentMode="scaleToFill" id="bar"/>
            <connections><segue destination="inner" kind="relationship" relationship="viewControllers" id="s1"/></connections>
            </tabBarController>
            """
        let scene = try DocumentFixture.scene(
            DocumentFixture.storyboard(
                Self.controller("first", "", Self.container("inner")), tabs, Self.controller("inner", "", Self.corner)))
        #expect(scene.frame("inner-view") == scene.frame("box"))
        #expect(scene.frame("corner") == CGRect(x: 222, y: 152, width: 8, height: 8))
        #expect(!scene.layout.placedViews.contains { $0.view.className == "UITabBar" })
    }

    /// Source: Apple, `UINavigationController`: the bar shows the navigation item of the topmost controller in the pile.
    @Test func `above tabs in a navigation controller the bar shows the tab bar controller's item`() throws {
        func item(_ title: String) -> String {
            "<navigationItem key=\"navigationItem\" title=\"\(title)\" id=\"item-\(title)\"/>"
        }
        let navigation = """
            <navigationController id="first"><navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
            <connections><segue destination="tabs" kind="relationship" relationship="rootViewController" id="s0"/></connections>
            </navigationController>
            """
        let tabs = """
            <tabBarController id="tabs"><tabBar key="tabBar" contentMode="scaleToFill" id="tab-bar"/>\(item("Chats"))
            <connections><segue destination="one" kind="relationship" relationship="viewControllers" id="s1"/>
            <segue destination="three" kind="relationship" relationship="viewControllers" id="s3"/></connections>
            </tabBarController>
            """
        let go = """
            <connections><segue destination="two" kind="show" id="s2"/></connections></viewController>
            """
        let storyboard = DocumentFixture.storyboard(
            navigation, tabs,
            Self.controller("one").replacing("</viewController>", with: item("Found") + go),
            Self.controller("two").replacing("</viewController>", with: item("Chat") + "</viewController>"),
            Self.controller("three").replacing(
                "</viewController>", with: item("Bare") + "<nil key=\"simulatedBottomBarMetrics\"/></viewController>"))
        func scene(_ id: String) throws -> (texts: Set<String>, hasTabs: Bool) {
            let source = try DocumentFixture.source(storyboard)
            let environment = try #require(source.scenes.first { $0.id.rawValue == id }).environment
            let views = try source.makeScene(SceneID(id), in: environment).layout.placedViews.map(\.view)
            return (Set(views.compactMap(\.text?.text)), views.contains { $0.className == "UITabBar" })
        }
        let tab = try scene("s2")
        #expect(tab.texts.contains("Chats") && !tab.texts.contains("Found") && tab.hasTabs, "\(tab)")
        // Where the canvas simulates no tab bar the bar's item stays the tab bar controller's.
        let bare = try scene("s4")
        #expect(bare.texts.contains("Chats") && !bare.texts.contains("Bare") && !bare.hasTabs, "\(bare)")
        // A controller that a tab pushes covers the tabs.
        let pushed = try scene("s3")
        #expect(pushed.texts.contains("Chat") && pushed.texts.contains("Chats") && !pushed.hasTabs, "\(pushed)")
    }

    @Test func `words of the system's in a bar need no translation, and an author's do`() throws {
        let navigation = """
            <navigationController id="first"><navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
            <connections><segue destination="one" kind="relationship" relationship="rootViewController" id="s1"/></connections>
            </navigationController>
            """
        let items = """
            <navigationItem key="navigationItem" id="item">
                <barButtonItem key="leftBarButtonItem" title="Close" id="close"/>
                <barButtonItem key="rightBarButtonItem" systemItem="save" id="save"/>
            </navigationItem></viewController>
            """
        let controller = Self.controller("one").replacingOccurrences(of: "</viewController>", with: items)
        let scene = try DocumentFixture.scene(DocumentFixture.storyboard(navigation, controller))
        let views = scene.layout.placedViews.map(\.view).filter { !$0.texts.isEmpty }
        #expect(Set(views.filter(\.keepsTexts).flatMap(\.texts).map(\.text)) == ["Save"])
        #expect(views.filter { !$0.keepsTexts }.flatMap(\.texts).contains { $0.text == "Close" })
    }

    @Test func `a controller that embeds itself comes to an end`() throws {
        let scene = try DocumentFixture.scene(
            DocumentFixture.storyboard(Self.controller("first", "", Self.container("first"))))
        #expect(scene.frame("first-view")?.size == scene.environment.size)
    }

    @Test func `the keyboard's guide begins at the safe area's end while there is no keyboard`() throws {
        let inside = """
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="bar"><rect key="frame" x="0" y="0" width="1" height="1"/>
            </view></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <viewLayoutGuide key="keyboard" id="keyboard"/>
            <constraints>
                <constraint firstItem="bar" firstAttribute="bottom" secondItem="keyboard" secondAttribute="top" id="k1"/>
                <constraint firstItem="bar" firstAttribute="leading" secondItem="keyboard" secondAttribute="leading" id="k2"/>
                <constraint firstItem="bar" firstAttribute="trailing" secondItem="keyboard" secondAttribute="trailing" id="k3"/>
                <constraint firstItem="bar" firstAttribute="height" constant="44" id="k4"/>
            </constraints>
            """
        let scene = try DocumentFixture.scene(DocumentFixture.storyboard(Self.controller("first", "", inside)))
        let safe = scene.environment.safeArea.bottom
        #expect(safe > 0)
        #expect(scene.frame("bar") == CGRect(x: 0, y: 852 - safe - 44, width: 393, height: 44))
    }

    @Test func `the content of a visual effect view follows its owner`() throws {
        let effect = """
            <visualEffectView opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="effect">
                <rect key="frame" x="0" y="0" width="10" height="10"/>
                <view key="contentView" opaque="NO" insetsLayoutMarginsFromSafeArea="NO" id="content">
                    <rect key="frame" x="0" y="0" width="10" height="10"/>
                    <autoresizingMask key="autoresizingMask"/>
                    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
                        <rect key="frame" x="0" y="0" width="1" height="1"/></view></subviews>
                    <constraints>
                        <constraint firstItem="inner" firstAttribute="trailing" secondItem="content" secondAttribute="trailing" constant="-5" id="e1"/>
                        <constraint firstItem="inner" firstAttribute="bottom" secondItem="content" secondAttribute="bottom" constant="-5" id="e2"/>
                        <constraint firstItem="inner" firstAttribute="width" constant="20" id="e3"/>
                        <constraint firstItem="inner" firstAttribute="height" constant="10" id="e4"/>
                    </constraints>
                </view>
                <blurEffect style="regular"/>
            </visualEffectView>
            """
        let edges = ["leading", "trailing", "top", "bottom"].map {
            "<constraint firstItem=\"effect\" firstAttribute=\"\($0)\" secondItem=\"root\" secondAttribute=\"\($0)\" id=\"x\($0)\"/>"
        }
        let text = DocumentFixture.view(effect, constraints: edges.joined())
        let scene = try DocumentFixture.scene(text)
        #expect(scene.frame("content") == CGRect(x: 0, y: 0, width: 320, height: 200))
        #expect(scene.frame("inner") == CGRect(x: 295, y: 185, width: 20, height: 10))
        let mirrored = try DocumentFixture.scene(text) { $0.layoutDirection = .rightToLeft }
        #expect(mirrored.frame("inner") == CGRect(x: 5, y: 185, width: 20, height: 10))
    }

    @Test func `frames that the first format of Xcode 8 writes as distances are read`() throws {
        let plain = """
            <label text="Hi" id="hi"><rect key="frame" x="12" y="0" width="30" height="20"/></label>
            """
        let inset = plain.replacing(
            "<rect key=\"frame\" x=\"12\" y=\"0\"", with: "<frame key=\"frameInset\" minX=\"12\"")
        for label in [plain, inset] {
            #expect(
                try DocumentFixture.scene(DocumentFixture.view(label)).frame("hi")
                    == CGRect(x: 12, y: 0, width: 30, height: 20))
        }
    }
}
