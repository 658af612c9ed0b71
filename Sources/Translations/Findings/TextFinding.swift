package import KeylineScenes

/// Something wrong with a key or with its text in one language.
package struct TextFinding: Hashable, Sendable {
    /// The kinds. The raw values are part of the command's output.
    package enum Rule: String, Hashable, Sendable, CaseIterable {
        /// A language has no text.
        case missing
        /// The app uses the key nowhere.
        case unused
        /// The values of a text differ from the values of the text that it translates.
        case format
        /// A form that the language's rules of numbers need is missing, or one is never used.
        case plural
        /// A catalog says that the text is not ready.
        case state
        /// A file has the key twice.
        case repeated
        /// The text is longer than a screen has space for.
        case budget
    }

    /// The severity.
    package var severity: Diagnostic.Severity
    /// The kind.
    package var rule: Rule
    /// The key.
    package var id: TextKey
    /// The language; nil for the key in all languages.
    package var language: String?
    /// The mistake, in words.
    package var message: String
    /// The place to open in an editor.
    package var location: SourceLocation
    /// The next step.
    package var hint: String?

    /// Describes a finding.
    package init(
        _ severity: Diagnostic.Severity, _ rule: Rule, _ id: TextKey, in language: String? = nil,
        at location: SourceLocation,
        _ message: String, hint: String? = nil
    ) {
        self.severity = severity
        self.rule = rule
        self.id = id
        self.language = language
        self.location = location
        self.message = message
        self.hint = hint
    }
}
