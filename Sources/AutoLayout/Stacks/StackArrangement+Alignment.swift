import Foundation

extension StackArrangement {
    mutating func align() {
        guard let first = visible.first else { return }
        alignViews()
        connectAcross(first)
        guard stack.alignment != .fill else { return }
        for view in views {
            add(view, across.size, .equal, constant: 0, "UISV-ambiguity-suppression", priority: 25)
        }
        if usesBaseline || visible.count == 1 && stack.alignment == .center {
            add(stack, across.size, .equal, constant: 0, "UISV-canvas-fit", priority: 49)
        }
    }

    /// Baselines mean something in a row only; a column with such an alignment aligns at the leading or trailing edge.
    private var usesBaseline: Bool {
        along.isHorizontal && (stack.alignment == .firstBaseline || stack.alignment == .lastBaseline)
    }

    /// Hidden views are aligned like the others; only what spans the views passes them over.
    private mutating func alignViews() {
        guard let first = views.first else { return }
        for view in views.dropFirst() {
            for attribute in alignedAttributes {
                add(first, attribute, .equal, view, attribute, "UISV-alignment")
            }
        }
    }

    private var alignedAttributes: [LayoutConstraint.Attribute] {
        switch stack.alignment {
        case .fill: [across.end, across.start]
        case .leading: [across.start]
        case .trailing: [across.end]
        case .center: [across.center]
        case .firstBaseline: [usesBaseline ? .firstBaseline : across.start]
        case .lastBaseline: [usesBaseline ? .lastBaseline : across.end]
        }
    }

    private mutating func connectAcross(_ first: any LayoutBox) {
        switch stack.alignment {
        case .fill:
            connect(first, start: .equal, end: .equal)
        case .leading:
            connectEdge(first, spannerAt: .end)
        case .trailing:
            connectEdge(first, spannerAt: .start)
        case .center:
            add(canvas, across.center, .equal, first, across.center, "UISV-canvas-connection")
            connectSpanner(first, start: true, end: true)
        case .firstBaseline where usesBaseline:
            connectSpanner(first, start: true, end: true)
            // Nothing of the above says where the views lie in a row that is higher than they are. In a public Interface Builder
            // file they lie at its bottom.
            add(canvas, across.end, .equal, first, across.end, "UISV-ambiguity-suppression", priority: 1)
        case .lastBaseline where usesBaseline:
            connectSpanner(first, start: true, end: false)
            guard visible.count > 1 else { break }
            add(canvas, across.end, .greaterThanOrEqual, first, across.end, "UISV-canvas-connection")
        case .firstBaseline:
            connectEdge(first, spannerAt: .end)
        case .lastBaseline:
            connectEdge(first, spannerAt: .start)
        }
    }

    private enum Side {
        case start
        case end
    }

    private mutating func connect(
        _ view: any LayoutBox,
        start: LayoutConstraint.Relation,
        end: LayoutConstraint.Relation
    ) {
        add(canvas, across.start, start, view, across.start, "UISV-canvas-connection")
        add(canvas, across.end, end, view, across.end, "UISV-canvas-connection")
    }

    /// Ties one edge of the canvas to the first view and the other to what spans all of them.
    private mutating func connectEdge(_ first: any LayoutBox, spannerAt side: Side) {
        guard visible.count > 1 else {
            connect(
                first, start: side == .start ? .lessThanOrEqual : .equal,
                end: side == .end ? .greaterThanOrEqual : .equal)
            add(stack, across.size, .equal, constant: 0, "UISV-canvas-fit", priority: 49)
            return
        }
        let edge = side == .start ? across.end : across.start
        add(canvas, edge, .equal, first, edge, "UISV-canvas-connection")
        addSpanner(strong: side == .start ? .end : .start, connected: [side])
    }

    private mutating func connectSpanner(_ first: any LayoutBox, start: Bool, end: Bool) {
        guard visible.count > 1 else {
            let startRelation: LayoutConstraint.Relation =
                stack.alignment == .firstBaseline ? .equal : .lessThanOrEqual
            let endRelation: LayoutConstraint.Relation =
                stack.alignment == .lastBaseline ? .equal : .greaterThanOrEqual
            connect(first, start: startRelation, end: endRelation)
            return
        }
        addSpanner(strong: nil, connected: (start ? [.start] : []) + (end ? [.end] : []))
    }

    /// Adds a guide that reaches over every view: firmly at its strong side, at least as far at the others.
    private mutating func addSpanner(strong: Side?, connected: [Side]) {
        let spanner = addGuide(.spanner)
        for side in connected {
            let edge = side == .start ? across.start : across.end
            add(canvas, edge, .equal, spanner, edge, "UISV-canvas-connection")
        }
        for view in visible {
            span(spanner, view, across.start, strong == .start ? nil : .lessThanOrEqual)
            span(spanner, view, across.end, strong == .end ? nil : .greaterThanOrEqual)
        }
        add(spanner, across.size, .equal, constant: 0, "UISV-spanning-fit", priority: 51)
    }

    private mutating func span(
        _ spanner: any LayoutItem,
        _ view: any LayoutBox,
        _ edge: LayoutConstraint.Attribute,
        _ weak: LayoutConstraint.Relation?
    ) {
        add(
            spanner, edge, weak ?? .equal, view, edge, "UISV-spanning-boundary",
            priority: weak == nil ? 999.5 : 1000)
    }
}
