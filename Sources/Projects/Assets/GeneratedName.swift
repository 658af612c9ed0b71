/// Names in code that R.swift and Xcode make of keys and of names of assets: both leave out what no name in Swift can have, such as points
/// and hyphens, and change the case of letters.
///
/// Source: R.swift, "Examples"; Apple, "Xcode 15 release notes", asset symbols.
enum GeneratedName {
    /// Finds the name of which one in code was made.
    ///
    /// - Parameters:
    ///   - generated: The name in code.
    ///   - names: All names of its kind.
    /// - Returns: The original; nil where there is none, or more than one would give the same.
    static func original(of generated: String, in names: some Sequence<String>) -> String? {
        let stem = stem(generated)
        var result: String?
        for name in names where self.stem(name) == stem {
            if name == generated { return name }
            guard result == nil else { return nil }
            result = name
        }
        return result
    }

    private static func stem(_ name: String) -> String {
        String(name.lowercased().filter { $0.isLetter || $0.isNumber }.drop(while: \.isNumber))
    }
}
