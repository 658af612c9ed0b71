/// A name in which `*` stands for any characters, none too.
package struct NamePattern {
    private let parts: [String]

    package init(_ text: String) {
        parts = text.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
    }

    /// Whether a name matches.
    package func matches(_ name: String) -> Bool {
        guard let first = parts.first, let last = parts.last else { return false }
        guard parts.count > 1 else { return name == first }
        guard name.hasPrefix(first), name.hasSuffix(last), name.count >= first.count + last.count else { return false }
        var rest = name.dropFirst(first.count).dropLast(last.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let found = rest.firstRange(of: part) else { return false }
            rest = rest[found.upperBound...]
        }
        return true
    }
}
