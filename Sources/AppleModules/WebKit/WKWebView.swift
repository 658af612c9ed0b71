public import FoundationNetworking
@_exported public import UIKitLayout

/// A page of the web, which is drawn as an empty sheet: nothing is loaded.
@preconcurrency @MainActor
open class WKWebView: UIView {
    /// How pages are shown. Changes no picture.
    public let configuration: WKWebViewConfiguration
    /// Hears of ways between pages. Changes no picture.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Hears of windows that pages ask for. Changes no picture.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// What scrolls the page.
    public let scrollView = UIScrollView()
    /// The page's title: none.
    open var title: String? { nil }
    /// The page's address, that which was asked for last.
    open private(set) var url: URL?
    /// Whether something is loaded: never.
    open var isLoading: Bool { false }
    /// How much is loaded, 0…1.
    open var estimatedProgress: Double { 0 }
    /// Whether there is a page before.
    open var canGoBack: Bool { false }
    /// Whether there is a page after.
    open var canGoForward: Bool { false }
    /// Whether swipes lead back and forth. Changes no picture.
    open var allowsBackForwardNavigationGestures = false
    /// Whether links are previewed. Changes no picture.
    open var allowsLinkPreview = true
    /// What the page is told about the program. Changes no picture.
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

/// How pages are shown. Changes no picture.
open class WKWebViewConfiguration: NSObject {
    /// Whether videos play in their place.
    open var allowsInlineMediaPlayback = false
    /// What scripts may say.
    open var userContentController = WKUserContentController()
    /// Settings.
    open var preferences = WKPreferences()
}

/// What scripts may say. Changes no picture.
open class WKUserContentController: NSObject {}

/// Settings of pages. Changes no picture.
open class WKPreferences: NSObject {
    /// The least size of letters, in points.
    open var minimumFontSize: CGFloat = 0
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
public protocol WKUIDelegate: NSObjectProtocol {}
