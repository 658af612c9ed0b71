public import Foundation

/// What is pulled down to load anew. Nobody pulls in a picture, so it is not shown. Changes no picture.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// Whether something is being loaded.
    open private(set) var isRefreshing = false
    /// The text below.
    open var attributedTitle: NSAttributedString?

    /// Creates a control.
    public convenience init() {
        self.init(frame: .zero)
    }

    /// Says that something is being loaded.
    open func beginRefreshing() { isRefreshing = true }
    /// Says that it was loaded.
    open func endRefreshing() { isRefreshing = false }
}
