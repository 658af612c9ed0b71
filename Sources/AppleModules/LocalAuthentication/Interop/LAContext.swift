public import Foundation

/// How somebody shows who they are; raw values are Apple's.
public enum LAPolicy: Int, Hashable, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication
}

/// What of somebody a device knows; raw values are Apple's.
public enum LABiometryType: Int, Hashable, Sendable {
    case none = 0
    case touchID, faceID
    case opticID = 4
}

/// Why somebody could not show who they are.
public struct LAError: CustomNSError, Hashable, Sendable {
    /// What went wrong; raw values are Apple's.
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
    /// What went wrong.
    public let code: Code
    /// What went wrong, as a number.
    public var errorCode: Int { code.rawValue }
    /// An error.
    public init(_ code: Code) {
        self.code = code
    }
}

/// Asks somebody to show who they are: a picture asks nobody, and knows nobody. Changes no picture.
open class LAContext: NSObject, @unchecked Sendable {
    /// What the button to go on otherwise says.
    open var localizedFallbackTitle: String?
    /// What the button to go away says.
    open var localizedCancelTitle: String?
    /// Why somebody is asked.
    open var localizedReason = ""
    /// For how long somebody is not asked again, in seconds.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// What of somebody the device knows: nothing.
    open var biometryType: LABiometryType { .none }
    /// Whether somebody can be asked: nobody can, and the error says that there is nothing to ask with.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = LAError(.biometryNotAvailable) as NSError
        return false
    }
    /// Asks: nobody answers, and the error says so.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
    ) { reply(false, LAError(.notInteractive)) }
    /// Stops asking.
    open func invalidate() {}
}
