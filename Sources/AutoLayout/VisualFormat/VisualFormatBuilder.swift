package import Foundation

/// Turns a visual format into constraints, in reading order; alignments come last.
@MainActor
package struct VisualFormatBuilder {
    let format: String
    let options: LayoutConstraint.FormatOptions
    let items: [String: any LayoutItem]

    /// Makes the constraints that a format describes.
    ///
    /// - Parameters:
    ///   - format: Such as `H:|-[label]-|`.
    ///   - options: Alignment across the format's axis, direction, and what spacing is measured between.
    ///   - metrics: Numbers by the names that the format uses.
    ///   - items: Items by the names that the format uses.
    /// - Returns: The constraints, not active.
    /// - Throws: `VisualFormatError` where the format cannot be read.
    package static func constraints(
        _ format: String,
        _ options: LayoutConstraint.FormatOptions,
        metrics: [String: CGFloat],
        items: [String: any LayoutItem]
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        let names = VisualFormatNames(metrics: metrics, items: Set(items.keys))
        let visual = try VisualFormatParser.parse(format, names: names)
        return try VisualFormatBuilder(format: format, options: options, items: items).constraints(for: visual)
    }

    private func constraints(for visual: VisualFormat) throws(VisualFormatError) -> [LayoutConstraint] {
        let edges = Edges(visual.axis, options)
        let items = visual.elements.compactMap { self.items[$0.name] }
        guard items.count == visual.elements.count, let first = items.first, let last = items.last else { return [] }
        var result: [LayoutConstraint] = []
        if let leading = visual.leading {
            let container = try container(of: first, at: bar(.first))
            let start = LayoutTerm(item: container, attribute: leading == .standard ? edges.startMargin : edges.start)
            result += connect(LayoutTerm(item: first, attribute: edges.start), after: start, leading)
        }
        for (index, item) in items.enumerated() {
            if index > 0 {
                let (from, to) = usesBaselines(visual) ? (.lastBaseline, .firstBaseline) : (edges.end, edges.start)
                result += connect(
                    LayoutTerm(item: item, attribute: to), after: LayoutTerm(item: items[index - 1], attribute: from),
                    visual.connections[index - 1])
            }
            result += sizes(of: item, visual.elements[index], edges.size)
        }
        if let trailing = visual.trailing {
            let container = try container(of: last, at: bar(.last))
            let end = LayoutTerm(item: container, attribute: trailing == .standard ? edges.endMargin : edges.end)
            result += connect(end, after: LayoutTerm(item: last, attribute: edges.end), trailing)
        }
        return try result + alignments(of: items, axis: visual.axis)
    }

    // MARK: Parts

    private func usesBaselines(_ visual: VisualFormat) -> Bool {
        visual.axis == .vertical && options.contains(.spacingBaselineToBaseline)
    }

    private func connect(_ side: LayoutTerm, after other: LayoutTerm, _ connection: VisualFormat.Connection)
        -> [LayoutConstraint]
    {
        // From right to left coordinates fall along the row, so the earlier side is the larger one.
        let isFalling = options.contains(.directionRightToLeft) && side.attribute.axis == .horizontal
        let (side, other) = isFalling ? (other, side) : (side, other)
        switch connection {
        case .flush: return [make(side, .equal, other, constant: 0)]
        case .standard:
            let isSibling = !side.attribute.isMargin && !other.attribute.isMargin
            let constraint = make(side, .equal, other, constant: isSibling ? StandardSpacing.betweenSiblings : 0)
            constraint.notation.isStandardSpacing = isSibling
            return [constraint]
        case .predicates(let predicates):
            return predicates.compactMap { predicate in
                guard case .number(let distance) = predicate.object else { return nil }
                let constraint = make(side, predicate.relation, other, constant: distance)
                constraint.priority = predicate.priority
                return constraint
            }
        }
    }

    private func sizes(
        of item: any LayoutItem,
        _ element: VisualFormat.Element,
        _ attribute: LayoutConstraint.Attribute
    ) -> [LayoutConstraint] {
        element.sizes.map { predicate in
            let constraint =
                switch predicate.object {
                case .number(let length):
                    make(LayoutTerm(item: item, attribute: attribute), predicate.relation, nil, constant: length)
                case .view(let name):
                    make(
                        LayoutTerm(item: item, attribute: attribute), predicate.relation,
                        self.items[name].map { LayoutTerm(item: $0, attribute: attribute) },
                        constant: 0)
                }
            constraint.priority = predicate.priority
            return constraint
        }
    }

    private func alignments(
        of items: [any LayoutItem],
        axis: LayoutConstraint.Axis
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        let attributes = options.alignedAttributes
        guard !attributes.contains(where: { $0.axis == axis }) else {
            throw VisualFormatError(
                message: "Options mask required views to be aligned on "
                    + (axis == .horizontal ? "a vertical" : "a horizontal")
                    + " edge, which is not allowed for layout that is also "
                    + (axis == .horizontal ? "horizontal." : "vertical."),
                format: format, position: format.count)
        }
        return attributes.flatMap { attribute in
            zip(items, items.dropFirst()).map {
                make(
                    LayoutTerm(item: $0, attribute: attribute), .equal, LayoutTerm(item: $1, attribute: attribute),
                    constant: 0)
            }
        }
    }

    private func make(
        _ first: LayoutTerm,
        _ relation: LayoutConstraint.Relation,
        _ second: LayoutTerm?,
        constant: CGFloat
    ) -> LayoutConstraint {
        LayoutConstraint(first: first, relation, second: second, constant: constant)
    }

    // MARK: The superview

    private enum Bar {
        case first
        case last
    }

    private func bar(_ bar: Bar) -> Int {
        let characters = Array(format)
        let index = bar == .first ? characters.firstIndex(of: "|") : characters.lastIndex(of: "|")
        return index ?? 0
    }

    private func container(of item: any LayoutItem, at position: Int) throws(VisualFormatError) -> any LayoutBox {
        let container = item.box == nil ? item.layoutBox : item.layoutBox?.container
        guard let container else {
            throw VisualFormatError(
                message: "Unable to interpret '|' character, because the related view doesn't have a superview",
                format: format, position: position)
        }
        return container
    }
}

extension VisualFormatBuilder {
    /// The attributes of a format's axis, in the direction that its options ask for.
    private struct Edges {
        let start: LayoutConstraint.Attribute
        let end: LayoutConstraint.Attribute
        let startMargin: LayoutConstraint.Attribute
        let endMargin: LayoutConstraint.Attribute
        let size: LayoutConstraint.Attribute

        init(_ axis: LayoutConstraint.Axis, _ options: LayoutConstraint.FormatOptions) {
            if axis == .vertical {
                start = .top
                end = .bottom
                startMargin = .topMargin
                endMargin = .bottomMargin
                size = .height
            } else if options.contains(.directionLeftToRight) {
                start = .left
                end = .right
                startMargin = .leftMargin
                endMargin = .rightMargin
                size = .width
            } else if options.contains(.directionRightToLeft) {
                start = .right
                end = .left
                startMargin = .rightMargin
                endMargin = .leftMargin
                size = .width
            } else {
                start = .leading
                end = .trailing
                startMargin = .leadingMargin
                endMargin = .trailingMargin
                size = .width
            }
        }
    }
}
