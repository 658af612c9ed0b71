import KeylineConstraintSolver
package import Foundation

extension LayoutEngine {
    /// A box's content changed its size or its priorities.
    package func contentSizeDidChange(of box: any LayoutBox) {
        guard let engineItem = engineItem(of: box) else { return }
        engineItem.content.measuredWidth = nil
        box.measuredWidth = nil
        engineItem.content.measuredSize = nil
        if box.contentFollowsWidth { followers.widths.insert(engineItem) } else { followers.widths.remove(engineItem) }
        pending.content.insert(engineItem)
    }

    /// Ties sizes to content sizes again where those changed.
    func updateContentSizes() {
        for engineItem in pending.content.take() where engineItem.marks.isInLayout {
            if engineItem.maskConstraints.isEmpty { updateContentBounds(of: engineItem) }
            pending.outdated += engineItem.dependents.ofBaselines
            noteNaturalPlaces(around: engineItem)
        }
    }

    /// Notes that an arranged box may be elsewhere while its content stays.
    func noteNaturalPlaces(around engineItem: EngineItem) {
        guard let container = engineItem.container?.reference, container.isStack else { return }
        naturalPlacesMayHaveChanged(in: container)
    }

    /// A width and a height become two inequalities each: not larger, as strongly as the box hugs its content, and not smaller, as
    /// strongly as it resists compression.
    func updateContentBounds(of engineItem: EngineItem) {
        guard let box = engineItem.box else { return }
        let size = contentSize(of: engineItem, box)
        guard size.width >= 0 || size.height >= 0 || !engineItem.content.bounds.isEmpty else { return }
        for bound in ContentSizeBound.all {
            let length = bound.axis == .horizontal ? size.width : size.height
            let priority = box.boundPriority(bound)
            let isTied =
                length >= 0 && !(priority >= LayoutConstraint.required && box.hasFixedLength(along: bound.axis))
            update(bound, of: engineItem, length: isTied ? length : nil, priority: priority)
        }
    }

    /// A constraint arrived that may fix a size: content that asks for nothing has no bounds that it could make void.
    func fixedLengthDidArrive(_ constraint: LayoutConstraint) {
        guard constraint.fixesLength, let reference = constraint.first.reference,
            let engineItem = engineItem(of: reference), !engineItem.content.bounds.isEmpty
        else { return }
        pending.content.insert(engineItem)
    }

    /// A size that a constraint fixes makes required bounds of the content void.
    func fixedLengthDidChange(_ constraint: LayoutConstraint) {
        guard constraint.fixesLength, let box = constraint.first.box, let engineItem = engineItem(of: box) else {
            return
        }
        pending.content.insert(engineItem)
    }

    /// The content's size, of content that follows the width at the width of the present solution.
    func contentSize(of engineItem: EngineItem, _ box: any LayoutBox) -> CGSize {
        if !box.hasRecordedContentSize, let measured = engineItem.content.measuredSize { return measured }
        return box.currentIntrinsicSize
    }

    /// The bounds of an item's content that the solution does not keep, in the order of `ContentSizeBound.all`. Bounds that were given up in a
    /// conflict are not among them.
    ///
    /// - Parameter item: The item.
    /// - Returns: The bounds, each with the length of the content, in points, and its priority.
    package func missedContentBounds(
        of item: any LayoutItem
    ) -> [(bound: ContentSizeBound, length: CGFloat, priority: Float)] {
        guard let engineItem = engineItem(of: item) else { return [] }
        return ContentSizeBound.all.compactMap { bound in
            guard let record = engineItem.content.bounds[bound], !record.isBroken, !solver.isSatisfied(record.id) else {
                return nil
            }
            return (bound, record.size, record.priority)
        }
    }

    private func update(_ bound: ContentSizeBound, of engineItem: EngineItem, length: CGFloat?, priority: Float) {
        let current = engineItem.content.bounds[bound]
        guard let length else {
            if let current, !current.isBroken { forget(current.id) }
            engineItem.content.bounds[bound] = nil
            return
        }
        if var current, !current.isBroken {
            if current.size != length { solver.change(current.id, constant: Double(length)) }
            if current.priority != priority { solver.change(current.id, priority: priority) }
            current.size = length
            current.priority = priority
            engineItem.content.bounds[bound] = current
        } else {
            engineItem.content.bounds[bound] = makeBound(bound, of: engineItem, length: length, priority: priority)
        }
    }

    private func makeBound(
        _ bound: ContentSizeBound,
        of engineItem: EngineItem,
        length: CGFloat,
        priority: Float
    ) -> ContentBoundRecord? {
        let rectangle = engineItem.rectangle
        var form = LinearForm()
        form.add(bound.axis == .horizontal ? rectangle.width : rectangle.height, times: 1)
        form.add(-Double(length))
        let relation: LayoutConstraint.Relation = bound.isHugging ? .lessThanOrEqual : .greaterThanOrEqual
        guard let id = add(form, relation, priority: priority, owner: .content(engineItem, bound)) else { return nil }
        return ContentBoundRecord(id: id, size: length, priority: priority)
    }

    /// Measures content that follows the width at the width of the present solution.
    ///
    /// - Returns: Whether a size changed, so that the solution is no longer up to date.
    func measureAtSolvedWidths() -> Bool {
        var changed = false
        for engineItem in followers.widths.items {
            guard engineItem.marks.isInLayout, let box = engineItem.box, !box.hasRecordedContentSize else { continue }
            let width = CGFloat(value(engineItem.rectangle.width))
            guard width != engineItem.content.measuredWidth else { continue }
            engineItem.content.measuredWidth = width
            box.measuredWidth = width
            // Other line breaks may bring another line to the top or bottom.
            pending.outdated += engineItem.dependents.ofBaselines
            changed = changed || !engineItem.dependents.ofBaselines.isEmpty
            let size = box.contentSize(forWidth: width)
            guard size != contentSize(of: engineItem, box) else { continue }
            engineItem.content.measuredSize = size
            noteNaturalPlaces(around: engineItem)
            // A fitting size leaves the arrangement of the layout alone.
            if purpose == .layout { engineItem.container?.box?.stack?.contentWasMeasured() }
            if engineItem.maskConstraints.isEmpty { updateContentBounds(of: engineItem) }
            changed = true
        }
        return changed
    }
}

extension LayoutBox {
    /// The strength of a bound of the content. What follows the width cannot insist on its width: where there is less space it takes
    /// more lines, and is no conflict.
    ///
    /// Source: labels of several lines that resist compression at 1000, in stacks of public Interface Builder files.
    fileprivate func boundPriority(_ bound: ContentSizeBound) -> Float {
        let priority = contentPriority(bound)
        guard bound.axis == .horizontal, !bound.isHugging else { return priority }
        let yielding = wrapsText && priority > 1 && priority < 1000 ? priority - Self.yieldOfWrappingText : priority
        return contentFollowsWidth && !hasRecordedContentSize ? min(yielding, Self.mostOfFollowers) : yielding
    }

    /// Of contents that resist alike a text that can wrap gives way, as frames that Interface Builder stores have it: the priority by which
    /// it resists less. The solver alone sees it, and explanations name the priority that was set.
    private static var yieldOfWrappingText: Float { 0.25 }

    /// Almost required.
    private static var mostOfFollowers: Float { 999.9 }

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
        first.attribute.isSize && role == .user && relation == .equal && isRequired
            && secondAttribute == .notAnAttribute
    }
}
