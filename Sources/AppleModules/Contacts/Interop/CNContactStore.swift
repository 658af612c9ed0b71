// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

public enum CNEntityType: Int, Sendable { case contacts = 0 }
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized, limited }
public enum CNContactSortOrder: Int, Sendable { case none = 0, userDefault, givenName, familyName }

public struct CNError: Error, Sendable {
    public enum Code: Int, Sendable {
        case communicationError = 1
        case dataAccessError = 2
        case authorizationDenied = 100
        case noAccessableWritableContainers = 101
        case recordDoesNotExist = 200
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

open class CNContactFetchRequest: NSObject {
    open var keysToFetch: [any CNKeyDescriptor]
    open var predicate: NSPredicate?
    open var sortOrder = CNContactSortOrder.none
    open var unifyResults = true
    open var mutableObjects = false
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

open class CNSaveRequest: NSObject {
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    open func update(_ contact: CNMutableContact) {}
    open func delete(_ contact: CNMutableContact) {}
}

/// The address book, which the app was not asked to share: what asks for contacts fails so.
open class CNContactStore: NSObject {
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .notDetermined }
    /// Asks a person, who does not answer.
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {}
    /// Asks a person, who refuses.
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] { throw CNError(.authorizationDenied) }
    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact { throw CNError(.authorizationDenied) }
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest,
        usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
    ) throws { throw CNError(.authorizationDenied) }
    open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
    open func defaultContainerIdentifier() -> String { "" }
}

extension Notification.Name {
    public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}

public enum CNContactFormatterStyle: Int, Sendable { case fullName = 0, phoneticFullName }

/// Writes the name of a contact: given, middle and family names, or the organisation's.
open class CNContactFormatter: Formatter {
    open var style = CNContactFormatterStyle.fullName
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        if contact.contactType == .organization { return contact.organizationName }
        let names = [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
        let name = names.filter { !$0.isEmpty }.joined(separator: " ")
        return name.isEmpty ? (contact.organizationName.isEmpty ? nil : contact.organizationName) : name
    }
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        "formatter" as NSString
    }
}

/// Writes an address in lines.
open class CNPostalAddressFormatter: Formatter {
    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        let town = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
        return [postalAddress.street, town.joined(separator: " "), postalAddress.country].filter { !$0.isEmpty }
            .joined(separator: "\n")
    }
    open func string(from postalAddress: CNPostalAddress) -> String {
        Self.string(from: postalAddress, style: .mailingAddress)
    }
}

public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress = 0 }
