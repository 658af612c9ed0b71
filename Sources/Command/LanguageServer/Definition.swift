import Foundation
import KeylineByteText
import KeylineLayoutFile

/// The definition of a name: a view, guide or metric of a layout file, or the object of an id in a storyboard or XIB.
struct Definition {
    private let document: OpenDocument
    private let position: EditedText.Position

    init(in document: OpenDocument, at position: EditedText.Position) {
        self.document = document
        self.position = position
    }

    /// The result of `textDocument/definition`; nil where there is no such name.
    var result: JSONValue? {
        guard let word = document.text.word(at: position), let range = range(of: String(word.text)) else { return nil }
        return .object(["uri": .string(document.uri), "range": range.json])
    }

    private func range(of name: String) -> Range<EditedText.Position>? {
        switch document.kind {
        case .layout: rangeInLayout(of: name)
        case .interface: rangeInInterface(of: name)
        case .configuration, .swift: nil
        }
    }

    private func rangeInLayout(of name: String) -> Range<EditedText.Position>? {
        let root = LayoutCursor(in: document.text, at: position).root
        guard let location = root.flatMap({ LayoutNames($0).place(of: name) }), let line = location.line else {
            return nil
        }
        return range(at: document.text.position(line: line, column: location.column ?? 1), name)
    }

    /// Ids are unique in a document, so the attribute that defines one can be searched for.
    private func rangeInInterface(of name: String) -> Range<EditedText.Position>? {
        let attribute = " id=\"\(name)\""
        for (number, line) in document.text.lines.enumerated() {
            guard let match = line.firstRange(of: attribute) else { continue }
            let character = line[..<match.lowerBound].utf16.count + " id=\"".utf16.count
            return range(at: .init(line: number, character: character), name)
        }
        return nil
    }

    private func range(at start: EditedText.Position, _ name: String) -> Range<EditedText.Position> {
        start..<EditedText.Position(line: start.line, character: start.character + name.utf16.count)
    }
}
