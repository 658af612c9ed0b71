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

/// A place in text. Changes no picture.
@preconcurrency @MainActor
open class UITextPosition: MainActorObject {
    let offset: Int
    init(_ offset: Int) {
        self.offset = offset
        super.init(onMainActor: ())
    }
    /// The beginning.
    public convenience init() {
        self.init(0)
    }
}

/// A part of text. Changes no picture.
@preconcurrency @MainActor
open class UITextRange: MainActorObject {
    /// Where it begins.
    open var start: UITextPosition { from }
    /// Where it ends.
    open var end: UITextPosition { to }
    /// Whether it has no characters.
    open var isEmpty: Bool { from.offset >= to.offset }
    private let from: UITextPosition
    private let to: UITextPosition
    init(_ from: UITextPosition, _ to: UITextPosition) {
        (self.from, self.to) = (from, to)
        super.init(onMainActor: ())
    }
    /// No characters at the beginning.
    public convenience init() {
        self.init(UITextPosition(), UITextPosition())
    }
}

/// A rectangle of chosen text. Changes no picture.
@preconcurrency @MainActor
open class UITextSelectionRect: MainActorObject {
    /// The rectangle in points.
    open var rect: CGRect { .zero }
}

/// A keyboard's language. Changes no picture.
@preconcurrency @MainActor
open class UITextInputMode: MainActorObject {
    /// The language.
    open var primaryLanguage: String? { SceneContext.current.environment.locale }
    /// The keyboards that are set up: that of the scene's language.
    public class var activeInputModes: [UITextInputMode] { [UITextInputMode(onMainActor: ())] }
}

/// The buttons beside the proposals over a keyboard. Changes no picture.
@preconcurrency @MainActor
open class UITextInputAssistantItem: MainActorObject {
    /// The buttons before.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// The buttons after.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// Buttons of a bar that belong together. Changes no picture.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: MainActorObject {
    /// The buttons.
    open var barButtonItems: [UIBarButtonItem]
    /// Groups buttons.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        super.init(onMainActor: ())
    }
}

/// Rules for passwords. Changes no picture.
@preconcurrency @MainActor
open class UITextInputPasswordRules: MainActorObject {
    /// The rules as they are written.
    public let passwordRulesDescriptor: String
    /// Wraps rules.
    public init(descriptor: String) {
        passwordRulesDescriptor = descriptor
        super.init(onMainActor: ())
    }
}

/// Text that can be edited piece by piece. Changes no picture.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// What is chosen.
    var selectedTextRange: UITextRange? { get set }
    /// Where text begins.
    var beginningOfDocument: UITextPosition { get }
    /// Where text ends.
    var endOfDocument: UITextPosition { get }
}

/// How a view above a keyboard looks; raw values are Apple's. Changes no picture.
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// The look.
    public enum Style: Int, Hashable, Sendable {
        case `default` = 0
        case keyboard
    }

    /// The look.
    public let inputViewStyle: Style
    /// Whether the height is that of the constraints.
    open var allowsSelfSizing = false

    /// Creates a view with a frame in points.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }

    /// Creates a view from an archive.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}

/// A controller of what stands in for a keyboard. Changes no picture.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
    /// Leaves the keyboard.
    open func dismissKeyboard() {}
    /// Goes to the next keyboard.
    open func advanceToNextInputMode() {}
}
