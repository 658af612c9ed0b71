import KeylineMarkup
import KeylineVocabulary

/// Properties that documents say and layout files lack, in the words of layout files.
extension PropertyConverter {
    /// Reads properties from wherever the document says them.
    ///
    /// - Parameter rows: The rows of the view's class.
    /// - Returns: The properties that the document says, in the order of the rows.
    func said(of rows: [InterfaceProperty]) -> [ConvertedScene.Property] {
        rows.compactMap { row in
            guard !row.isWrittenInPieces else { return nil }
            // Runtime attributes are set after everything else.
            return property(row.name, runtimeValue(row) ?? row.documents.lazy.compactMap { value(row, at: $0) }.first)
        }
    }

    private func runtimeValue(_ row: InterfaceProperty) -> ConvertedScene.Value? {
        let paths = row.documents.flatMap { form -> [String] in if case .runtime(let paths) = form { paths } else { [] }
        }
        let attribute = document.runtimeAttributes(of: view.element).last { index in
            document.markup[index]["keyPath"].map(paths.contains) ?? false
        }
        return attribute.flatMap { value(ofRuntimeAttribute: $0, row.kind) }
    }

    private func value(_ row: InterfaceProperty, at form: DocumentForm) -> ConvertedScene.Value? {
        if case .runtime = form { return nil }
        guard !form.path.contains("/"), let index = index(of: form.path) else { return nil }
        let key = form.attribute
        let text = form.path.isEmpty ? element[key] : document.markup[index][key]
        if let text, row.silence.contains(text) { return nil }
        switch row.kind {
        case .flag: return text.flatMap { ["YES": true, "NO": false][$0] }.map { .flag($0) }
        case .number, .integer: return text.flatMap(Double.init).flatMap { $0.isFinite ? .number($0) : nil }
        case .choice: return row.spelling(of: text).map { .word($0.layout ?? $0.name) }
        case .text: return Self.text(key, of: index, in: document.markup).map { .text($0) }
        case .image: return image(of: index, key)
        default: return child(key, of: form.path.isEmpty ? sources : [index]).flatMap { value(of: $0, row.kind) }
        }
    }

    /// The value of an element of its own; nil for a kind that documents write in attributes.
    private func value(of child: Markup.Element, _ kind: PropertyKind) -> ConvertedScene.Value? {
        func lengths(_ names: [String]) -> [Double] { names.map { child[$0].flatMap(Double.init) ?? 0 } }
        switch kind {
        case .size: return Self.size(child)
        case .color: return color(child)
        case .font: return font(child)
        case .insets:
            let sides = lengths(["minY", "minX", "maxY", "maxX"])
            // Documents write "none, but not the default" as the smallest number there is.
            return .insets(sides.map { abs($0) < 0.001 ? 0 : $0 })
        default: return nil
        }
    }

    private func child(_ key: String, of elements: [Int]) -> Markup.Element? {
        let markup = document.markup
        return elements.lazy.flatMap { markup[$0].children }.first { markup[$0].key == key }.map { markup[$0] }
    }

    /// The element of a path from the view's down, such as `state:normal`; nil where the document does not have it.
    private func index(of path: String) -> Int? {
        guard !path.isEmpty else { return view.element }
        let parts = path.split(separator: ":").map(String.init)
        return document.markup.children(of: view.element, named: parts[0]).first { index in
            parts.count == 1 || document.markup[index].key == parts[1]
        }
    }
}
