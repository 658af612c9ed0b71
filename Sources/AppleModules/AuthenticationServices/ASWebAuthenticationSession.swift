public import Foundation
@_exported public import UIKitLayout

public typealias ASPresentationAnchor = UIWindow

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of errors of asking on the web.
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// Why asking on the web failed.
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
    public enum Code: Int, Hashable, Sendable {
        case canceledLogin = 1
        case presentationContextNotProvided, presentationContextInvalid
    }
    public let code: Code
    /// An error.
    public init(_ code: Code) {
        self.code = code
    }
    /// A person went away.
    public static let canceledLogin = Code.canceledLogin
    /// Nothing said over which window to ask.
    public static let presentationContextNotProvided = Code.presentationContextNotProvided
    /// The window is not shown.
    public static let presentationContextInvalid = Code.presentationContextInvalid
}

extension ASWebAuthenticationSessionError: CustomNSError {
    /// The domain of such errors.
    public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// Says over which window to ask. Changes no picture.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    /// The window.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Mirrors Apple's class; no page is ever shown. Changes no picture.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
    /// Hears where the page led.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    /// Says over which window to ask.
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// Whether nothing that was known before is used.
    open var prefersEphemeralWebBrowserSession = false
    /// Whether it can begin: it cannot.
    open var canStart: Bool { false }
    /// Asks at an address, until an address of a scheme is opened.
    public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        super.init()
    }
    /// Begins: it does not.
    @discardableResult
    open func start() -> Bool { false }
    /// Gives up.
    open func cancel() {}
}
