public import Foundation

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Wraps a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Wraps a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A value outside of its range.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// An argument that is not allowed.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// A contradiction in a program.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// Any.
    public static let genericException = NSExceptionName("NSGenericException")
}

/// A mistake as Objective-C raises it. Swift does not catch it: to raise it ends the program, as on Apple's systems.
open class NSException: NSObject, @unchecked Sendable {
    /// The name.
    public let name: NSExceptionName
    /// The reason.
    public let reason: String?
    /// More about it.
    public let userInfo: [AnyHashable: Any]?

    /// Describes a mistake.
    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        name = aName
        reason = aReason
        userInfo = aUserInfo
    }

    /// Ends the program.
    open func raise() { preconditionFailure("\(name.rawValue): \(reason ?? "")") }
}
