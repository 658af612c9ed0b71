package import KeylineScenes

/// The size classes that a document's variation is for, as its key writes them: `heightClass=regular-widthClass=compact`, or `default`.
package struct SizeClassKey: Hashable, Sendable {
    private let parts: [Substring]

    package init(_ key: String) { parts = key == "default" ? [] : key.split(separator: "-") }

    /// The number of size classes that it names.
    package var specificity: Int { parts.count { $0.contains("=") } }

    /// Whether the variation holds; nil stands for any class, for which only the default holds.
    package func holds(horizontal: SizeClass?, vertical: SizeClass?) -> Bool {
        parts.allSatisfy { part in
            switch part {
            case "widthClass=compact": horizontal == .compact
            case "widthClass=regular": horizontal == .regular
            case "heightClass=compact": vertical == .compact
            case "heightClass=regular": vertical == .regular
            default: false
            }
        }
    }
}
