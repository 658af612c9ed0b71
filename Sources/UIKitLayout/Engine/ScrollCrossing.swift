import Foundation

/// The scroll views that contain one side of a constraint and not the other.
///
/// The engine keeps content where it lies at offset 0, so that scrolling moves nothing. Only where a constraint leaves a scroll
/// view, for its frame layout guide or for a view outside, does the offset count: what is pinned there stays put while the
/// content scrolls.
@MainActor
struct ScrollCrossing {
    let scrollViews: [UIScrollView]

    /// The scroll views between a constraint's items and the nearest view that contains all of them.
    init(_ constraint: NSLayoutConstraint, within ancestor: UIView?) {
        guard let ancestor, constraint.role != .autoresizing, constraint.role != .guide,
            constraint.containsItem(where: { Self.liesInScrollView($0, within: ancestor) })
        else {
            scrollViews = []
            return
        }
        let items = constraint.items
        let around = items.map { Self.scrollViews(around: $0, upTo: ancestor) }
        scrollViews = Self.notCommon(around).filter { scrollView in
            !items.contains { $0.standsForContent(of: scrollView) }
        }
    }

    /// How far content that an item belongs to has been scrolled away from where the engine keeps it, in points.
    func offset(of item: any LayoutItem, along axis: NSLayoutConstraint.Axis?) -> Double {
        var sum = 0.0
        for scrollView in scrollViews where item.scrolls(in: scrollView) {
            sum += Double(axis == .vertical ? scrollView.contentOffset.y : scrollView.contentOffset.x)
        }
        return sum
    }

    /// Whether a scroll view contains the item, up to an ancestor: of most constraints no item lies in one.
    private static func liesInScrollView(_ item: any LayoutItem, within ancestor: UIView) -> Bool {
        var view = item.innermostScrolledView(within: ancestor)
        while let current = view {
            if current is UIScrollView { return true }
            view = current === ancestor ? nil : current.superview
        }
        return false
    }

    private static func scrollViews(around item: any LayoutItem, upTo ancestor: UIView) -> [UIScrollView] {
        var result: [UIScrollView] = []
        var view = item.innermostScrolledView(within: ancestor)
        while let current = view {
            if let scrollView = current as? UIScrollView { result.append(scrollView) }
            view = current === ancestor ? nil : current.superview
        }
        return result
    }

    private static func notCommon(_ lists: [[UIScrollView]]) -> [UIScrollView] {
        var found = OrderedItems<UIScrollView>()
        for list in lists {
            for scrollView in list where !lists.allSatisfy({ $0.contains { $0 === scrollView } }) {
                found.insert(scrollView)
            }
        }
        return found.items
    }
}

extension LayoutItem {
    /// The innermost view that may scroll the item, inside an ancestor or the ancestor itself.
    fileprivate func innermostScrolledView(within ancestor: UIView) -> UIView? {
        guard let view = layoutView else { return nil }
        if self is UILayoutGuide, !(self is ViewRectangleGuide) { return view }
        return view === ancestor ? nil : view.superview
    }

    /// Whether the item moves on the screen when a scroll view scrolls.
    fileprivate func scrolls(in scrollView: UIScrollView) -> Bool {
        guard let view = layoutView, view.isDescendant(of: scrollView) else { return false }
        return view !== scrollView || self is UILayoutGuide && !(self is ViewRectangleGuide)
    }

    /// Whether the item is a scroll view whose edges, or the guide of its margins, mean its content to what lies inside.
    fileprivate func standsForContent(of scrollView: UIScrollView) -> Bool {
        self === scrollView || (self as? UILayoutGuide)?.owningView === scrollView && self is InsetLayoutGuide
    }
}

extension LayoutEngine {
    /// What leaves the scroll view is to be looked at again.
    func contentOffsetDidChange(of scrollView: UIScrollView) {
        guard let participant = participant(of: scrollView), !participant.offsetConstraints.isEmpty else { return }
        outdated += participant.offsetConstraints
        scrollView.markSubtreeNeedsLayout()
    }
}
