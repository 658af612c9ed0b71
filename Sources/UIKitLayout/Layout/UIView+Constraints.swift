import Foundation
import KeylineAutoLayout

extension UIView {
    /// The constraints that the view holds, in the order in which they were activated.
    public var constraints: [NSLayoutConstraint] { layoutState.constraints }

    /// Makes the view hold a constraint between views inside it, or itself.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.mistake == nil, constraint.holder !== self else { return }
        constraint.deactivate()
        guard constraint.items.allSatisfy({ $0.layoutView?.isDescendant(of: self) ?? false }) else {
            unprepared(for: constraint).about(constraint).raise()
            return
        }
        hold(constraint)
    }

    /// Makes the view hold constraints.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach(addConstraint)
    }

    /// Gives up a constraint.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self else { return }
        release(constraint)
    }

    /// Gives up constraints.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        Self.release(constraints.filter { $0.holder === self })
    }

    func hold(_ constraint: NSLayoutConstraint) {
        constraint.holder = self
        noteHeld(constraint)
    }

    /// Holds a constraint whose nearest common ancestor the view is.
    func holdByNature(_ constraint: NSLayoutConstraint) {
        constraint.model.hold(inNearest: self)
        noteHeld(constraint)
    }

    private func noteHeld(_ constraint: NSLayoutConstraint) {
        layoutState.constraints.append(constraint)
        layoutState.models.append(constraint.model)
        layoutState.isConstrained = true
        for item in constraint.items { item.layoutView?.layoutState.isConstrained = true }
        engine?.constraintDidArrive(constraint.model)
        markSubtreeNeedsLayout()
    }

    func release(_ constraint: NSLayoutConstraint) {
        engine?.constraintWillLeave(constraint.model)
        constraint.holder = nil
        layoutState.constraints.removeAll { $0 === constraint }
        layoutState.models.removeAll { $0 === constraint.model }
        markSubtreeNeedsLayout()
    }

    /// Makes the views that hold some constraints give them up, each looking through what it holds once.
    static func release(_ constraints: [NSLayoutConstraint]) {
        var holders = OrderedItems<UIView>()
        for constraint in constraints {
            guard let holder = constraint.holder else { continue }
            holder.engine?.constraintWillLeave(constraint.model)
            constraint.holder = nil
            holders.insert(holder)
        }
        for holder in holders.items {
            holder.layoutState.constraints.removeAll { $0.holder !== holder }
            holder.layoutState.models.removeAll { $0.holder !== holder }
            holder.markSubtreeNeedsLayout()
        }
    }

    private func unprepared(for constraint: NSLayoutConstraint) -> LayoutException {
        LayoutException(
            .internalInconsistency,
            reason: """
                The view hierarchy is not prepared for the constraint: \(ConstraintDescription.inExceptions.text(of: constraint))
                \tWhen added to a view, the constraint's items must be descendants of that view (or the view itself). This \
                will crash if the constraint needs to be resolved before the view hierarchy is assembled. Break on \
                -[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug.
                """)
    }
}

extension UIView {
    func setContentPriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis,
        in priorities: WritableKeyPath<ContentSizeState, ContentPriorities>
    ) {
        if let mistake = ConstraintValidation.mistake(inPriority: priority) {
            mistake.raise()
            return
        }
        guard contentSizeState[keyPath: priorities][axis] != priority else { return }
        contentSizeState[keyPath: priorities][axis] = priority
        engine?.contentSizeDidChange(of: self)
        markSubtreeNeedsLayout()
    }

    func contentSizeDidChange() {
        contentSizeState.cachedSize = nil
        engine?.contentSizeDidChange(of: self)
        markSubtreeNeedsLayout()
        (superview as? UIStackView)?.arrangementDidChange()
    }
}

extension UIView {
    func setTranslatesMask(_ translates: Bool) {
        guard translates != layoutState.translatesMask else { return }
        layoutState.translatesMask = translates
        engine?.maskTranslationDidChange(of: self)
        markSubtreeNeedsLayout()
    }

    func setAutoresizingMask(_ mask: AutoresizingMask) {
        guard mask != layoutState.autoresizing.mask else { return }
        layoutState.autoresizing.mask = mask
        frameWasSet()
    }

    func frameWasSet() {
        engine?.maskedFrameDidChange(of: self)
    }
}
