import KeylineByteText
public import KeylineScenes

/// Compares a screen in two languages and finds text that is the same in both.
public enum TranslationComparison {
    /// Text that was not translated.
    ///
    /// Numbers, addresses, names of companies and of the app, and abbreviations are the same in every language and are left alone. One word may be a name: a note. So is
    /// a text that both languages could share because they are written in the same script. Texts whose author told translators to leave them
    /// are left alone.
    ///
    /// - Parameters:
    ///   - base: The screen in the language that it was written in first.
    ///   - translated: The screen in another language.
    /// - Returns: The findings in the order of the views.
    public static func findings(_ base: Scene, _ translated: Scene) -> [Diagnostic] {
        guard base.language != translated.language, !translated.lacksStrings, !translated.isForOtherLanguages
        else { return [] }
        let before = Dictionary(
            base.layout.placedViews.map { ($0.view.id, Set($0.view.texts.map(\.text))) }
        ) { first, _ in first }
        let screen = ScreenReading(translated)
        let copies = Set(
            translated.diagnostics.filter { $0.kind == .untranslated && $0.view == nil }
                .compactMap { $0.location.map { tableName($0.file) } })
        return screen.views.filter { $0.isVisible && $0.hasArea && !$0.view.keepsTexts }.flatMap {
            placed -> [Diagnostic] in
            // A table that is a copy is a finding of its own.
            let document = placed.location.map { tableName($0.file) }
            let isCopied =
                placed.view.hasTextOfCode
                ? copies.contains { $0 != document } : document.map(copies.contains) ?? !copies.isEmpty
            guard !isCopied else { return [] }
            return placed.view.texts.compactMap { text in
                guard before[placed.view.id]?.contains(text.text) == true, !placed.isFiller(text.text),
                    !translated.appNames.contains(text.text), !isNewSegment(text.text, of: placed, screen),
                    let words = words(text.text)
                else { return nil }
                let isForeign = words > 1 && !translated.isWrittenInLatin
                return screen.finding(
                    isForeign ? .warning : .note, .untranslated, placed,
                    "reads the same in \(translated.environment.locale) as in \(base.environment.locale)",
                    hints: [
                        "translate it\(placed.view.codePlace), or suppress the finding if it is a name"
                    ])
            }
        }
    }

    /// The name of a table, which is a document's where it has the document's texts.
    private static func tableName(_ file: String) -> String { file.lastPathComponent.deletingPathExtension }

    /// Whether a text is the title of a segment that Xcode gave it.
    private static func isNewSegment(
        _ title: String, of placed: LayoutSnapshot.PlacedView, _ screen: ScreenReading
    ) -> Bool {
        guard screen.isOfDocument, FillerText.isOfSegment(title) else { return false }
        return screen.owner(of: placed.view.id)?.view.className == "UISegmentedControl"
    }

    /// Whether a text is the name of a company or says whose it is: a legal form ends it, or a copyright begins it.
    private static func isNameOfCompany(_ text: String) -> Bool {
        let end = text.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
        return text.hasPrefix("©") || text.lowercased().hasPrefix("copyright ") || legalForms.contains(end)
    }

    private static let legalForms: Set<String> = [
        "Inc.", "Inc", "Ltd.", "Ltd", "LLC", "GmbH", "AG", "Corp.", "S.A.", "B.V.", "Oy", "AB",
    ]

    /// Whether a text is an example of an identifier, such as `usr123aBc`: digits between the letters of one word.
    private static func isCode(_ text: String) -> Bool {
        let trimmed = text.drop { !$0.isLetter }
        return !text.contains(where: \.isWhitespace) && trimmed.contains(where: \.isNumber)
            && (trimmed.last?.isLetter ?? false)
    }

    /// The number of words; nil for what needs no translation.
    private static func words(_ text: String) -> Int? {
        guard !isNameOfCompany(text) else { return nil }
        let isAddress = text.contains("@") || text.contains("://") || text.hasPrefix("www.")
        let words = text.split { !$0.isLetter }.filter { $0.count > 2 && $0.contains(where: \.isLowercase) }
        return isAddress || isCode(text) || words.isEmpty || !words.joined().allSatisfy(\.isLatin) ? nil : words.count
    }
}

extension LayoutSnapshot.PlacedView {
    /// Whether anything of it is seen: a view without height cuts its text off.
    fileprivate var hasArea: Bool { frame.width > 0 && frame.height > 0 }
}

extension ViewSnapshot {
    private static let properties: Set<String> = ["text", "attributedText", "title", "placeholder"]

    /// The place in the code, as the end of a sentence, from which the view has its text.
    fileprivate var codePlace: String {
        codeValues.last { !$0.isUnknown && Self.properties.contains($0.property) }.map { " at \($0.location)" } ?? ""
    }

    /// Whether code sets the view's text.
    fileprivate var hasTextOfCode: Bool { codeValues.contains { Self.properties.contains($0.property) } }
}

extension Diagnostic {
    /// Whether it tells that the whole app has no texts in a language.
    fileprivate var isAboutWholeApp: Bool { isAboutLanguage && message.hasSuffix("in the whole app") }

    /// Whether it tells that a document, or the whole app, has no texts in a language.
    var isAboutLanguage: Bool { kind == .missingString && view == nil && message.contains("no texts for") }
}

extension Character {
    fileprivate var isLatin: Bool { unicodeScalars.first.map { $0.value < 0x250 } ?? false }
}

extension Scene {
    fileprivate var language: String { String(environment.locale.prefix { $0 != "-" && $0 != "_" }).lowercased() }

    /// Whether it is known already that there are no texts for the language.
    fileprivate var lacksStrings: Bool {
        diagnostics.contains { $0.isAboutWholeApp || $0.isAboutLanguage && showsWordsOfDocument }
    }

    /// Whether any words on the screen are a document's, which no code replaces.
    var showsWordsOfDocument: Bool {
        layout.placedViews.contains { placed in
            !placed.view.hasTextOfCode
                && placed.view.texts.contains { text in
                    text.text.contains(where: \.isLetter) && !placed.isFiller(text.text)
                }
        }
    }

    fileprivate var isWrittenInLatin: Bool { !Self.otherScripts.contains(language) }

    private static let otherScripts: Set<String> = [
        "ar", "he", "iw", "fa", "ur", "ps", "ckb", "ug", "yi", "hi", "mr", "ne", "bn", "pa", "gu", "or", "ta", "te",
        "kn",
        "ml", "si", "th", "lo", "my", "km", "ka", "hy", "am", "ti", "el", "ru", "uk", "be", "bg", "mk", "kk", "ky",
        "mn", "tg",
        "zh", "ja", "ko", "yue", "bo", "dz",
    ]
}
