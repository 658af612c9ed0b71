import KeylineGraphics
import KeylineScenes

extension IBDocument {
    /// What is wrong with the document whatever it is shown on: ids that stand twice, references that lead nowhere, attributes that
    /// nothing has.
    var findings: [Diagnostic] {
        repeatedObjects.map(repetition) + elements.flatMap(missingReferences) + missingVariations
            + UnknownAttributes(in: root).diagnostics
    }

    /// Constraints and views that variations for size classes name, though they were deleted: nothing comes of them, and Xcode keeps them.
    private var missingVariations: [Diagnostic] {
        let missing = elements.filter { element in
            guard element.name == "include" || element.name == "exclude" else { return false }
            return element["reference"].map { !$0.isEmpty && objects[$0] == nil } ?? false
        }
        guard let first = missing.first else { return [] }
        let ids = Set(missing.compactMap { $0["reference"] }).sorted()
        let names = ids.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
        let more = ids.count > 3 ? " and \(ids.count - 3) more" : ""
        return [
            Diagnostic(
                .note, .missingReference, location: first.location,
                message: "variations for size classes name what is not in the document: \(names)\(more)",
                hints: ["remove these lines; nothing is shown differently without them"])
        ]
    }

    private func repetition(_ element: IBElement) -> Diagnostic {
        let id = element.id ?? ""
        let line = objects[id]?.location.line ?? 0
        return Diagnostic(
            .warning, .missingReference, view: ViewID(id), location: element.location,
            message: "the object id \"\(id)\" is already used on line \(line)",
            hints: ["references resolve to the first object; save the document again in Xcode"])
    }

    private func missingReferences(_ element: IBElement) -> [Diagnostic] {
        Self.references(of: element).compactMap { attribute in
            guard let id = element[attribute], !id.isEmpty, objects[id] == nil else { return nil }
            // Xcode builds apps without such a constraint, so that their screens look other than meant.
            return Diagnostic(
                element.name == "constraint" ? .error : .warning, .missingReference,
                view: element.id.map { ViewID($0) },
                location: element.location,
                message: "the \(element.name) refers to \"\(id)\", which is not in the document",
                hints: ["remove the \(element.name), or connect it again in Xcode"])
        }
    }

    /// The attributes that refer to objects of the same document.
    private static func references(of element: IBElement) -> [String] {
        switch element.name {
        case "constraint": ["firstItem", "secondItem"]
        case "segue", "outlet": ["destination"]
        case "document": ["initialViewController"]
        default: []
        }
    }
}
