/// A keyboard; raw values are Apple's.
public enum UIKeyboardType: Int, Hashable, Sendable {
    /// The keyboard of that name.
    case `default` = 0
    /// The keyboard of that name.
    case asciiCapable
    /// The keyboard of that name.
    case numbersAndPunctuation
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The keyboard of that name.
    case URL
    /// The keyboard of that name.
    case numberPad
    /// The keyboard of that name.
    case phonePad
    /// The keyboard of that name.
    case namePhonePad
    /// The keyboard of that name.
    case emailAddress
    /// The keyboard of that name.
    case decimalPad
    /// The keyboard of that name.
    case twitter
    /// The keyboard of that name.
    case webSearch
    /// The keyboard of that name.
    case asciiCapableNumberPad
}

/// Which text is written.
public struct UITextContentType: Hashable, Sendable {
    private let name: String
    /// The text of that name.
    public static let name = UITextContentType(name: "name")
    /// The text of that name.
    public static let givenName = UITextContentType(name: "givenName")
    /// The text of that name.
    public static let familyName = UITextContentType(name: "familyName")
    /// The text of that name.
    public static let emailAddress = UITextContentType(name: "emailAddress")
    /// The text of that name.
    public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
    /// The text of that name.
    public static let username = UITextContentType(name: "username")
    /// The text of that name.
    public static let password = UITextContentType(name: "password")
    /// The text of that name.
    public static let newPassword = UITextContentType(name: "newPassword")
    /// The text of that name.
    public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The text of that name.
    public static let URL = UITextContentType(name: "URL")
    /// The text of that name.
    public static let fullStreetAddress = UITextContentType(name: "fullStreetAddress")
    /// The text of that name.
    public static let postalCode = UITextContentType(name: "postalCode")
    /// The text of that name.
    public static let addressCity = UITextContentType(name: "addressCity")
    /// The text of that name.
    public static let creditCardNumber = UITextContentType(name: "creditCardNumber")
    /// The text of that name.
    public static let organizationName = UITextContentType(name: "organizationName")
}

/// When letters become capitals; raw values are Apple's.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    /// Never.
    case none = 0
    /// At the beginning of words.
    case words
    /// At the beginning of sentences.
    case sentences
    /// Always.
    case allCharacters
}
