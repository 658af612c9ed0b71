public import Foundation
public import UIKitLayout

/// Asks for a way to sign in. Changes no picture.
public class ASAuthorizationRequest: NSObject {
    /// What gives the way.
    public let provider: any ASAuthorizationProvider
    init(_ provider: any ASAuthorizationProvider) {
        self.provider = provider
    }
}

/// Gives a way to sign in. Changes no picture.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// What is told about somebody. Changes no picture.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// Signing in as Apple knows somebody. Changes no picture.
public final class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    /// Asks for it.
    public func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }
}

/// Asks to sign in as Apple knows somebody. Changes no picture.
public final class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
    /// What is asked for.
    public var requestedScopes: [ASAuthorization.Scope]?
    /// What tells the answer from others.
    public var nonce: String?
    /// What comes back with the answer.
    public var state: String?
    /// The person who is known already.
    public var user: String?
}

/// An answer. Changes no picture.
public final class ASAuthorization: NSObject {
    /// What is asked for.
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
    /// What gave it.
    public let provider: any ASAuthorizationProvider
    /// What is told.
    public let credential: any ASAuthorizationCredential
    init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
        self.provider = provider
        self.credential = credential
    }
}

/// Asks somebody to sign in: a picture asks nobody. Changes no picture.
@preconcurrency @MainActor
open class ASAuthorizationController: MainActorObject {
    /// What is asked.
    public let authorizationRequests: [ASAuthorizationRequest]
    /// Hears the answer.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// Says over which window to ask.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    /// Asks.
    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
        super.init(onMainActor: ())
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
