import KeylineConstraintSolver
import Foundation

extension LayoutEngine {
    func contentSizeDidChange(of view: UIView) {
        guard let participant = participant(of: view) else { return }
        participant.measuredWidth = nil
        view.layoutState.measuredWidth = nil
        participant.measuredSize = nil
        if view.contentFollowsWidth { widthFollowers.insert(view) } else { widthFollowers.remove(view) }
        stale.content.insert(view)
    }

    /// Ties sizes to content sizes again where those changed.
    func updateContentSizes() {
        for view in stale.content.take() {
            guard let participant = participant(of: view) else { continue }
            if participant.maskConstraints.isEmpty { updateContentBounds(of: participant) }
            outdated += participant.baselineConstraints
            if let stack = view.superview as? UIStackView { naturalPlacesMayHaveChanged(in: stack) }
        }
    }

    /// A width and a height become two inequalities each: not larger, as strongly as the view hugs its content, and not smaller, as
    /// strongly as it resists compression.
    func updateContentBounds(of participant: Participant) {
        guard let view = participant.view else { return }
        let size = contentSize(of: participant, view)
        for bound in ContentSizeBound.all {
            let length = bound.axis == .horizontal ? size.width : size.height
            let priorities = bound.isHugging ? view.layoutState.hugging : view.layoutState.compressionResistance
            let priority = priorities[bound.axis].rawValue
            let isTied = length >= 0 && !(priority >= 1000 && view.hasFixedLength(along: bound.axis))
            update(bound, of: participant, length: isTied ? length : nil, priority: priority)
        }
    }

    /// A size that a constraint fixes makes required bounds of the content void.
    func fixedLengthDidChange(_ constraint: NSLayoutConstraint) {
        guard constraint.fixesLength, let view = constraint.first.item as? UIView else { return }
        stale.content.insert(view)
    }

    /// The content's size, of content that follows the width at the width of the present solution.
    func contentSize(of participant: Participant, _ view: UIView) -> CGSize {
        if view.layoutState.recordedContentSize == nil, let measured = participant.measuredSize { return measured }
        return view.currentIntrinsicSize
    }

    private func update(_ bound: ContentSizeBound, of participant: Participant, length: CGFloat?, priority: Float) {
        let current = participant.contentBounds[bound]
        guard let length else {
            if let current, !current.isBroken { forget(current.id) }
            participant.contentBounds[bound] = nil
            return
        }
        if var current, !current.isBroken {
            if current.size != length { solver.change(current.id, constant: Double(length)) }
            if current.priority != priority { solver.change(current.id, priority: priority) }
            (current.size, current.priority) = (length, priority)
            participant.contentBounds[bound] = current
        } else {
            participant.contentBounds[bound] = makeBound(bound, of: participant, length: length, priority: priority)
        }
    }

    private func makeBound(
        _ bound: ContentSizeBound,
        of participant: Participant,
        length: CGFloat,
        priority: Float
    ) -> ContentBoundRecord? {
        let rectangle = participant.rectangle
        var form = LinearForm()
        form.add(bound.axis == .horizontal ? rectangle.width : rectangle.height, times: 1)
        form.add(-Double(length))
        let relation: NSLayoutConstraint.Relation = bound.isHugging ? .lessThanOrEqual : .greaterThanOrEqual
        return add(form, relation, priority: priority, owner: .content(participant, bound)).map {
            ContentBoundRecord(id: $0, size: length, priority: priority)
        }
    }

    /// Measures content that follows the width at the width of the present solution.
    ///
    /// - Returns: Whether a size changed, so that the solution is no longer up to date.
    func measureAtSolvedWidths() -> Bool {
        var changed = false
        for view in widthFollowers.items {
            guard let participant = participant(of: view), view.layoutState.recordedContentSize == nil else { continue }
            let width = CGFloat(value(participant.rectangle.width))
            guard width != participant.measuredWidth else { continue }
            participant.measuredWidth = width
            view.layoutState.measuredWidth = width
            // Other line breaks may bring another line to the top or bottom.
            outdated += participant.baselineConstraints
            changed = changed || !participant.baselineConstraints.isEmpty
            let size = view.contentSize(forWidth: width)
            guard size != contentSize(of: participant, view) else { continue }
            participant.measuredSize = size
            if let stack = view.superview as? UIStackView { naturalPlacesMayHaveChanged(in: stack) }
            if participant.maskConstraints.isEmpty { updateContentBounds(of: participant) }
            changed = true
        }
        return changed
    }
}

extension UIView {
    /// Whether a required constraint of the view's own says how long it is along an axis.
    ///
    /// Along that axis required hugging and compression resistance have no say, and nothing is in conflict. Source: Open Radar
    /// 15106765 (a view respects its explicit width and ignores its required hugging, without a report).
    fileprivate func hasFixedLength(along axis: NSLayoutConstraint.Axis) -> Bool {
        layoutState.constraints.contains { constraint in
            constraint.fixesLength && constraint.first.item === self && constraint.firstAttribute.axis == axis
        }
    }
}

extension NSLayoutConstraint {
    /// Whether the constraint makes a width or height equal to a number, whatever else is wanted.
    fileprivate var fixesLength: Bool {
        role == .user && relation == .equal && priority == .required && firstAttribute.isSize
            && secondAttribute == .notAnAttribute
    }
}
