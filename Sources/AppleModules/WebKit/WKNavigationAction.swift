public import FoundationNetworking
public import UIKitLayout

/// Changes no picture.
public enum WKNavigationType: Int, Hashable, Sendable {
    case other = -1
    case linkActivated = 0
    case formSubmitted, backForward, reload, formResubmitted
}

/// Changes no picture.
public enum WKNavigationActionPolicy: Int, Hashable, Sendable {
    case cancel = 0
    case allow, download
}

/// Changes no picture.
public enum WKNavigationResponsePolicy: Int, Hashable, Sendable {
    case cancel = 0
    case allow, download
}

/// A way to a page, of which there is none here. Changes no picture.
open class WKNavigationAction: NSObject {
    open var navigationType: WKNavigationType { .other }
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    /// The part of the window that it began in.
    open var sourceFrame: WKFrameInfo { WKFrameInfo() }
    /// The part of the window that it leads to; nil for a new window.
    open var targetFrame: WKFrameInfo? { nil }
}

/// An answer, of which there is none here. Changes no picture.
open class WKNavigationResponse: NSObject {
    open var response: URLResponse {
        URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    }
    /// Whether it can be shown.
    open var canShowMIMEType: Bool { true }
    /// Whether it fills the window.
    open var isForMainFrame: Bool { true }
}

/// A part of a window. Changes no picture.
open class WKFrameInfo: NSObject {
    /// Whether it fills the window.
    open var isMainFrame: Bool { true }
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
}

/// Settings of a page. Changes no picture.
open class WKWebpagePreferences: NSObject {
    public enum ContentMode: Int, Hashable, Sendable {
        case recommended = 0
        case mobile, desktop
    }
    /// Whether scripts run.
    open var allowsContentJavaScript = true
    open var preferredContentMode = ContentMode.recommended
}

/// Kinds of media; raw values are Apple's. Changes no picture.
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Wraps bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Sounds.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Films.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// All.
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// Changes no picture.
public struct WKDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Wraps bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Telephone numbers.
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    /// Addresses of the web.
    public static let link = WKDataDetectorTypes(rawValue: 2)
    /// Addresses of houses.
    public static let address = WKDataDetectorTypes(rawValue: 4)
    /// All.
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// Mirrors Apple's class; it stores nothing. Changes no picture.
open class WKWebsiteDataStore: NSObject {
    /// The usual one.
    open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    /// One that forgets.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    /// Whether it keeps anything.
    open var isPersistent: Bool { false }
    /// The cookies: none.
    open var httpCookieStore: WKHTTPCookieStore { WKHTTPCookieStore() }
    /// The kinds of kept data.
    open class func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeCookies,
            WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeIndexedDBDatabases,
            WKWebsiteDataTypeFetchCache, WKWebsiteDataTypeServiceWorkerRegistrations,
        ]
    }
    /// Tells the kept data: none.
    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
    ) { completionHandler([]) }
    open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
    /// Removes nothing, of which there is nothing.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
    ) { completionHandler() }
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {}
    open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void
    ) { completionHandler() }
}

/// The data of a site: none. Changes no picture.
open class WKWebsiteDataRecord: NSObject {
    open var displayName: String { "" }
    open var dataTypes: Set<String> { [] }
}

/// The cookies of pages: none. Changes no picture.
open class WKHTTPCookieStore: NSObject {
    open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) { completionHandler([]) }
    open func allCookies() async -> [HTTPCookie] { [] }
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) { completionHandler?() }
    open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) { completionHandler?() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"

public typealias WKUserScriptInjectionTime = WKUserScript.InjectionTime

/// Whether a page may use a camera or a microphone; raw values are Apple's. Changes no picture.
public enum WKPermissionDecision: Int, Sendable { case prompt = 0, grant, deny }
/// The devices that a page records with; raw values are Apple's. Changes no picture.
public enum WKMediaCaptureType: Int, Sendable { case camera = 0, microphone, cameraAndMicrophone }

/// The host of a page. Changes no picture.
open class WKSecurityOrigin: NSObject {
    open var `protocol`: String { "" }
    open var host: String { "" }
    open var port: Int { 0 }
}

/// The part of a page that a picture shows. Changes no picture.
open class WKSnapshotConfiguration: NSObject {
    open var rect = CGRect.null
    open var snapshotWidth: NSNumber?
    open var afterScreenUpdates = true
}

/// Mirrors Apple's class; it runs nothing. Changes no picture.
open class WKProcessPool: NSObject {}

/// A script, which does not run. Changes no picture.
open class WKUserScript: NSObject {
    /// When it would run; raw values are Apple's.
    public enum InjectionTime: Int, Hashable, Sendable {
        case atDocumentStart = 0
        case atDocumentEnd
    }
    /// The text.
    public let source: String
    /// When it would run.
    public let injectionTime: InjectionTime
    /// Whether it would run in the whole window only.
    public let isForMainFrameOnly: Bool
    /// Keeps a script.
    public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
    }
}

/// Mirrors Apple's class; no script ever sends one. Changes no picture.
open class WKScriptMessage: NSObject {
    open var body: Any { "" }
    /// To whom.
    open var name: String { "" }
    open var frameInfo: WKFrameInfo { WKFrameInfo() }
}

/// Hears what scripts say. Changes no picture.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// Called with what a script says.
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

extension WKNavigationDelegate {
    /// Lets the page come.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
    /// Lets the page come.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
    ) { decisionHandler(.allow) }
    /// Nothing.
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}
