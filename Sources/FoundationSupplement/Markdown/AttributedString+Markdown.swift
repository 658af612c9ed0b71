public import Foundation

// Foundation on Linux reads no Markdown.
extension AttributedString {
    /// What of Markdown is read.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// Which syntax.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// All of it. Keyline reads blocks as lines.
            case full
            /// What stands within a line.
            case inlineOnly
            /// What stands within a line, keeping white space.
            case inlineOnlyPreservingWhitespace
        }

        /// Which syntax.
        public var interpretedSyntax: InterpretedSyntax

        /// Reads a syntax.
        public init(interpretedSyntax: InterpretedSyntax = .full) {
            self.interpretedSyntax = interpretedSyntax
        }
    }

    /// A text written in Markdown: emphasis, code, strike-through and links within lines.
    ///
    /// - Parameters:
    ///   - markdown: The text.
    ///   - options: What is read.
    ///   - baseURL: What relative links refer to.
    /// - Throws: Nothing: whatever is no markup is text.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        let text =
            options.interpretedSyntax == .inlineOnlyPreservingWhitespace
            ? markdown : markdown.split(separator: "\n", omittingEmptySubsequences: true).joined(separator: " ")
        self.init(inlines: text, baseURL: baseURL)
    }

    /// The text of a key in the language of the scene that is being made, read as Markdown within lines.
    ///
    /// - Parameters:
    ///   - key: The key, possibly with values in between.
    ///   - table: The table's name; nil for `Localizable`.
    ///   - bundle: As on Apple's systems; it makes no difference, since a scene has one set of tables.
    ///   - locale: The region whose numbers values are written with; nil for the scene's.
    ///   - comment: For translators.
    public init(
        localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self.init(inlines: String(localized: key, table: table, bundle: bundle, locale: locale, comment: comment))
    }

    /// The text of a resource in the language of the scene that is being made, read as Markdown within lines.
    public init(localized resource: LocalizedStringResource) {
        self.init(inlines: String(localized: resource))
    }

    private init(inlines text: String, baseURL: URL? = nil) {
        self.init()
        for run in Markdown.runs(of: text) {
            var part = AttributedString(run.text)
            var intent: InlinePresentationIntent = []
            if run.isStrong { intent.insert(.stronglyEmphasized) }
            if run.isEmphasized { intent.insert(.emphasized) }
            if run.isCode { intent.insert(.code) }
            if run.isStruck { intent.insert(.strikethrough) }
            if !intent.isEmpty {
                part[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = intent
            }
            if let link = run.link { part.link = URL(string: link, relativeTo: baseURL) }
            append(part)
        }
    }
}
