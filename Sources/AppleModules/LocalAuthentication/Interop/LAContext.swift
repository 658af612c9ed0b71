public import Foundation

public enum LAPolicy: Int, Hashable, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication
}

public enum LABiometryType: Int, Hashable, Sendable {
    case none = 0
    case touchID, faceID
    case opticID = 4
}

public struct LAError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Hashable, Sendable {
        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        case biometryNotAvailable = -6
        case biometryNotEnrolled = -7
        case biometryLockout = -8
        case appCancel = -9
        case invalidContext = -10
        case notInteractive = -1004
    }
    /// The domain of such errors.
    public static var errorDomain: String { "com.apple.LocalAuthentication" }
    public let code: Code
    public var errorCode: Int { code.rawValue }
    /// An error.
    public init(_ code: Code) {
        self.code = code
    }
}

/// Mirrors Apple's class; no authentication ever succeeds. Changes no picture.
open class LAContext: NSObject, @unchecked Sendable {
    open var localizedFallbackTitle: String?
    open var localizedCancelTitle: String?
    open var localizedReason = ""
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// Always `none`.
    open var biometryType: LABiometryType { .none }
    /// Always false, with an error that no biometry is available.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = LAError(.biometryNotAvailable) as NSError
        return false
    }
    /// Always replies with an error.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
    ) { reply(false, LAError(.notInteractive)) }
    /// Stops asking.
    open func invalidate() {}
}
