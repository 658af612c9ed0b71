import Foundation

// Constraints travel from the children to the parents, frames from the parents to the children. A mark climbs to the outermost
// view as "something below needs layout", so that a pass only walks where there is work.

extension UIView {
    func markNeedsUpdateConstraints() {
        layoutState.cycle.needsUpdateConstraints = true
        markSubtreeNeedsUpdateConstraints()
        superview?.markSubtreeNeedsLayout()
    }

    func markSubtreeNeedsUpdateConstraints() {
        layoutState.cycle.subtreeNeedsUpdateConstraints = true
        var view = superview
        while let current = view, !current.layoutState.cycle.subtreeNeedsUpdateConstraints {
            current.layoutState.cycle.subtreeNeedsUpdateConstraints = true
            view = current.superview
        }
    }

    func markNeedsLayout() {
        layoutState.cycle.needsLayout = true
        markSubtreeNeedsLayout()
    }

    package func markSubtreeNeedsLayout() {
        var view: UIView? = self
        while let current = view, !current.layoutState.cycle.subtreeNeedsLayout {
            current.layoutState.cycle.subtreeNeedsLayout = true
            view = current.superview
        }
    }

    /// Marks the way up even where a detached subtree was marked already.
    func markNeedsLayoutUpwards() {
        layoutState.cycle.subtreeNeedsLayout = true
        superview?.markSubtreeNeedsLayout()
        markSubtreeNeedsUpdateConstraints()
    }

    /// Whether `updateConstraints()` may be called: the class asks for it, constraints speak of the view, or a controller is asked
    /// in its place.
    private var takesPartInConstraintUpdates: Bool {
        layoutState.isConstrained || type(of: self).requiresConstraintBasedLayout
            || !translatesAutoresizingMaskIntoConstraints
            || hierarchy.controller != nil || engine?.contains(self) ?? false
    }

    /// Children before parents.
    func updateMarkedConstraints() {
        guard layoutState.cycle.subtreeNeedsUpdateConstraints else { return }
        layoutState.cycle.subtreeNeedsUpdateConstraints = false
        for view in subviews { view.updateMarkedConstraints() }
        guard layoutState.cycle.needsUpdateConstraints, takesPartInConstraintUpdates else { return }
        layoutState.cycle.needsUpdateConstraints = false
        watchUpdateConstraints {
            if let controller = hierarchy.controller {
                controller.updateViewConstraints()
            } else {
                updateConstraints()
            }
        }
    }

    /// Brings constraints and engine up to date, then lays out what is marked in this view and below.
    ///
    /// Layout code may change constraints while it runs; the pass is repeated until nothing is left to do, a bounded number of
    /// times.
    func layoutMarkedViews() {
        for _ in 0..<Self.maximumLayoutPasses {
            let root = rootView
            root.updateMarkedConstraints()
            root.makeEngine().update()
            layoutAroundIfItPlacesItself()
            guard layoutState.cycle.subtreeNeedsLayout else { return }
            layoutMarkedSubtree()
        }
        reportUnsettledLayout()
    }

    /// A view's size is set where the view around is laid out; after a constant of its own constraint changed it may ask for that.
    private func layoutAroundIfItPlacesItself() {
        guard layoutState.cycle.placesItself else { return }
        layoutState.cycle.placesItself = false
        superview?.layoutMarkedSubtree()
    }

    /// Enough for layout code that reacts to its own result a few times over; code that never settles is reported.
    private static var maximumLayoutPasses: Int { 16 }

    /// Parents before children.
    func layoutMarkedSubtree() {
        guard layoutState.cycle.subtreeNeedsLayout else { return }
        layoutState.cycle.subtreeNeedsLayout = false
        let controller = hierarchy.controller
        if hearsOfInsets { announceInsetChanges() }
        if layoutState.cycle.needsLayout {
            layoutState.cycle.needsLayout = false
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            if layerIfMade != nil || isOfClientClass { layoutSublayers(of: layer) }
            controller?.viewDidLayoutSubviews()
        }
        for view in subviews { view.layoutMarkedSubtree() }
    }

    /// Places the subviews and guides that take part in the engine.
    func takeFramesFromEngine() {
        // Most views have nothing inside; finding the engine takes a walk to the outermost view.
        guard !hierarchy.subviews.isEmpty || hasGuides, let engine else { return }
        // Placing a subview may ask for layout, but never moves this view.
        lazy var room = engine.room(inside: self)
        for view in subviews {
            guard let engineItem = engine.placedItem(view) else { continue }
            let placed = room.frame(of: view, engineItem)
            if view.layoutState.autoresizing.hasFrameFromCode { view.noteFrameFromCode(placedAt: placed) }
            view.place(at: placed)
            view.layoutState.cycle.placesItself = false
        }
        guard hasGuides else { return }
        for guide in allGuides { guide.layoutFrame = engine.frame(of: guide) }
    }
}
