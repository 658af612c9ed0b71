import Foundation

/// What a view asks of the keyboard that types into it: the members of `UITextInputTraits`, with their defaults.
struct TextInputTraits {
    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var autocorrectionType = UITextAutocorrectionType.default
    var spellCheckingType = UITextSpellCheckingType.default
    var inlinePredictionType = UITextInlinePredictionType.default
    var smart = SmartPunctuation()
    var keyboardType = UIKeyboardType.default
    var keyboardAppearance = UIKeyboardAppearance.default
    var returnKeyType = UIReturnKeyType.default
    var enablesReturnKeyAutomatically = false
    var isSecureTextEntry = false
    var textContentType: UITextContentType?
    var passwordRules: UITextInputPasswordRules?

    /// What becomes of characters while somebody types or pastes.
    struct SmartPunctuation {
        var quotesType = UITextSmartQuotesType.default
        var dashesType = UITextSmartDashesType.default
        var insertionType = UITextSmartInsertDeleteType.default
    }
}

/// What a view puts around the keyboard that types into it.
@MainActor
struct TextInputViews {
    /// What stands in for the keyboard.
    var inputView: UIView?
    /// What stands above it.
    var inputAccessoryView: UIView?
    /// The buttons beside its proposals.
    lazy var assistantItem = UITextInputAssistantItem(onMainActor: ())
}

/// What is typed, where, and with which attributes.
struct TextEditing {
    var selectedTextRange: UITextRange?
    var clearsOnBeginEditing = false
    var clearsOnInsertion = false
    var allowsEditingTextAttributes = false
    var typingAttributes: [NSAttributedString.Key: Any]?
}
