/// The page of properties, as Markdown: the rows of the vocabulary for people.
package enum PropertyPage {
    /// The text of `Documentation/Interface-properties.md`, with a final newline.
    package static var text: String {
        let head = """
            # Interface properties

            What storyboards and XIBs, layout files, UIKit code and SwiftUI code call the properties of views, and what a conversion from
            one to another keeps. `keyline schema properties` prints this page from the rows that readers, writers and converters read.
            A conversion reports what its target has no word for, with file and line.

            """
        let shared = [
            section("Every view", InterfaceClass.everyView), section("Every control", InterfaceClass.everyControl),
        ]
        let classes = InterfaceClass.all.filter { !$0.properties.isEmpty }.map { row in
            section("`\(row.name)` (`<\(row.element)>`)", row.properties)
        }
        return ([head] + shared + classes).joined(separator: "\n")
    }

    private static func section(_ title: String, _ rows: [InterfaceProperty]) -> String {
        let lines = rows.map { row in
            "| `\(row.name)` | \(document(row)) | \(layout(row)) | \(code(row)) | \(swiftUI(row)) |"
        }
        return
            (["## \(title)", "", "| property | XIB | layout file | Swift | SwiftUI |", "|---|---|---|---|---|"] + lines)
            .joined(separator: "\n") + "\n"
    }

    private static func document(_ row: InterfaceProperty) -> String {
        let forms = row.documents.map { form in
            switch form {
            case .own(let key): "`\(key)`"
            case .inside(let path, let key): "`\(path)/\(key)`"
            case .runtime(let paths): "key paths " + paths.map { "`\($0)`" }.joined(separator: ", ")
            }
        }
        return forms.isEmpty ? "follows from others" : forms.joined(separator: ", ")
    }

    private static func layout(_ row: InterfaceProperty) -> String {
        guard row.isInLayoutFiles else { return "–" }
        guard case .choice(let words) = row.kind else { return kind(row.kind) }
        return words.map { "`\($0)`" }.joined(separator: ", ")
    }

    private static func kind(_ kind: PropertyKind) -> String {
        switch kind {
        case .text: "text"
        case .number: "number"
        case .integer: "whole number"
        case .flag: "`true`, `false`"
        case .choice: "word"
        case .color: "colour"
        case .font: "font"
        case .image: "image"
        case .insets: "insets"
        case .size: "size"
        case .frame: "frame"
        case .priorities: "priorities"
        case .list(let element): "list of \(Self.kind(element))"
        }
    }

    private static func code(_ row: InterfaceProperty) -> String {
        switch row.code {
        case .member(let name): "`\(name)`"
        case .call: "by a call"
        case .none(let reason): reason
        }
    }

    private static func swiftUI(_ row: InterfaceProperty) -> String {
        switch row.swiftUI {
        case .view: "in the view"
        case .modifier(let text), .composed(let text): "`\(text)`"
        case .words(let words):
            words.keys.sorted().map { word in
                words[word].flatMap { $0.isEmpty ? nil : "`\(word)`: `\($0)`" } ?? "`\(word)`"
            }.joined(separator: ", ")
        case .canvas: "in distances and lengths"
        case .none(let reason): reason
        }
    }
}
