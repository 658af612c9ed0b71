import KeylineScenes

/// Reads the modifiers of a view, in order.
struct ModifierReader {
    private let elements: ElementReader

    init(_ elements: ElementReader) {
        self.elements = elements
    }

    func modifiers(_ node: YAMLNode, of kind: ElementKind) throws(LayoutFileError) -> [ElementModifier] {
        guard case .sequence(let nodes) = node.content else {
            throw .misplaced(
                "modifiers must be a list, because their order matters", hint: "begin each of them with \"-\"",
                at: node.location)
        }
        // Unknown after a modifier that cannot be read.
        var subject: ElementSubject? = kind.subject
        var log = MistakeLog()
        var modifiers: [ElementModifier] = []
        for node in nodes {
            let written = try log.attempt { () throws(LayoutFileError) in try entry(node) }
            guard let (kind, value, location) = written else {
                subject = nil
                continue
            }
            try log.attempt { () throws(LayoutFileError) in
                try check(kind, on: subject ?? kind.subject ?? .view, after: modifiers.last?.name, at: location)
                let arguments = try ArgumentReader(elements).arguments(of: kind, value)
                modifiers.append(ElementModifier(name: kind.name, arguments: arguments, location: location))
            }
            subject = kind.result
        }
        try log.finish()
        return modifiers
    }

    private func entry(
        _ node: YAMLNode
    ) throws(LayoutFileError) -> (kind: ModifierKind, value: YAMLNode, location: SourceLocation) {
        guard case .mapping(let entries) = node.content else {
            let name = try PropertyReader.plainText(node, expected: "a modifier such as \"padding: 16\"")
            let nothing = YAMLNode(content: .scalar("", isPlain: true), location: node.location)
            return (try kind(name, at: node.location), nothing, node.location)
        }
        guard let first = entries.first else { throw PropertyReader.unexpected(node, "a modifier") }
        let kind = try kind(first.key, at: first.keyLocation)
        if let stray = entries.dropFirst().first {
            throw .misplaced(
                "\"\(stray.key)\" is at the same level as the modifier \"\(kind.name)\"",
                hint: kind.parameter(stray.key) == nil
                    ? "begin each modifier with \"-\"" : "indent it below \"\(kind.name):\"",
                at: stray.keyLocation)
        }
        return (kind, first.value, first.keyLocation)
    }

    private func kind(_ name: String, at location: SourceLocation) throws(LayoutFileError) -> ModifierKind {
        guard let kind = ModifierKinds.byName[name] else {
            throw .unknown(kind: "modifier", name: name, known: ModifierKinds.all.map(\.name), at: location)
        }
        return kind
    }

    /// Modifiers of pictures and shapes stand before those of views.
    private func check(
        _ kind: ModifierKind, on subject: ElementSubject, after other: String?, at location: SourceLocation
    ) throws(LayoutFileError) {
        guard let needed = kind.subject, needed != subject else { return }
        let hint =
            other.map { "put it before \"\($0)\", right after \(needed.name)" } ?? "it belongs to \(needed.name)"
        throw .misplaced("\"\(kind.name)\" modifies \(needed.name), not \(subject.name)", hint: hint, at: location)
    }
}
