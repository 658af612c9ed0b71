import KeylineByteText
import KeylineGraphics
import KeylineLocalization
import KeylineScenes
import UIKitLayout

/// The texts of a document in one language.
struct DocumentStrings: Sendable {
    /// The language's table; nil where the document's own texts stand.
    var table: StringTable?
    /// The language as its folder is named.
    var language: String?
    /// Whether the document itself is in the language.
    var isOwnLanguage = false
    /// The transformations that texts undergo.
    var pseudoLanguages: Set<PseudoLanguage> = []
    /// How long texts are, as a factor of what they are.
    var textLength: Double = 1
    /// The scene's language, a BCP 47 tag.
    var locale = "en"

    /// The text of a property of an object.
    ///
    /// - Parameters:
    ///   - original: The text in the document.
    ///   - property: The property's name in string tables.
    ///   - alternative: Another name, under which older tables have the text.
    ///   - object: The object.
    ///   - context: Where a missing text is noted.
    /// - Returns: The language's text; the document's own where there is none.
    @MainActor
    func text(
        _ original: String, property: String, or alternative: String? = nil, of object: IBElement,
        context: SceneContext
    ) -> String {
        var text = original
        if let table, let id = object.id {
            if let found = table["\(id).\(property)"] ?? alternative.flatMap({ table["\(id).\($0)"] }) {
                text = found
            } else if !isOwnLanguage, isWorthTranslating(original, in: object),
                !table.untranslatable.contains("\(id).\(property)"),
                !object.forbidsTranslation, !WritingOfLanguage.tells(original, isIn: locale)
            {
                context.report(missing("\(id).\(property)", original, in: table, of: object))
            }
        }
        return PseudoLanguage.transform(text, by: pseudoLanguages, length: textLength, locale: locale)
    }

    /// Reports a table that is a copy of the document's texts, once for all of them: nine of ten texts with words are the same, of ten or more.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - own: The document's language, a BCP 47 tag. Its regions share most texts.
    ///   - context: Where it is noted.
    @MainActor
    func noteCopy(of document: IBDocument, in own: String, context: SceneContext) {
        guard let table, !isOwnLanguage, pseudoLanguages.isEmpty,
            own.prefix(while: \.isLetter).lowercased() != locale.prefix(while: \.isLetter).lowercased()
        else { return }
        var count = 0
        var sameCount = 0
        for (key, entry) in table.entries where !table.untranslatable.contains(key) {
            guard let id = key.split(separator: ".").first, let object = document.objects[String(id)],
                isWorthTranslating(entry.value, in: object), !object.forbidsTranslation
            else { continue }
            count += 1
            if object.hasText(entry.value) { sameCount += 1 }
        }
        guard count >= 10, sameCount * 10 >= count * 9 else { return }
        context.report(
            Diagnostic(
                .warning, .untranslated, location: SourceLocation(file: table.file),
                message: "\(sameCount) of its \(count) texts read the same in \(locale) as in the document: "
                    + "it is a copy that was not translated",
                hints: ["translate the table, or leave it out so that the app is known not to have the language"]))
    }

    /// Whether the author of an object, or of its entries in the language's table, said that its texts are not to be translated.
    func isKept(_ object: IBElement) -> Bool {
        if object.forbidsTranslation { return true }
        guard let table, !table.untranslatable.isEmpty, let id = object.id else { return false }
        return table.untranslatable.contains { $0.hasPrefix("\(id).") }
    }

    /// Spaces, numbers, punctuation and single letters are the same in every language, and words that the app never shows do not matter.
    private func isWorthTranslating(_ text: String, in object: IBElement) -> Bool {
        let isFiller = object.name == "segmentedControl" ? FillerText.isOfSegment(text) : FillerText.contains(text)
        let letters = text.filter(\.isLetter)
        // One letter of the alphabet is a key's or a sign's.
        return !letters.isEmpty && (letters.count > 1 || letters.utf8.count > 1) && !isFiller
    }

    private func missing(_ key: String, _ original: String, in table: StringTable, of object: IBElement) -> Diagnostic {
        Diagnostic(
            .warning, .missingString, view: object.id.map { ViewID($0) }, location: object.location,
            message: "there is no text for \(key) (\(original.quoted)) in \"\(language ?? "")\"",
            hints: ["add \(key.quoted) to \(table.file)"])
    }
}

extension IBElement {
    /// Whether the document gives the object, or a state or segment of it, a text.
    fileprivate func hasText(_ text: String) -> Bool {
        ([self] + children + children.flatMap(\.children)).contains { part in
            Self.attributesOfTexts.contains { part[$0] == text } || part.name == "string" && part.text == text
        }
    }

    private static let attributesOfTexts = ["text", "title", "placeholder", "prompt", "headerTitle", "footerTitle"]

    /// Whether the object's note for translators says that its texts are not to be translated.
    var forbidsTranslation: Bool {
        guard let note = child("attributedString", key: "userComments") else { return false }
        let texts = note.children.filter { $0.name == "fragment" }.flatMap { fragment in
            [fragment["content"] ?? ""] + fragment.children.filter { $0.key == "content" }.map(\.text)
        }
        return TranslatorNote.forbidsTranslation(texts.joined())
    }
}
