import Foundation
import KeylineByteText
import KeylineLayoutFile

/// The words that can be typed at a place of a layout file or of `keyline.yaml`.
struct Completion {
    /// The kinds of the protocol's `CompletionItemKind`.
    private enum Kind: Int {
        case variable = 6
        case property = 10
        case value = 12
        case reference = 18
        case constant = 21
    }

    private let document: OpenDocument
    private let cursor: LayoutCursor
    private let position: EditedText.Position

    init(_ document: OpenDocument, at position: EditedText.Position) {
        self.document = document
        self.position = position
        cursor = LayoutCursor(in: document.text, at: position)
    }

    /// The result of `textDocument/completion`.
    var result: JSONValue {
        .object(["isIncomplete": .bool(false), "items": .array(items)])
    }

    private var items: [JSONValue] {
        guard let schema else { return [] }
        let navigator = SchemaNavigator(schema)
        return plausibleReadings.flatMap { reading in
            isEquation(reading) ? equationItems(reading) : items(reading, navigator)
        }
    }

    /// No key has a space or a dot.
    private var plausibleReadings: [LayoutCursor.Reading] {
        cursor.readings.filter { !$0.isKey || !$0.prefix.contains { $0 == " " || $0 == "." } }
    }

    private func items(_ reading: LayoutCursor.Reading, _ navigator: SchemaNavigator) -> [JSONValue] {
        guard reading.isKey else {
            return navigator.values(at: reading.levels, reading.step).map {
                item($0.text, .value, summary: $0.summary, replacing: reading.prefix)
            }
        }
        let present = reading.levels.last?.keys ?? []
        let followed = document.text.suffix(of: position).contains(":")
        return navigator.keys(at: reading.levels).filter { !present.contains($0.text) }.map {
            item($0.text, .property, summary: $0.summary, replacing: reading.prefix, ending: followed ? "" : ": ")
        }
    }

    /// Equations are the texts in the list of constraints.
    private func isEquation(_ reading: LayoutCursor.Reading) -> Bool {
        document.kind == .layout && !reading.isKey && reading.step == .item
            && reading.levels.last?.step == .key("constraints")
    }

    private func equationItems(_ reading: LayoutCursor.Reading) -> [JSONValue] {
        guard let root = cursor.root else { return [] }
        let names = LayoutNames(root)
        let words = EquationCompletion(views: names.views, guides: names.guides, metrics: names.metrics)
            .words(after: reading.prefix)
        let typed = reading.prefix.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return words.map { word in
            let kind: Kind =
                switch word.kind {
                case .view: .variable
                case .guide: .reference
                case .attribute: .property
                case .metric: .constant
                }
            return item(word.text, kind, summary: word.detail, replacing: String(typed.reversed()))
        }
    }

    private func item(
        _ text: String, _ kind: Kind, summary: String?, replacing typed: String, ending: String = ""
    ) -> JSONValue {
        let start = EditedText.Position(line: position.line, character: position.character - typed.utf16.count)
        var members: JSONMembers = [
            "label": .string(text), "kind": .integer(kind.rawValue),
            "textEdit": .object([
                "range": (min(start, position)..<position).json, "newText": .string(text + ending),
            ]),
        ]
        if let summary { members["documentation"] = .string(summary) }
        return .object(members)
    }

    private var schema: JSONValue? {
        let text: String =
            switch document.kind {
            case .configuration: ConfigurationSchema.json
            case .layout: hasBody ? ElementSchema.json() : LayoutSchema.json()
            case .interface, .swift: ""
            }
        return try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    }

    /// Whether the layout is of SwiftUI's views.
    private var hasBody: Bool {
        cursor.readings.contains { $0.levels.first?.keys.contains("body") ?? false }
    }
}
