import KeylineScenes

/// A text of a catalog in one language: one for all cases, or one for each of some.
struct CatalogText: Hashable, Sendable, Decodable {
    struct Unit: Hashable, Sendable, Decodable {
        let state: String?
        let value: String?
    }

    let stringUnit: Unit?
    let variations: CatalogVariations?
    let substitutions: [String: CatalogSubstitution]?

    /// The text on a kind of device.
    ///
    /// - Parameters:
    ///   - language: The language.
    ///   - idiom: The kind of device.
    ///   - location: The catalog.
    ///   - outer: Variables that a text around this one has.
    /// - Returns: The text; nil where there is none.
    func entry(
        language: String, idiom: InterfaceIdiom, at location: SourceLocation,
        variables outer: [String: PluralText.Variable] = [:]
    ) -> StringTable.Entry? {
        let variables = outer.merging((substitutions ?? [:]).compactMapValues { $0.variable(idiom) }) { $1 }
        if let forms = variations?.forms(idiom) {
            let plural = Self.whole(forms, variables: variables, language: language)
            return StringTable.Entry(plural: plural, location: location)
        }
        guard let value = stringUnit?.value else {
            return variations?.own(idiom)?.entry(
                language: language, idiom: idiom, at: location, variables: variables)
        }
        guard !variables.isEmpty else { return StringTable.Entry(value: value, location: location) }
        let plural = PluralText(language: language, format: value, variables: variables)
        return StringTable.Entry(plural: plural, location: location)
    }

    /// A text that varies as a whole. Where it has several values, the first number among them decides.
    private static func whole(
        _ forms: [String: String], variables: [String: PluralText.Variable], language: String
    ) -> PluralText {
        let name = "the whole text"
        let argument = forms["other"].flatMap(FormatPiece.firstNumber(in:))
        let whole = PluralText.Variable(argument: argument, forms: forms)
        return PluralText(
            language: language, format: "%#@\(name)@", variables: variables.merging([name: whole]) { $1 })
    }

    /// The state of every text in it, each once, sorted.
    var states: [String] {
        let inner = [variations].compactMap { $0 } + (substitutions ?? [:]).values.compactMap(\.variations)
        let nested = inner.flatMap { Array(($0.device ?? [:]).values) + Array(($0.plural ?? [:]).values) }
        return Set([stringUnit?.state].compactMap { $0 } + nested.flatMap(\.states)).sorted()
    }

    /// The text itself, of one that does not depend on numbers.
    fileprivate func plainText(_ idiom: InterfaceIdiom) -> String? {
        stringUnit?.value ?? variations?.own(idiom)?.plainText(idiom)
    }
}

/// The cases of a text in a catalog.
struct CatalogVariations: Hashable, Sendable, Decodable {
    let device: [String: CatalogText]?
    let plural: [String: CatalogText]?

    /// The text for a kind of device.
    fileprivate func own(_ idiom: InterfaceIdiom) -> CatalogText? {
        device.flatMap { device in idiom.tableNames.lazy.compactMap { device[$0] }.first }
    }

    /// The formats by category of number; nil where numbers make no difference.
    fileprivate func forms(_ idiom: InterfaceIdiom) -> [String: String]? {
        plural?.compactMapValues { $0.plainText(idiom) }
    }
}

/// A part of a text that depends on a number of its own, written `%#@name@` in the text; in its forms `%arg` is the number.
struct CatalogSubstitution: Hashable, Sendable, Decodable {
    let argNum: Int?
    let formatSpecifier: String?
    let variations: CatalogVariations?

    fileprivate func variable(_ idiom: InterfaceIdiom) -> PluralText.Variable? {
        let position = argNum.map { "\($0)$" } ?? ""
        let forms = variations?.forms(idiom) ?? variations?.own(idiom)?.variations?.forms(idiom)
        return forms.map { forms in
            PluralText.Variable(
                argument: argNum.flatMap { $0 > 0 ? $0 - 1 : nil },
                forms: forms.mapValues { $0.replacing("%arg", with: "%\(position)\(formatSpecifier ?? "lld")") })
        }
    }
}
