import KeylineLayoutFile

/// The objects of a layout file: the mappings with a type or an id, the equations, and the file itself for everything else.
struct LayoutFileObjects {
    private(set) var objects: [DescribedDocument.Object] = []
    private var numbers: [String: Int] = [:]

    init(_ root: YAMLNode) {
        var layout = DescribedDocument.Object(id: "", subject: "layout")
        if case .mapping(let entries) = root.content {
            layout.properties = entries.flatMap { properties($0.value, $0.key, $0.key, in: layout) }
        } else {
            layout.properties = properties(root, "", "", in: layout)
        }
        objects.insert(layout, at: 0)
    }

    /// The statements of a node. The objects in it are added to the list, and no statements of this one.
    private mutating func properties(
        _ node: YAMLNode, _ key: String, _ path: String, in owner: DescribedDocument.Object
    ) -> [DescribedProperty] {
        if case .sequence(let items) = node.content {
            return items.enumerated().flatMap { index, item -> [DescribedProperty] in
                if path == "constraints" || path.hasSuffix(".constraints") {
                    addConstraint(item, in: owner)
                    return []
                }
                return addObject(item, path, in: owner)
                    ? [] : [property(item, key, "\(path)[\(index)]", in: owner, true)]
            }
        }
        return addObject(node, path, in: owner) ? [] : [property(node, key, path, in: owner)]
    }

    private mutating func property(
        _ node: YAMLNode, _ key: String, _ path: String, in owner: DescribedDocument.Object, _ isItem: Bool = false
    ) -> DescribedProperty {
        switch node.content {
        case .scalar(let text, _): return DescribedProperty(key: key, value: text, isItem: isItem)
        case .sequence:
            return DescribedProperty(key: key, parts: properties(node, "", path, in: owner), isItem: isItem)
        case .mapping(let entries):
            let parts = entries.flatMap { properties($0.value, $0.key, "\(path).\($0.key)", in: owner) }
            return DescribedProperty(key: key, parts: parts, isItem: isItem)
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
        object.properties = entries.filter { $0.key != "id" }.flatMap {
            properties($0.value, $0.key, $0.key, in: object)
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
            let described = property(node, "", "", in: owner)
            text = described.leaves().map { "\($0.key): \($0.value)" }.joined(separator: ", ")
        }
        var object = DescribedDocument.Object(id: numbered("constraint \(text)"), subject: "", equation: text)
        object.form = text
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
