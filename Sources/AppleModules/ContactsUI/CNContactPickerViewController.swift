@_exported public import Contacts
public import Foundation
@_exported public import UIKitLayout

/// The list of a person's contacts: an empty plane, since there are none.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
    open weak var delegate: (any CNContactPickerDelegate)?
    open var displayedPropertyKeys: [String]?
    open var predicateForEnablingContact: NSPredicate?
    open var predicateForSelectionOfContact: NSPredicate?
    open var predicateForSelectionOfProperty: NSPredicate?
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}

open class CNContactProperty: NSObject {
    public let contact: CNContact
    open var key: String { "" }
    open var value: Any? { nil }
    open var label: String? { nil }
    init(_ contact: CNContact) { self.contact = contact }
}

@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}

/// The page of a contact: an empty plane.
@preconcurrency @MainActor
open class CNContactViewController: UIViewController {
    open weak var delegate: (any CNContactViewControllerDelegate)?
    open var contactStore: CNContactStore?
    open var allowsEditing = true
    open var allowsActions = true
    public convenience init(for contact: CNContact) { self.init(nibName: nil, bundle: nil) }
    public convenience init(forUnknownContact contact: CNContact) { self.init(nibName: nil, bundle: nil) }
    public convenience init(forNewContact contact: CNContact?) { self.init(nibName: nil, bundle: nil) }
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "page" as NSString }
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}

@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
    public func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool { true }
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
}
