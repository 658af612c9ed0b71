import Foundation
public import KeylineScenes

/// Tries whether something is true of a layout: the assumption is added as a required constraint, and taken away again.
///
/// One that is false contradicts the layout's own constraints, in a conflict that names it, or moves views; one that is true changes
/// nothing.
@MainActor
public struct Assumption {
    /// The outcome.
    public struct Verdict: Sendable {
        /// Whether it is true.
        public var isTrue: Bool
        /// The constraints that stand against it as the conflict lists them; nil where none do.
        public var conflict: String?
        /// The views that it moves, without those that only go along with the view around them.
        public var moved: [FrameMove]
    }

    /// The name that the constraint has in logs.
    public static let identifier = "assumption"

    private let document: InterfaceDocument
    private let open: DocumentRepair.Opener

    /// Prepares to try.
    public init(_ document: InterfaceDocument, open: @escaping DocumentRepair.Opener) {
        self.document = document
        self.open = open
    }

    /// Tries an equation in a scene.
    ///
    /// - Parameters:
    ///   - text: Such as `title.width <= 200`.
    ///   - overrides: What is asked of the environment.
    /// - Returns: Whether it holds, and what stands against it.
    /// - Throws: `EditingError` for a text that is no constraint or names no view; what laying out throws.
    public func verdict(on text: String, in overrides: EnvironmentOverrides) throws -> Verdict {
        let equation = try EquationReader.read(text)
        guard equation.second != nil || ["width", "height"].contains(equation.first.attribute) else {
            throw EditingError.unreadableEquation(
                text: text,
                reason: "a location cannot equal a number; relate it to another view's, such as `a.top >= b.bottom + 8`"
            )
        }
        let constraint = try self.constraint(equation)
        var editor = InterfaceEditor(document)
        editor.add(constraint)
        let before = try open(document.bytes)
        let after = try open(editor.bytes())
        var verdict = Verdict(isTrue: true, conflict: nil, moved: [])
        for scene in before.scenes where isConcerned(scene.id, by: constraint) {
            let environment = overrides.resolved(over: scene.environment)
            let one = try before.makeScene(scene.id, in: environment)
            let other = try after.makeScene(scene.id, in: environment)
            let known = Set(
                one.diagnostics.filter { $0.kind == .unsatisfiable }.map { Self.withoutAddresses($0.message) })
            verdict.conflict =
                verdict.conflict
                ?? other.diagnostics.first {
                    $0.kind == .unsatisfiable && !known.contains(Self.withoutAddresses($0.message))
                        && $0.message.contains("'\(Self.identifier)'")
                }?.message
            verdict.moved += FrameMove.outermost(
                from: one.layout, to: other.layout, tolerance: SceneEquivalence.tolerance)
        }
        verdict.isTrue = verdict.conflict == nil && verdict.moved.isEmpty
        return verdict
    }

    private func isConcerned(_ scene: SceneID, by constraint: InterfaceConstraint) -> Bool {
        let inside = document.views(inScene: scene)
        return document.view(of: constraint.first.item).map(inside.contains) ?? false
    }

    private static func withoutAddresses(_ message: String) -> String { message.replacing(/0x[0-9a-f]+/, with: "") }

    private func constraint(_ equation: EquationReader.Equation) throws -> InterfaceConstraint {
        let first = try document.view(named: equation.first.name)
        let second = try equation.second.map { (try document.view(named: $0.name), $0.attribute) }
        guard let holder = second.map({ document.commonView(first, $0.0) }) ?? first else {
            throw EditingError.differentContainers(file: document.file, first: first, second: second?.0 ?? "")
        }
        var made = InterfaceConstraint(
            id: "", first: .init(item: first, attribute: equation.first.attribute),
            second: second.map { .init(item: $0.0, attribute: $0.1) }, holder: holder)
        made.relation = equation.relation
        made.multiplier.value = equation.multiplier
        made.constant = equation.constant
        made.priority = equation.priority
        made.identifier = Self.identifier
        return made
    }
}
