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
