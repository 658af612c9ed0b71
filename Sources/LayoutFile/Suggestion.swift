import KeylineScenes

/// What somebody may have meant by a name that does not exist.
enum Suggestion {
    /// `did you mean "x"?` where a known name is near, otherwise the list of those that exist: `known keys: a, b`.
    static func text(for name: String, among known: [String], kind: String) -> String? {
        let known = known.sorted()
        if let near = Spelling.nearest(to: name, among: known) { return "did you mean \"\(near)\"?" }
        return known.isEmpty ? nil : "known \(plural(kind)): " + known.joined(separator: ", ")
    }

    /// Such as `classes`, and `colours or styles`.
    private static func plural(_ kind: String) -> String {
        kind.split(separator: " or ").map { $0 + ($0.hasSuffix("s") ? "es" : "s") }.joined(separator: " or ")
    }
}
