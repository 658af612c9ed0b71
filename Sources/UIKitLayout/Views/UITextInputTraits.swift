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

/// The look of a keyboard; raw values are Apple's. Changes no picture.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
    case `default` = 0
    case dark, light
    /// Another name of `dark`.
    public static let alert = UIKeyboardAppearance.dark
}
