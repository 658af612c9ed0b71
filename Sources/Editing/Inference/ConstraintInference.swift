import Foundation

/// Chooses the constraints that a person would write for views as they lie on the canvas.
///
/// Every candidate holds on the canvas, and one is chosen only if it does not follow from those chosen before it, of what the document
/// says already, and of what the layout system decides by itself: contents, stacks, what no constraint places. So what is chosen never
/// contradicts itself, and it is chosen until everything is decided.
struct ConstraintInference {
    let document: InterfaceDocument
    let geometry: CanvasGeometry
    private let variables: LayoutVariables
    private let system: SystemForms
    private let values: AttributeValues

    init(_ document: InterfaceDocument, _ geometry: CanvasGeometry) {
        self.document = document
        self.geometry = geometry
        variables = LayoutVariables(document, geometry)
        system = SystemForms(variables)
        values = AttributeValues(document, geometry)
    }

    /// The constraints that some views lack beside those that stay.
    ///
    /// - Parameters:
    ///   - views: The views that are to be placed.
    ///   - kept: The constraints that stay.
    ///   - fixed: Views that keep their frames whatever constraints say.
    ///   - open: Views whose content decides nothing, nor do optional constraints of theirs.
    /// - Returns: The new constraints, without ids.
    func missing(
        of views: [String], besides kept: [InterfaceConstraint], holding fixed: Set<String> = [],
        distrusting open: Set<String> = []
    ) -> [InterfaceConstraint] {
        var basis = LinearBasis()
        let held = fixed.flatMap { id in [.left, .top, .right, .bottom].map { variables.form(id, $0) } }
        for form in system.fixedEdges + held { _ = basis.insert(form) }
        for constraint in kept.sorted(by: { $0.priority > $1.priority }) where decides(constraint) {
            if constraint.priority < 1000, constraint.items.contains(where: open.contains) { continue }
            if let form = variables.form(of: constraint) { _ = basis.insert(form) }
        }
        for form in system.stacks + system.contentSizes(besides: open) { _ = basis.insert(form) }
        var chosen: [InterfaceConstraint] = []
        for candidate in CandidateFinder.candidates(of: views, variables) {
            guard let form = variables.form(of: candidate.constraint), basis.insert(form) else { continue }
            chosen.append(candidate.constraint)
        }
        return chosen
    }

    /// Inequalities that keep neighbours apart whose distance nothing decides once their container or their content grows.
    func guards(of views: [String], besides kept: [InterfaceConstraint]) -> [InterfaceConstraint] {
        SpacingGuards(variables, kept).guards(of: views)
    }

    /// The views of which some edge follows neither from equalities nor from contents, stacks and what lies fixed.
    func undecided(by constraints: [InterfaceConstraint]) -> [String] {
        var basis = LinearBasis()
        for form in system.fixedEdges + system.stacks + system.contentSizes(besides: []) { _ = basis.insert(form) }
        for constraint in constraints where decides(constraint) {
            if let form = variables.form(of: constraint) { _ = basis.insert(form) }
        }
        return document.order.filter { id in
            geometry[id] != nil
                && ![.left, .top, .right, .bottom].allSatisfy { basis.spans(variables.form(id, $0)) }
        }
    }

    /// Whether a constraint has a say in where views lie on the canvas: an optional one that is missed there has none.
    private func decides(_ constraint: InterfaceConstraint) -> Bool {
        guard constraint.relation == "equal" else { return false }
        guard constraint.priority < 1000, let constant = values.constant(of: constraint) else { return true }
        return abs(constant - constraint.constant) <= 1
    }
}
