import KeylineVocabulary

/// The properties of views and layers that user-defined runtime attributes set.
extension InterfaceDocument {
    /// The runtime attributes of an element.
    func runtimeAttributes(of index: Int) -> [Int] {
        markup.child(of: index, named: "userDefinedRuntimeAttributes").map {
            markup.children(of: $0, named: "userDefinedRuntimeAttribute")
        } ?? []
    }

    /// The property of every view that a runtime attribute sets; nil for one that conversions do not know, or of another kind.
    func layerProperty(of attribute: Int) -> InterfaceProperty? {
        guard let path = markup[attribute]["keyPath"] else { return nil }
        let row = InterfaceClass.everyView.first { row in
            row.documents.contains { if case .runtime(let paths) = $0 { paths.contains(path) } else { false } }
        }
        let kind =
            switch row?.kind {
            case .flag: "boolean"
            case .number, .integer: "number"
            case .text: "string"
            case .size: "size"
            case .color: "color"
            default: ""
            }
        return markup[attribute]["type"] == kind ? row : nil
    }
}
