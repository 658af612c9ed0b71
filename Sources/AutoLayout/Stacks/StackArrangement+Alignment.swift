import Foundation

extension StackArrangement {
    /// Aligns the boxes across the axis, hidden ones too, and ties them to the canvas; a spanner reaches over those that are visible.
    mutating func align() {
        guard let first = boxes.first else { return }
        let spanner = needsSpanner ? addSpanner() : nil
        connectAcross(first: first, spanner: spanner)
        for box in boxes.dropFirst() {
            for attribute in alignedAttributes {
                add(first, attribute, .equal, box, attribute, "UISV-alignment")
            }
        }
        suppressAmbiguity(spanner: spanner)
    }

    /// The number of boxes decides, hidden ones included; where none is visible, the spanner holds the canvas in their place.
    private var needsSpanner: Bool {
        visible.isEmpty || boxes.count > 1 && stack.alignment != .fill
    }

    /// Baselines mean something in a row only.
    private var baselineEdge: StackSide? {
        guard along.isHorizontal else { return nil }
        return [.firstBaseline: StackSide.start, .lastBaseline: .end][stack.alignment]
    }

    /// A column asked for baselines aligns nothing: each of its boxes is only kept within the spanner, and where between its edges is
    /// ambiguous. Apple says that such an alignment is for rows.
    private var alignedAttributes: [LayoutConstraint.Attribute] {
        switch stack.alignment {
        case .fill: [across.end, across.start]
        case .leading: [across.start]
        case .trailing: [across.end]
        case .center: [across.center]
        case .firstBaseline: along.isHorizontal ? [.firstBaseline] : []
        case .lastBaseline: along.isHorizontal ? [.lastBaseline] : []
        }
    }

    /// Adds a guide that reaches over every visible box: firmly at the edge of the alignment, at least as far elsewhere.
    private mutating func addSpanner() -> any LayoutItem {
        let spanner = addGuide(.spanner)
        if stack.alignment != .fill {
            add(spanner, across.size, .equal, constant: 0, "UISV-spanning-fit", priority: 51)
        }
        for box in visible {
            span(spanner, box, .start, isFirm: stack.alignment == .leading)
            span(spanner, box, .end, isFirm: stack.alignment == .trailing)
        }
        return spanner
    }

    private mutating func span(_ spanner: any LayoutItem, _ box: any LayoutBox, _ side: StackSide, isFirm: Bool) {
        let edge = across.edge(side)
        add(
            spanner, edge, isFirm ? .equal : side.outwards, box, edge, "UISV-spanning-boundary",
            priority: isFirm ? 999.5 : 1000)
    }

    /// Ties each edge of the canvas to the first box, hidden or not, or to the spanner.
    ///
    /// Arranged writes the far edge of `.center` and ties it to the first box; its test cannot tell a spanner from a box there. UIKit
    /// ties both edges to the spanner, as its printed constraints show (A. Grebenyuk's article), or a box higher than the first one
    /// would stretch that.
    private mutating func connectAcross(first: any LayoutBox, spanner: (any LayoutItem)?) {
        if stack.alignment == .center {
            let middle: any LayoutItem = visible.isEmpty ? spanner ?? first : first
            add(canvas, across.center, .equal, middle, across.center, "UISV-canvas-connection")
        }
        for side in [StackSide.start, .end] {
            let isOfFirst = spanner == nil || !visible.isEmpty && ownSide == side
            let item: any LayoutItem = isOfFirst ? first : spanner ?? first
            add(
                canvas, across.edge(side), isLoose(side, spanner) ? side.outwards : .equal, item, across.edge(side),
                "UISV-canvas-connection")
        }
    }

    /// The edge of the canvas at which the first box itself is.
    ///
    /// In a row on baselines that is an inequality: what reaches further than the first box leaves the stack there, as people report of
    /// UIKit (openradar 32291130), and a row that is higher than its boxes leaves the room at that side, as the frames in a
    /// public Interface Builder file have it.
    private var ownSide: StackSide? {
        switch stack.alignment {
        case .leading, .firstBaseline: .start
        case .trailing, .lastBaseline: .end
        case .fill, .center: nil
        }
    }

    private func isLoose(_ side: StackSide, _ spanner: (any LayoutItem)?) -> Bool {
        if spanner != nil { return !visible.isEmpty && baselineEdge == side }
        switch stack.alignment {
        case .fill: return false
        case .leading: return side == .end
        case .trailing: return side == .start
        case .center, .firstBaseline, .lastBaseline: return true
        }
    }

    private mutating func suppressAmbiguity(spanner: (any LayoutItem)?) {
        guard stack.alignment != .fill else { return }
        for box in boxes {
            add(box, across.size, .equal, constant: 0, "UISV-ambiguity-suppression", priority: 25)
        }
        if isLoose(.start, spanner) || isLoose(.end, spanner) {
            add(stack, across.size, .equal, constant: 0, "UISV-canvas-fit", priority: 49)
        }
    }
}

/// An end of an axis.
enum StackSide {
    case start
    case end

    /// The relation of an item that reaches at least as far as another one at this side.
    var outwards: LayoutConstraint.Relation { self == .start ? .lessThanOrEqual : .greaterThanOrEqual }
}

extension StackAxis {
    func edge(_ side: StackSide) -> LayoutConstraint.Attribute { side == .start ? start : end }
}
