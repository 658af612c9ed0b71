public import KeylineScenes

/// Looks for what breaks rules of thumb and style.
@MainActor
public struct Linter {
    private let source: any SceneSource
    private let document: InterfaceDocument?

    /// Prepares to look.
    ///
    /// - Parameters:
    ///   - source: The scenes.
    ///   - document: The same document with the places of everything in it; nil for layouts in other formats.
    public init(_ source: any SceneSource, document: InterfaceDocument? = nil) {
        self.source = source
        self.document = document
    }

    /// What breaks rules, in the order of the file, each once.
    ///
    /// - Parameter scenes: The ids of the scenes to look at; nil for all.
    /// - Returns: The findings.
    /// - Throws: What laying out throws.
    public func findings(in scenes: [SceneID]? = nil) throws -> [LintFinding] {
        var found: [LintFinding] = []
        let geometry = try document.map { try CanvasGeometry(of: $0, laidOutBy: source, keepsStored: false) }
        for scene in source.scenes where scenes?.contains(scene.id) ?? true {
            let made = try source.makeScene(scene.id, in: scene.environment)
            let linted = LintedScene(made, of: document)
            found += linted.constraintFindings + linted.viewFindings + linted.rootFindings
            if let document, let geometry { found += redundancies(in: linted, LayoutVariables(document, geometry)) }
        }
        var seen: Set<String> = []
        if let document { found.removeAll { LintExemptions(document).exempt($0) } }
        return found.filter { seen.insert("\($0.rule.rawValue) \($0.location) \($0.view ?? "")").inserted }
            .sorted { ($0.location, $0.rule.rawValue) < ($1.location, $1.rule.rawValue) }
    }

    /// Equalities that follow from others, as far as both hold on the canvas.
    private func redundancies(in linted: LintedScene, _ variables: LayoutVariables) -> [LintFinding] {
        let system = SystemForms(variables)
        var basis = LinearBasis()
        for form in system.certainEdges { _ = basis.insert(form) }
        var found: [LintFinding] = []
        for constraint in linted.constraints
        where constraint.relation == .equal && constraint.priority == 1000 && constraint.state == .satisfied {
            guard let own = linted.written(constraint), concerns(own, system), let form = variables.form(of: own),
                !form.isEmpty, !basis.insert(form)
            else { continue }
            found += [
                linted.finding(
                    .redundant, constraint, "\(linted.equation(constraint)) is implied by other constraints",
                    hint: "remove it: it adds nothing, and contradicts the others as soon as one changes")
            ].compactMap { $0 }
        }
        return found
    }

    /// Whether a constraint places a view: both of its views take part, and one is not where it is already.
    private func concerns(_ constraint: InterfaceConstraint, _ system: SystemForms) -> Bool {
        let views = constraint.items.compactMap(system.variables.document.view)
        let isShown = views.allSatisfy { system.variables.geometry[$0].map { !$0.isCollapsed } ?? false }
        return isShown && views.contains(where: system.isFree)
    }
}

extension InterfaceDocument {
    /// The constraint whose tag begins at a place.
    func constraint(at location: SourceLocation) -> InterfaceConstraint? {
        guard location.file == file else { return nil }
        return constraints.first { constraint in
            constraint.element.map {
                self.markup[$0].line == location.line && self.markup[$0].column == location.column
            } ?? false
        }
    }
}
