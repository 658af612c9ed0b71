/// What somebody may have meant by a name that does not exist.
enum Suggestion {
    /// `did you mean 'x'?` where a known name is near, otherwise the list of those that exist.
    static func text(for name: String, among known: [String]) -> String? {
        let near = known.map { (name: $0, distance: distance($0.lowercased(), name.lowercased())) }
            .min { $0.distance < $1.distance }
        if let near, near.distance <= max(2, name.count / 3) { return "did you mean '\(near.name)'?" }
        return known.isEmpty ? nil : "there are: " + known.sorted().joined(separator: ", ")
    }

    /// The number of insertions, deletions and replacements between two words (Levenshtein).
    private static func distance(_ one: String, _ other: String) -> Int {
        let other = Array(other)
        var row = Array(0...other.count)
        for (i, character) in one.enumerated() {
            var previous = row[0]
            row[0] = i + 1
            for j in other.indices {
                let replaced = previous + (character == other[j] ? 0 : 1)
                previous = row[j + 1]
                row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[other.count]
    }
}
