public import Foundation
public import UIKitLayout

/// Asks for a way to sign in. Changes no picture.
public class ASAuthorizationRequest: NSObject {
    public let provider: any ASAuthorizationProvider
    init(_ provider: any ASAuthorizationProvider) {
        self.provider = provider
    }
}

/// Gives a way to sign in. Changes no picture.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// Mirrors Apple's protocol. Changes no picture.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// Mirrors Apple's class. Changes no picture.
public final class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    /// Asks for it.
    public func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }
}

/// Mirrors Apple's class. Changes no picture.
public final class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
    public var requestedScopes: [ASAuthorization.Scope]?
    public var nonce: String?
    public var state: String?
    /// The person who is known already.
    public var user: String?
}

/// An answer. Changes no picture.
public final class ASAuthorization: NSObject {
    public struct Scope: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Wraps a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
        /// The name of the person.
        public static let fullName = Scope(rawValue: "full_name")
        /// The person's address.
        public static let email = Scope(rawValue: "email")
    }
    public let provider: any ASAuthorizationProvider
    public let credential: any ASAuthorizationCredential
    init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
        self.provider = provider
        self.credential = credential
    }
}

/// Mirrors Apple's class; no request is ever shown. Changes no picture.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
    public let authorizationRequests: [ASAuthorizationRequest]
    /// Hears the answer.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// Says over which window to ask.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    /// Asks.
    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
        super.init()
    }
    /// Begins: nothing happens.
    open func performRequests() {}
}

/// Hears an answer. Changes no picture.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    /// Hears it.
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    /// Hears why there is none.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    /// Nothing.
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    /// Nothing.
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// Says over which window to ask. Changes no picture.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    /// The window.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

public enum ASUserDetectionStatus: Int, Sendable { case unsupported = 0, unknown, likelyReal }

/// A person who signed in with Apple. No one can here.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    open var user: String { "" }
    open var state: String? { nil }
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
    open var authorizationCode: Data? { nil }
    open var identityToken: Data? { nil }
    open var email: String? { nil }
    open var fullName: PersonNameComponents? { nil }
    open var realUserStatus: ASUserDetectionStatus { .unsupported }
}

/// A kept password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
    public let user: String
    public let password: String
    public init(user: String, password: String) {
        self.user = user
        self.password = password
    }
}

/// Asks for a kept password. Changes no picture.
public final class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

public final class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
    /// Asks for it.
    public func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(self) }
}

/// The reason for which signing in failed.
public struct ASAuthorizationError: Error, Hashable, Sendable {
    public enum Code: Int, Hashable, Sendable {
        case unknown = 1000
        case canceled, invalidResponse, notHandled, failed, notInteractive
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let unknown = Code.unknown
    public static let canceled = Code.canceled
    public static let invalidResponse = Code.invalidResponse
    public static let notHandled = Code.notHandled
    public static let failed = Code.failed
}

extension ASAuthorizationAppleIDProvider {
    public enum CredentialState: Int, Sendable { case revoked = 0, authorized, notFound, transferred }
    public static let credentialRevokedNotification = Notification.Name("ASAuthorizationAppleIDCredentialRevoked")
    /// Tells whether a person is signed in: no one is.
    public func getCredentialState(
        forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
    ) { completion(.notFound, nil) }
    public func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}
