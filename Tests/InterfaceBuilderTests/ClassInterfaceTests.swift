import Foundation
import KeylineLocalization
import KeylineOutletValues
import KeylineScenes
import KeylineTypesetting
import Testing
import UIKitLayout

@testable import KeylineInterfaceBuilder

/// Views of classes whose content lies in the XIB of the class's name.
@Suite @MainActor struct ClassInterfaceTests {
    /// An app that has XIBs.
    private struct App: DocumentResources {
        let interfaces: [String: String]
        var classes: Set<String> = []
        var others: Set<String> = []
        var values: [String: [OutletValue]] = [:]

        func strings(for environment: SceneEnvironment) throws -> LocalizedTable { .none }
        func texts(for environment: SceneEnvironment) -> any StringSource { NoStrings() }
        @MainActor func image(named name: String, traits: UITraitCollection) -> UIImage? { nil }
        @MainActor func color(named name: String) -> UIColor? { nil }
        @MainActor func storyboard(named name: String) -> InterfaceBuilderSource? { nil }
        func hasInterface(named name: String) -> Bool { interfaces[name] != nil }
        func declares(class name: String) -> Bool { classes.contains(name) }
        func values(ofClass name: String) -> [OutletValue] { values[name] ?? [] }
        func names(class name: String) -> Bool { others.contains(name) }

        @MainActor func interface(named name: String) -> InterfaceBuilderSource? {
            interfaces[name].flatMap { try? ClassInterfaceTests.source($0, "\(name).xib", self) }
        }
    }

    private nonisolated static func source(
        _ text: String, _ file: String, _ app: App
    ) throws -> InterfaceBuilderSource {
        try InterfaceBuilderSource(
            data: Data(text.utf8), file: file, fonts: try FontCollection.bundled(), surroundings: app)
    }

    private func scene(_ text: String, _ app: App) throws -> (scene: Scene, classes: [Diagnostic]) {
        let source = try Self.source(text, "Test.xib", app)
        let scene = try source.makeScene(source.scenes[0].id, in: source.scenes[0].environment)
        return (scene, source.diagnostics.filter { $0.kind == .unknownClass })
    }

    private static func custom(_ id: String, _ name: String, inside: String = "") -> String {
        """
        <view id="\(id)" customClass="\(name)"><rect key="frame" x="10" y="20" width="200" height="60"/>\(inside)</view>
        """
    }

    /// A XIB 320 points wide with a label 16 points from the end of its view.
    private static let badge = DocumentFixture.view(
        """
        <label text="Inside" translatesAutoresizingMaskIntoConstraints="NO" id="word">
            <rect key="frame" x="0" y="0" width="1" height="1"/></label>
        """,
        constraints: """
            <constraint firstItem="root" firstAttribute="trailing" secondItem="word" secondAttribute="trailing" constant="16" id="e"/>
            <constraint firstItem="word" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="t"/>
            """)

    @Test func `a class that the app's code declares is a note, and any other a warning`() throws {
        let text = DocumentFixture.view(Self.custom("one", "DialView") + Self.custom("two", "GoneView"))
        let (_, classes) = try scene(text, App(interfaces: [:], classes: ["DialView"]))
        #expect(classes.map(\.view?.rawValue) == ["one", "two"])
        #expect(classes.map(\.severity) == [.note, .warning])
        #expect(classes.allSatisfy { $0.message.contains("a placeholder is shown instead") })
    }

    @Test func `a class of a library, or one that the app's code names, is a note`() throws {
        let library = Self.custom("one", "AnimationView").replacing("<view ", with: "<view customModule=\"Lottie\" ")
        let named = Self.custom("two", "GoneView").replacing(
            "<view ", with: "<view customModule=\"App\" customModuleProvider=\"target\" ")
        let text = DocumentFixture.view(library + named + Self.custom("three", "Dropdown"))
        let (_, classes) = try scene(text, App(interfaces: [:], others: ["Dropdown"]))
        #expect(classes.map(\.severity) == [.note, .warning, .note])
    }

    @Test func `a view of a class with a XIB of its name is filled with it`() throws {
        let app = App(interfaces: ["BadgeView": Self.badge])
        let (scene, classes) = try scene(DocumentFixture.view(Self.custom("one", "BadgeView")), app)
        #expect(scene.view("word")?.text?.text == "Inside")
        #expect(scene.frame("word")?.maxX == CGFloat(194))
        #expect(scene.frame("word")?.minY == CGFloat(28))
        #expect(!"\(scene.displayList)".contains("BadgeView"))
        #expect(classes.map(\.severity) == [.note])
        #expect(classes.first?.message.contains("its XIB is shown") == true)
    }

    @Test func `code of the class reaches the outlets of its XIB`() throws {
        let values = [("hidden", "isHidden", CodeValue.flag(true)), ("label", "text", .nothing)].map {
            OutletValue(
                path: [$0.0], property: $0.1, state: nil, value: $0.2,
                certainty: $0.0 == "label" ? .unknown : .certain, file: "BadgeView.swift", line: 3, column: 5)
        }
        let outlets = ["label", "hidden"].map { "<outlet property=\"\($0)\" destination=\"word\" id=\"o-\($0)\"/>" }
        let interface = Self.badge.replacing(
            "customClass=\"Owner\"/>",
            with: "customClass=\"BadgeView\"><connections>\(outlets.joined())</connections></placeholder>")
        let app = App(interfaces: ["BadgeView": interface], values: ["BadgeView": values])
        let (scene, _) = try scene(DocumentFixture.view(Self.custom("one", "BadgeView")), app)
        let word = try #require(scene.view("word"))
        #expect(word.codeValues.map(\.property) == ["isHidden", "text"])
        #expect(word.codeValues.map(\.isUnknown) == [false, true])
    }

    @Test func `a view with content of its own is not filled`() throws {
        let inside = """
            <subviews><view id="own"><rect key="frame" x="0" y="0" width="50" height="20"/></view></subviews>
            """
        let app = App(interfaces: ["BadgeView": Self.badge])
        let (scene, _) = try scene(DocumentFixture.view(Self.custom("one", "BadgeView", inside: inside)), app)
        #expect(scene.view("own") != nil && scene.view("word") == nil)
    }

    @Test func `a class that nothing in the app draws has a placeholder`() throws {
        let app = App(interfaces: ["BadgeView": Self.badge])
        let (scene, classes) = try scene(DocumentFixture.view(Self.custom("one", "DialView")), app)
        #expect("\(scene.displayList)".contains("DialView"))
        #expect(classes.map(\.severity) == [.warning])
    }

    @Test func `XIBs that are filled with each other come to an end`() throws {
        let app = App(interfaces: [
            "EggView": DocumentFixture.view(Self.custom("hen", "HenView")),
            "HenView": DocumentFixture.view(Self.custom("egg", "EggView")),
        ])
        let (scene, _) = try scene(DocumentFixture.view(Self.custom("one", "EggView")), app)
        #expect(scene.view("hen") != nil && scene.view("egg") != nil)
        #expect("\(scene.displayList)".contains("EggView"))
    }

    @Test func `a XIB whose view is of the class itself is shown once`() throws {
        let own = Self.badge.replacing("id=\"root\"", with: "id=\"root\" customClass=\"BadgeView\"")
        let app = App(interfaces: ["BadgeView": own])
        let (scene, _) = try scene(DocumentFixture.view(Self.custom("one", "BadgeView")), app)
        #expect(scene.layout.placedViews.count { $0.view.id.rawValue == "word" } == 1)
    }
}
