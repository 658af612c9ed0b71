import Foundation

/// The scrolling boxes that contain one side of a constraint and not the other.
///
/// The engine keeps content at offset 0, so that scrolling moves nothing. Only where a constraint leaves a scroll
/// view, for its frame layout guide or for a box outside, does the offset count: content that is pinned there does not move while the
/// content scrolls.
@MainActor
struct ScrollCrossing {
    let scrollingBoxes: [any LayoutBox]

    /// The scrolling boxes between a constraint's items and the nearest box that contains all of them.
    init(_ constraint: LayoutConstraint, within surrounding: ItemReference?) {
        guard let surrounding, constraint.role != .autoresizing, constraint.role != .guide,
            constraint.liesInScrollingBox(within: surrounding), let container = surrounding.box
        else {
            scrollingBoxes = []
            return
        }
        let items = constraint.items
        let around = items.map { Self.scrollingBoxes(around: $0, upTo: container) }
        scrollingBoxes = Self.notCommon(around).filter { scrollingBox in
            !items.contains { $0.standsForContent(of: scrollingBox) }
        }
    }

    /// The distance in points by which the content around an item is scrolled away from offset 0.
    func offset(of item: any LayoutItem, along axis: LayoutConstraint.Axis?) -> Double {
        var sum = 0.0
        for scrollingBox in scrollingBoxes where item.scrolls(in: scrollingBox) {
            sum += Double(axis == .vertical ? scrollingBox.scrollOffset.y : scrollingBox.scrollOffset.x)
        }
        return sum
    }

    private static func scrollingBoxes(around item: any LayoutItem, upTo container: any LayoutBox) -> [any LayoutBox] {
        var result: [any LayoutBox] = []
        var box = item.innermostScrolledBox(within: container)
        while let current = box {
            if current.isScrolling { result.append(current) }
            box = current === container ? nil : current.container
        }
        return result
    }

    private static func notCommon(_ lists: [[any LayoutBox]]) -> [any LayoutBox] {
        var crossed: [any LayoutBox] = []
        for list in lists {
            for scrollingBox in list where !lists.allSatisfy({ $0.contains { $0 === scrollingBox } }) {
                if !crossed.contains(where: { $0 === scrollingBox }) { crossed.append(scrollingBox) }
            }
        }
        return crossed
    }
}

extension LayoutConstraint {
    /// Whether a scrolling box contains some item, up to a container: most constraints have no item in one.
    fileprivate func liesInScrollingBox(within container: ItemReference) -> Bool {
        first.liesInScrollingBox(within: container) || second?.liesInScrollingBox(within: container) ?? false
    }
}

extension LayoutTerm {
    fileprivate func liesInScrollingBox(within container: ItemReference) -> Bool {
        if let reference, reference.liesInScrollingBox(within: container) { return true }
        return distanceReference?.liesInScrollingBox(within: container) ?? false
    }
}

extension ItemReference {
    @MainActor fileprivate func liesInScrollingBox(within container: ItemReference) -> Bool {
        var box = isBox ? (self === container ? nil : self.container) : guideScrolled(within: container)
        while let current = box {
            if current.isScrolling { return true }
            box = current === container ? nil : current.container
        }
        return false
    }

    @MainActor private func guideScrolled(within container: ItemReference) -> ItemReference? {
        container.box.flatMap { item?.innermostScrolledBox(within: $0) }?.reference
    }
}

extension LayoutItem {
    /// The innermost box that may scroll the item, inside a container or the container itself.
    fileprivate func innermostScrolledBox(within container: any LayoutBox) -> (any LayoutBox)? {
        guard let box = layoutBox else { return nil }
        if movesWithContent { return box }
        return box === container ? nil : box.container
    }

    /// Whether the item is a guide that moves with the content of the box that owns it.
    private var movesWithContent: Bool { box == nil && derivation != .whole }

    /// Whether the item moves on the screen when a scrolling box scrolls.
    fileprivate func scrolls(in scrollingBox: any LayoutBox) -> Bool {
        guard let box = layoutBox, box.lies(in: scrollingBox) else { return false }
        return box !== scrollingBox || movesWithContent
    }

    /// Whether the item is a scrolling box whose edges, or whose margins guide, mean its content to the items inside.
    fileprivate func standsForContent(of scrollingBox: any LayoutBox) -> Bool {
        self === scrollingBox || derivation == .inset && layoutBox === scrollingBox
    }
}

extension LayoutEngine {
    /// Notes that constraints that leave the scrolling box need another look.
    package func contentOffsetDidChange(of scrollingBox: any LayoutBox) {
        guard let engineItem = engineItem(of: scrollingBox), !engineItem.dependents.ofOffset.isEmpty else { return }
        pending.outdated += engineItem.dependents.ofOffset
        scrollingBox.markSubtreeNeedsLayout()
    }
}
