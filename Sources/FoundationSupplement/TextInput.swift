// Names of UIKit that SwiftUI's modifiers take too: declared once, they mean the same in a file that imports both.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Which keys a keyboard has; raw values are Apple's. Changes no picture.
public enum UIKeyboardType: Int, Hashable, Sendable {
    case `default` = 0
    case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
    case twitter, webSearch, asciiCapableNumberPad
    /// Another name of `asciiCapable`.
    public static let alphabet = UIKeyboardType.asciiCapable
}

/// Which letters become capitals; raw values are Apple's. Changes no picture.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    case none = 0
    case words, sentences, allCharacters
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
    /// A title before a name.
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    /// A second first name.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// A part behind a name.
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    /// A place.
    public static let location = UITextContentType(rawValue: "location")
    /// A town and a state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A part of a town.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A day of birth.
    public static let birthdate = UITextContentType(rawValue: "bday")
    /// A number of a shipment.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
    /// A number of a flight.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// A moment.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// The month and year until which a card is valid.
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    /// The code of a card.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    /// The name on a card.
    public static let creditCardName = UITextContentType(rawValue: "cc-name")
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
