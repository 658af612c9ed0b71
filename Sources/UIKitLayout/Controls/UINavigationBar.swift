import Foundation

/// The bar above a screen: a title, and buttons on both sides of it.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// Whether titles are drawn large below the bar.
    open var prefersLargeTitles = false {
        didSet { superview?.setNeedsLayout() }
    }
    /// The colour of the bar; nil for the system's.
    open var barTintColor: UIColor?
    /// What the bar shows, from the bottom of the pile to the top.
    open private(set) var items: [UINavigationItem]?
    /// What the bar shows now.
    open var topItem: UINavigationItem? { items?.last }

    /// Shows a pile of items.
    func show(_ items: [UINavigationItem]) {
        self.items = items
        setNeedsLayout()
    }

    /// The height that the bar takes below the safe area, in points.
    var preferredHeight: CGFloat { layoutState.recordedContentSize?.height ?? (showsLargeTitle ? 96 : 44) }

    private var showsLargeTitle: Bool {
        switch topItem?.largeTitleDisplayMode {
        case .never: false
        case .always: prefersLargeTitles
        default: prefersLargeTitles && (items?.count ?? 0) == 1
        }
    }
}

/// The bar below a screen.
@preconcurrency @MainActor
open class UIToolbar: UIView {
    /// The buttons from the leading to the trailing side.
    open var items: [UIBarButtonItem]? {
        didSet { setNeedsLayout() }
    }

    /// The height that the bar takes above the safe area, in points.
    var preferredHeight: CGFloat { layoutState.recordedContentSize?.height ?? 44 }
}
