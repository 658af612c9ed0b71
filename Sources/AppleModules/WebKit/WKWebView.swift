public import FoundationNetworking
@_exported public import UIKitLayout

/// A page of the web, which is drawn as an empty sheet: nothing is loaded.
@preconcurrency @MainActor
open class WKWebView: UIView {
    /// Changes no picture.
    public let configuration: WKWebViewConfiguration
    /// Hears of ways between pages. Changes no picture.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Hears of windows that pages ask for. Changes no picture.
    open weak var uiDelegate: (any WKUIDelegate)?
    public let scrollView = UIScrollView()
    /// The page's title: none.
    open var title: String? { nil }
    /// The page's address, that which was asked for last.
    open private(set) var url: URL?
    /// Whether something is loaded: never.
    open var isLoading: Bool { false }
    open var estimatedProgress: Double { 0 }
    /// Whether there is a page before.
    open var canGoBack: Bool { false }
    /// Whether there is a page after.
    open var canGoForward: Bool { false }
    /// Whether swipes lead back and forth. Changes no picture.
    open var allowsBackForwardNavigationGestures = false
    /// Whether links are previewed. Changes no picture.
    open var allowsLinkPreview = true
    /// Changes no picture.
    open var customUserAgent: String?

    /// Creates an empty sheet with a frame in points.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        begin()
    }

    /// Creates an empty sheet with a frame in points.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    /// Creates an empty sheet from an archive.
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        backgroundColor = .systemBackground
        scrollView.frame = bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(scrollView)
    }

    /// Asks for a page: nothing is loaded. Changes no picture.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        url = request.url
        return nil
    }
    /// Shows a page: the sheet stays empty, since Keyline sets no pages of the web. Changes no picture.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
    /// Asks for a page of a file: nothing is loaded. Changes no picture.
    @discardableResult
    open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { nil }
    /// Asks for the page again. Changes no picture.
    @discardableResult
    open func reload() -> WKNavigation? { nil }
    /// Goes back. Changes no picture.
    @discardableResult
    open func goBack() -> WKNavigation? { nil }
    /// Goes forward. Changes no picture.
    @discardableResult
    open func goForward() -> WKNavigation? { nil }
    /// Stops. Changes no picture.
    open func stopLoading() {}
    /// Runs a script: nothing runs. Changes no picture.
    open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
    }
}

/// A way between pages. Changes no picture.
public final class WKNavigation: NSObject {}

/// Mirrors Apple's class. Changes no picture.
open class WKWebViewConfiguration: NSObject {
    /// Whether videos play in their place.
    open var allowsInlineMediaPlayback = false
    open var userContentController = WKUserContentController()
    /// Settings.
    open var preferences = WKPreferences()
    /// Settings of each page.
    open var defaultWebpagePreferences = WKWebpagePreferences()
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    open var dataDetectorTypes: WKDataDetectorTypes = []
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var processPool = WKProcessPool()
    /// The end of what pages are told about the program.
    open var applicationNameForUserAgent: String?
    /// Whether pages are shown only when they are whole.
    open var suppressesIncrementalRendering = false
    open var allowsPictureInPictureMediaPlayback = true
}

/// Mirrors Apple's class. Changes no picture.
open class WKUserContentController: NSObject {
    /// The scripts.
    open private(set) var userScripts: [WKUserScript] = []
    /// Adds a script: nothing runs.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    /// Takes all scripts away.
    open func removeAllUserScripts() { userScripts = [] }
    /// Hears of messages of scripts: there are none.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    /// Hears no longer.
    open func removeScriptMessageHandler(forName name: String) {}
    /// Hears no longer.
    open func removeAllScriptMessageHandlers() {}
}

/// Settings of pages. Changes no picture.
open class WKPreferences: NSObject {
    /// The least size of letters, in points.
    open var minimumFontSize: CGFloat = 0
    /// Whether scripts may open windows.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// Whether scripts run.
    open var javaScriptEnabled = true
    /// Whether pages may fill the screen.
    open var isElementFullscreenEnabled = false
}

/// Hears of ways between pages. Changes no picture.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
    /// Called when a page was shown.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// Called when a page could not be shown.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// Called when a page is asked for.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
}

extension WKNavigationDelegate {
    /// Nothing.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    /// Nothing.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    /// Nothing.
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
}

/// Hears of windows that pages ask for. Changes no picture.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
    /// Asks for the view of a window that a page opens.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    /// Called when a page closed its window.
    func webViewDidClose(_ webView: WKWebView)
}

extension WKUIDelegate {
    /// Opens nothing.
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }
    /// Does nothing.
    public func webViewDidClose(_ webView: WKWebView) {}
}

/// Mirrors Apple's class. Changes no picture.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
    /// The left edge, in points; nil where the page says nothing.
    open private(set) var x: NSNumber?
    /// The upper edge, in points; nil where the page says nothing.
    open private(set) var y: NSNumber?
    /// The width, in points; nil where the page says nothing.
    open private(set) var width: NSNumber?
    /// The height, in points; nil where the page says nothing.
    open private(set) var height: NSNumber?
    /// Whether it has bars of tools; nil where the page says nothing.
    open private(set) var toolbarsVisibility: NSNumber?
    /// Whether its size can be changed; nil where the page says nothing.
    open private(set) var allowsResizing: NSNumber?
}
