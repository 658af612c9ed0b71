import KeylineGraphics
import KeylineScenes
import Testing
import UIKitLayout

@testable import KeylineInterfaceBuilder

/// Values that Xcode takes over from a Mac: colours of AppKit's catalog, and fonts by AppKit's names.
@Suite @MainActor struct AppKitValueTests {
    private static let rect = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"50\"/>"

    private func color(_ name: String, catalog: String = "catalog=\"System\"") throws -> (Color?, [Diagnostic.Kind]) {
        let view = """
            <view id="a">\(Self.rect)\
            <color key="backgroundColor" name="\(name)" \(catalog) colorSpace="catalog"/></view>
            """
        let scene = try DocumentFixture.scene(DocumentFixture.view(view))
        let colors = scene.displayList.items.lazy.compactMap { item -> Color? in
            guard item.view == "a", case .path(let path) = item.content else { return nil }
            return path.color
        }
        return (colors.first, scene.diagnostics.map(\.kind).filter { $0 == .missingColor })
    }

    @Test(arguments: [
        ("textColor", Color.black), ("selectedTextColor", .black), ("labelColor", .black), ("systemRedColor", nil),
        ("textBackgroundColor", .white),
    ])
    func `a colour of the system's catalog is none of the app's`(name: String, expected: Color?) throws {
        let (color, missing) = try color(name)
        #expect(missing.isEmpty && color != nil)
        if let expected { #expect(color == expected) }
    }

    @Test func `other names that no catalog has are missing`() throws {
        #expect(try color("brandColor").1 == [.missingColor])
        #expect(try color("textColor", catalog: "").1 == [.missingColor])
    }

    @Test(arguments: ["NSOriginalFont", "NSFont"])
    func `fonts by the names of the Mac's are the system's, and the original font is not looked at`(key: String) throws
    {
        func problems(_ font: String) throws -> [String] {
            let text =
                "<attributedString key=\"attributedText\"><fragment content=\"Hello\"><attributes>\(font)</attributes></fragment></attributedString>"
            let label = "<label id=\"l\">\(Self.rect)\(text)</label>"
            return try DocumentFixture.scene(DocumentFixture.view(label)).diagnostics.map(\.message)
        }
        #expect(try problems("<font key=\"\(key)\" metaFont=\"label\"/>").isEmpty)
        #expect(try problems("<font key=\"\(key)\" metaFont=\"fancy\"/>").isEmpty == (key == "NSOriginalFont"))
    }
}
