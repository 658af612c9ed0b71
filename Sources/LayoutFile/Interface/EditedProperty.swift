import Foundation
package import KeylineVocabulary

/// A value that an edit gives a property, in the forms of layout files and of documents.
@MainActor
package struct EditedProperty {
    /// A part of a document's element that says a property.
    package enum Part: Sendable {
        /// Attributes of the element; nil takes one away.
        case attributes([(name: String, value: String?)])
        /// An element inside, by the name of its element and its key, a line each.
        case child(name: String, key: String, lines: [String])
        /// A user-defined runtime attribute, by its key path, a line each.
        case runtime(keyPath: String, lines: [String])
        /// An attribute of the items of a list inside, such as the titles of segments.
        case items(list: String, item: String, attribute: String, values: [String])
    }

    package let row: InterfaceProperty
    /// The value as layout files write it, on one line.
    package let layoutText: String
    private let value: PropertyValue

    /// Reads a value.
    ///
    /// Texts are taken as they are, unless they begin with `{` and layout files would read a key of a string table. Other values are in the
    /// words of layout files; flags may also be `yes` and `no`, and words the ones of UIKit or of documents.
    ///
    /// - Throws: `LayoutFileError` for a value of another kind; its location counts in the text.
    package init(_ text: String, of row: InterfaceProperty) throws(LayoutFileError) {
        self.row = row
        if case .text = row.kind, !text.hasPrefix("{") {
            value = .text(LayoutText(text: text))
            layoutText = Self.quoted(text)
            return
        }
        let node = try YAMLComposer.compose(Data(text.utf8), file: row.name)
        if let word = try Self.word(node, row) {
            value = .choice(word)
            layoutText = word
        } else if case .flag = row.kind, let flag = ["yes": true, "no": false][text.lowercased()] {
            value = .flag(flag)
            layoutText = flag ? "true" : "false"
        } else if case .size = row.kind {
            // Offsets of shadows are sizes that may be negative.
            value = .size(try Self.size(node))
            layoutText = text
        } else {
            value = try PropertyReader.value(node, of: row.kind)
            layoutText = text
        }
    }

    /// The word of layout files, or UIKit's where they have none, for a word of any language; nil for a value of another kind.
    private static func word(_ node: YAMLNode, _ row: InterfaceProperty) throws(LayoutFileError) -> String? {
        guard case .choice = row.kind, !row.spellings.isEmpty else { return nil }
        let word = try PropertyReader.plainText(node)
        let spelling = row.spellings.first { [$0.layout, $0.name].contains(word) || $0.documents.contains(word) }
        guard let spelling else {
            throw .unknown(
                kind: "value", name: word, known: row.spellings.map { $0.layout ?? $0.name }, at: node.location)
        }
        return spelling.layout ?? spelling.name
    }

    private static func size(_ node: YAMLNode) throws(LayoutFileError) -> CGSize {
        let sides = (node.scalar ?? "").split(whereSeparator: { "x×".contains($0) }).compactMap { Double($0) }
        guard sides.count == 2, sides.allSatisfy({ abs($0) <= 20_000 }) else {
            throw PropertyReader.unexpected(node, "a width and a height such as 0x2")
        }
        return CGSize(width: sides[0], height: sides[1])
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
            .replacing("\r", with: "\\r").replacing("\t", with: "\\t")
        return "\"\(escaped)\""
    }

    // MARK: Documents

    /// The part of the value that documents cannot say; nil where they say all of it.
    package var loss: String? {
        switch value {
        case .color(let color): InterfaceWriter.colorElement(color, key: "").loss
        case .font(let font): InterfaceWriter.fontElement(font, key: "").loss
        case .text(let text):
            text.key.map { "the key \"\($0)\": documents find their texts in string tables by object ids" }
        case .image(let image) where image.isTemplate || image.flips: "how an image is drawn, which its catalog says"
        default: nil
        }
    }

    /// The system colour whose components a document records among its resources, with the lines that do so.
    package var resource: (name: String, lines: [String])? {
        guard case .color(.named(let name)) = value else { return nil }
        return (name + "Color", InterfaceWriter.systemColorResource(name + "Color").lines())
    }

    /// The value in a place of documents; nil where documents say the property in no such way.
    ///
    /// - Parameters:
    ///   - form: The place.
    ///   - isExplicit: Whether values are written that say no more than an attribute's absence, since another value may be there.
    /// - Returns: The part of the element.
    package func part(at form: DocumentForm, isExplicit: Bool = false) -> Part? {
        if case .runtime(let paths) = form { return runtime(paths[0]) }
        let key = form.attribute
        // A list's items each say theirs.
        if form.path.contains("/"), !value.isList { return nil }
        switch value {
        case .flag, .number, .integer, .choice, .text:
            return .attributes([(key, InterfaceWriter.word(row, value, isExplicit: isExplicit))])
        case .image(let image):
            let catalog = DocumentForm.catalog(of: key)
            // Some attributes have no catalog beside them, and name an app's image.
            guard catalog != key else { return image.isSymbol ? nil : .attributes([(key, image.name)]) }
            return .attributes([(key, image.name), (catalog, image.isSymbol ? "system" : nil)])
        case .color(let color): return child(InterfaceWriter.colorElement(color, key: key).element, key)
        case .font(let font): return child(InterfaceWriter.fontElement(font, key: key).element, key)
        case .insets(let insets) where key == "directionalLayoutMargins":
            let sides = [
                ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
                ("trailing", insets.trailing),
            ]
            let numbers = sides.map { ($0.0, InterfaceElement.number($0.1)) }
            return child(InterfaceElement("directionalEdgeInsets", [("key", key)] + numbers), key)
        case .insets(let insets): return child(InterfaceWriter.inset(insets, key: key), key)
        case .size(let size): return child(Self.element(of: size, key: key), key)
        case .list(let values):
            let parts = form.path.split(separator: "/").map(String.init)
            guard parts.count == 2 else { return nil }
            return .items(
                list: parts[0], item: parts[1], attribute: key, values: values.map { $0.text.text ?? "" })
        case .priorities, .frame: return nil
        }
    }

    /// The attributes of content priorities, which documents write for each axis unless every view has them.
    package func priorityAttributes(isExplicit: Bool = false) -> [(name: String, value: String?)]? {
        guard case .priorities(let priorities) = value else { return nil }
        let (suffix, standard): (String, Float) =
            row.name == "contentHugging" ? ("HuggingPriority", 250) : ("CompressionResistancePriority", 750)
        return [("horizontal", priorities.horizontal), ("vertical", priorities.vertical)].compactMap { axis, priority in
            priority.map { (axis + suffix, $0 == standard && !isExplicit ? nil : InterfaceElement.number(CGFloat($0))) }
        }
    }

    private func child(_ element: InterfaceElement, _ key: String) -> Part {
        .child(name: element.name, key: key, lines: element.lines())
    }

    private static func element(of size: CGSize, key: String) -> InterfaceElement {
        InterfaceElement(
            "size",
            [
                ("key", key), ("width", InterfaceElement.number(size.width)),
                ("height", InterfaceElement.number(size.height)),
            ])
    }

    private func runtime(_ keyPath: String) -> Part? {
        switch value {
        case .flag(let flag): attribute(keyPath, "boolean", flag ? "YES" : "NO")
        case .text(let text): attribute(keyPath, "string", text.text)
        case .number(let number): attribute(keyPath, "number", Self.number("real", InterfaceElement.number(number)))
        case .integer(let number): attribute(keyPath, "number", Self.number("integer", "\(number)"))
        // The components: a layer knows no names.
        case .color(let color):
            attribute(keyPath, "color", InterfaceWriter.components(of: color.uiColor, key: "value"))
        case .size(let size): attribute(keyPath, "size", Self.element(of: size, key: "value"))
        default: nil
        }
    }

    private static func number(_ name: String, _ text: String) -> InterfaceElement {
        InterfaceElement(name, [("key", "value"), ("value", text)])
    }

    private func attribute(_ keyPath: String, _ type: String, _ value: String?) -> Part {
        let attributes = [("type", type), ("keyPath", keyPath), ("value", value)]
        return .runtime(
            keyPath: keyPath, lines: InterfaceElement("userDefinedRuntimeAttribute", attributes).lines())
    }

    private func attribute(_ keyPath: String, _ type: String, _ inside: InterfaceElement) -> Part {
        let attributes: [(String, String?)] = [("type", type), ("keyPath", keyPath)]
        return .runtime(
            keyPath: keyPath, lines: InterfaceElement("userDefinedRuntimeAttribute", attributes, [inside]).lines())
    }

    /// The attributes that Interface Builder writes of a new view of a class, in its order.
    ///
    /// - Parameters:
    ///   - row: The class.
    ///   - others: Attributes besides the properties.
    /// - Returns: Names and values.
    package static func attributes(
        ofNew row: InterfaceClass, besides others: [(String, String)]
    ) -> [(String, String)] {
        let written = row.allProperties.compactMap { property -> (String, String)? in
            guard case .own(let attribute) = property.document else { return nil }
            return property.written.map { (attribute, $0) }
        }
        return InterfaceWriter.ordered(others + written).compactMap { name, value in value.map { (name, $0) } }
    }

    /// The attributes that follow one in Interface Builder's order.
    package nonisolated static func attributes(after name: String) -> [String] {
        InterfaceWriter.attributes(after: name)
    }
}
