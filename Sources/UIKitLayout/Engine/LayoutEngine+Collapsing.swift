import Foundation

extension LayoutEngine {
    /// Views of a stack were hidden or shown: what ties the size of a hidden one to that of something outside is left out, and comes
    /// back with the view.
    func collapseDidChange(of views: [UIView]) {
        for view in views {
            for constraint in view.constraintsTyingLength { reconsider(constraint) }
        }
    }

    private func reconsider(_ constraint: NSLayoutConstraint) {
        guard var record = records[ObjectIdentifier(constraint)] else { return }
        let isBroken = broken.contains { $0.isConstraint(constraint) }
        if constraint.tiesCollapsedView {
            guard record.id != nil || record.pull != nil else { return }
            endPull(in: &record)
            record.id.map(forget)
            record.id = nil
        } else if record.id == nil, !isBroken {
            record.id = add(
                record.form, constraint.relation, priority: constraint.priority.rawValue, owner: .constraint(constraint)
            )
        }
        records[ObjectIdentifier(constraint)] = record
        retryBrokenConstraints()
    }
}

extension NSLayoutConstraint {
    /// Whether the constraint relates the length of a hidden arranged view to that of a view beside it or of the stack, which hiding
    /// the view must not collapse.
    ///
    /// Source: frames in public Interface Builder files, where visible views keep their sizes whatever equals them and is hidden.
    var tiesCollapsedView: Bool {
        lengthTies.contains { view, other in
            (other === view.superview || other.superview === view.superview)
                && !other.isCollapsed(along: firstAttribute.axis)
        }
    }

    /// Whether the constraint relates the length of a hidden arranged view to that of anything else.
    var tiesHiddenView: Bool { !lengthTies.isEmpty }

    /// The hidden arranged views whose length the constraint relates to another view's, each with that one.
    private var lengthTies: [(view: UIView, other: UIView)] {
        guard role == .user, firstAttribute.isSize, let second, second.attribute.isSize,
            let one = first.item as? UIView, let other = second.item as? UIView, one !== other
        else { return [] }
        return [(one, other), (other, one)].filter { view, _ in view.isCollapsed(along: firstAttribute.axis) }
    }
}

extension UIView {
    /// Whether a stack gives the view no length because it is hidden.
    fileprivate func isCollapsed(along axis: NSLayoutConstraint.Axis?) -> Bool {
        guard isHidden, let stack = superview as? UIStackView, stack.axis == axis else { return false }
        return stack.arrangedSubviews.contains { $0 === self }
    }

    /// The constraints that relate the view's size to another view's, whoever holds them.
    fileprivate var constraintsTyingLength: [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        var holder: UIView? = self
        while let current = holder {
            result += current.constraints.filter { constraint in
                constraint.firstAttribute.isSize && constraint.secondAttribute.isSize
                    && (constraint.firstItem === self || constraint.secondItem === self)
            }
            holder = current.superview
        }
        return result
    }
}
