import KeylineScenes

/// What somebody may have meant by a name that does not exist.
enum Suggestion {
    /// `did you mean 'x'?` where a known name is near, otherwise the list of those that exist.
    static func text(for name: String, among known: [String]) -> String? {
        let known = known.sorted()
        if let near = Spelling.nearest(to: name, among: known) { return "did you mean '\(near)'?" }
        return known.isEmpty ? nil : "there are: " + known.joined(separator: ", ")
    }
}
