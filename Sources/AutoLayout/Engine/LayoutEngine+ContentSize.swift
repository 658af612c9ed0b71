import KeylineConstraintSolver
import Foundation

extension LayoutEngine {
    /// A box's content changed its size or its priorities.
    package func contentSizeDidChange(of box: any LayoutBox) {
        guard let participant = participant(of: box) else { return }
        participant.measuredWidth = nil
        box.measuredWidth = nil
        participant.measuredSize = nil
        if box.contentFollowsWidth { widthFollowers.insert(participant) } else { widthFollowers.remove(participant) }
        stale.content.insert(participant)
    }

    /// Ties sizes to content sizes again where those changed.
    func updateContentSizes() {
        for participant in stale.content.take() where participant.isInLayout {
            if participant.maskConstraints.isEmpty { updateContentBounds(of: participant) }
            outdated += participant.baselineConstraints
            if let stack = participant.box?.container?.stack { naturalPlacesMayHaveChanged(in: stack) }
        }
    }

    /// A width and a height become two inequalities each: not larger, as strongly as the box hugs its content, and not smaller, as
    /// strongly as it resists compression.
    func updateContentBounds(of participant: Participant) {
        guard let box = participant.box else { return }
        let size = contentSize(of: participant, box)
        for bound in ContentSizeBound.all {
            let length = bound.axis == .horizontal ? size.width : size.height
            let priority = box.contentPriority(bound)
            let isTied = length >= 0 && !(priority >= 1000 && box.hasFixedLength(along: bound.axis))
            update(bound, of: participant, length: isTied ? length : nil, priority: priority)
        }
    }

    /// A size that a constraint fixes makes required bounds of the content void.
    func fixedLengthDidChange(_ constraint: LayoutConstraint) {
        guard constraint.fixesLength, let box = constraint.first.box, let participant = participant(of: box) else {
            return
        }
        stale.content.insert(participant)
    }

    /// The content's size, of content that follows the width at the width of the present solution.
    func contentSize(of participant: Participant, _ box: any LayoutBox) -> CGSize {
        if !box.hasRecordedContentSize, let measured = participant.measuredSize { return measured }
        return box.currentIntrinsicSize
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
            current.size = length
            current.priority = priority
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
        let relation: LayoutConstraint.Relation = bound.isHugging ? .lessThanOrEqual : .greaterThanOrEqual
        return add(form, relation, priority: priority, owner: .content(participant, bound)).map {
            ContentBoundRecord(id: $0, size: length, priority: priority)
        }
    }

    /// Measures content that follows the width at the width of the present solution.
    ///
    /// - Returns: Whether a size changed, so that the solution is no longer up to date.
    func measureAtSolvedWidths() -> Bool {
        var changed = false
        for participant in widthFollowers.items {
            guard participant.isInLayout, let box = participant.box, !box.hasRecordedContentSize else { continue }
            let width = CGFloat(value(participant.rectangle.width))
            guard width != participant.measuredWidth else { continue }
            participant.measuredWidth = width
            box.measuredWidth = width
            // Other line breaks may bring another line to the top or bottom.
            outdated += participant.baselineConstraints
            changed = changed || !participant.baselineConstraints.isEmpty
            let size = box.contentSize(forWidth: width)
            guard size != contentSize(of: participant, box) else { continue }
            participant.measuredSize = size
            if let stack = box.container?.stack { naturalPlacesMayHaveChanged(in: stack) }
            if participant.maskConstraints.isEmpty { updateContentBounds(of: participant) }
            changed = true
        }
        return changed
    }
}

extension LayoutBox {
    /// Whether a required constraint of the box's own says how long it is along an axis.
    ///
    /// Along that axis required hugging and compression resistance have no say, and nothing is in conflict. Source: Open Radar
    /// 15106765 (a box respects its explicit width and ignores its required hugging, without a report).
    fileprivate func hasFixedLength(along axis: LayoutConstraint.Axis) -> Bool {
        heldConstraints.contains { constraint in
            constraint.fixesLength && constraint.first.item === self && constraint.first.attribute.axis == axis
        }
    }
}

extension LayoutConstraint {
    /// Whether the constraint makes a width or height equal to a number, whatever else is wanted.
    fileprivate var fixesLength: Bool {
        role == .user && relation == .equal && priority == 1000 && first.attribute.isSize
            && secondAttribute == .notAnAttribute
    }
}
