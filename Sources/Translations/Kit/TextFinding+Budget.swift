import KeylineByteText
import KeylineScenes

extension TextFinding {
    /// A translation that is longer than a screen has space for.
    ///
    /// - Parameters:
    ///   - budget: The budget that it exceeds.
    ///   - kit: The kit with the key.
    ///   - picture: The picture of the screen; nil for none.
    package init(exceeding budget: TextBudget, in kit: TranslationKit, picture: String?) {
        let entry = kit.tables.entries.first { $0.id == budget.id }
        let location = entry?.texts[budget.language]?.entry.location ?? SourceLocation(file: budget.id.tablePath)
        let current = budget.current ?? 0
        let screen = budget.decision.map { ": \($0.screen): \($0.message)" } ?? ""
        let hint = picture.map { "shorten it, or give its view more space; see \($0)" }
        self.init(
            .warning, .budget, budget.id, in: budget.language, at: location,
            "the text of \(budget.id.key.quoted) in \(budget.language) has \(current) letters, but \(budget.words)\(screen)",
            hint: hint)
    }
}
