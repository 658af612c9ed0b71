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

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Which keys a keyboard has; raw values are Apple's. Changes no picture.
public enum UIKeyboardType: Int, Hashable, Sendable {
    case `default` = 0
    case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
    case twitter, webSearch, asciiCapableNumberPad
    /// Another name of `asciiCapable`.
    public static let alphabet = UIKeyboardType.asciiCapable
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

/// Which letters become capitals; raw values are Apple's. Changes no picture.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    case none = 0
    case words, sentences, allCharacters
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

/// What a text is, so that it can be filled in. Changes no picture.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Wraps a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
    /// A whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A last name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// The name of an organization.
    public static let organizationName = UITextContentType(rawValue: "organization-name")
    /// A name for signing in.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is made up.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is sent.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// An address of mail.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A number of a telephone.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An address on the web.
    public static let URL = UITextContentType(rawValue: "url")
    /// An address of a house.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// A line of it.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// A second line of it.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A town.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A number of a card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A title at work.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
}
