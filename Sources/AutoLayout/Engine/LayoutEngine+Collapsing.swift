import Foundation

extension LayoutEngine {
    /// Views of a stack were hidden or shown: constraints between the size of a hidden one and the size of another box are left out, and
    /// come back with the box.
    package func collapseDidChange(of boxes: [any LayoutBox]) {
        for box in boxes {
            for constraint in box.constraintsTyingLength { reconsider(constraint) }
        }
    }

    private func reconsider(_ constraint: LayoutConstraint) {
        guard var record = records[constraint] else { return }
        let isBroken = conflicts.broken.contains { $0.isConstraint(constraint) }
        if constraint.tiesCollapsedBox {
            guard record.id != nil || record.pull != nil else { return }
            endPull(in: &record)
            record.id.map(forget)
            record.id = nil
        } else if record.id == nil, !isBroken {
            activate(constraint, in: &record)
        }
        records[constraint] = record
        retryBrokenConstraints()
    }
}

extension LayoutConstraint {
    /// Whether the constraint relates the length of a hidden arranged box to a box beside it or to the stack, which hiding
    /// the box must not collapse.
    ///
    /// Source: frames in public Interface Builder files, where visible boxes keep their sizes whatever equals them and is hidden.
    var tiesCollapsedBox: Bool {
        lengthTies.contains { box, other in
            (other === box.container || other.container === box.container)
                && !other.isCollapsed(along: first.attribute.axis)
        }
    }

    /// Whether the constraint relates the length of a hidden arranged box to another length.
    var tiesHiddenBox: Bool { !lengthTies.isEmpty }

    /// The hidden arranged boxes whose length the constraint relates to another box's, each with that one.
    private var lengthTies: [(box: any LayoutBox, other: any LayoutBox)] {
        guard role == .user, first.attribute.isSize, let second, second.attribute.isSize,
            let one = first.box, let other = second.box, one !== other
        else { return [] }
        return [(one, other), (other, one)].filter { box, _ in box.isCollapsed(along: first.attribute.axis) }
    }
}

extension LayoutBox {
    /// Whether a stack gives the box no length because it is hidden.
    fileprivate func isCollapsed(along axis: LayoutConstraint.Axis?) -> Bool {
        guard isHidden, let stack = container?.stack, stack.axis == axis else { return false }
        return stack.arranges(self)
    }

    /// The constraints that relate the box's size to another box's, whoever holds them.
    fileprivate var constraintsTyingLength: [LayoutConstraint] {
        var result: [LayoutConstraint] = []
        var holder: (any LayoutBox)? = self
        while let current = holder {
            result += current.heldConstraints.filter { constraint in
                constraint.first.attribute.isSize && constraint.secondAttribute.isSize
                    && (constraint.first.item === self || constraint.second?.item === self)
            }
            holder = current.container
        }
        return result
    }
}
