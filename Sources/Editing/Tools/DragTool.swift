/// Dragging a view that constraints place: their constants follow.
@MainActor
package struct DragTool {
    private let document: InterfaceDocument
    private let open: InterfaceDocument.Opener

    /// Prepares the tool for a document.
    package init(_ document: InterfaceDocument, open: @escaping InterfaceDocument.Opener) {
        self.document = document
        self.open = open
    }

    /// The changes of constants by which a view's edges are moved, each as the words of `keyline set` after the file.
    ///
    /// - Parameters:
    ///   - view: The view's id.
    ///   - edges: By how much each edge is moved, in points to the right or down; edges that stay are left out.
    ///   - isReversed: Whether the layout is read from right to left, so that leading is right.
    ///   - keepsFollowers: Whether views that are placed after this one stay; otherwise they go along.
    /// - Returns: The words of each change; none where no constraint holds the edges.
    package func constants(
        moving view: String, by edges: [CanvasEdge: Double], isReversed: Bool = false, keepsFollowers: Bool
    ) -> [[String]] {
        changes(moving: view, by: edges, isReversed, keepsFollowers).map { constraint, constant in
            ["set", constraint.identifier ?? constraint.id, "constant=\(ConstraintMarkup.number(constant))"]
        }
    }

    /// The document with those changes, as the commands make them one after the other.
    package func bytes(
        moving view: String, by edges: [CanvasEdge: Double], isReversed: Bool = false, keepsFollowers: Bool
    ) -> [UInt8] {
        var editor = InterfaceEditor(document)
        for (constraint, constant) in changes(moving: view, by: edges, isReversed, keepsFollowers) {
            var changed = constraint
            changed.constant = constant
            changed.isSymbolic = false
            if let element = constraint.element { editor.rewrite(element, as: changed) }
        }
        return editor.bytes()
    }

    private func changes(
        moving view: String, by edges: [CanvasEdge: Double], _ isReversed: Bool, _ keepsFollowers: Bool
    ) -> [(constraint: InterfaceConstraint, constant: Double)] {
        document.constraintNames(of: view).compactMap { constraint, isSecond in
            guard keepsFollowers || !isSecond || document.isInside(view, constraint.first.item),
                constraint.relation == "equal", constraint.priority > 1,
                let shift = shift(of: view, in: constraint, isSecond, edges, isReversed), shift != 0
            else { return nil }
            let factor = isSecond ? -constraint.multiplier.value : 1
            return (constraint, ((constraint.constant + factor * shift) * 100).rounded() / 100)
        }
    }

    /// By how much an attribute of a view changes with its edges; nil for one that the edges do not decide.
    private func shift(
        of view: String, in constraint: InterfaceConstraint, _ isSecond: Bool, _ edges: [CanvasEdge: Double],
        _ isReversed: Bool
    ) -> Double? {
        let attribute = isSecond ? constraint.second?.attribute : constraint.first.attribute
        let other = isSecond ? constraint.first.item : constraint.second?.item
        // A view inside goes along, and needs no other distance.
        if let other, document.isInside(other, view) { return nil }
        let sign: Double = isReversed ? -1 : 1
        let leading = edges[.leading] ?? 0
        let trailing = edges[.trailing] ?? 0
        let top = edges[.top] ?? 0
        let bottom = edges[.bottom] ?? 0
        switch attribute {
        case "leading": return sign * leading
        case "trailing": return sign * trailing
        case "left": return isReversed ? trailing : leading
        case "right": return isReversed ? leading : trailing
        case "centerX": return sign * (leading + trailing) / 2
        case "top", "firstBaseline": return top
        case "bottom", "baseline", "lastBaseline": return bottom
        case "centerY": return (top + bottom) / 2
        case "width" where other == nil: return isReversed ? leading - trailing : trailing - leading
        case "height" where other == nil: return bottom - top
        default: return nil
        }
    }
}
