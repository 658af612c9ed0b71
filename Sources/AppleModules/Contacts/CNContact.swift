// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported public import Foundation

/// A value with the label of its kind, such as a number at work.
open class CNLabeledValue<ValueType: AnyObject>: NSObject {
    public let label: String?
    public let value: ValueType
    open var identifier: String { "" }
    public init(label: String?, value: ValueType) {
        self.label = label
        self.value = value
    }
    open class func localizedString(forLabel label: String) -> String {
        label.trimmingCharacters(in: CharacterSet(charactersIn: "_$!<>")).lowercased()
    }
}

public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
public let CNLabelEmailiCloud = "iCloud"

open class CNPhoneNumber: NSObject {
    public let stringValue: String
    public init(stringValue string: String) { stringValue = string }
}

open class CNPostalAddress: NSObject {
    open internal(set) var street = ""
    open internal(set) var subLocality = ""
    open internal(set) var city = ""
    open internal(set) var subAdministrativeArea = ""
    open internal(set) var state = ""
    open internal(set) var postalCode = ""
    open internal(set) var country = ""
    open internal(set) var isoCountryCode = ""
}

open class CNMutablePostalAddress: CNPostalAddress {
    open override var street: String {
        get { super.street }
        set { super.street = newValue }
    }
    open override var city: String {
        get { super.city }
        set { super.city = newValue }
    }
    open override var state: String {
        get { super.state }
        set { super.state = newValue }
    }
    open override var postalCode: String {
        get { super.postalCode }
        set { super.postalCode = newValue }
    }
    open override var country: String {
        get { super.country }
        set { super.country = newValue }
    }
    open override var isoCountryCode: String {
        get { super.isoCountryCode }
        set { super.isoCountryCode = newValue }
    }
}

open class CNSocialProfile: NSObject {
    public let urlString: String
    public let username: String
    public let service: String
    public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        self.urlString = urlString ?? ""
        self.username = username ?? ""
        self.service = service ?? ""
    }
}

public enum CNContactType: Int, Sendable { case person = 0, organization }

public protocol CNKeyDescriptor: NSObjectProtocol {}
extension NSString: CNKeyDescriptor {}

/// A person or an organisation. Contacts that an app makes keep what they are given.
open class CNContact: NSObject {
    open var identifier: String { "" }
    open internal(set) var contactType = CNContactType.person
    open internal(set) var namePrefix = ""
    open internal(set) var givenName = ""
    open internal(set) var middleName = ""
    open internal(set) var familyName = ""
    open internal(set) var nameSuffix = ""
    open internal(set) var nickname = ""
    open internal(set) var organizationName = ""
    open internal(set) var departmentName = ""
    open internal(set) var jobTitle = ""
    open internal(set) var note = ""
    open internal(set) var imageData: Data?
    open var thumbnailImageData: Data? { imageData }
    open var imageDataAvailable: Bool { imageData != nil }
    open internal(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    open internal(set) var emailAddresses: [CNLabeledValue<NSString>] = []
    open internal(set) var urlAddresses: [CNLabeledValue<NSString>] = []
    open internal(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    open internal(set) var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
    open internal(set) var birthday: DateComponents?

    open func isKeyAvailable(_ key: String) -> Bool { true }
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }
    open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        NSPredicate(value: false)
    }
    open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        NSPredicate(value: false)
    }
}

open class CNMutableContact: CNContact {
    open override var contactType: CNContactType {
        get { super.contactType }
        set { super.contactType = newValue }
    }
    open override var namePrefix: String {
        get { super.namePrefix }
        set { super.namePrefix = newValue }
    }
    open override var givenName: String {
        get { super.givenName }
        set { super.givenName = newValue }
    }
    open override var middleName: String {
        get { super.middleName }
        set { super.middleName = newValue }
    }
    open override var familyName: String {
        get { super.familyName }
        set { super.familyName = newValue }
    }
    open override var nameSuffix: String {
        get { super.nameSuffix }
        set { super.nameSuffix = newValue }
    }
    open override var nickname: String {
        get { super.nickname }
        set { super.nickname = newValue }
    }
    open override var organizationName: String {
        get { super.organizationName }
        set { super.organizationName = newValue }
    }
    open override var departmentName: String {
        get { super.departmentName }
        set { super.departmentName = newValue }
    }
    open override var jobTitle: String {
        get { super.jobTitle }
        set { super.jobTitle = newValue }
    }
    open override var note: String {
        get { super.note }
        set { super.note = newValue }
    }
    open override var imageData: Data? {
        get { super.imageData }
        set { super.imageData = newValue }
    }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers }
        set { super.phoneNumbers = newValue }
    }
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses }
        set { super.emailAddresses = newValue }
    }
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { super.urlAddresses }
        set { super.urlAddresses = newValue }
    }
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { super.postalAddresses }
        set { super.postalAddresses = newValue }
    }
    open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        get { super.socialProfiles }
        set { super.socialProfiles = newValue }
    }
    open override var birthday: DateComponents? {
        get { super.birthday }
        set { super.birthday = newValue }
    }
}

public let CNContactIdentifierKey = "identifier"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNameSuffixKey = "nameSuffix"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactDepartmentNameKey = "departmentName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactNoteKey = "note"
public let CNContactTypeKey = "contactType"
public let CNContactBirthdayKey = "birthday"
public let CNContactImageDataKey = "imageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactSocialProfilesKey = "socialProfiles"
