import Foundation

/// Whether the content under a bar begins, or ends, clear of it, where bars have no ground of their own.
///
/// Source: iOS 15 and later give bars their scroll edge appearance, by default a transparent one, while the content is scrolled to that
/// edge, and where nothing scrolls.
@MainActor
struct ScrollEdge {
    private let scrollView: UIScrollView?

    /// - Parameter controller: Whose content lies under the bar; of a container the one that is shown.
    init(under controller: UIViewController?) {
        var shown = controller
        while let next = shown?.shownChild { shown = next }
        let view = shown?.viewIfLoaded
        scrollView = view as? UIScrollView ?? view?.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }

    /// Whether nothing was scrolled under a bar above the content.
    var isAtTop: Bool {
        guard let scrollView else { return true }
        return scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top + 0.5
    }

    /// Whether nothing goes on under a bar below the content.
    var isAtBottom: Bool {
        guard let scrollView else { return true }
        let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
        return scrollView.contentOffset.y + scrollView.bounds.height >= end - 0.5
    }
}

extension UIViewController {
    /// The child that a container shows.
    fileprivate var shownChild: UIViewController? {
        switch self {
        case let container as UINavigationController: container.topViewController
        case let container as UITabBarController: container.selectedViewController
        default: nil
        }
    }
}

extension UIView {
    /// The container of controllers that the view is a bar of; nil for a bar by itself, which keeps its ground.
    var barContainer: UIViewController? { superview?.hierarchy.controller }
}
