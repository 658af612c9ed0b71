/// A text of a table whose words depend on numbers, such as `%#@days@ left`.
///
/// `.stringsdict` files and string catalogs both say it so: a format with variables, each of which has a form for some categories of numbers.
public struct PluralText: Hashable, Sendable {
    /// A part of a text that depends on a number.
    package struct Variable: Hashable, Sendable {
        /// The argument that decides, from 0; nil for the next one at the variable.
        package var argument: Int?
        /// Formats by category: `zero`, `one`, `two`, `few`, `many`, `other`.
        package var forms: [String: String]
    }

    /// The language whose rules count, a BCP 47 tag.
    package let language: String
    /// The format, with the variables as `%#@name@`.
    package let format: String
    /// The variables by name.
    package let variables: [String: Variable]

    /// A text that depends on numbers.
    package init(language: String, format: String, variables: [String: Variable]) {
        self.language = language
        self.format = format
        self.variables = variables
    }

    /// The same text behind some signs.
    package func prefixed(by signs: String) -> PluralText {
        PluralText(language: language, format: signs + format, variables: variables)
    }

    /// The format for any number that has no form of its own, as a document shows it, which knows no numbers.
    public var general: String {
        expanded(format, depth: 0)
    }

    /// Variables stand for other variables at most so deeply.
    static let depthLimit = 8

    private func expanded(_ format: String, depth: Int) -> String {
        guard depth < Self.depthLimit else { return format }
        return format.replacing(#/%(?:\d+\$)?#@([^@]+)@/#) { match in
            variables[String(match.1)]?.forms["other"].map { expanded($0, depth: depth + 1) } ?? ""
        }
    }
}
