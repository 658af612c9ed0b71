public import Foundation

/// What Markdown says about a run of text. Foundation on Linux lacks it; raw values are Apple's.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// A bit for each intent.
    public let rawValue: UInt

    /// Wraps bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Emphasis.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// Strong emphasis.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// Code.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// Struck through.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

extension AttributeScopes.FoundationAttributes {
    /// The attribute for Markdown's emphasis, code and strikethrough.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
        /// Intents.
        public typealias Value = InlinePresentationIntent
        /// The attribute's name.
        public static let name = "NSInlinePresentationIntent"
    }
}
