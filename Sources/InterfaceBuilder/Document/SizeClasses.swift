import KeylineScenes
import KeylineVocabulary

/// The size classes for which a document's variations are looked up; nil stands for any, as documents without a device have it.
struct SizeClasses: Hashable, Sendable {
    var horizontal: SizeClass?
    var vertical: SizeClass?

    static let any = SizeClasses()

    init(horizontal: SizeClass? = nil, vertical: SizeClass? = nil) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

extension IBElement {
    /// The variations that apply, the more specific ones later.
    private func variations(for classes: SizeClasses) -> [IBElement] {
        let matching = children.filter { child in
            guard child.name == "variation", let key = child.key else { return false }
            return SizeClassKey(key).holds(horizontal: classes.horizontal, vertical: classes.vertical)
        }
        // A stable sort: variations that are equally specific exclude each other, but for repeated ones.
        return (0...2).flatMap { count in matching.filter { $0.specificity == count } }
    }

    /// The number of traits in a variation's key.
    private var specificity: Int { min(SizeClassKey(key ?? "").specificity, 2) }

    /// The element as it is for size classes: attributes and values that variations bring replace its own.
    func resolved(for classes: SizeClasses) -> IBElement {
        guard children.contains(where: { $0.name == "variation" }) else { return self }
        var attributes = attributes
        var children = children.filter { $0.name != "variation" }
        for variation in variations(for: classes) {
            attributes.merge(variation.attributes.filter { $0.key != "key" }) { $1 }
            for value in variation.children where value.name != "mask" {
                children.removeAll { $0.key != nil && $0.key == value.key }
                children.append(value)
            }
        }
        return IBElement(name: name, attributes: attributes, children: children, text: text, location: location)
    }

    /// The ids that variations leave out of a collection such as `subviews` or `constraints`.
    func excluded(from collection: String, for classes: SizeClasses) -> Set<String> {
        var excluded: Set<String> = []
        for mask in variations(for: classes).flatMap(\.children)
        where mask.name == "mask" && mask.key == collection {
            for change in mask.children {
                guard let reference = change["reference"] else { continue }
                if change.name == "exclude" { excluded.insert(reference) }
                if change.name == "include" { excluded.remove(reference) }
            }
        }
        return excluded
    }
}
