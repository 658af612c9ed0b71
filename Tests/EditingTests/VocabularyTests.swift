import Foundation
import KeylineInterfaceBuilder
import KeylineLayoutFile
import KeylineScenes
import KeylineVocabulary
import Testing

@testable import KeylineEditing

/// The promises of the vocabulary's rows, over all of them.
@MainActor
struct VocabularyTests {
    @Test func `no class has two rows of one name`() {
        for row in InterfaceClass.all {
            let names = row.allProperties.map(\.name)
            #expect(Set(names).count == names.count, "\(row.element)")
        }
    }

    @Test func `no class has two rows that read one attribute`() {
        for row in InterfaceClass.all {
            let places = row.allProperties.flatMap(\.documents)
            #expect(Set(places).count == places.count, "\(row.element)")
        }
    }

    @Test func `each word of layout files and each word of documents is one word of UIKit's`() {
        for row in InterfaceClass.all.flatMap(\.allProperties) where !row.spellings.isEmpty {
            let names = row.spellings.map(\.name)
            #expect(Set(names).count == names.count, "\(row.name)")
            let documents = row.spellings.flatMap(\.documents)
            #expect(Set(documents).count == documents.count, "\(row.name)")
            #expect(row.silence.isSubset(of: documents), "\(row.name)")
            guard case .choice(let words) = row.kind, row.isInLayoutFiles else { continue }
            #expect(words.allSatisfy { word in row.spellings.contains { $0.layout == word } }, "\(row.name)")
        }
    }

    @Test func `layout files read a row of each property that documents and SwiftUI share`() {
        for row in InterfaceClass.inLayoutFiles {
            for property in row.allProperties where property.swiftUI.says(nil) && property.document != nil {
                if case .runtime = property.document { continue }
                let composed = [
                    "attributedText", "adjustsFontForContentSizeCategory", "layoutMarginsFollowReadableWidth",
                ]
                #expect(
                    property.isInLayoutFiles || composed.contains(property.name), "\(property.name) of \(row.name)")
            }
        }
    }

    @Test func `the page of properties is the vocabulary's own`() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = try String(
            contentsOf: root.appendingPathComponent("Documentation/Interface-properties.md"), encoding: .utf8)
        #expect(page == PropertyPage.text, "run `keyline schema properties`")
    }

    @Test func `a class of the library is found by its name, and by its elements' name`() throws {
        for name in LibraryItem.names {
            let item = try #require(LibraryItem(named: name))
            #expect(item.row.libraryName == name)
            #expect(LibraryItem(named: item.row.element)?.row.element == item.row.element)
            for value in item.values { #expect(item.row.property(value.name)?.isInLayoutFiles == true, "\(name)") }
        }
        #expect(LibraryItem.names.contains("MKMapView") && LibraryItem.names.contains("UIStackView"))
        #expect(LibraryItem(named: "UITableViewCell") == nil && LibraryItem(cellNamed: "UITableViewCell") != nil)
    }

    @Test func `a class's expression in SwiftUI names properties that SwiftUI has in the view`() {
        for row in InterfaceClass.all {
            for name in row.swiftUI?.expression?.matches(of: /\$(\w+)/).map({ String($0.1) }) ?? [] {
                #expect(row.property(name)?.swiftUI == .view, "\(name) of \(row.name)")
            }
        }
    }

    // MARK: Four ways

    /// Something that documents say of a view, and what each of the other languages makes of it.
    struct Saying: CustomTestStringConvertible, Sendable {
        var name: String
        var element: String
        var yaml: String
        var swift: String
        var swiftUI: String
        /// The attributes of the XIB that the layout file becomes.
        var xib: String
        var testDescription: String { name }
    }

    private static let rect = "<rect key=\"frame\" x=\"20\" y=\"40\" width=\"200\" height=\"40\"/>"
    private static let placed = "fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"it-is-one1\""

    nonisolated private static let sayings = [
        Saying(
            name: "a password field",
            element:
                "<textField PLACED>RECT<textInputTraits key=\"textInputTraits\" secureTextEntry=\"YES\"/></textField>",
            yaml: "isSecureTextEntry: true", swift: "isSecureTextEntry = true", swiftUI: "SecureField(",
            xib: "secureTextEntry=\"YES\""),
        Saying(
            name: "a disabled control", element: "<switch enabled=\"NO\" PLACED>RECT</switch>",
            yaml: "isEnabled: false",
            swift: "isEnabled = false", swiftUI: ".disabled(true)", xib: "enabled=\"NO\""),
        Saying(
            name: "a selected segment",
            element: "<segmentedControl selectedSegmentIndex=\"1\" PLACED>RECT<segments><segment title=\"A\"/>"
                + "<segment title=\"B\"/></segments></segmentedControl>",
            yaml: "selectedSegmentIndex: 1", swift: "selectedSegmentIndex = 1", swiftUI: "selection: .constant(1)",
            xib: "selectedSegmentIndex=\"1\""),
        Saying(
            name: "the current page",
            element: "<pageControl numberOfPages=\"4\" currentPage=\"2\" PLACED>RECT</pageControl>",
            yaml: "currentPage: 2", swift: "currentPage = 2", swiftUI: "the page control", xib: "currentPage=\"2\""),
        Saying(
            name: "a direction of its own",
            element: "<view semanticContentAttribute=\"forceRightToLeft\" PLACED>RECT</view>",
            yaml: "semanticContentAttribute: forceRightToLeft", swift: "semanticContentAttribute = .forceRightToLeft",
            swiftUI: ".environment(\\.layoutDirection, .rightToLeft)",
            xib: "semanticContentAttribute=\"forceRightToLeft\""),
        Saying(
            name: "the standard spacing of a stack",
            element:
                "<stackView spacingType=\"standard\" PLACED>RECT<subviews><label text=\"A\" id=\"in-si-de1\"/><label text=\"B\" id=\"in-si-de2\"/></subviews></stackView>",
            yaml: "spacing: 8", swift: "spacing = 8", swiftUI: "HStack(alignment: .center, spacing: 8)",
            xib: "spacing=\"8\""),
        Saying(
            name: "a layer's border",
            element: "<view PLACED>RECT<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" "
                + "keyPath=\"layer.borderWidth\"><integer key=\"value\" value=\"3\"/></userDefinedRuntimeAttribute>"
                + "</userDefinedRuntimeAttributes></view>",
            yaml: "borderWidth: 3", swift: "layer.borderWidth = 3", swiftUI: ".strokeBorder(Color.black, lineWidth: 3)",
            xib: "keyPath=\"layer.borderWidth\""),
        Saying(
            name: "a shadow under letters",
            element: "<label text=\"A\" adjustsFontSizeToFit=\"NO\" PLACED>RECT<color key=\"shadowColor\" red=\"1\" "
                + "green=\"0\" blue=\"0\" alpha=\"1\"/></label>",
            yaml: "shadowColor: \"#FF0000FF\"",
            swift: "shadowColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)",
            swiftUI: ".shadow(color: Color(red: 1, green: 0, blue: 0, opacity: 1), radius: 0, x: 0, y: -1)",
            xib: "<color key=\"shadowColor\""),
        Saying(
            name: "the colour of a layer's border",
            element: "<view PLACED>RECT<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"color\" "
                + "keyPath=\"layer.borderUIColor\"><color key=\"value\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
                + "</userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type=\"number\" "
                + "keyPath=\"layer.borderWidth\"><integer key=\"value\" value=\"3\"/></userDefinedRuntimeAttribute>"
                + "</userDefinedRuntimeAttributes></view>",
            yaml: "borderColor: \"#FF0000FF\"",
            swift: "layer.borderColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor",
            swiftUI: ".strokeBorder(Color(red: 1, green: 0, blue: 0, opacity: 1), lineWidth: 3)",
            xib: "keyPath=\"layer.borderUIColor\""),
    ]

    @Test(arguments: sayings)
    func `a view says the same in every language`(_ saying: Saying) throws {
        let element = saying.element.replacing("PLACED", with: Self.placed).replacing("RECT", with: Self.rect)
        let layout = try scene(xib(element), into: .layoutFile)
        #expect(layout.yaml.contains(saying.yaml))
        let swiftUI = layout.swiftUI(named: "Screen")
        // SwiftUI has no page control of its own; that is said, and where.
        #expect(
            swiftUI.code.contains(saying.swiftUI)
                || swiftUI.losses.contains { $0.message.hasPrefix(saying.swiftUI) && $0.location.line != nil })
        #expect(try scene(xib(element), into: .code).swift(named: "Screen").contains(saying.swift))
        let again = try LayoutFileSource(data: Data(layout.yaml.utf8), file: "a.yaml", fonts: fonts.get()).interface()
        #expect(again.text.contains(saying.xib))
        #expect(try scene(Array(again.text.utf8), into: .layoutFile).yaml.contains(saying.yaml))
    }
}

/// The first scene of a document in terms of another language, without what laying it out there would add.
@MainActor
func scene(_ bytes: [UInt8], into form: ConversionForm) throws -> ConvertedScene {
    try #require(scenes(bytes, into: form).first)
}

/// The scenes of a document in terms of another language, without what laying them out there would add.
@MainActor
func scenes(_ bytes: [UInt8], into form: ConversionForm) throws -> [ConvertedScene] {
    let source = try open(bytes)
    let document = try InterfaceDocument(bytes, file: "test.xib")
    return try source.scenes.map { scene in
        try SceneConverter.convert(
            scene.id, of: document, laidOutBy: source, size: scene.environment.size, name: "Test", into: form)
    }
}
