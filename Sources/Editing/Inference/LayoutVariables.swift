import Foundation

/// The edges of views as variables, and attributes as linear forms of them, on a canvas where all scenes are read from left to right.
struct LayoutVariables {
    /// An edge, or the end of what scrolls.
    enum Edge: Int, Hashable {
        case left, top, right, bottom, contentRight, contentBottom
    }

    let document: InterfaceDocument
    let geometry: CanvasGeometry
    private var indices: [String: Int] = [:]

    init(_ document: InterfaceDocument, _ geometry: CanvasGeometry) {
        self.document = document
        self.geometry = geometry.inReadingOrder
        for (place, id) in document.order.enumerated() { indices[id] = place * 6 }
    }

    func variable(_ view: String, _ edge: Edge) -> Int? { indices[view].map { $0 + edge.rawValue } }

    /// A form of one edge.
    func form(_ view: String, _ edge: Edge) -> LinearBasis.Form {
        variable(view, edge).map { [$0: 1] } ?? [:]
    }

    /// An attribute of an item as a form; nil for one that is not known. Constants are left out, since all that counts is what
    /// depends on what.
    ///
    /// - Parameters:
    ///   - side: The item and attribute.
    ///   - other: The item on the other side: for a descendant a scroll view's edges are those of its content.
    ///   - isReversed: Whether leading edges are the right ones here.
    /// - Returns: The form.
    private func form(
        of side: InterfaceConstraint.Side, against other: String?, isReversed: Bool
    ) -> LinearBasis.Form? {
        guard let view = document.view(of: side.item), indices[view] != nil else { return nil }
        let isContent = isContent(side.item, of: view, against: other)
        let right: Edge = isContent ? .contentRight : .right
        let bottom: Edge = isContent ? .contentBottom : .bottom
        let isFromRight = geometry[view]?.canvas.isFromRight ?? false
        switch side.attribute {
        case "leading", "leadingMargin": return form(view, isReversed ? right : .left)
        case "trailing", "trailingMargin": return form(view, isReversed ? .left : right)
        case "left", "leftMargin": return form(view, isFromRight ? right : .left)
        case "right", "rightMargin": return form(view, isFromRight ? .left : right)
        case "top", "topMargin": return guideEdge(side, view) ?? form(view, .top)
        case "bottom", "bottomMargin": return guideEdge(side, view) ?? form(view, bottom)
        case "baseline", "firstBaseline", "lastBaseline": return form(view, .top)
        case "width": return difference(view, .right, .left)
        case "height": return difference(view, .bottom, .top)
        case "centerX", "centerXWithinMargins": return middle(view, .left, .right)
        case "centerY", "centerYWithinMargins": return middle(view, .top, .bottom)
        default: return nil
        }
    }

    /// Whether lines inside a view begin at the end of its scene's lines: the view forces a direction.
    func isReversed(inside view: String) -> Bool {
        guard let canvas = geometry[view]?.canvas else { return false }
        return document.isFromRight(inside: view, sceneIsFromRight: canvas.isFromRight) != canvas.isFromRight
    }

    private func isContent(_ item: String, of view: String, against other: String?) -> Bool {
        guard document.views[view]?.scrolls ?? false else { return false }
        if item != view { return document.views[view]?.guides["contentLayoutGuide"] == item }
        return other.map { document.isInside($0, view) } ?? false
    }

    /// Both edges of a controller's top guide go with the view's top, those of the bottom guide with its bottom.
    private func guideEdge(_ side: InterfaceConstraint.Side, _ view: String) -> LinearBasis.Form? {
        guard side.item != view, let guides = document.views[view]?.guides else { return nil }
        if guides["top"] == side.item { return form(view, .top) }
        return guides["bottom"] == side.item ? form(view, .bottom) : nil
    }

    func difference(_ view: String, _ end: Edge, _ start: Edge) -> LinearBasis.Form {
        guard let end = variable(view, end), let start = variable(view, start) else { return [:] }
        return [end: 1, start: -1]
    }

    private func middle(_ view: String, _ start: Edge, _ end: Edge) -> LinearBasis.Form {
        guard let end = variable(view, end), let start = variable(view, start) else { return [:] }
        return [end: 0.5, start: 0.5]
    }

    /// What a constraint relates, as a form that it gives a value.
    func form(of constraint: InterfaceConstraint) -> LinearBasis.Form? {
        let isReversed = document.container(of: constraint).map { self.isReversed(inside: $0) } ?? false
        guard let first = form(of: constraint.first, against: constraint.second?.item, isReversed: isReversed) else {
            return nil
        }
        guard let second = constraint.second else { return first }
        guard let other = form(of: second, against: constraint.first.item, isReversed: isReversed) else { return nil }
        return first.subtracting(other, times: constraint.multiplier.value)
    }
}

extension LinearBasis.Form {
    /// The form less a multiple of another one.
    func subtracting(_ other: LinearBasis.Form, times factor: Double = 1) -> LinearBasis.Form {
        var result = self
        for (variable, coefficient) in other {
            let value = (result[variable] ?? 0) - factor * coefficient
            result[variable] = value == 0 ? nil : value
        }
        return result
    }
}
