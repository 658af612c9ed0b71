import Foundation
import KeylineAutoLayout

/// A report about required constraints that contradict each other: the smallest set that does, and the one that was given up.
@preconcurrency @MainActor
public struct UnsatisfiableConstraints {
    /// The contradicting constraints: those of layout code in the order of their activation, then those of the system.
    public let constraints: [NSLayoutConstraint]
    /// The constraint that was given up; it stays active and takes part again as soon as something changes.
    public let brokenConstraint: NSLayoutConstraint
    /// All constraints that were given up at once, `brokenConstraint` among them; several only where so many contradict each other that
    /// the budget for telling their sets apart was spent.
    public let brokenConstraints: [NSLayoutConstraint]
    /// Whether the set is known to be the smallest one; it is not where that budget was spent.
    public let isMinimal: Bool

    init(_ conflict: ConstraintConflict) {
        constraints = conflict.constraints.map(\.named)
        brokenConstraints = conflict.broken.map(\.named)
        brokenConstraint = brokenConstraints[0]
        isMinimal = conflict.isMinimal
    }

    /// Called for each report, like a breakpoint at `UIViewAlertForUnsatisfiableConstraints`. The default prints the report to
    /// standard error.
    public static var handler: (UnsatisfiableConstraints) -> Void = { report in
        FileHandle.standardError.write(Data((report.log(.iOS10) + "\n").utf8))
    }
}

extension UnsatisfiableConstraints {
    /// Runs layout code and collects its reports instead of printing them.
    public static func collecting(_ body: () throws -> Void) rethrows -> [UnsatisfiableConstraints] {
        let previous = handler
        var reports: [UnsatisfiableConstraints] = []
        handler = { reports.append($0) }
        defer { handler = previous }
        try body()
        return reports
    }
}
