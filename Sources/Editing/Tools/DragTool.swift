/// Another constant for a constraint of a document.
package struct ConstantChange: Sendable {
    let constraint: InterfaceConstraint
    /// The constant, in points.
    package let constant: Double

    /// The name by which `keyline set` and `ConstraintNames` know the constraint.
    package var name: String { constraint.id }
    /// The constant in the document.
    package var constantBefore: Double { constraint.constant }
    /// Whether the document has the system's standard distance instead of a number.
    package var wasStandard: Bool { constraint.isSymbolic }
    /// The words of `keyline set` after the file that do it.
    package var command: [String] { ["set", name, "constant=\(ConstraintMarkup.number(constant))"] }
}

extension InterfaceDocument {
    /// The document with other constants, as the commands make it one after the other.
    package func bytes(changing changes: [ConstantChange]) -> [UInt8] {
        var editor = InterfaceEditor(self)
        for change in changes {
            var changed = change.constraint
            changed.constant = change.constant
            changed.isSymbolic = false
            if let element = changed.element { editor.rewrite(element, as: changed) }
        }
        return editor.bytes()
    }
}

extension [ConstantChange] {
    /// These changes with others after them; of several for a constraint the last one counts.
    package func followed(by later: [ConstantChange]) -> [ConstantChange] {
        let again = Set(later.map(\.constraint.id))
        return filter { !again.contains($0.constraint.id) } + later
    }
}

/// Dragging a view that constraints place: their constants follow.
package struct DragTool {
    private let document: InterfaceDocument

    /// Prepares the tool for a document.
    package init(_ document: InterfaceDocument) { self.document = document }

    /// The changes of constants by which a view's edges are moved.
    ///
    /// - Parameters:
    ///   - view: The view's id.
    ///   - edges: By how much each edge is moved, in points to the right or down; edges that stay are left out.
    ///   - isReversed: Whether the layout is read from right to left, so that leading is right.
    ///   - keepsFollowers: Whether views that are placed after this one stay; otherwise they go along.
    ///   - earlier: Changes on which these come.
    /// - Returns: The changes, one for each constraint; none where no constraint holds the edges.
    package func changes(
        moving view: String, by edges: [CanvasEdge: Double], isReversed: Bool = false, keepsFollowers: Bool,
        after earlier: [ConstantChange] = []
    ) -> [ConstantChange] {
        let constants = Dictionary(earlier.map { ($0.constraint.id, $0.constant) }) { _, last in last }
        return document.constraintNames(of: view).compactMap { constraint, isSecond in
            guard keepsFollowers || !isSecond || document.isInside(view, constraint.first.item),
                constraint.relation == "equal", constraint.priority > 1,
                let shift = shift(of: view, in: constraint, isSecond, edges, isReversed), shift != 0
            else { return nil }
            let factor = isSecond ? -constraint.multiplier.value : 1
            let constant = (constants[constraint.id] ?? constraint.constant) + factor * shift
            return ConstantChange(constraint: constraint, constant: (constant * 100).rounded() / 100)
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
