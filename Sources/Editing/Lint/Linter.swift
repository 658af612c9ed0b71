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
        (self.source, self.document) = (source, document)
    }

    /// What breaks rules, in the order of the file, each once.
    ///
    /// - Parameter scenes: The ids of the scenes to look at; nil for all.
    /// - Returns: The findings.
    /// - Throws: What laying out throws.
    public func findings(in scenes: [SceneID]? = nil) throws -> [LintFinding] {
        var found: [LintFinding] = []
        for scene in source.scenes where scenes?.contains(scene.id) ?? true {
            let made = try source.makeScene(scene.id, in: scene.environment)
            let linted = LintedScene(made, of: document)
            found += linted.constraintFindings + linted.viewFindings + linted.rootFindings
            found += try redundancies(scene, linted)
        }
        var seen: Set<String> = []
        return found.filter { seen.insert("\($0.rule.rawValue) \($0.location) \($0.view ?? "")").inserted }
            .sorted { ($0.location, $0.rule.rawValue) < ($1.location, $1.rule.rawValue) }
    }

    /// Equalities that follow from others, as far as both hold on the canvas.
    private func redundancies(_ scene: SceneDescription, _ linted: LintedScene) throws -> [LintFinding] {
        guard let document else { return [] }
        let geometry = try CanvasGeometry(of: document, laidOutBy: source, keepsStored: false)
        let variables = LayoutVariables(document, geometry)
        var basis = LinearBasis()
        for form in SystemForms(variables).fixedEdges { _ = basis.insert(form) }
        var found: [LintFinding] = []
        for constraint in linted.constraints
        where constraint.relation == .equal && constraint.priority == 1000 && constraint.state == .satisfied {
            guard let location = constraint.location, let own = document.constraint(at: location),
                let form = variables.form(of: own), !form.isEmpty, !basis.insert(form)
            else { continue }
            found += [
                linted.finding(
                    .redundant, constraint, "\(linted.equation(constraint)) follows from other constraints",
                    hint: "remove it: it says nothing new, and contradicts them as soon as one changes")
            ].compactMap { $0 }
        }
        return found
    }
}

extension InterfaceDocument {
    /// The constraint whose tag begins at a place.
    func constraint(at location: SourceLocation) -> InterfaceConstraint? {
        constraints.first { constraint in
            constraint.element.map { self.markup[$0].line == location.line && self.markup[$0].column == location.column } ?? false
        }
    }
}
