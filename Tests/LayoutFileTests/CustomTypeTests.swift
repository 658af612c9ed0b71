import Foundation
import KeylineLayoutFile
import KeylineScenes
import Testing
import KeylineTypesetting
import UIKitLayout

/// Classes of an app's own as types of layout files.
@Suite @MainActor struct CustomTypeTests {
    private class Tag: UILabel {
        required init?(coder: NSCoder) {
            super.init(coder: coder)
            textColor = .red
        }

        override init(frame: CGRect) { super.init(frame: frame) }

        override var intrinsicContentSize: CGSize { CGSize(width: 77, height: 33) }
    }

    private final class LoudTag: Tag {}
    private final class Shy: UIView {
        required init?(coder: NSCoder) { nil }
    }

    private func scene(_ view: String) throws -> Scene {
        let yaml = """
            keyline: 1
            views:
              - \(view)
            constraints: [v.leading == screen.leading, v.top == screen.top]

            """
        let source = try LayoutFileSource(data: Data(yaml.utf8), file: "a.yaml", fonts: try FontCollection.bundled())
        return try source.makeScene(source.scenes[0].id, in: source.scenes[0].environment)
    }

    @Test func `a registered class has the keys of what it derives from, at any distance`() throws {
        ViewClasses.register(LoudTag.self, named: "CustomTypeTag")
        let view = try #require(try scene("{ type: CustomTypeTag, id: v, text: Hi }").layout.view(.init("v")))
        #expect(view.view.text?.text == "Hi")
        #expect(view.frame.size == CGSize(width: 77, height: 33))
        #expect(throws: LayoutFileError.self) { try scene("{ type: CustomTypeTag, id: v, axis: vertical }") }
    }

    @Test func `a class that nobody registered is an error at its place`() {
        #expect {
            try scene("{ type: CustomTypeUnknown, id: v }")
        } throws: { error in
            (error as? LayoutFileError)?.location?.line == 3
        }
    }

    @Test func `a class that refuses to be made is named, and what it derives from stands in`() throws {
        ViewClasses.register(Shy.self, named: "CustomTypeShy")
        let scene = try scene("{ type: CustomTypeShy, id: v }")
        #expect(scene.diagnostics.first { $0.kind == .unknownClass }?.view?.rawValue == "v")
        #expect(scene.layout.view(.init("v")) != nil)
    }
}
