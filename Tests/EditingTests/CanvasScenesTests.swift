import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@testable import KeylineEditing

/// Tools of the canvas lay out the scenes that describe the views they are for, and no others.
@MainActor
@Suite struct CanvasScenesTests {
    @MainActor
    private final class Count {
        var scenes: Set<SceneID> = []
    }

    /// Counts the scenes that are laid out.
    private struct CountedSource: SceneSource {
        let source: any SceneSource
        let count: Count

        var file: String { source.file }
        var scenes: [SceneDescription] { source.scenes }
        var diagnostics: [Diagnostic] { source.diagnostics }

        @MainActor func makeScene(_ id: SceneID, in environment: SceneEnvironment) throws -> Scene {
            count.scenes.insert(id)
            return try source.makeScene(id, in: environment)
        }
    }

    private static func scene(_ name: String) -> String {
        """
        <scene sceneID="\(name)-scene"><objects><viewController id="\(name)" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="\(name)-root"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews><label opaque="NO" contentMode="left" fixedFrame="YES" text="\(name)" \
        translatesAutoresizingMaskIntoConstraints="NO" id="\(name)-label"><rect key="frame" x="20" y="100" width="90" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews></view>
        </viewController></objects></scene>
        """
    }

    private let document: InterfaceDocument
    private let count = Count()

    init() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes>\(["one", "two", "three"].map(Self.scene).joined(separator: "\n"))</scenes></document>
            """
        document = try InterfaceDocument(Array(text.utf8), file: "test.storyboard")
    }

    private func counted(_ bytes: [UInt8]) throws -> any SceneSource {
        CountedSource(source: try open(bytes), count: count)
    }

    @Test func `pinning, aligning, stacking, moving and suggesting`() throws {
        let label = "two-label"
        _ = try PinTool(document, open: counted).bytes(pinning: label, PinTool.Pins(width: true))
        _ = try AlignTool(document, open: counted).bytes(aligning: [label, "two-root"], [.leading])
        _ = try EmbedTool(document, open: counted).bytes(stacking: [label])
        _ = try MoveTool(document, showing: [label], open: counted).guides(of: label)
        _ = try ControlDrag(document, showing: [label], open: counted).offers(from: label, to: "two-root", .outline)
        #expect(count.scenes == ["two-scene"])
    }

    @Test func `adding, duplicating and updating frames`() throws {
        let added = try AddTool(document, open: counted).bytes(adding: "UILabel", to: "three-root", at: .init())
        #expect(try InterfaceDocument(added.bytes, file: "test.storyboard").views[added.id]?.parent == "three-root")
        // Its content is measured in a document of its own.
        #expect(count.scenes.subtracting([SceneID(added.id)]) == ["three-scene"])
        count.scenes = []
        _ = try DuplicateTool(document, open: counted).bytes(duplicating: ["three-label"])
        _ = try DocumentRepair(document, selection: ["three-label"], open: counted).bytes(after: .updateFrames)
        #expect(count.scenes == ["three-scene"])
    }

    @Test func `a view that its own scene does not show is looked for in all`() throws {
        let geometry = try CanvasGeometry(
            of: document, laidOutBy: counted(document.bytes), keepsStored: true, showing: ["two-label", "nowhere"])
        #expect(count.scenes.count == 3)
        #expect(geometry["three-label"]?.frame.minY == 100)
    }
}
