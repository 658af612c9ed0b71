import Foundation
import KeylineGraphics
import KeylineLocalization
import KeylineOutletValues
import KeylineScenes
import KeylineTypesetting
import Testing
import UIKitLayout

@testable import KeylineInterfaceBuilder

/// Values that code gives to objects of a document.
@Suite @MainActor struct CodeValueTests {
    /// An app whose class `Page` gives values.
    private struct App: DocumentResources {
        var values: [OutletValue]
        var hasCode = false

        func strings(for environment: SceneEnvironment) throws -> LocalizedTable { .none }
        func texts(for environment: SceneEnvironment) -> any StringSource { NoStrings() }
        @MainActor func image(named name: String, traits: UITraitCollection) -> UIImage? { nil }
        @MainActor func color(named name: String) -> UIColor? { nil }
        @MainActor func storyboard(named name: String) -> InterfaceBuilderSource? { nil }
        func values(ofClass name: String) -> [OutletValue] { ["Page", "UILabel"].contains(name) ? values : [] }
        func runtimeAttributes(ofClass name: String) -> [String: Bool] {
            name == "UILabel" && !values.isEmpty ? ["key": true, "look": false] : [:]
        }
        func mayDecideSize(ofClass name: String) -> Bool { name == "TallButton" }
        func declares(class name: String) -> Bool { name == "Row" }
        func isOfUnreadCode(outlet: String, ofClass name: String) -> Bool { outlet == "greeting" && name == "Page" }
    }

    private func value(
        _ path: [String], _ property: String, _ value: CodeValue, _ certainty: OutletValue.Certainty = .certain
    ) -> OutletValue {
        OutletValue(
            path: path, property: property, state: nil, value: value, certainty: certainty, file: "Page.swift", line: 3,
            column: 5)
    }

    private func scene(_ text: String, _ values: OutletValue...) throws -> Scene {
        let source = try InterfaceBuilderSource(
            data: Data(text.utf8), file: "Test.storyboard", fonts: try FontCollection.bundled(),
            surroundings: App(values: values))
        return try source.makeScene(source.scenes[0].id, in: source.scenes[0].environment)
    }

    private static func page(_ inside: String, outlets: String) -> String {
        DocumentFixture.storyboard(
            """
            <viewController id="first" customClass="Page"><view key="view" id="root">
            <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>\(inside)</subviews></view>
            <connections>\(outlets)</connections></viewController>
            """)
    }

    private func outlet(_ name: String, _ id: String) -> String {
        "<outlet property=\"\(name)\" destination=\"\(id)\" id=\"o-\(name)\"/>"
    }

    @Test(arguments: [("TallButton", true), ("PlainButton", false)])
    func `a control whose class may give it a size is known`(name: String, isSized: Bool) throws {
        let button = """
            <button customClass="\(name)" translatesAutoresizingMaskIntoConstraints="NO" buttonType="system" id="button">
                <rect key="frame" x="20" y="100" width="80" height="34"/><state key="normal" title="Go"/>
            </button>
            """
        let pins = ["leading", "top"].map {
            "<constraint firstItem=\"button\" firstAttribute=\"\($0)\" secondItem=\"root\" secondAttribute=\"\($0)\" id=\"\($0)\"/>"
        }
        let text = Self.page(button, outlets: "").replacing(
            "</subviews>", with: "</subviews><constraints>\(pins.joined())</constraints>")
        let view = try #require(try scene(text).view("button"))
        #expect(view.interaction.isUsable)
        #expect(view.interaction.isSizedByCode == isSized)
    }

    @Test(arguments: [("", "image", true), ("", "title", false), ("image=\"gone\"", "image", false)])
    func `a button whose only image code sets has a size that is not known`(
        stored: String, property: String, isSized: Bool
    ) throws {
        let button = """
            <button buttonType="system" id="button"><rect key="frame" x="20" y="100" width="80" height="34"/>
            <state key="normal" \(stored)/></button>
            """
        let scene = try scene(
            Self.page(button, outlets: outlet("go", "button")), value(["go"], property, .nothing, .unknown))
        #expect(scene.view("button")?.interaction.isSizedByCode == isSized)
    }

    @Test func `the layout of a collection controller's list is known to be code's`() throws {
        let text = DocumentFixture.storyboard(
            """
            <collectionViewController id="first" customClass="Page"><collectionView key="view" id="list">
            <rect key="frame" x="0" y="0" width="393" height="852"/>
            <collectionViewFlowLayout key="collectionViewLayout" id="flow"/></collectionView></collectionViewController>
            """)
        let scene = try scene(text, value(["collectionView"], "collectionViewLayout", .nothing, .unknown))
        #expect(scene.view("list")?.codeValues.map(\.property) == ["collectionViewLayout"])
    }

    @Test(arguments: [("close", true), ("system", false)])
    func `a button that closes has the system's size, and buttons know their messages`(
        type: String, hasSystemSize: Bool
    ) throws {
        let button = """
            <button buttonType="\(type)" id="button"><rect key="frame" x="20" y="100" width="30" height="30"/>
            <connections><action selector="close:" destination="first" eventType="touchUpInside" id="a"/></connections>
            </button>
            """
        let view = try #require(try scene(Self.page(button, outlets: "")).view("button"))
        #expect((view.interaction.systemSize != nil) == hasSystemSize)
        #expect(view.interaction.actions == ["close: first"])
    }

    @Test func `the placeholder of a search bar is the one that code sets`() throws {
        let bar = """
            <searchBar placeholder="Stored" id="bar"><rect key="frame" x="0" y="100" width="393" height="56"/></searchBar>
            """
        let scene = try scene(
            Self.page(bar, outlets: outlet("search", "bar")), value(["search"], "placeholder", .text("Find a product")))
        let texts = scene.layout.placedViews.flatMap(\.view.texts).map(\.text)
        #expect(texts.contains("Find a product"))
        #expect(!texts.contains("Stored"))
        #expect(scene.view("bar")?.codeValues.map(\.property) == ["placeholder"])
    }

    @Test func `a placeholder that is not known is a sample wherever the bar shows it`() throws {
        let bar = """
            <searchBar placeholder="Stored" id="bar"><rect key="frame" x="0" y="100" width="393" height="56"/></searchBar>
            """
        let scene = try scene(
            Self.page(bar, outlets: outlet("search", "bar")), value(["search"], "placeholder", .nothing, .unknown))
        let shown = scene.layout.placedViews.filter { $0.view.texts.contains { $0.text == "Stored" } }
        #expect(!shown.isEmpty)
        #expect(shown.allSatisfy { $0.isSample })
    }

    @Test func `views of constraints that builds leave out have lengths of code's`() throws {
        let label = """
            <label text="Stored" translatesAutoresizingMaskIntoConstraints="NO" id="label">
            <rect key="frame" x="0" y="100" width="393" height="56"/></label>
            """
        let text = Self.page(label, outlets: "").replacing(
            "</subviews>",
            with: "</subviews><constraints><constraint firstItem=\"label\" firstAttribute=\"top\" secondItem=\"root\" "
                + "secondAttribute=\"top\" placeholder=\"YES\" id=\"c\"/></constraints>")
        let source = try InterfaceBuilderSource(
            data: Data(text.utf8), file: "Test.storyboard", fonts: try FontCollection.bundled(),
            surroundings: App(values: [], hasCode: true))
        var environment = source.scenes[0].environment
        environment.presentation = .device
        let scene = try source.makeScene(source.scenes[0].id, in: environment)
        #expect(scene.view("label")?.codeValues.map(\.property) == ["constant"])
        #expect(scene.view("root")?.codeValues.isEmpty == true)
    }

    /// The scene of a page of an app whose code is here.
    private func sceneWithCode(_ text: String) throws -> Scene {
        let source = try InterfaceBuilderSource(
            data: Data(text.utf8), file: "Test.storyboard", fonts: try FontCollection.bundled(),
            surroundings: App(values: [], hasCode: true))
        return try source.makeScene(source.scenes[0].id, in: source.scenes[0].environment)
    }

    @Test(arguments: [("customClass=\"Tiles\" ", true), ("", false)])
    func `a layout of a class of the app's may give cells other sizes`(attribute: String, isOfCode: Bool) throws {
        let collection = """
            <collectionView id="grid"><rect key="frame" x="0" y="100" width="393" height="200"/>
            <collectionViewFlowLayout key="collectionViewLayout" \(attribute)id="tiles"/></collectionView>
            """
        let scene = try sceneWithCode(Self.page(collection, outlets: ""))
        #expect(scene.view("grid")?.codeValues.map(\.property) == (isOfCode ? ["collectionViewLayout"] : []))
    }

    @Test func `a button without a configuration has the font that code gives its title`() throws {
        let button = """
            <button buttonType="system" id="go"><rect key="frame" x="0" y="100" width="393" height="56"/>
            <state key="normal" title="Go"/></button>
            """
        let font = CodeValue.font(.system(size: 31, weight: nil))
        let scene = try scene(Self.page(button, outlets: outlet("go", "go")), value(["go"], "font", font))
        #expect(Self.sizes(scene.displayList.items) == [31])
    }

    @Test(arguments: [true, false])
    func `a view that code places needs no constraints`(isPlaced: Bool) throws {
        let label = """
            <label text="Stored" translatesAutoresizingMaskIntoConstraints="NO" id="label">
            <rect key="frame" x="0" y="100" width="393" height="56"/></label>
            """
        let placed = value(["label"], isPlaced ? "frame" : "textColor", .nothing, .unknown)
        let source = try InterfaceBuilderSource(
            data: Data(Self.page(label, outlets: outlet("label", "label")).utf8), file: "Test.storyboard",
            fonts: try FontCollection.bundled(), surroundings: App(values: [placed]))
        let findings = try source.designFindings(of: source.scenes[0].id)
        #expect(findings.contains { $0.kind == .missingConstraints && $0.view == "label" } != isPlaced)
    }

    @Test(arguments: [("LaunchScreen.storyboard", true), ("Launch.storyboard", false)])
    func `a document with the name that Xcode gives launch screens is one`(file: String, isLaunchScreen: Bool) throws {
        let document = try IBDocument(Data(Self.page("", outlets: "").utf8), file: file)
        #expect(document.isLaunchScreen == isLaunchScreen)
    }

    @Test(arguments: [
        (CodeFont.system(size: 31, weight: "bold"), 31), (.named("No-Such", size: 23), 23),
        (.first([.named("No-Such", size: 23), .italic(size: 29)]), 29), (.style("title1"), 28),
        (.scaled(.system(size: 19, weight: nil), style: nil), 19),
    ])
    func `a label has the font that code gives it`(font: CodeFont, size: CGFloat) throws {
        let label = """
            <label text="Stored" id="label"><rect key="frame" x="0" y="100" width="393" height="56"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """
        let scene = try scene(
            Self.page(label, outlets: outlet("greeting", "label")), value(["greeting"], "font", .font(font)))
        #expect(Self.sizes(scene.displayList.items) == [size])
    }

    /// The sizes of the fonts of all texts that are drawn.
    private static func sizes(_ items: [DisplayItem]) -> Set<CGFloat> {
        items.reduce(into: []) { sizes, item in
            switch item.content {
            case .glyphs(let run): sizes.insert(run.fontSize)
            case .group(let group): sizes.formUnion(Self.sizes(group.items))
            default: break
            }
        }
    }

    @Test func `a colour whose name leads nowhere is not known`() throws {
        let scene = try scene(
            Self.page("", outlets: ""), value(["view"], "backgroundColor", .systemColor("ownInk")),
            value(["view"], "tintColor", .systemColor("systemRed")))
        let values = try #require(scene.view("root")?.codeValues)
        #expect(values.map(\.isUnknown) == [true, false])
    }

    @Test func `a text that depends on a runtime attribute is the object's own`() throws {
        func label(_ id: String, _ attributes: String) -> String {
            """
            <label text="Stored" customClass="Page" id="\(id)"><rect key="frame" x="0" y="100" width="300" height="20"/>
            <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></label>
            """
        }
        let text = DocumentFixture.storyboard(
            """
            <viewController id="first"><view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews>
            \(label("a", "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"key\" value=\"The &lt;b&gt;key&lt;/b&gt;\"/>"))
            \(label("b", ""))
            </subviews></view></viewController>
            """)
        let lookup = CodeValue.lookupOfAttribute("key", table: nil)
        let scene = try scene(text, value([], "text", .withoutMarks(lookup)))
        #expect(scene.view("a")?.text?.text == "The key")
        #expect(scene.view("b")?.text?.text == "Stored")
        #expect(scene.view("b")?.codeValues.isEmpty == true)
    }

    /// A page with one label of UIKit's that has runtime attributes.
    private func label(_ attributes: String, _ values: OutletValue...) throws -> Scene {
        let label = """
            <label text="Stored" id="word"><rect key="frame" x="0" y="100" width="300" height="20"/>
            <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></label>
            """
        let source = try InterfaceBuilderSource(
            data: Data(Self.page(label, outlets: "").replacing("customClass=\"Page\"", with: "").utf8),
            file: "Test.storyboard", fonts: try FontCollection.bundled(), surroundings: App(values: values))
        return try source.makeScene(source.scenes[0].id, in: source.scenes[0].environment)
    }

    private func attribute(_ path: String) -> String {
        "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\(path)\" value=\"A key\"/>"
    }

    @Test func `an extension of UIKit's gives its objects the text of an attribute`() throws {
        let lookup = value([], "text", .lookupOfAttribute("key", table: nil))
        let scene = try label(attribute("key"), lookup)
        let view = try #require(scene.view("word"))
        #expect(view.text?.text == "A key")
        #expect(!view.drawing.isIncomplete)
        #expect(!scene.diagnostics.contains { $0.kind == .ignored })
    }

    @Test func `an attribute of which values do not tell all leaves the drawing open, and is none that is ignored`()
        throws
    {
        let scene = try label(attribute("look"), value([], "text", .lookupOfAttribute("key", table: nil)))
        #expect(scene.view("word")?.drawing.isIncomplete == true)
        #expect(!scene.diagnostics.contains { $0.kind == .ignored })
    }

    @Test(arguments: [("localizationKey", true), ("mood", false)])
    func `a key of a text that no code is known to show leaves the document's a sample`(path: String, isSample: Bool)
        throws
    {
        let scene = try label(attribute(path))
        let placed = try #require(scene.layout.placedViews.first { $0.view.id == "word" })
        #expect(placed.isSample == isSample)
    }

    @Test func `a text that is made of an attribute is not known where the document sets it`() throws {
        let sample = value([], "text", .madeOfAttributes(["key"]), .unknown)
        #expect(try label(attribute("key"), sample).layout.placedViews.first { $0.view.id == "word" }?.isSample == true)
        #expect(
            try label(attribute("look"), sample).layout.placedViews.first { $0.view.id == "word" }?.isSample == false)
    }

    @Test func `a button that code disables is disabled, and its styled title is replaced`() throws {
        let button = """
            <button buttonType="system" id="button"><rect key="frame" x="20" y="100" width="80" height="34"/>
            <state key="normal"><attributedString key="attributedTitle"><fragment content="Stored"/></attributedString></state>
            </button>
            """
        let scene = try scene(
            Self.page(button, outlets: outlet("go", "button")), value(["go"], "isEnabled", .flag(false)),
            value(["go"], "attributedTitle", .text("Set")))
        #expect(scene.view("button")?.interaction.isDisabled == true)
        let texts = scene.layout.placedViews.flatMap(\.view.texts).map(\.text)
        #expect(texts == ["Set"])
        #expect(scene.view("button")?.codeValues.map(\.property) == ["isEnabled", "title"])
    }

    @Test func `the look of an outlet of code that is not here is not known`() throws {
        let label =
            "<label text=\"Hello\" id=\"word\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"80\" height=\"20\"/></label>"
        let greeting = try scene(Self.page(label, outlets: outlet("greeting", "word"))).view("word")
        #expect(greeting?.codeValues.map(\.property) == ["text", "font", "textColor", "backgroundColor", "isHidden"])
        #expect(greeting?.codeValues.allSatisfy(\.isUnknown) == true)
        let text = value(["greeting"], "text", .text("Set"))
        let set = try scene(Self.page(label, outlets: outlet("greeting", "word")), text).view("word")
        #expect(set?.codeValues.filter { $0.property == "text" }.map(\.isUnknown) == [false])
        #expect(try scene(Self.page(label, outlets: outlet("other", "word"))).view("word")?.codeValues.isEmpty == true)
    }

    @Test func `all objects of an outlet collection are samples`() throws {
        let labels = ["a", "b"].map {
            "<label text=\"Hello\" id=\"\($0)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"80\" height=\"20\"/></label>"
        }
        let outlets = ["a", "b"].map {
            "<outletCollection property=\"names\" destination=\"\($0)\" id=\"o-\($0)\"/>"
        }
        let text = Self.page(labels.joined(), outlets: outlets.joined())
        let scene = try scene(text, value(["names"], "text", .nothing, .unknown))
        #expect(["a", "b"].map { scene.view($0)?.codeValues.count } == [1, 1])
    }

    @Test func `the titles of segments that code sets are samples`() throws {
        let control = """
            <segmentedControl id="kinds"><rect key="frame" x="0" y="0" width="200" height="32"/>
            <segments><segment title="Morning"/><segment title="Evening"/></segments></segmentedControl>
            """
        let text = Self.page(control, outlets: outlet("kinds", "kinds"))
        let titles = try scene(text, value(["kinds"], "title", .nothing, .unknown)).layout.placedViews
            .filter { ["Morning", "Evening"].contains($0.view.text?.text) }
        #expect(titles.map(\.isSample) == [true, true])
    }

    @Test(arguments: [true, false])
    func `a stack that is too low for views of which code hides one is a note`(isHidden: Bool) throws {
        let labels = ["a", "b"].map { id in
            """
            <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" x="0" y="0" width="80" height="20"/>
            <constraints><constraint firstAttribute="height" constant="20" id="\(id)-height"/></constraints></label>
            """
        }
        let stack = """
            <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
            <rect key="frame" x="20" y="100" width="80" height="20"/><subviews>\(labels.joined())</subviews>
            <constraints><constraint firstAttribute="height" constant="20" id="height"/></constraints></stackView>
            """
        let hidden = value(["state"], "isHidden", .nothing, .unknown)
        let text = Self.page(stack, outlets: outlet("state", "a"))
        let conflicts = try (isHidden ? scene(text, hidden) : scene(text)).diagnostics.filter {
            $0.kind == .unsatisfiable
        }
        #expect(conflicts.map(\.severity) == [isHidden ? .note : .warning])
    }

    @Test(arguments: [("numberOfLines", Diagnostic.Severity.note), ("textColor", .warning)])
    func `a text that is cut off is a note where code sets its lines`(
        property: String, severity: Diagnostic.Severity
    ) throws {
        let label = """
            <label text="One word after the other" adjustsFontSizeToFit="NO" id="word">
            <rect key="frame" x="0" y="100" width="80" height="200"/></label>
            """
        let text = Self.page(label, outlets: outlet("note", "word"))
        let cuts = try scene(text, value(["note"], property, .nothing, .unknown)).diagnostics
            .filter { $0.kind == .truncated }
        #expect(cuts.map(\.severity) == [severity])
    }

    @Test(arguments: [("leftBarButtonItem", true), ("rightBarButtonItem", false)])
    func `a view in a bar is hidden by code that puts another item in its place`(property: String, isHidden: Bool)
        throws
    {
        let text = DocumentFixture.storyboard(
            """
            <viewController id="first" customClass="Page"><view key="view" id="root">
            <rect key="frame" x="0" y="0" width="393" height="852"/></view>
            <navigationItem key="navigationItem" id="item"><barButtonItem key="leftBarButtonItem" id="left">
            <button key="customView" id="close"><rect key="frame" x="16" y="5" width="34" height="34"/></button>
            </barButtonItem></navigationItem>
            <simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/></viewController>
            """)
        let other = value(["navigationItem"], property, .nothing, .unknown)
        let source = try InterfaceBuilderSource(
            data: Data(text.utf8), file: "Test.storyboard", fonts: try FontCollection.bundled(),
            surroundings: App(values: [other]))
        var environment = source.scenes[0].environment
        environment.presentation = .device
        let scene = try source.makeScene(source.scenes[0].id, in: environment)
        let values = scene.layout.placedViews.first { $0.view.id == "close" }?.view.codeValues ?? []
        #expect(values.contains { $0.property == "isHidden" && $0.isUnknown } == isHidden)
    }

    @Test(arguments: [("Row", true), ("Other", false)])
    func `the words of a row's outlets are samples, as its list sets them`(name: String, areSamples: Bool) throws {
        let text = DocumentFixture.xib(
            """
            <tableViewCell customClass="\(name)" id="row"><rect key="frame" x="0" y="0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="row" id="content">
            <rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
            <label text="Name" id="name"><rect key="frame" x="20" y="6" width="90" height="31"/></label>
            <label text="Always" id="fixed"><rect key="frame" x="120" y="6" width="90" height="31"/></label>
            </subviews></tableViewCellContentView>
            <connections>\(outlet("nameLabel", "name"))</connections></tableViewCell>
            """)
        let views = try scene(text).layout.placedViews
        #expect(views.first { $0.view.id == "name" }?.isSample == areSamples)
        #expect(views.first { $0.view.id == "fixed" }?.isSample == false)
    }

    @Test func `lines of a label and heights of rows are those that code sets`() throws {
        let label = """
            <label text="One word after the other" adjustsFontSizeToFit="NO" id="word">
            <rect key="frame" x="0" y="100" width="80" height="200"/></label>
            """
        let text = Self.page(label, outlets: outlet("note", "word"))
        #expect(try scene(text).diagnostics.contains { $0.kind == .truncated })
        let lines = value(["note"], "numberOfLines", .number(0))
        #expect(try !scene(text, lines).diagnostics.contains { $0.kind == .truncated })
    }

    @Test(arguments: [
        (["go"], "image", Diagnostic.Severity.note), (["go"], "title", .warning), (["other"], "image", .warning),
    ])
    func `a missing image that code replaces is a note`(
        path: [String], property: String, severity: Diagnostic.Severity
    ) throws {
        let button = """
            <button buttonType="system" id="button"><rect key="frame" x="20" y="100" width="80" height="34"/>
            <state key="normal" image="gone"/></button>
            """
        let found = try scene(
            Self.page(button, outlets: outlet("go", "button")), value(path, property, .nothing, .unknown)
        ).diagnostics.filter { $0.kind == .missingImage }
        #expect(found.map(\.severity) == [severity])
        #expect(found.first?.message.contains("code sets another") == (severity == .note))
    }

    @Test(arguments: [OutletValue.Certainty.certain, .unknown])
    func `the title of an item that is an outlet is set, and known to be code's`(certainty: OutletValue.Certainty)
        throws
    {
        let text = DocumentFixture.storyboard(
            """
            <viewController id="first" customClass="Page"><view key="view" id="root">
            <rect key="frame" x="0" y="0" width="393" height="852"/></view>
            <navigationItem key="navigationItem" title="Stored" id="item"/>
            <connections>\(outlet("heading", "item"))</connections></viewController>
            """,
            """
            <navigationController id="second"><navigationBar key="navigationBar" id="bar"/>
            <connections><segue destination="first" kind="relationship" relationship="rootViewController" id="s"/></connections>
            </navigationController>
            """)
        let scene = try scene(text, value(["heading"], "title", .text("Set"), certainty))
        let title = try #require(
            scene.layout.placedViews.first { ["Set", "Stored"].contains($0.view.text?.text ?? "") })
        #expect(title.view.text?.text == (certainty == .certain ? "Set" : "Stored"))
        #expect(title.isSample == (certainty == .unknown))
        #expect(title.view.codeValues.map(\.location.file) == ["Page.swift"])
        let line = text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
            $0.contains("id=\"item\"")
        }
        #expect(title.location?.line == line.map { $0 + 1 })
    }

    @Test(arguments: ["tabBar", "other"])
    func `the titles of tabs that code of their controller gives are samples`(outlet: String) throws {
        let text = DocumentFixture.storyboard(
            """
            <viewController id="first"><view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
            <tabBarItem key="tabBarItem" title="Home" id="item"/></viewController>
            """,
            """
            <tabBarController id="tabs" customClass="Page">
            <connections><segue destination="first" kind="relationship" relationship="viewControllers" id="s"/></connections>
            </tabBarController>
            """)
        let scene = try scene(text, value([outlet], "title", .nothing, .unknown))
        let titles = scene.layout.placedViews.filter { $0.view.text?.text == "Home" }
        #expect(!titles.isEmpty)
        #expect(titles.allSatisfy { $0.isSample == (outlet == "tabBar") })
    }

    @Test func `a bar of tabs that the document does not describe is at the line of its controller`() throws {
        let text = DocumentFixture.storyboard(
            """
            <viewController id="first"><view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
            <tabBarItem key="tabBarItem" title="Home" id="item"/></viewController>
            """,
            """
            <tabBarController id="tabs">
            <connections><segue destination="first" kind="relationship" relationship="viewControllers" id="s"/></connections>
            </tabBarController>
            """)
        let scene = try scene(text)
        let bar = try #require(scene.layout.placedViews.first { $0.view.className == "UITabBar" })
        let line = text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
            $0.contains("id=\"tabs\"")
        }
        #expect(bar.view.identity.location?.line == line.map { $0 + 1 })
    }
}
