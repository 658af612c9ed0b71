import KeylineByteText
import KeylineLayoutFile
import KeylineScenes

/// The names that a layout file defines: its views, guides and metrics.
struct LayoutNames {
    private(set) var views: [String: String] = [:]
    private(set) var guides: Set<String> = []
    private(set) var metrics: Set<String> = []
    private var places: [String: SourceLocation] = [:]

    /// Collects the names of a document.
    init(_ root: YAMLNode) {
        guard case .mapping(let entries) = root.content else { return }
        for entry in entries {
            if entry.key == "metrics", case .mapping(let numbers) = entry.value.content {
                for number in numbers {
                    metrics.insert(number.key)
                    places[number.key] = number.keyLocation
                }
            } else {
                collect(entry.value)
            }
        }
    }

    /// The place that defines a name; nil for one that the file does not define.
    func place(of name: String) -> SourceLocation? { places[name] }

    private mutating func collect(_ node: YAMLNode) {
        switch node.content {
        case .scalar: break
        case .sequence(let items): for item in items { collect(item) }
        case .mapping(let entries):
            let scalars = entries.compactMap { entry -> (String, (String, SourceLocation))? in
                guard case .scalar(let text, _) = entry.value.content else { return nil }
                return (entry.key, (text, entry.value.location))
            }
            let values = Dictionary(scalars) { first, _ in first }
            if let (id, place) = values["id"] {
                views[id] = values["type"]?.0 ?? ""
                places[id] = place
            }
            for entry in entries {
                if entry.key == "guides", case .sequence(let names) = entry.value.content { add(guides: names) }
                collect(entry.value)
            }
        }
    }

    private mutating func add(guides names: [YAMLNode]) {
        for name in names {
            guard case .scalar(let text, _) = name.content else { continue }
            guides.insert(text)
            places[text] = name.location
        }
    }
}
