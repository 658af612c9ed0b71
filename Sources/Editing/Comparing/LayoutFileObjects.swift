import KeylineLayoutFile

/// The objects of a layout file: the mappings with a type or an id, the equations, and the file itself for everything else.
struct LayoutFileObjects {
    private(set) var objects: [DescribedDocument.Object] = []
    private var numbers: [String: Int] = [:]

    init(_ root: YAMLNode) {
        var layout = DescribedDocument.Object(id: "", subject: "layout")
        collect(root, "", &layout)
        objects.insert(layout, at: 0)
    }

    private mutating func collect(_ node: YAMLNode, _ path: String, _ owner: inout DescribedDocument.Object) {
        switch node.content {
        case .scalar(let text, _): owner.properties.append((path, text))
        case .sequence(let items):
            for (index, item) in items.enumerated() {
                if path == "constraints" || path.hasSuffix(".constraints") {
                    addConstraint(item, in: owner)
                } else if !addObject(item, path, in: owner) {
                    collect(item, "\(path)[\(index)]", &owner)
                }
            }
        case .mapping(let entries):
            for entry in entries {
                let inner = path.isEmpty ? entry.key : "\(path).\(entry.key)"
                if !addObject(entry.value, inner, in: owner) { collect(entry.value, inner, &owner) }
            }
        }
    }

    /// Adds a mapping that describes a view; false for anything else.
    private mutating func addObject(
        _ node: YAMLNode, _ path: String, in owner: DescribedDocument.Object
    ) -> Bool {
        guard case .mapping(let entries) = node.content else { return false }
        // A view of SwiftUI is a mapping whose first key is its type.
        let type =
            Self.text("type", in: entries) ?? entries.first.flatMap { $0.key.first?.isUppercase == true ? $0.key : nil }
        guard let name = Self.text("id", in: entries) ?? type.map({ numbered("\(path) \($0)") }) else { return false }
        let subject = type.map { "\($0) (\(name))" } ?? name
        var object = DescribedDocument.Object(id: name, subject: subject)
        object.location = node.location
        object.parent = owner.id
        let index = objects.count
        for entry in entries where entry.key != "id" {
            if !addObject(entry.value, entry.key, in: object) { collect(entry.value, entry.key, &object) }
        }
        objects.insert(object, at: index)
        return true
    }

    /// Adds an equation, or a constraint written as a mapping.
    private mutating func addConstraint(_ node: YAMLNode, in owner: DescribedDocument.Object) {
        let text: String
        if case .scalar(let equation, _) = node.content {
            text = equation
        } else {
            var parts = DescribedDocument.Object(id: "", subject: "")
            collect(node, "", &parts)
            text = parts.properties.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
        }
        var object = DescribedDocument.Object(id: numbered("constraint \(text)"), subject: "", equation: text)
        object.location = node.location
        object.parent = owner.id
        objects.append(object)
    }

    private mutating func numbered(_ text: String) -> String {
        numbers[text, default: 0] += 1
        return numbers[text] == 1 ? text : "\(text) \(numbers[text] ?? 1)"
    }

    private static func text(_ key: String, in entries: [YAMLEntry]) -> String? {
        guard let node = entries.first(where: { $0.key == key })?.value, case .scalar(let text, _) = node.content else {
            return nil
        }
        return text
    }
}
