import Foundation

extension StackArrangement {
    mutating func distribute() {
        switch stack.distribution {
        case .fill: space()
        case .fillEqually:
            space()
            equalize()
        case .fillProportionally:
            space()
            proportion()
        case .equalSpacing: separate(from: along.end, to: along.start)
        case .equalCentering: separate(from: along.center, to: along.center)
        }
    }

    /// Puts every view after its neighbour.
    private mutating func space() {
        for index in views.indices.dropLast() {
            let (view, next) = (views[index], views[index + 1])
            let usesBaselines = stack.isBaselineRelativeArrangement && !along.isHorizontal
            let (from, to) = usesBaselines ? (.lastBaseline, .firstBaseline) : (along.end, along.start)
            add(next, to, .equal, view, from, constant: gap(after: index), "UISV-spacing")
        }
    }

    /// The distance between a view and the next one. Spacing belongs to a gap between visible views; hidden views in it stand at its
    /// middle.
    private func gap(after index: Int) -> CGFloat {
        let before = views[...index].last { !$0.isHidden }
        let hasVisibleAfter = views[(index + 1)...].contains { !$0.isHidden }
        guard let before, hasVisibleAfter else { return 0 }
        let spacing = stack.spacing(after: before)
        let (startsHidden, endsHidden) = (views[index].isHidden, views[index + 1].isHidden)
        if startsHidden && endsHidden { return 0 }
        return startsHidden || endsHidden ? spacing / 2 : spacing
    }

    private mutating func equalize() {
        guard let first = visible.first else { return }
        for view in visible.dropFirst() {
            add(view, along.size, .equal, first, along.size, "UISV-fill-equally")
        }
    }

    /// Gives every view its share of the length; one without content takes part with the size that its own constraints give it.
    ///
    /// Source: frames of such stacks in public Interface Builder files, in which the author's size wins and where natural sizes hold
    /// if no view has content.
    private mutating func proportion() {
        let lengths = visible.map(contentLength)
        let known = lengths.filter { $0 >= 0 }
        let spacings = visible.dropLast().map { stack.spacing(after: $0) }.reduce(0, +)
        let total = known.reduce(0, +) + spacings
        guard total > 0 else { return }
        let isExact = known.count == 1 && (visible.count == 1 || spacings == 0)
        for (index, view) in visible.enumerated() where lengths[index] >= 0 {
            add(
                view, along.size, .equal, canvas, along.size, multiplier: lengths[index] / total,
                "UISV-fill-proportionally", priority: isExact ? 1000 : max(999 - Float(index), 1))
        }
    }

    /// The length of a view's content; that of a stack in the stack is what fits its own views.
    ///
    /// Source: the frames of such stacks in public Interface Builder files.
    private func contentLength(_ view: any LayoutBox) -> CGFloat {
        guard view.stack != nil, !view.hasRecordedContentSize else { return along.length(view.currentIntrinsicSize) }
        return along.length(stack.fittingContentSize(of: view))
    }

    /// Puts equal gaps between the views; a gap is a guide from one attribute of a view to another one of the next.
    private mutating func separate(
        from end: LayoutConstraint.Attribute,
        to start: LayoutConstraint.Attribute
    ) {
        collapseHiddenViews()
        var firstGap: (any LayoutItem)?
        for (index, view) in visible.enumerated().dropLast() {
            let next = visible[index + 1]
            add(
                next, along.start, .greaterThanOrEqual, view, along.end, constant: stack.spacing(after: view),
                "UISV-spacing")
            let gap = addGuide(.gap)
            add(gap, along.start, .equal, view, end, "UISV-distributing-edge")
            add(gap, along.end, .equal, next, start, "UISV-distributing-edge")
            if let firstGap {
                // Equal middles are wanted only as far as the spacing allows; earlier gaps matter more.
                let priority: Float = end == along.center ? max(150 - Float(index), 1) : 1000
                add(gap, along.size, .equal, firstGap, along.size, "UISV-fill-equally", priority: priority)
            }
            firstGap = firstGap ?? gap
        }
        add(stack, along.size, .equal, constant: 0, "UISV-canvas-fit", priority: 49)
    }

    /// A hidden view stands at the end of the visible one before it.
    private mutating func collapseHiddenViews() {
        for (index, view) in views.enumerated() where view.isHidden {
            if let before = views[..<index].last(where: { !$0.isHidden }) {
                add(view, along.start, .equal, before, along.end, "UISV-spacing")
            } else {
                add(view, along.start, .equal, canvas, along.start, "UISV-spacing")
            }
        }
    }
}
