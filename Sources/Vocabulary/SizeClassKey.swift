package import KeylineScenes

/// The size classes that a variation is for. Documents write them as `heightClass=regular-widthClass=compact` or `default`, layout files and the
/// command as `width=compact,height=regular`.
package struct SizeClassKey: Hashable, Sendable {
    private let parts: [Substring]

    /// Reads the key of a variation in a document.
    package init(_ key: String) { parts = key == "default" ? [] : key.split(separator: "-") }

    /// Reads `width=compact`, `height=regular`, or both with a comma between them; nil for other texts.
    package init?(layoutText text: String) {
        var classes: [Substring: Substring] = [:]
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let sides = part.split(separator: "=", omittingEmptySubsequences: false)
            guard sides.count == 2, ["width", "height"].contains(sides[0]), classes[sides[0]] == nil,
                SizeClass(rawValue: String(sides[1])) != nil
            else { return nil }
            classes[sides[0]] = sides[1]
        }
        parts = ["height", "width"].compactMap { side in classes[side].map { "\(side)Class=\($0)" } }
    }

    /// The key as documents write it.
    package var documentKey: String { parts.isEmpty ? "default" : parts.joined(separator: "-") }

    /// The key as layout files write it; nil for the default and for traits other than size classes.
    package var layoutText: String? {
        let texts = parts.map { String($0).replacing("Class=", with: "=") }
        guard !texts.isEmpty, texts.allSatisfy({ SizeClassKey(layoutText: $0) != nil }) else { return nil }
        return texts.reversed().joined(separator: ",")
    }

    /// The size classes for people: `compact height`, `regular width and compact height`, or `any size`.
    package var words: String {
        let sides = parts.map { part in
            let sides = part.split(separator: "=")
            guard sides.count == 2 else { return String(part) }
            return "\(sides[1]) \(sides[0].replacing("Class", with: ""))"
        }
        return sides.isEmpty ? "any size" : sides.reversed().joined(separator: " and ")
    }

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
