import KeylineScenes
import KeylineTypesetting
import Testing
import UIKitLayout

@testable import KeylineInterfaceBuilder

/// Frames that constraints leave open in documents of Xcode's, which marks those that are open on its canvas.
@Suite @MainActor struct OpenFrameTests {
    private static let plugIn =
        "<dependencies><plugIn identifier=\"com.apple.InterfaceBuilder.IBCocoaTouchPlugin\"/></dependencies>"

    /// Two labels beside each other, from edge to edge.
    private func scene(
        _ text: String, lines: Int = 1, isApart: Bool, size: ContentSizeCategory
    ) throws -> Scene {
        let labels = ["a", "b"].map { id in
            """
            <label contentMode="left" adjustsFontSizeToFit="NO" horizontalHuggingPriority="251" text="\(text)" numberOfLines="\(lines)" id="\(id)"
                adjustsFontForContentSizeCategory="YES" translatesAutoresizingMaskIntoConstraints="NO">
                <rect key="frame" x="0" y="0" width="10" height="20"/>
                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
            """
        }
        let relation = isApart ? "relation=\"greaterThanOrEqual\"" : ""
        let constraints = """
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" id="c3"/>
            <constraint firstItem="b" firstAttribute="leading" \(relation) secondItem="a" secondAttribute="trailing" \
            constant="8" id="c4"/>
            <constraint firstItem="root" firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="c5"/>
            """
        let text = DocumentFixture.view(labels.joined(), constraints: constraints)
            .replacingOccurrences(of: "<objects>", with: "\(Self.plugIn)<objects>")
        return try DocumentFixture.scene(text) { $0.contentSizeCategory = size }
    }

    private func openFrames(_ scene: Scene) -> [Diagnostic.Severity] {
        scene.diagnostics.filter { $0.kind == .ambiguous }.map(\.severity)
    }

    @Test func `what is open at every text size, and not marked, is told at none`() throws {
        #expect(try openFrames(scene("Hm", isApart: false, size: .large)).isEmpty)
        #expect(try openFrames(scene("Hm", isApart: false, size: .accessibilityExtraLarge)).isEmpty)
    }

    @Test(arguments: [("", 0), ("ambiguous=\"YES\"", 1)])
    func `the system's own views in an object are open only as far as Xcode marked the object`(
        mark: String, count: Int
    ) throws {
        let text = DocumentFixture.view(
            "<view id=\"a\" \(mark)><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view>"
        )
        .replacing("<objects>", with: "\(Self.plugIn)<objects>")
        let source = try DocumentFixture.source(text)
        let description = try #require(source.scenes.first)
        let context = SceneContext(
            environment: description.environment, typesetter: try FontCollection.bundled().typesetter)
        let builder = DocumentViewBuilder(
            scene: IBScene(
                id: description.id, names: [], kind: .view, element: try #require(source.topViews.first),
                environment: description.environment),
            document: source.document, context: context, table: .none, surroundings: NoDocumentResources())
        let scene = try context.makeScene(description.id) { builder.makeWindow() }
        let open = Diagnostic(.warning, .ambiguous, view: "a/UIView", message: "the constraints leave its frame open")
        #expect(builder.weighed([open], of: scene.layout) { [] }.count == count)
    }

    @Test func `what is open at larger texts alone is told there`() throws {
        let text = "one two one two"
        #expect(try openFrames(scene(text, lines: 0, isApart: true, size: .large)).isEmpty)
        #expect(try openFrames(scene(text, lines: 0, isApart: true, size: .accessibilityExtraLarge)) == [.note, .note])
    }

    @Test func `an open frame that cuts larger texts is told though it is open on the canvas too`() throws {
        #expect(try openFrames(scene("Hello world", isApart: false, size: .large)).isEmpty)
        #expect(
            try openFrames(scene("Hello world", isApart: false, size: .accessibilityExtraLarge)).contains(.note))
    }
}
