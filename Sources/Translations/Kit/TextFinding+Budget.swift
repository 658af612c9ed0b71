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
        let form = budget.worstForm
        let current = form?.current ?? budget.current ?? 0
        let screen = budget.screenToShow.map { ": \($0.screen): \($0.message)" } ?? ""
        let subject =
            form.map { "the form \($0.category.quoted) of \(budget.id.key.quoted)" }
            ?? "the text of \(budget.id.key.quoted)"
        let most = form?.words ?? budget.words
        let hint = picture.map { "shorten it, or give its view more space; see \($0)" }
        self.init(
            .warning, .budget, budget.id, in: budget.language, at: location,
            "\(subject) in \(budget.language) has \(current) letters, but \(most)\(screen)",
            hint: hint)
    }
}
