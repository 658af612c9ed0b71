package import KeylineConstraintSolver
import Foundation

/// Joins one tree of boxes with one solver: which items take part, what their constraints are as linear forms, and where the
/// solution puts them.
///
/// The outermost box of a hierarchy owns its engine. Changes only mark; `update()` brings everything up to date at once.
@MainActor
package final class LayoutEngine {
    /// The use of an engine.
    package enum Purpose {
        /// The layout of a hierarchy.
        case layout
        /// The size that fits a subtree, with no say of anything around it.
        case fitting
        /// The contradictions within a subtree that no size of it resolves, with no say of anything around it.
        case contradictions
    }

    package let solver = Solver()
    package let purpose: Purpose
    package private(set) unowned var root: any LayoutBox
    unowned let delegate: any LayoutEngineDelegate

    /// Tells the engine from all others, also from those before it at the same address.
    let number: Int
    private static var count = 0
    /// The items of an engine that is not for layout, by reference: the items themselves keep their layout's.
    var fittingItems: [ObjectIdentifier: EngineItem] = [:]
    package let records: RecordTable
    /// Whose the solver's constraints and variables are.
    package internal(set) var owners = Owners()
    /// The changes to examine before the next solution.
    var pending = PendingChanges()
    /// Items that have to be looked at whenever others change.
    var followers = Followers()
    /// The outcome of conflicts among requirements.
    package internal(set) var conflicts = KnownConflicts()
    /// The difference between the frames and the solution.
    var presented = Presented()

    /// Creates the engine of a hierarchy.
    ///
    /// - Parameters:
    ///   - root: The outermost box, which outlives the engine.
    ///   - purpose: What the engine is for.
    ///   - delegate: Who is told what layout code has to know; it outlives the engine.
    package init(root: any LayoutBox, purpose: Purpose = .layout, delegate: any LayoutEngineDelegate) {
        self.root = root
        self.purpose = purpose
        self.delegate = delegate
        Self.count += 1
        number = Self.count
        records = RecordTable(number: number, isKeptByConstraints: purpose == .layout)
        pending.additions = [.subtree(root.reference)]
    }
}

/// The receiver of an engine's reports.
@MainActor
package protocol LayoutEngineDelegate: AnyObject {
    /// The solution moved an item, whose frame may have to be set.
    ///
    /// - Returns: Whether nothing need be said of other items in the same box.
    func layoutEngine(_ engine: LayoutEngine, moved item: any LayoutItem) -> Bool
    /// Constraints contradict each other, and some were given up.
    func layoutEngine(_ engine: LayoutEngine, gaveUp conflict: ConstraintConflict)
    /// A constraint relates places on different axes, and is left out.
    func layoutEngine(_ engine: LayoutEngine, leavesOut constraint: LayoutConstraint)
}
