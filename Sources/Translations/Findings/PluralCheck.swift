import KeylineLocalization
package import KeylineScenes

/// Looks whether a text that depends on numbers has the forms that its language needs, by CLDR's rules.
///
/// Foundation falls back to `other`, so that this form must be there in every language.
package enum PluralCheck {
    /// The mistakes in a text, in words; none for one that does not depend on numbers.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - language: A BCP 47 tag.
    /// - Returns: The problems, variable by variable.
    package static func problems(
        of text: TextEntry.Text, in language: String
    ) -> [(severity: Diagnostic.Severity, message: String)] {
        guard let plural = text.entry.plural else { return [] }
        let undefined = undefinedVariables(of: plural)
        return undefined
            + plural.variables.sorted { $0.key < $1.key }.flatMap { name, variable in
                problems(of: variable, named: name, in: language)
            }
    }

    private static func problems(
        of variable: PluralText.Variable, named name: String, in language: String
    ) -> [(severity: Diagnostic.Severity, message: String)] {
        let forms = Set(variable.forms.keys.compactMap(PluralCategory.init))
        let usual = Set(PluralCategory.ofWholeNumbers(in: language))
        let all = Set(PluralCategory.ofWholeNumbers(in: language, isComplete: true))
        var result: [(severity: Diagnostic.Severity, message: String)] = []
        if !forms.contains(.other) {
            result.append((.error, "\(subject(name))has no form for other numbers (other)"))
        }
        let missing = usual.subtracting(forms).subtracting([.other])
        if !missing.isEmpty {
            result.append((.warning, "\(subject(name))has no form for \(list(missing)), which \(language) has"))
        }
        let rare = all.subtracting(usual).subtracting(forms).subtracting([.other])
        if !rare.isEmpty {
            result.append(
                (.note, "\(subject(name))has no form for \(list(rare)), which \(language) has for full millions"))
        }
        // A form for zero counts in every language.
        let idle = forms.subtracting(all).subtracting([.other, .zero])
        if !idle.isEmpty {
            result.append((.note, "\(subject(name))has a form for \(list(idle)), which \(language) never uses"))
        }
        return result
    }

    /// Variables that a format names and nothing defines.
    private static func undefinedVariables(
        of plural: PluralText
    ) -> [(severity: Diagnostic.Severity, message: String)] {
        let formats = [plural.format] + plural.variables.values.flatMap(\.forms.values)
        let names = formats.flatMap { FormatPiece.pieces(of: $0) }.compactMap { piece in
            if case .variable(let name, _) = piece { name } else { nil }
        }
        return Set(names).filter { plural.variables[$0] == nil }.sorted().map {
            (.error, "names the variable \"\($0)\", which nothing defines")
        }
    }

    private static func subject(_ name: String) -> String { name.contains(" ") ? "" : "the variable \"\(name)\" " }

    private static func list(_ categories: Set<PluralCategory>) -> String {
        categories.sorted().map(\.rawValue).joined(separator: ", ")
    }
}
