import Foundation
import KeylineScenes
import Testing
import UIKitLayout

@testable import KeylineInterfaceBuilder

@Suite @MainActor struct OutletTests {
    private final class Card: UIView, OutletReceiver {
        var outlets: [(String, AnyObject)] = []
        var isLoaded = false

        func connect(_ object: AnyObject, toOutlet name: String) {
            #expect(!isLoaded)
            outlets.append((name, object))
        }

        func didLoad() { isLoaded = true }
    }

    private final class Badge: UILabel {}

    private static let text = DocumentFixture.xib(
        """
        <view contentMode="scaleToFill" id="root" customClass="OutletCard" customModule="App">
            <rect key="frame" x="0" y="0" width="320" height="200"/>
            <subviews>
                <label text="7" translatesAutoresizingMaskIntoConstraints="NO" id="badge" customClass="OutletBadge">
                    <rect key="frame" x="0" y="0" width="20" height="20"/>
                    <constraints><constraint firstAttribute="width" constant="44" id="wide"/></constraints>
                </label>
            </subviews>
            <connections>
                <outlet property="badge" destination="badge" id="o1"/>
                <outlet property="badgeWidth" destination="wide" id="o2"/>
                <outletCollection property="all" destination="badge" id="o3"/>
            </connections>
        </view>
        """)

    private static let file = Data(text.utf8)

    init() {
        ViewClasses.register("OutletCard") { Card() }
        ViewClasses.register("OutletBadge") { Badge() }
    }

    @Test func `a file is loaded into classes of one's own with its outlets`() throws {
        let file = try InterfaceFile(data: Self.file, file: "Card.xib")
        let card = try #require(file.instantiate().first as? Card)
        #expect(card.isLoaded)
        #expect(card.outlets.map(\.0) == ["badge", "badgeWidth", "all"])
        #expect(card.outlets[0].1 is Badge)
        let width = try #require(card.outlets[1].1 as? NSLayoutConstraint)
        #expect(width.constant == 44 && width.isActive)
        #expect((card.subviews.first as? UILabel)?.text == "7")
    }

    @Test(arguments: [ScenePresentation.device, .canvas])
    func `an outlet gives a cell its accessory on a device`(presentation: ScenePresentation) throws {
        let text = DocumentFixture.xib(
            """
            <tableViewCell rowHeight="44" id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
            <switch id="switch"><rect key="frame" x="20" y="6" width="51" height="31"/></switch>
            </subviews></tableViewCellContentView>
            <connections><outlet property="accessoryView" destination="switch" id="o"/></connections></tableViewCell>
            """)
        let scene = try DocumentFixture.scene(text) { $0.presentation = presentation }
        let x = try #require(scene.frame("switch")?.minX)
        #expect(presentation == .device ? x > 200 : x == 20)
        #expect(!scene.diagnostics.contains { $0.kind == .ambiguous })
    }

    @Test(arguments: [ScenePresentation.device, .canvas])
    func `a device arranges a cell anew, whatever its content's stored frame`(presentation: ScenePresentation) throws {
        let text = DocumentFixture.xib(
            """
            <tableViewCell rowHeight="44" id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <rect key="frame" x="30" y="5" width="200" height="30"/></tableViewCellContentView></tableViewCell>
            """)
        let scene = try DocumentFixture.scene(text) { $0.presentation = presentation }
        let frame = try #require(scene.frame("content"))
        let isStored = frame == CGRect(x: 30, y: 5, width: 200, height: 30)
        #expect(isStored == (presentation == .canvas))
        #expect(presentation == .canvas || frame.minX == 0 && frame.minY == 0)
    }

    @Test(arguments: [("userInteractionEnabled=\"NO\"", false), ("", true)])
    func `a control that takes no touches is no target`(attribute: String, isUsable: Bool) throws {
        let text = DocumentFixture.xib(
            """
            <view id="root"><rect key="frame" x="0" y="0" width="320" height="200"/><subviews>
            <pageControl numberOfPages="3" \(attribute) id="pages"><rect key="frame" x="20" y="20" width="90" height="20"/>
            </pageControl></subviews></view>
            """)
        #expect(try DocumentFixture.scene(text).view("pages")?.interaction.isUsable == isUsable)
    }

    @Test func `a color well shows its colour and has a name`() throws {
        let text = DocumentFixture.xib(
            """
            <view id="root"><rect key="frame" x="0" y="0" width="320" height="200"/><subviews>
            <colorWell title="Ink" id="well"><rect key="frame" x="20" y="20" width="28" height="28"/>
            <color key="selectedColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </colorWell></subviews></view>
            """)
        let views = try InterfaceFile(data: Data(text.utf8), file: "Card.xib").instantiate()
        let well = try #require(views.first?.subviews.first as? UIColorWell)
        #expect(well.selectedColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(well.accessibilityLabel == "Ink" && well.intrinsicContentSize == CGSize(width: 28, height: 28))
        #expect(try DocumentFixture.scene(text).diagnostics.allSatisfy { $0.kind != .unknownClass })
    }

    @Test func `the file's owner receives the outlets that are drawn from it`() throws {
        let text = DocumentFixture.xib(
            """
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
            <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="320" height="200"/></view>
            """
        ).replacing(
            "customClass=\"Owner\"/>",
            with: """
                customClass="Owner"><connections><outlet property="content" destination="root" id="o"/>\
                </connections></placeholder>
                """)
        let owner = Card()
        let views = try InterfaceFile(data: Data(text.utf8), file: "Card.xib").instantiate(owner: owner)
        #expect(owner.outlets.map(\.0) == ["content"])
        #expect(owner.outlets.first?.1 === views.first)
    }

    @Test func `a class of another kind is not used, and one that is unknown is what it derives from`() throws {
        ViewClasses.register("OutletPlate") { UIView() }
        let text = Self.text.replacing("OutletBadge", with: "OutletPlate").replacing(
            "OutletCard", with: "OutletUnknown")
        let file = try InterfaceFile(data: Data(text.utf8), file: "Card.xib")
        let view = try #require(file.instantiate().first)
        #expect(type(of: view) == UIView.self)
        #expect(view.subviews.first.map { type(of: $0) == UILabel.self } == true)
    }

    @Test func `every call makes new objects`() throws {
        let file = try InterfaceFile(data: Self.file, file: "Card.xib")
        #expect(file.instantiate().first !== file.instantiate().first)
    }

    @Test func `a file that is not there is an error`() {
        #expect(throws: InterfaceBuilderError.self) { try InterfaceFile(contentsOf: "/nowhere/Card.xib") }
    }

    @Test func `scenes show the classes that are registered`() throws {
        let source = try DocumentFixture.source(Self.text.replacing("OutletCard", with: "OutletCountedCard"))
        var made = 0
        nonisolated(unsafe) let count = { made += 1 }
        ViewClasses.register("OutletCountedCard") {
            count()
            return Card()
        }
        _ = try source.makeScene(source.scenes[0].id, in: source.scenes[0].environment)
        #expect(made == 1)
    }
}
