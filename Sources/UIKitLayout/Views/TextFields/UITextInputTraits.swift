public import Foundation

/// What the keyboard is like. A picture shows no keyboard's keys. Changes no picture.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {}

/// Inserting and deleting text. Changes no picture.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }
    /// Inserts text.
    func insertText(_ text: String)
    /// Deletes the character before.
    func deleteBackward()
}

/// What the return key says; raw values are Apple's. Changes no picture.
public enum UIReturnKeyType: Int, Hashable, Sendable {
    case `default` = 0
    case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The look of a keyboard; raw values are Apple's. Changes no picture.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
    case `default` = 0
    case dark, light
    /// Another name of `dark`.
    public static let alert = UIKeyboardAppearance.dark
}

/// Whether words are corrected; raw values are Apple's. Changes no picture.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
    case `default` = 0
    case no, yes
}

/// Whether words are checked; raw values are Apple's. Changes no picture.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
    case `default` = 0
    case no, yes
}

/// Whether quotation marks are curled; raw values are Apple's. Changes no picture.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
    case `default` = 0
    case no, yes
}

/// Whether dashes are joined; raw values are Apple's. Changes no picture.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
    case `default` = 0
    case no, yes
}

/// Whether spaces are added where text is pasted; raw values are Apple's. Changes no picture.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
    case `default` = 0
    case no, yes
}

/// Whether the rest of a word is proposed; raw values are Apple's. Changes no picture.
public enum UITextInlinePredictionType: Int, Hashable, Sendable {
    case `default` = 0
    case no, yes
}

/// How the keyboard goes away while content scrolls; raw values are Apple's. Changes no picture.
public enum UITextInputKeyboardDismissMode: Int, Hashable, Sendable {
    case none = 0
    case onDrag, interactive
}
