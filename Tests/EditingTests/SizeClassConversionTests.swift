import Foundation
import KeylineGraphics
import KeylineInterfaceBuilder
import KeylineLayoutFile
import KeylineScenes
import Testing

@testable import KeylineEditing

/// Size classes and guides of layout files in the other languages, and back.
@MainActor
struct SizeClassConversionTests {
    private static let varied = """
        keyline: 1
        device: iPhone 15
        screen: { guides: [half], variations: { width=regular: { backgroundColor: systemTeal } } }
        views:
          - type: UILabel
            id: title
            text: Title
            font: headline
            variations:
              width=regular: { font: largeTitle, textColor: systemBlue, contentHugging: { horizontal: 300 } }
          - type: UIView
            id: side
            installed: false
            variations:
              width=regular,height=regular: { installed: true, isHidden: false }
            subviews:
              - { type: UIView, id: inside, backgroundColor: systemRed }
        constraints:
          - title.top == screen.safeArea.top + 8
          - constraint: title.leading == screen.leading + 16
            variations:
              width=regular: { constant: 40 }
          - { constraint: title.width == 300, variations: { width=regular: { installed: false } } }
          - { constraint: title.width == 200, installed: false, variations: { width=regular: { installed: true } } }
          - half.width == 0.5 * screen.width
          - half.leading == screen.leading
          - side.leading == half.trailing
          - side.top == title.bottom + 8
          - side.width == 50
          - side.height == 60
          - inside.leading == side.leading
          - inside.top == side.top
          - inside.width == 20
          - inside.height == 20

        """

    private func layout(_ yaml: String) throws -> LayoutFileSource {
        try LayoutFileSource(data: Data(yaml.utf8), file: "test.yaml", fonts: fonts.get())
    }

    private func interface(_ yaml: String) throws -> (text: String, objectIDs: [String: String]) {
        let converted = try layout(yaml).interface()
        return (converted.text, converted.objectIDs)
    }

    private func environment(_ source: any SceneSource, _ width: SizeClass, _ height: SizeClass) -> SceneEnvironment {
        var environment = source.scenes[0].environment
        environment.horizontalSizeClass = width
        environment.verticalSizeClass = height
        return environment
    }

    /// The frames of named views, in the scene's own view.
    private func frames(_ source: any SceneSource, _ names: [String: String], _ width: SizeClass) throws -> [String:
        CGRect]
    {
        let layout = try source.makeScene(source.scenes[0].id, in: environment(source, width, .regular)).layout
        let origin = names["screen"].flatMap { layout.view(ViewID($0)) }?.frame.origin ?? .zero
        return names.compactMapValues { layout.view(ViewID($0))?.frame.offsetBy(dx: -origin.x, dy: -origin.y) }
    }

    private static let ids = ["screen", "title", "side", "inside"]

    @Test(arguments: [SizeClass.compact, .regular])
    func `C9 a XIB of a layout with variations has the same frames in each size class`(width: SizeClass) throws {
        let source = try layout(Self.varied)
        let (text, objectIDs) = try self.interface(Self.varied)
        let interface = try InterfaceBuilderSource(data: Data(text.utf8), file: "test.xib", fonts: fonts.get())
        let names = Dictionary(uniqueKeysWithValues: Self.ids.map { ($0, $0) })
        let expected = try frames(source, names, width)
        #expect(expected.keys.contains("side") == (width == .regular))
        #expect(try frames(interface, objectIDs.filter { Self.ids.contains($0.key) }, width) == expected)
    }

    @Test func `C9 a XIB says variations as Interface Builder does`() throws {
        let (text, objectIDs) = try self.interface(Self.varied)
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let side = try #require(objectIDs["side"])
        let masks = lines.filter { $0.contains("reference=\"\(side)\"") }
        #expect(masks == ["<exclude reference=\"\(side)\"/>", "<include reference=\"\(side)\"/>"])
        #expect(lines.contains("<variation key=\"heightClass=regular-widthClass=regular\">"))
        #expect(lines.contains("<variation key=\"widthClass=regular\" constant=\"40\"/>"))
        #expect(lines.contains("<variation key=\"widthClass=regular\" horizontalHuggingPriority=\"300\">"))
        #expect(lines.contains("<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleTitle0\"/>"))
    }

    /// A XIB as a layout file.
    private func again(_ text: String) throws -> String {
        let bytes = Array(text.utf8)
        let source = try open(bytes)
        return try SceneConverter.layoutFile(
            of: source.scenes[0].id, of: InterfaceDocument(bytes, file: "test.xib"), laidOutBy: source,
            size: source.scenes[0].environment.size, name: "Test", ConversionOptions(keepsLabels: true)
        ) { try LayoutFileSource(data: Data($0), file: "test.yaml", fonts: fonts.get()) }.yaml
    }

    @Test func `C9 a layout file of a XIB with variations says them, and writes the same once it was a XIB`() throws {
        let first = try again(interface(Self.varied).text)
        for words in [
            "      width=regular:\n        font: largeTitle\n        textColor: systemBlue",
            "    installed: false\n    variations:\n      width=regular,height=regular:\n        installed: true",
            "variations: { width=regular: { constant: 40 } }", "variations: { width=regular: { installed: false } }",
            "installed: false, variations: { width=regular: { installed: true } }", "guides: [half]",
            "screen.half.width == 0.5 * screen.width",
        ] { #expect(first.contains(words), "\(words)\n\n\(first)") }
        #expect(try again(interface(first).text) == first)
        let names = Dictionary(uniqueKeysWithValues: Self.ids.map { ($0, $0) })
        for width in [SizeClass.compact, .regular] {
            #expect(try frames(layout(first), names, width) == frames(layout(Self.varied), names, width))
        }
    }

    @Test func `C9 what varies and no layout file says is reported`() throws {
        let text = try interface(Self.varied).text.replacing(
            "constant=\"40\"/>", with: "constant=\"40\" priority=\"600\"/>")
        let source = try open(Array(text.utf8))
        let converted = try SceneConverter.convert(
            source.scenes[0].id, of: InterfaceDocument(Array(text.utf8), file: "test.xib"), laidOutBy: source,
            size: source.scenes[0].environment.size, name: "Test", into: .layoutFile)
        #expect(converted.losses.filter { $0.message == "what differs between size classes" }.count == 1)
    }

    @Test func `C9 code holds guides of views, and loses variations by name`() throws {
        let text = try interface(Self.varied).text
        let source = try open(Array(text.utf8))
        let converted = try SceneConverter.convert(
            source.scenes[0].id, of: InterfaceDocument(Array(text.utf8), file: "test.xib"), laidOutBy: source,
            size: source.scenes[0].environment.size, name: "Test", into: .code, ConversionOptions(keepsLabels: true))
        let code = converted.swift(named: "TestView")
        #expect(code.contains("    let half = UILayoutGuide()"))
        #expect(code.contains("        addLayoutGuide(half)"))
        #expect(code.contains("half.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5)"))
        #expect(code.contains("    let title = UILabel()"))
        #expect(converted.losses.contains { $0.message == "what differs between size classes" })
    }
}
