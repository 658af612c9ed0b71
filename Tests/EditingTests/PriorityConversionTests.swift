import Foundation
import KeylineLayoutFile
import KeylineVocabulary
import Testing

@testable import KeylineEditing

/// Priorities of content on the way from a document to a layout file and back.
@MainActor
struct PriorityConversionTests {
    private static let attributes = [
        "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
        "verticalCompressionResistancePriority",
    ]
    /// The priorities of a view whose document says none.
    private static let usual = [250.0, 250, 750, 750]

    /// The elements of all classes but the row, which only tables have.
    nonisolated private static let elements = InterfaceClass.all.map(\.element).filter { $0 != "tableViewCell" }

    nonisolated private static let stated: [[Double?]] = [
        [nil, nil, nil, nil], [260, nil, nil, 740], [251, 252, 749, 748], [250, 250, 750, 750], [nil, 251, nil, nil],
        [750, 750, nil, nil],
    ]

    private func document(_ element: String, _ priorities: [Double?]) -> [UInt8] {
        let said = zip(Self.attributes, priorities).compactMap { name, value in value.map { "\(name)=\"\(Int($0))\" " }
        }
        let text = ["label", "textField", "textView"].contains(element) ? "text=\"A\" " : ""
        let type = element == "button" ? "buttonType=\"system\" " : ""
        let inside =
            switch element {
            case "button": "<state key=\"normal\" title=\"A\"/>"
            case "segmentedControl": "<segments><segment title=\"A\"/></segments>"
            default: ""
            }
        return xib(
            "<\(element) \(text)\(type)\(said.joined())fixedFrame=\"YES\" "
                + "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"it-is-one1\">"
                + "<rect key=\"frame\" x=\"20\" y=\"40\" width=\"200\" height=\"40\"/>\(inside)</\(element)>")
    }

    @Test(arguments: elements, stated)
    func `A33 a view keeps the priorities and properties of its document`(
        element: String, priorities: [Double?]
    ) throws {
        let first = try scene(document(element, priorities), into: .layoutFile)
        let name = try #require(first.names["it-is-one1"])
        let written = try LayoutFileSource(data: Data(first.yaml.utf8), file: "a.yaml", fonts: fonts.get()).interface()
        let id = try #require(written.objectIDs[name])
        let again = try InterfaceDocument(Array(written.text.utf8), file: "a.xib")
        let markup = again.markup[try #require(again.views[id]).element]
        let kept = zip(Self.attributes, Self.usual).map { markup[$0].flatMap(Double.init) ?? $1 }
        #expect(kept == zip(priorities, Self.usual).map { $0 ?? $1 })
        let second = try scene(Array(written.text.utf8), into: .layoutFile)
        #expect(said(of: name, in: first).subtracting(said(of: name, in: second)) == [])
    }

    private func said(of name: String, in scene: ConvertedScene) -> Set<String> {
        let view = ConvertedScene.flattened(scene.root).first { $0.name == name }
        // Priorities that are the usual ones may be said or left out.
        let properties = (view?.properties ?? []).filter { !$0.name.hasPrefix("content") || $0.name == "contentMode" }
        return Set(properties.map { "\($0.name): \(ConvertedScene.text(of: $0))" })
    }

    @Test func `code sets the hugging of a document where the class has another`() throws {
        let control = try scene(document("switch", [nil, 300, nil, nil]), into: .code).swift(named: "Screen")
        #expect(control.contains("setContentHuggingPriority(.defaultLow, for: .horizontal)"))
        #expect(control.contains("setContentHuggingPriority(UILayoutPriority(300), for: .vertical)"))
        let label = try scene(document("label", [nil, nil, nil, nil]), into: .code).swift(named: "Screen")
        #expect(!label.contains("setContentHuggingPriority"))
    }

    @Test func `a label beside a hugging of 251 keeps the 250 of its layout file`() throws {
        func written(_ hugging: String, _ constraint: String = "") throws -> String {
            let yaml = """
                keyline: 1
                size: 320x200
                views:
                  - { type: UILabel, id: title, text: Name }
                  - { type: UITextField, id: field, text: Value, contentHugging: \(hugging) }
                constraints:
                  - title.leading == screen.leading
                  - title.top == screen.top
                  - field.leading == title.trailing + 8
                  - field.trailing == screen.trailing
                  - field.top == screen.top
                \(constraint)
                """
            let text = try LayoutFileSource(data: Data(yaml.utf8), file: "a.yaml", fonts: fonts.get()).interface().text
            return try String(#require(text.split(separator: "\n").first { $0.contains("<label") }))
        }
        #expect(try written("249").contains("horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\""))
        #expect(try !written("251").contains("HuggingPriority"))
        #expect(try !written("{ horizontal: 250.5 }").contains("HuggingPriority"))
        #expect(try !written("249", "  - title.width == 200 @251").contains("HuggingPriority"))
    }
}
