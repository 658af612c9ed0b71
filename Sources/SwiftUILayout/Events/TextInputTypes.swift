/// When letters become capitals.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private let name: String
    /// Never.
    public static let never = TextInputAutocapitalization(name: "never")
    /// At the beginning of words.
    public static let words = TextInputAutocapitalization(name: "words")
    /// At the beginning of sentences.
    public static let sentences = TextInputAutocapitalization(name: "sentences")
    /// Always.
    public static let characters = TextInputAutocapitalization(name: "characters")
}

/// Whether text can be selected.
public protocol TextSelectability: Sendable {}

/// It can.
public struct EnabledTextSelectability: TextSelectability {}

/// It cannot.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
    /// It can.
    public static var enabled: EnabledTextSelectability { .init() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// It cannot.
    public static var disabled: DisabledTextSelectability { .init() }
}
