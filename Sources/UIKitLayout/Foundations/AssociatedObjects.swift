import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// How an object holds another one that is associated with it; names and raw values are Apple's.
public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Weakly. Apple's systems leave a dangling reference behind; here it becomes nil.
    case OBJC_ASSOCIATION_ASSIGN = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Strongly.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Strongly, as a copy where the value is `NSCopying`.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Strongly.
    case OBJC_ASSOCIATION_RETAIN = 769
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Strongly, as a copy where the value is `NSCopying`.
    case OBJC_ASSOCIATION_COPY = 771
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The value that is associated with an object under a key; nil where there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociationTable.shared.value(of: object as AnyObject, key)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Associates a value with an object under a key; nil takes the association away.
///
/// The value lives as long as the object, unless the policy says otherwise. Works for every object; for a value type there is
/// nothing that an association could last with, as on Apple's systems.
public func objc_setAssociatedObject(
    _ object: Any,
    _ key: UnsafeRawPointer,
    _ value: Any?,
    _ policy: objc_AssociationPolicy
) {
    AssociationTable.shared.set(value.map { Association($0, policy) }, of: object as AnyObject, key)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes away everything that is associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociationTable.shared.removeAll(of: object as AnyObject)
}

/// A value that is associated with an object.
struct Association {
    private let strong: Any?
    private weak var weak: AnyObject?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
            strong = nil
            weak = value as AnyObject
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
            strong = value
            weak = nil
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            strong = (value as? any NSCopying)?.copy(with: nil) ?? value
            weak = nil
        }
    }

    var value: Any? { strong ?? weak }
}

/// The values of one object by their keys.
typealias Associations = [UnsafeRawPointer: Association]
