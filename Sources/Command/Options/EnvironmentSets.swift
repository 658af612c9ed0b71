/// Names of sets of environments in place of axes.
enum EnvironmentSets {
    /// Axes in which the names of sets before the first axis are replaced by what they stand for: `release,locales=fr`.
    ///
    /// - Parameters:
    ///   - text: What stands after `--across`.
    ///   - sets: The axes of each set.
    /// - Returns: The axes.
    /// - Throws: `ValueError` for a name that no set has.
    static func expanded(_ text: String, with sets: [String: String]) throws(ValueError) -> String {
        var parts: [String] = []
        var isAfterAxis = false
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let word = part.trimmingWhitespace
            isAfterAxis = isAfterAxis || word.contains("=")
            guard !isAfterAxis else {
                parts.append(word)
                continue
            }
            guard let axes = sets[word] else {
                let expectation = "axes such as locales=en, or the name of a set in \(Configuration.fileName)"
                throw ValueError(text: word, expectation: expectation, choices: sets.keys.sorted())
            }
            parts.append(axes)
        }
        return parts.joined(separator: ",")
    }
}
