import Foundation

/// The scroll views that contain one side of a constraint and not the other.
///
/// The engine keeps content where it lies at offset 0, so that scrolling moves nothing. Only where a constraint leaves a scroll
/// view, for its frame layout guide or for a box outside, does the offset count: what is pinned there stays put while the
/// content scrolls.
@MainActor
struct ScrollCrossing {
    let scrollViews: [any LayoutBox]

    /// The scroll views between a constraint's items and the nearest box that contains all of them.
    init(_ constraint: LayoutConstraint, within surrounding: ItemReference?) {
        guard let surrounding, constraint.role != .autoresizing, constraint.role != .guide,
            constraint.liesInScrollView(within: surrounding), let container = surrounding.box
        else {
            scrollViews = []
            return
        }
        let items = constraint.items
        let around = items.map { Self.scrollViews(around: $0, upTo: container) }
        scrollViews = Self.notCommon(around).filter { scrollView in
            !items.contains { $0.standsForContent(of: scrollView) }
        }
    }

    /// How far content that an item belongs to has been scrolled away from where the engine keeps it, in points.
    func offset(of item: any LayoutItem, along axis: LayoutConstraint.Axis?) -> Double {
        var sum = 0.0
        for scrollView in scrollViews where item.scrolls(in: scrollView) {
            sum += Double(axis == .vertical ? scrollView.scrollOffset.y : scrollView.scrollOffset.x)
        }
        return sum
    }

    private static func scrollViews(around item: any LayoutItem, upTo container: any LayoutBox) -> [any LayoutBox] {
        var result: [any LayoutBox] = []
        var box = item.innermostScrolledView(within: container)
        while let current = box {
            if current.isScrolling { result.append(current) }
            box = current === container ? nil : current.container
        }
        return result
    }

    private static func notCommon(_ lists: [[any LayoutBox]]) -> [any LayoutBox] {
        var found: [any LayoutBox] = []
        for list in lists {
            for scrollView in list where !lists.allSatisfy({ $0.contains { $0 === scrollView } }) {
                if !found.contains(where: { $0 === scrollView }) { found.append(scrollView) }
            }
        }
        return found
    }
}

extension LayoutConstraint {
    /// Whether a scroll view contains some item, up to a container: of most constraints no item lies in one.
    fileprivate func liesInScrollView(within container: ItemReference) -> Bool {
        first.liesInScrollView(within: container) || second?.liesInScrollView(within: container) ?? false
    }
}

extension LayoutTerm {
    fileprivate func liesInScrollView(within container: ItemReference) -> Bool {
        if let reference, reference.liesInScrollView(within: container) { return true }
        return distanceReference?.liesInScrollView(within: container) ?? false
    }
}

extension ItemReference {
    @MainActor fileprivate func liesInScrollView(within container: ItemReference) -> Bool {
        var box = isBox ? (self === container ? nil : self.container) : guideScrolled(within: container)
        while let current = box {
            if current.isScrolling { return true }
            box = current === container ? nil : current.container
        }
        return false
    }

    @MainActor private func guideScrolled(within container: ItemReference) -> ItemReference? {
        container.box.flatMap { item?.innermostScrolledView(within: $0) }?.reference
    }
}

extension LayoutItem {
    /// The innermost box that may scroll the item, inside a container or the container itself.
    fileprivate func innermostScrolledView(within container: any LayoutBox) -> (any LayoutBox)? {
        guard let box = layoutBox else { return nil }
        if movesWithContent { return box }
        return box === container ? nil : box.container
    }

    /// Whether the item is a guide that moves with the content of the box that owns it.
    private var movesWithContent: Bool { box == nil && derivation != .whole }

    /// Whether the item moves on the screen when a scroll view scrolls.
    fileprivate func scrolls(in scrollView: any LayoutBox) -> Bool {
        guard let box = layoutBox, box.lies(in: scrollView) else { return false }
        return box !== scrollView || movesWithContent
    }

    /// Whether the item is a scroll view whose edges, or the guide of its margins, mean its content to what lies inside.
    fileprivate func standsForContent(of scrollView: any LayoutBox) -> Bool {
        self === scrollView || derivation == .inset && layoutBox === scrollView
    }
}

extension LayoutEngine {
    /// What leaves the scroll view is to be looked at again.
    package func contentOffsetDidChange(of scrollView: any LayoutBox) {
        guard let engineItem = engineItem(of: scrollView), !engineItem.dependents.ofOffset.isEmpty else { return }
        pending.outdated += engineItem.dependents.ofOffset
        scrollView.markSubtreeNeedsLayout()
    }
}
