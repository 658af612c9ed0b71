public import SwiftUILayout

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// A web page, which is drawn as a pale plane: no page is loaded.
public struct WebView: View {
    /// A page by its address.
    public init(url: URL?) {}
    /// A page that code loads.
    public init(_ page: WebPage) {}
    /// The plane.
    public var body: some View { Color(role: .secondaryBackground).undrawn("a web page") }
}

/// A page that code loads, which it is not.
@preconcurrency @MainActor
public final class WebPage {
    /// A page.
    public init() {}
    /// Its title: none.
    public var title: String { "" }
    /// Its address: none.
    public var url: URL? { nil }
    /// Whether it is loading: no.
    public var isLoading: Bool { false }
    /// The amount to which was loaded: nothing.
    public var estimatedProgress: Double { 0 }
    /// Loads nothing.
    public func load(_ url: URL?) {}
    /// Loads nothing.
    public func load(_ request: URLRequest) {}
    /// Loads nothing.
    public func load(html: String, baseURL: URL = URL(fileURLWithPath: "/")) {}
    /// Loads nothing.
    public func reload() {}
    /// Stops nothing.
    public func stopLoading() {}
}
