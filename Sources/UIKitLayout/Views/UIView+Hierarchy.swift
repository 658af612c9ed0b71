import Foundation
import KeylineAutoLayout

extension UIView {
    /// Puts a view inside, right behind another one.
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
    }

    /// Puts a view inside, right in front of another one.
    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
    }

    func reorder(_ view: UIView, place: (inout [UIView]) -> Void) {
        guard let index = hierarchy.subviews.firstIndex(where: { $0 === view }) else { return }
        hierarchy.subviews.remove(at: index)
        place(&hierarchy.subviews)
    }

    /// Whether the view is another one or lies inside it.
    public func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.superview
        }
        return false
    }

    /// The view of a tag in this view or inside it.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// The view around, whatever a subclass says; nil where there is none or it is gone.
    final var surroundingView: UIView? {
        guard let object = itemReference?.container?.object else { return nil }
        return unsafeDowncast(object, to: UIView.self)
    }

    /// The outermost view around.
    var rootView: UIView {
        var root = self
        while let next = root.superview { root = next }
        return root
    }

    /// The view and everything inside, each before what it contains.
    var subtree: [UIView] {
        var result: [UIView] = []
        var waiting = [self]
        while let view = waiting.popLast() {
            result.append(view)
            let inside = view.hierarchy.subviews
            if !inside.isEmpty { waiting += inside.reversed() }
        }
        return result
    }
}

extension UIView {
    func insert(_ view: UIView, at index: Int) {
        precondition(!isDescendant(of: view), "a view cannot contain itself")
        if view.superview === self {
            reorder(view) { $0.insert(view, at: min(max(index, 0), $0.count)) }
            return
        }
        let newWindow = window
        view.willMove(toSuperview: self)
        let oldWindow = view.window
        view.detach()
        if oldWindow !== newWindow { view.announceComingWindow(newWindow) }
        view.layoutState.ownEngine?.dissolve()
        view.layoutState.ownEngine = nil
        view.reference.container = reference
        hierarchy.subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.arrive(from: oldWindow)
        didAddSubview(view)
    }

    private func arrive(from oldWindow: UIWindow?) {
        engine?.subtreeDidArrive(self)
        markNeedsLayoutUpwards()
        superview?.markNeedsLayout()
        didMoveToSuperview()
        if window !== oldWindow { announceWindow() }
    }

    func leaveSuperview() {
        guard superview != nil else { return }
        let oldWindow = window
        willMove(toSuperview: nil)
        if oldWindow != nil { announceComingWindow(nil) }
        detach()
        didMoveToSuperview()
        if oldWindow != nil { announceWindow() }
    }

    /// Unties the view from its superview, and every constraint that reaches across the cut.
    private func detach() {
        guard let parent = superview else { return }
        parent.willRemoveSubview(self)
        removeCrossingConstraints()
        engine?.subtreeWillLeave(self)
        parent.hierarchy.subviews.removeAll { $0 === self }
        reference.container = nil
        parent.markNeedsLayout()
        (parent as? UIStackView)?.subviewWasRemoved(self)
    }

    private func removeCrossingConstraints() {
        var ancestor = superview
        while let view = ancestor {
            for constraint in view.constraints where constraint.items.contains(where: reaches) {
                constraint.deactivate()
            }
            ancestor = view.superview
        }
    }

    private func reaches(_ item: any LayoutItem) -> Bool {
        item.layoutView?.isDescendant(of: self) ?? false
    }

    private func announceComingWindow(_ window: UIWindow?) {
        for view in subtree {
            if let controller = view.hierarchy.controller, self.window?.isShown ?? false { controller.willDisappear() }
            view.willMove(toWindow: window)
            if let controller = view.hierarchy.controller, window?.isShown ?? false { controller.willAppear() }
        }
    }

    private func announceWindow() {
        for view in subtree {
            if window != nil { AppearanceRegistry.apply(to: view) }
            view.didMoveToWindow()
            if window != nil { view.announceFirstTraits() }
            guard let controller = view.hierarchy.controller else { continue }
            controller.didDisappear()
            if let window, window.isShown { window.beginAppearance(of: controller) }
        }
    }
}
