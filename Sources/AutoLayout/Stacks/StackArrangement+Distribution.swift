import Foundation

extension StackArrangement {
    mutating func distribute() {
        switch stack.distribution {
        case .fill:
            space()
            shareAmongTexts()
        case .fillEqually:
            space()
            equalize()
        case .fillProportionally:
            space()
            proportion()
        case .equalSpacing: separate(from: gapEnds.from, to: gapEnds.to)
        case .equalCentering: separate(from: along.center, to: along.center)
        }
    }

    /// The attributes between which distances are measured: edges, or baselines in a column that asks for them.
    private var gapEnds: (from: LayoutConstraint.Attribute, to: LayoutConstraint.Attribute) {
        let usesBaselines = stack.isBaselineRelativeArrangement && !along.isHorizontal
        return usesBaselines ? (.lastBaseline, .firstBaseline) : (along.end, along.start)
    }

    /// Puts every box after its neighbour, hidden ones too.
    private mutating func space(_ relation: LayoutConstraint.Relation = .equal) {
        for (index, (box, next)) in zip(boxes, boxes.dropFirst()).enumerated() {
            add(next, gapEnds.to, relation, box, gapEnds.from, constant: gap(after: index), "UISV-spacing")
        }
    }

    /// The distance between a box and the next one. Spacing belongs to a gap between visible boxes; hidden boxes in it are at its
    /// middle.
    ///
    /// UIKit leaves a whole spacing between two hidden boxes at the beginning, which Arranged's author calls invalid and does not imitate;
    /// neither does this.
    private func gap(after index: Int) -> CGFloat {
        let before = boxes[...index].last { !$0.isHidden }
        let hasVisibleAfter = boxes[(index + 1)...].contains { !$0.isHidden }
        guard let before, hasVisibleAfter else { return 0 }
        let spacing = stack.spacing(after: before)
        let startsHidden = boxes[index].isHidden
        let endsHidden = boxes[index + 1].isHidden
        if startsHidden && endsHidden { return 0 }
        return startsHidden || endsHidden ? spacing / 2 : spacing
    }

    /// Pulls labels of several lines in a row to equal widths, as each of them would take any width.
    ///
    /// UIKit adds the constraint to a row of the distribution `fill`; its form is told by reports of it (rdar 39275811, rdar 41192642).
    /// What it does in rows that mix such labels with other views changed between systems and is not known, so only rows of nothing else
    /// have it: the row of `testFrames` that cashapp/AccessibilitySnapshot recorded on iOS 18.5 has equal widths.
    private mutating func shareAmongTexts() {
        guard along.isHorizontal, visible.count > 1, visible.allSatisfy(\.wrapsText) else { return }
        let count = CGFloat(visible.count)
        let spacings = visible.dropLast().map { stack.spacing(after: $0) }.reduce(0, +)
        for box in visible {
            let resistance = box.contentPriority(ContentSizeBound(axis: .horizontal, isHugging: false))
            add(
                box, along.size, .equal, canvas, along.size, multiplier: 1 / count, constant: -spacings / count,
                "UISV-text-width-disambiguation", priority: min(resistance + 10, 999))
        }
    }

    private mutating func equalize() {
        guard let first = visible.first else { return }
        for box in visible.dropFirst() {
            add(box, along.size, .equal, first, along.size, "UISV-fill-equally")
        }
    }

    /// Gives every box its share of the length; one without content takes part with the size that its own constraints give it.
    ///
    /// Source: frames of such stacks in public Interface Builder files, in which the author's size wins and where natural sizes hold
    /// if no box has content.
    private mutating func proportion() {
        let lengths = visible.map(contentLength)
        let contentLengths = lengths.filter { $0 >= 0 }
        let spacings = visible.dropLast().map { stack.spacing(after: $0) }.reduce(0, +)
        let total = contentLengths.reduce(0, +) + spacings
        guard total > 0 else { return }
        let isExact = contentLengths.count == 1 && (visible.count == 1 || spacings == 0)
        for (index, box) in visible.enumerated() where lengths[index] >= 0 {
            add(
                box, along.size, .equal, canvas, along.size, multiplier: lengths[index] / total,
                "UISV-fill-proportionally", priority: isExact ? 1000 : max(999 - Float(index), 1))
        }
    }

    /// The length of a box's content; for a stack inside the stack, the length that fits its own boxes. In a column, text of several lines
    /// counts with the lines that it has in the width it was given.
    ///
    /// Source: the frames of such stacks in public Interface Builder files.
    private func contentLength(_ box: any LayoutBox) -> CGFloat {
        if box.hasRecordedContentSize { return along.length(box.currentIntrinsicSize) }
        if box.stack != nil { return along.length(stack.fittingContentSize(of: box)) }
        guard !along.isHorizontal, box.contentFollowsWidth, let width = box.measuredWidth else {
            return along.length(box.currentIntrinsicSize)
        }
        return box.contentSize(forWidth: width).height
    }

    /// Puts equal gaps between the visible boxes; a gap is a guide from one attribute of a box to another one of the next. Hidden
    /// boxes are in the gaps, wherever the least spacing lets them.
    private mutating func separate(
        from end: LayoutConstraint.Attribute,
        to start: LayoutConstraint.Attribute
    ) {
        space(.greaterThanOrEqual)
        var firstGap: (any LayoutItem)?
        for (index, (box, next)) in zip(visible, visible.dropFirst()).enumerated() {
            let gap = addGuide(.gap)
            // Of a guide, the first baseline is the start and the last one the end.
            add(gap, gapEnds.to, .equal, box, end, "UISV-distributing-edge")
            add(gap, gapEnds.from, .equal, next, start, "UISV-distributing-edge")
            if let firstGap {
                add(
                    gap, along.size, .equal, firstGap, along.size, "UISV-fill-equally",
                    priority: end == along.center ? centeringPriority(ofGap: index) : 1000)
            }
            firstGap = firstGap ?? gap
        }
        add(stack, along.size, .equal, constant: 0, "UISV-canvas-fit", priority: 49)
    }

    /// Equal middles are wanted only as far as the spacing allows, below what boxes resist compression with; earlier gaps matter more.
    ///
    /// Arranged gives every pair 149, as the only pair of its tests has, which are of three boxes. With more of them UIKit's priorities
    /// differ from pair to pair: TZStackView's tests, which compare with UIKit's own constraints, take any from 100 to 150 for equal.
    private func centeringPriority(ofGap index: Int) -> Float {
        max(150 - Float(index), 1)
    }
}
