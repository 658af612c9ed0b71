import Foundation
import KeylineAutoLayout

/// A report about required constraints that contradict each other: the smallest set that does, and the one that was given up.
@MainActor
package struct UnsatisfiableConstraints {
    /// The contradicting constraints: those of layout code in the order of their activation, then those of the system.
    package let constraints: [NSLayoutConstraint]
    /// The constraint that was given up; it stays active and takes part again as soon as something changes.
    package let brokenConstraint: NSLayoutConstraint
    /// All constraints that were given up at once, `brokenConstraint` among them; several only where so many contradict each other that
    /// the budget for telling their sets apart was spent.
    package let brokenConstraints: [NSLayoutConstraint]
    /// Whether the set is known to be the smallest one; it is not where that budget was spent.
    package let isMinimal: Bool

    init(_ conflict: ConstraintConflict) {
        constraints = conflict.constraints.map(\.named)
        brokenConstraints = conflict.broken.map(\.named)
        brokenConstraint = brokenConstraints[0]
        isMinimal = conflict.isMinimal
    }

    /// Called for each report, like a breakpoint at `UIViewAlertForUnsatisfiableConstraints`. The default prints the report to
    /// standard error.
    ///
    /// It belongs to the scene that is being made, and to scenes that are made inside it; outside of one, to all.
    package static var handler: (UnsatisfiableConstraints) -> Void {
        get { SceneContext.inherited(ConflictHandler.self) }
        set { SceneContext.current[ConflictHandler.self] = newValue }
    }
}

/// What a scene does about contradictions among its constraints.
private enum ConflictHandler: SceneContextKey {
    static var usual: (UnsatisfiableConstraints) -> Void {
        { FileHandle.standardError.write(Data(($0.log(.iOS10) + "\n").utf8)) }
    }
}

extension UnsatisfiableConstraints {
    /// Runs layout code and collects its reports instead of printing them.
    package static func collecting(_ body: () throws -> Void) rethrows -> [UnsatisfiableConstraints] {
        var reports: [UnsatisfiableConstraints] = []
        try with({ reports.append($0) }, body)
        return reports
    }

    /// Runs layout code with another handler.
    static func with<Result>(
        _ handler: @escaping (UnsatisfiableConstraints) -> Void, _ body: () throws -> Result
    ) rethrows -> Result {
        try SceneContext.with(ConflictHandler.self, handler, body)
    }
}
