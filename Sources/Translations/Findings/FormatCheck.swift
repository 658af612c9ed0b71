import KeylineLocalization
package import KeylineScenes

/// Compares the values of a translation with the values of the text that it translates.
///
/// Source: Apple, String Format Specifiers: a value is taken by its number, `%2$@`, or else in turn; a specifier of another kind reads it
/// wrongly, and one without a value reads memory beyond the values.
package struct FormatCheck {
    /// The kinds of values that a text takes, by their numbers from 1.
    typealias Values = [Int: Set<FormatSpecifier.Kind>]

    private let source: TextEntry.Text

    /// Compares translations with a text.
    package init(_ source: TextEntry.Text) {
        self.source = source
    }

    /// The mistake in a translation, in words; nil for a sound one.
    package func problem(of translation: TextEntry.Text) -> (severity: Diagnostic.Severity, message: String)? {
        if let mixed = Self.mixture(translation) { return (.error, mixed) }
        let expectedValues = Self.values(of: source)
        let theirs = Self.values(of: translation)
        for (index, kinds) in theirs.sorted(by: { $0.key < $1.key }) {
            guard let expected = expectedValues[index] else {
                let count = expectedValues.keys.max() ?? 0
                return (.error, "takes value \(index), but the text it translates takes \(Self.count(count))")
            }
            if let kind = kinds.subtracting(expected).min(by: { $0.rawValue < $1.rawValue }) {
                return (
                    .error,
                    "takes value \(index) as \(Self.words(kind)), but the text it translates takes \(Self.words(expected))"
                )
            }
        }
        let left = expectedValues.keys.filter { theirs[$0] == nil }.sorted()
        guard !left.isEmpty else { return nil }
        let numbers = left.map(String.init).joined(separator: ", ")
        return (.warning, "leaves out value \(numbers), which the text it translates shows")
    }

    /// Numbered specifiers beside others: the order of the values is then undefined.
    private static func mixture(_ text: TextEntry.Text) -> String? {
        for (_, format) in text.wordings {
            let specifiers = specifiers(in: format)
            let numbered = specifiers.filter { $0.position != nil }.count
            if numbered > 0, numbered < specifiers.count {
                return "mixes values with numbers, such as %1$@, and values without, such as %@"
            }
        }
        return nil
    }

    /// The kinds of the values of all wordings together. A form may leave its number out: "one day".
    static func values(of text: TextEntry.Text) -> Values {
        guard let plural = text.entry.plural else { return values(of: text.value) }
        var result: Values = [:]
        var reader = PluralValues(plural)
        reader.read(plural.format, from: 1, into: &result, inside: [])
        return result
    }

    private static func values(of format: String) -> Values {
        var next = 1
        var result: Values = [:]
        for specifier in specifiers(in: format) {
            result[specifier.position ?? next, default: []].insert(specifier.kind)
            if specifier.position == nil { next += 1 }
        }
        return result
    }

    private static func specifiers(in format: String) -> [FormatSpecifier] {
        FormatPiece.pieces(of: format).compactMap { piece in
            if case .specifier(let specifier) = piece, !specifier.isPercentSign { specifier } else { nil }
        }
    }

    private static func count(_ count: Int) -> String {
        count == 0 ? "none" : count == 1 ? "one alone" : "\(count) alone"
    }

    private static func words(_ kinds: Set<FormatSpecifier.Kind>) -> String {
        kinds.sorted { $0.rawValue < $1.rawValue }.map(words).joined(separator: " or ")
    }

    private static func words(_ kind: FormatSpecifier.Kind) -> String {
        switch kind {
        case .object: "an object (%@)"
        case .integer: "a whole number (%d)"
        case .fraction: "a number with a decimal point (%f)"
        case .character: "a character (%c)"
        }
    }
}

/// Finds the values of a text that depends on numbers.
private struct PluralValues {
    private let plural: PluralText

    init(_ plural: PluralText) {
        self.plural = plural
    }

    /// Adds the values of a format whose first one has a number, in the forms of some variables; answers with the number behind the last.
    @discardableResult
    mutating func read(
        _ format: String, from start: Int, into values: inout FormatCheck.Values, inside names: Set<String>
    ) -> Int {
        var next = start
        for piece in FormatPiece.pieces(of: format) {
            switch piece {
            case .text: break
            case .specifier(let specifier) where specifier.isPercentSign: break
            case .specifier(let specifier):
                values[specifier.position ?? next, default: []].insert(specifier.kind)
                if specifier.position == nil { next += 1 }
            case .variable(let name, let position):
                let index = position ?? plural.variables[name]?.argument.map { $0 + 1 } ?? next
                // A variable that refers to itself has no end.
                guard !names.contains(name), let variable = plural.variables[name] else { continue }
                var end = index + 1
                for form in variable.forms.values.sorted() {
                    end = max(end, read(form, from: index, into: &values, inside: names.union([name])))
                }
                // The number decides about the form even where no form shows it.
                if values[index] == nil { values[index] = [.integer] }
                if position == nil { next = max(next + 1, end) }
            }
        }
        return next
    }
}

extension FormatSpecifier {
    /// Whether it is a sign of per cent before a word rather than the place of a value: `100 % de rabais`, `100% free`.
    fileprivate var isPercentSign: Bool { layout.hasPrefix(" ") }
}
