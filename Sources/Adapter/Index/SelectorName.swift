/// The name that Objective-C gives a Swift method.
///
/// The first label joins the method's name, behind `With` where it is no preposition (`move(to:)` is `moveTo:`, `move(animated:)`
/// `moveWithAnimated:`); the rules are those of the language's guide, “Using Objective-C Runtime Features in Swift”.
enum SelectorName {
    /// The name of a method.
    ///
    /// - Parameters:
    ///   - name: The method's name without its parameters.
    ///   - labels: The labels of the parameters, `_` where there is none.
    /// - Returns: The name, with a colon for each parameter.
    static func of(_ name: String, _ labels: [String]) -> String {
        guard let first = labels.first else { return name }
        let rest = labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
        return name + joined(first) + ":" + rest
    }

    private static func joined(_ label: String) -> String {
        guard label != "_", let initial = label.first else { return "" }
        let word = String(label.prefix { !$0.isUppercase })
        return (prepositions.contains(word) ? "" : "With") + initial.uppercased() + label.dropFirst()
    }

    private static let prepositions: Set<String> = [
        "about", "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
        "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
        "to", "until", "using", "via", "when", "with", "within",
    ]
}
