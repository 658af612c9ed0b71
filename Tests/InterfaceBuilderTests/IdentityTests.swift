import Foundation
import KeylineGraphics
import KeylineLocalization
import KeylineScenes
import KeylineTypesetting
import Testing
import UIKitLayout

@testable import KeylineInterfaceBuilder

/// Every view of a scene has an id that no other one there has, whatever its documents call it.
@Suite @MainActor struct IdentityTests {
    /// An app with XIBs and storyboards.
    private struct App: DocumentResources {
        var interfaces: [String: String] = [:]
        var storyboards: [String: String] = [:]

        func strings(for environment: SceneEnvironment) throws -> LocalizedTable { .none }
        func texts(for environment: SceneEnvironment) -> any StringSource { NoStrings() }
        @MainActor func image(named name: String, traits: UITraitCollection) -> UIImage? { nil }
        @MainActor func color(named name: String) -> UIColor? { nil }
        func hasInterface(named name: String) -> Bool { interfaces[name] != nil }

        @MainActor func storyboard(named name: String) -> InterfaceBuilderSource? {
            storyboards[name].flatMap { try? source($0, "\(name).storyboard") }
        }

        @MainActor func interface(named name: String) -> InterfaceBuilderSource? {
            interfaces[name].flatMap { try? source($0, "\(name).xib") }
        }

        func source(_ text: String, _ file: String) throws -> InterfaceBuilderSource {
            try InterfaceBuilderSource(
                data: Data(text.utf8), file: file, fonts: try FontCollection.bundled(), surroundings: self)
        }
    }

    private func scene(_ text: String, _ file: String = "A.xib", in app: App = App()) throws -> Scene {
        let source = try app.source(text, file)
        let first = try #require(source.scenes.first)
        return try source.makeScene(first.id, in: first.environment)
    }

    private func ids(_ scene: Scene) -> [String] { scene.layout.placedViews.map(\.view.id.rawValue) }

    private static func custom(_ id: String, _ name: String, y: Int = 0) -> String {
        """
        <view id="\(id)" customClass="\(name)"><rect key="frame" x="0" y="\(y)" width="200" height="60"/></view>
        """
    }

    private static func label(_ id: String, _ text: String = "Word") -> String {
        """
        <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" x="0" y="0" width="1" height="1"/></label>
        """
    }

    /// A XIB whose root is called as the one around it.
    private static let inner = DocumentFixture.view(
        label("word"),
        constraints: """
            <constraint firstItem="word" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="t"/>
            <constraint firstItem="word" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
            """)

    @Test func `two nested XIBs may call their roots the same`() throws {
        let app = App(interfaces: ["B": Self.inner])
        let scene = try scene(DocumentFixture.view(Self.custom("badge", "B")), in: app)
        #expect(ids(scene) == ["root", "badge", "badge/root", "word"])
        let word = try #require(scene.view("word"))
        #expect(word.identity.nesting == ViewSnapshot.Nesting(path: "badge/word", object: "word"))
        let own = scene.layout.constraints.filter { !$0.isSystem }
        #expect(own.map { $0.second?.view } == ["badge/root", "badge/root"])
        #expect(scene.displayList.findings.isEmpty)
    }

    @Test(arguments: [true, false])
    func `what a nested XIB leaves open is told in that XIB`(isNested: Bool) throws {
        let plugIn =
            "<dependencies><plugIn identifier=\"com.apple.InterfaceBuilder.IBCocoaTouchPlugin\" version=\"22684\"/></dependencies>"
        let open = DocumentFixture.view(
            Self.label("word"),
            constraints: """
                <constraint firstItem="word" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
                """
        ).replacing("id=\"word\"", with: "ambiguous=\"YES\" id=\"word\"")
        let outer = DocumentFixture.view(Self.custom("badge", "B"))
        let text = (isNested ? outer : open).replacing("<objects>", with: "\(plugIn)<objects>")
        let scene = try scene(text, in: App(interfaces: ["B": open]))
        #expect(scene.diagnostics.contains { $0.kind == .ambiguous } == !isNested)
    }

    @Test func `a XIB that is shown twice has the ids of what shows it`() throws {
        let app = App(interfaces: ["B": Self.inner])
        let both = Self.custom("one", "B") + Self.custom("two", "B", y: 80)
        let scene = try scene(DocumentFixture.view(both), in: app)
        #expect(ids(scene) == ["root", "one", "one/root", "one/word", "two", "two/root", "two/word"])
        #expect(scene.frame("two/word")?.minY == 88)
    }

    @Test func `a XIB in a XIB in a XIB has the whole path`() throws {
        let middle = DocumentFixture.view(Self.custom("badge", "C"))
        let app = App(interfaces: ["B": middle, "C": Self.inner])
        let scene = try scene(DocumentFixture.view(Self.custom("badge", "B")), in: app)
        #expect(ids(scene) == ["root", "badge", "badge/root", "badge/badge", "badge/badge/root", "word"])
    }

    @Test func `what is drawn belongs to the view that drew it`() throws {
        let app = App(interfaces: ["B": Self.inner])
        let both = Self.custom("one", "B") + Self.custom("two", "B", y: 80)
        let list = "\(try scene(DocumentFixture.view(both), in: app).displayList)"
        #expect(list.contains("one/word") && list.contains("two/word"))
    }

    @Test func `a view that lies in a cell and has its id is another one`() throws {
        let cell = """
            <tableViewCell id="c"><rect key="frame" x="0" y="0" width="320" height="44"/>
                <tableViewCellContentView key="contentView" id="content" tableViewCell="c">
                    <rect key="frame" x="0" y="0" width="320" height="44"/>
                    <subviews>\(Self.label("c"))</subviews>
                </tableViewCellContentView>
            </tableViewCell>
            """
        let scene = try scene(DocumentFixture.xib(cell))
        #expect(ids(scene) == ["c", "content", "c-2"])
        #expect(scene.view("c")?.className == "UITableViewCell")
    }

    @Test func `references resolve to the first object of an id`() throws {
        let scene = try scene(
            DocumentFixture.view(
                Self.label("twice", "First") + Self.label("twice", "Second"),
                constraints: """
                    <constraint firstItem="twice" firstAttribute="width" constant="77" id="w"/>
                    """))
        let first = scene.layout.placedViews.first { $0.view.text?.text == "First" }
        #expect(first?.view.id == "twice" && first?.frame.width == 77)
    }

    @Test func `a controller that is embedded twice keeps its constraints in each place`() throws {
        func container(_ id: String, y: Int) -> String {
            """
            <containerView id="\(id)"><rect key="frame" x="0" y="\(y)" width="200" height="100"/>
                <connections><segue destination="inner" kind="embed" id="\(id)-segue"/></connections></containerView>
            """
        }
        func controller(_ id: String, _ subviews: String, _ constraints: String = "") -> String {
            """
            <viewController id="\(id)"><view key="view" id="\(id)-view">
                <rect key="frame" x="0" y="0" width="393" height="852"/>
                <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints></view></viewController>
            """
        }
        let fixed = """
            <constraint firstItem="word" firstAttribute="width" constant="66" id="w"/>
            <constraint firstItem="word" firstAttribute="top" secondItem="inner-view" secondAttribute="top" constant="9" id="t"/>
            <constraint firstItem="word" firstAttribute="leading" secondItem="inner-view" secondAttribute="leading" id="l"/>
            """
        let scene = try scene(
            DocumentFixture.storyboard(
                controller("first", container("one", y: 100) + container("two", y: 300)),
                controller("inner", Self.label("word"), fixed)), "A.storyboard")
        let all = ids(scene)
        #expect(Set(all).count == all.count)
        #expect(scene.frame("word") == CGRect(x: 0, y: 109, width: 66, height: scene.frame("word")?.height ?? 0))
        #expect(scene.frame("inner-view-2/word")?.minY == 309)
        #expect(scene.frame("inner-view-2/word")?.width == 66)
    }

    @Test func `a storyboard that is referred to may use the ids of the one that refers to it`() throws {
        let other = DocumentFixture.storyboard(
            """
            <viewController id="first"><view key="view" id="screen"><rect key="frame" x="0" y="0" width="393" height="852"/>
                <subviews>\(Self.label("word"))</subviews></view></viewController>
            """)
        let own = DocumentFixture.storyboard(
            """
            <viewController id="first"><view key="view" id="screen"><rect key="frame" x="0" y="0" width="393" height="852"/>
                <subviews><containerView id="room"><rect key="frame" x="0" y="0" width="200" height="100"/>
                <connections><segue destination="link" kind="embed" id="s"/></connections></containerView></subviews>
            </view></viewController>
            """, "<viewControllerPlaceholder storyboardName=\"Other\" id=\"link\"/>")
        let scene = try scene(own, "A.storyboard", in: App(storyboards: ["Other": other]))
        #expect(ids(scene) == ["screen", "room", "link/screen", "word"])
    }

    @Test func `what is wrong with a nested document names its view there and here`() throws {
        let conflict = Self.inner.replacing(
            "<constraints>",
            with: """
                <constraints><constraint firstItem="root" firstAttribute="height" constant="10" id="h1"/>
                <constraint firstItem="root" firstAttribute="height" constant="20" id="h2"/>
                """)
        let app = App(interfaces: ["B": conflict])
        let scene = try scene(DocumentFixture.view(Self.custom("badge", "B")), in: app)
        let found = try #require(scene.diagnostics.first { $0.kind == .unsatisfiable && $0.location?.file == "B.xib" })
        #expect(found.view == "badge/root")
        #expect(found.objectID == "root")
    }

    @Test func `a frame is explained by the id in the scene`() throws {
        let app = App(interfaces: ["B": Self.inner])
        let source = try app.source(
            DocumentFixture.view(Self.custom("one", "B") + Self.custom("two", "B", y: 80)), "A.xib")
        let first = try #require(source.scenes.first)
        let explanation = try source.explainFrame(of: "two/word", inScene: first.id, environment: first.environment)
        #expect(explanation?.view == "two/word")
        #expect(explanation?.lengths.first { $0.part == .y }?.value == 8)
        #expect(try source.explainFrame(of: "word", inScene: first.id, environment: first.environment) == nil)
    }
}
