/// Finds the word that was probably meant.
public enum Spelling {
    /// The candidate nearest to a word; nil where none is near.
    ///
    /// Near means few letters added, left out, replaced or exchanged with their neighbour: one for words of up to five letters, a third
    /// of the longer ones. A beginning of at least three letters is near too.
    public static func nearest(to word: String, among candidates: [String]) -> String? {
        let word = word.lowercased()
        let limit = max(1, word.count / 3)
        // No distance is less than the difference of the lengths.
        let near = candidates.filter { abs($0.count - word.count) <= limit }
            .map { (candidate: $0, distance: distance(word, $0.lowercased())) }
            .filter { $0.distance <= limit }
        if let best = near.min(by: { $0.distance < $1.distance }) { return best.candidate }
        guard word.count >= 3 else { return nil }
        return candidates.first { $0.lowercased().hasPrefix(word) }
    }

    /// The candidates near a word, the nearest first; of those equally near, the first given, and of those that differ in case alone, one.
    ///
    /// - Parameters:
    ///   - count: As many as are wanted at most.
    ///   - word: The word as written.
    ///   - candidates: What could have been meant. Those that contain the word, or are contained in it, are near too.
    /// - Returns: The candidates, none where none is near.
    public static func nearest(_ count: Int, to word: String, among candidates: [String]) -> [String] {
        let word = word.lowercased()
        guard word.utf8.count <= 200 else { return [] }
        let limit = max(1, word.count / 3)
        let ranked = candidates.filter { $0.utf8.count <= 200 }.enumerated().compactMap {
            place, candidate -> (distance: Int, place: Int, word: String)? in
            let other = candidate.lowercased()
            let isPart = word.count >= 3 && other.count >= 3 && (other.contains(word) || word.contains(other))
            guard isPart || abs(other.count - word.count) <= limit else { return nil }
            let distance = distance(word, other)
            return isPart || distance <= limit ? (distance, place, candidate) : nil
        }
        var seen: Set<String> = []
        return ranked.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.map(\.word)
            .filter { seen.insert($0.lowercased()).inserted }.prefix(count).map { $0 }
    }

    /// The optimal string alignment distance: insertions, deletions, replacements and exchanges of neighbours.
    public static func distance(_ left: String, _ right: String) -> Int {
        let a = Array(left)
        let b = Array(right)
        var rows = [Array(0...b.count)]
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                let replaced = rows[i][j] + (a[i] == b[j] ? 0 : 1)
                var least = min(rows[i][j + 1] + 1, row[j] + 1, replaced)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, rows[i - 1][j - 1] + 1) }
                row.append(least)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }
}
