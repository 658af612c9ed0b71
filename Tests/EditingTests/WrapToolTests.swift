import Foundation
import KeylineGraphics
import KeylineInterfaceBuilder
import KeylineLayoutFile
import KeylineScenes
import Testing

@testable import KeylineEditing

/// Views put into a view, a scroll view or a navigation controller.
@MainActor
struct WrapToolTests {
    private func openAny(_ bytes: [UInt8]) throws -> any SceneSource {
        bytes.first == UInt8(ascii: "<")
            ? try open(bytes)
            : try LayoutFileSource(data: Data(bytes), file: "test.yaml", fonts: fonts.get())
    }

    private func document(_ bytes: [UInt8]) throws -> InterfaceDocument {
        let file = bytes.first == UInt8(ascii: "<") ? "test.xib" : "test.yaml"
        return try InterfaceDocument.read(bytes, file: file, open: openAny)
    }

    private func wrapped(_ bytes: [UInt8], _ views: [String], _ container: WrapTool.Container) throws -> [UInt8] {
        try WrapTool(document(bytes), open: openAny).bytes(wrapping: views, in: container)
    }

    private func frames(_ bytes: [UInt8], width: Double? = nil) throws -> [String: CGRect] {
        let source = try openAny(bytes)
        var environment = source.scenes[0].environment
        if let width { environment.size.width = width }
        let views = try source.makeScene(source.scenes[0].id, in: environment).layout.placedViews
        return Dictionary(views.map { ($0.view.objectID, $0.frame) }) { first, _ in first }
    }

    private static let yaml = """
        # A form.
        keyline: 1
        device: iPhone 15
        views:
          - type: UILabel   # above
            id: title
            text: Title
          - type: UIView
            id: line
            backgroundColor: separator
          - { type: UILabel, id: footer, text: Footer }
        constraints:
          - title.leading == screen.margins.leading   # the margin
          - title.top == screen.safeArea.top + 8
          - title.trailing == screen.margins.trailing
          - line.leading == screen.margins.leading
          - line.top == title.bottom + 8
          - line.trailing == screen.margins.trailing
          - line.height == 2
          - footer.top == line.bottom + 20
          - footer.centerX == screen.centerX
        # The end.

        """

    private var xibBytes: [UInt8] {
        let list = [
            (
                "firstItem=\"tit-le-lbl\" firstAttribute=\"leading\" secondItem=\"roo-tv-iew\" secondAttribute=\"leadingMargin\"",
                "c-1"
            ),
            (
                "firstItem=\"tit-le-lbl\" firstAttribute=\"top\" secondItem=\"saf-ea-gde\" secondAttribute=\"top\" constant=\"8\"",
                "c-2"
            ),
            ("firstAttribute=\"trailingMargin\" secondItem=\"tit-le-lbl\" secondAttribute=\"trailing\"", "c-3"),
            (
                "firstItem=\"lin-vi-ew1\" firstAttribute=\"leading\" secondItem=\"roo-tv-iew\" secondAttribute=\"leadingMargin\"",
                "c-4"
            ),
            (
                "firstItem=\"lin-vi-ew1\" firstAttribute=\"top\" secondItem=\"tit-le-lbl\" secondAttribute=\"bottom\" constant=\"8\"",
                "c-5"
            ),
            ("firstAttribute=\"trailingMargin\" secondItem=\"lin-vi-ew1\" secondAttribute=\"trailing\"", "c-6"),
            ("firstItem=\"lin-vi-ew1\" firstAttribute=\"height\" constant=\"2\"", "c-7"),
        ].map { "                    <constraint \($0.0) id=\"\($0.1)\"/>" }.joined(separator: "\n")
        return xib(
            label("tit-le-lbl", "Title", 16, 8, 343, 20.5) + "\n" + view("lin-vi-ew1", 16, 36.5, 343, 2),
            constraints: list)
    }

    @Test(arguments: WrapTool.Container.allCases)
    func `D5 views of a layout file go into a new one, with every frame kept at every width`(
        container: WrapTool.Container
    ) throws {
        let before = Array(Self.yaml.utf8)
        let after = try wrapped(before, ["title", "line"], container)
        let id = container == .view ? "container" : "scrollView"
        for width in [nil, 320.0, 744] {
            let old = try frames(before, width: width)
            let new = try frames(after, width: width)
            for name in ["title", "line", "footer"] { #expect(new[name] == old[name], "\(name) at \(width ?? 0)") }
            let union = try #require(old["title"]).union(#require(old["line"]))
            let frame = try #require(new[id])
            #expect(abs(frame.maxY - union.maxY) < 0.01 && frame.origin == union.origin && frame.width == union.width)
        }
        #expect(try document(after).views["title"]?.parent == id)
    }

    @Test(arguments: WrapTool.Container.allCases)
    func `D5 views of a XIB go into a new one, with every frame kept at every width`(container: WrapTool.Container)
        throws
    {
        let before = xibBytes
        let after = try wrapped(before, ["lin-vi-ew1", "tit-le-lbl"], container)
        let edited = try document(after)
        let id = try #require(edited.views["tit-le-lbl"]?.parent)
        #expect(edited.views[id]?.kind == (container == .view ? "view" : "scrollView"))
        for width in [375.0, 320, 744] {
            let old = try frames(before, width: width)
            let new = try frames(after, width: width)
            for name in ["tit-le-lbl", "lin-vi-ew1"] { #expect(new[name] == old[name], "\(name) at \(width)") }
        }
        // Stored frames are those in the new view.
        #expect(edited.views["lin-vi-ew1"]?.frame?.origin == CGPoint(x: 0, y: 28.5))
        #expect(edited.views[id]?.frame == CGRect(x: 16, y: 8, width: 343, height: 30.5))
    }

    @Test func `every other line of a layout file stays as it was`() throws {
        let after = try text(wrapped(Array(Self.yaml.utf8), ["title", "line"], .view))
        #expect(
            after == """
                # A form.
                keyline: 1
                device: iPhone 15
                views:
                  - type: UIView
                    id: container
                    subviews:
                      - type: UILabel   # above
                        id: title
                        text: Title
                      - type: UIView
                        id: line
                        backgroundColor: separator
                  - { type: UILabel, id: footer, text: Footer }
                constraints:
                  - container.leading == screen.margins.leading   # the margin
                  - container.top == screen.safeArea.top + 8
                  - container.trailing == screen.margins.trailing
                  - line.top == title.bottom + 8
                  - line.height == 2
                  - footer.top == container.bottom + 20
                  - footer.centerX == screen.centerX
                  - line.leading == container.leading
                  - line.trailing == container.trailing
                  - title.leading == container.leading
                  - title.trailing == container.trailing
                  - title.top == container.top
                  - line.bottom == container.bottom
                # The end.

                """)
    }

    @Test func `the content of a scroll view that is held at both ends scrolls once it needs more`() throws {
        let yaml = """
            keyline: 1
            size: 320x200
            views:
              - type: UILabel
                id: body
                text: Words
                numberOfLines: 0
            constraints:
              - body.leading == screen.leading
              - body.trailing == screen.trailing
              - body.top == screen.top
              - body.bottom == screen.bottom

            """
        let after = try text(wrapped(Array(yaml.utf8), ["body"], .scrollView))
        #expect(after.contains("- scrollView.content.height == scrollView.frame.height @500"))
        let long = after.replacing("Words", with: String(repeating: "words ", count: 200))
        let frames = try frames(Array(long.utf8))
        #expect(frames["scrollView"] == CGRect(x: 0, y: 0, width: 320, height: 200))
        #expect(try #require(frames["body"]).height > 400)
    }

    @Test(arguments: [
        (["title", "nothing"], "there is no view"), (["title", "title"], "twice"), (["screen"], "not in the same view"),
    ])
    func `what cannot be wrapped is refused`(views: [String], reason: String) throws {
        let document = try document(Array(Self.yaml.utf8))
        let error = #expect(throws: EditingError.self) {
            try WrapTool(document, open: openAny).bytes(wrapping: views.map { try document.view(named: $0) }, in: .view)
        }
        #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
    }

    @Test func `D5 views with frames alone get places in the new view, which has a frame too`() throws {
        let yaml = """
            keyline: 1
            size: 320x200
            views:
              - type: UIView
                id: a
                frame: { x: 20, y: 30, width: 40, height: 50 }
              - type: UIView
                id: b
                frame: { x: 70, y: 10, width: 40, height: 50 }

            """
        let after = try wrapped(Array(yaml.utf8), ["a", "b"], .view)
        #expect(text(after).contains("frame: { x: 20, y: 10, width: 90, height: 70 }"))
        #expect(text(after).contains("frame: { x: 0, y: 20, width: 40, height: 50 }"))
        let frames = try frames(after)
        #expect(frames["a"] == CGRect(x: 20, y: 30, width: 40, height: 50))
        #expect(frames["b"] == CGRect(x: 70, y: 10, width: 40, height: 50))
    }

    // MARK: - Navigation

    @Test func `a layout file goes under a navigation bar`() throws {
        let bytes = Array(Self.yaml.utf8)
        let after = try NavigationWrap(document(bytes)).bytes(wrapping: "screen")
        #expect(text(after) == Self.yaml.replacing("views:\n", with: "navigation: {}\nviews:\n"))
        #expect(try #require(frames(after)["title"]).minY == #require(frames(bytes)["title"]).minY + 44)
        #expect(throws: EditingError.self) { try NavigationWrap(document(after)).bytes(wrapping: "screen") }
        #expect(throws: EditingError.self) { try NavigationWrap(document(bytes)).bytes(wrapping: "title") }
    }

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="con-tr-oll">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes>
                <!--Home-->
                <scene sceneID="sce-ne-one">
                    <objects>
                        <viewController id="con-tr-oll" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="roo-tv-iew">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <viewLayoutGuide key="safeArea" id="saf-ea-gde"/>
                            </view>
                        </viewController>
                    </objects>
                    <point key="canvasLocation" x="900" y="20"/>
                </scene>
            </scenes>
        </document>

        """

    @Test func `a storyboard's scene goes into a navigation controller, which the entry leads to`() throws {
        let bytes = Array(Self.storyboard.utf8)
        let after = try text(
            NavigationWrap(InterfaceDocument(bytes, file: "test.storyboard")).bytes(wrapping: "roo-tv-iew"))
        let source = try InterfaceBuilderSource(data: Data(after.utf8), file: "test.storyboard", fonts: fonts.get())
        #expect(source.scenes.count == 2)
        let controller = try #require(after.firstMatch(of: #/<navigationController id="([^"]+)"/#)?.1)
        #expect(after.contains("initialViewController=\"\(controller)\""))
        #expect(
            after.contains(
                "<segue destination=\"con-tr-oll\" kind=\"relationship\" relationship=\"rootViewController\""))
        #expect(after.contains("</view>\n                    <navigationItem key=\"navigationItem\""))
        // Everything else is as it was.
        let old = Set(Self.storyboard.split(separator: "\n"))
        let changed = old.subtracting(after.split(separator: "\n"))
        #expect(changed.count == 1 && changed.first?.contains("initialViewController") == true)
        #expect(throws: EditingError.self) {
            try NavigationWrap(InterfaceDocument(Array(after.utf8), file: "test.storyboard")).bytes(
                wrapping: "roo-tv-iew")
        }
    }

    @Test func `a XIB has no controllers to wrap`() throws {
        #expect(throws: EditingError.self) {
            try NavigationWrap(InterfaceDocument(xibBytes, file: "test.xib")).bytes(wrapping: "roo-tv-iew")
        }
    }
}
