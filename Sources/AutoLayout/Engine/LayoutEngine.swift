package import KeylineConstraintSolver
import Foundation

/// Joins one tree of boxes with one solver: which items take part, what their constraints are as linear forms, and where the
/// solution puts them.
///
/// The outermost box of a hierarchy owns its engine. Changes only mark; `update()` brings everything up to date at once.
@MainActor
package final class LayoutEngine {
    /// What the engine is for.
    package enum Purpose {
        /// The layout of a hierarchy.
        case layout
        /// The size that fits a subtree, with no say of anything around it.
        case fitting
    }

    package let solver = Solver()
    package let purpose: Purpose
    package private(set) unowned var root: any LayoutBox
    unowned let delegate: any LayoutEngineDelegate

    /// Tells the engine from all others, also from those before it at the same address.
    let number: Int
    private static var count = 0
    /// The items of an engine that fits, by what stands for them: the items themselves keep those of their layout.
    var fittingItems: [ObjectIdentifier: EngineItem] = [:]
    package let records: RecordTable
    package internal(set) var owners = NumberedTable<ConstraintID, ConstraintOwner>()
    var variableOwners = NumberedTable<Variable, EngineItem>()

    /// What arrived since the last update.
    var additions: [Addition] = []
    /// Items whose content size, mask or insets must be looked at again, in the order of discovery.
    var stale = StaleItems()
    /// Constraints whose form must be made again, in the order of discovery.
    var outdated: [LayoutConstraint] = []
    /// Items whose margins, safe area or readable width constraints speak of.
    var insetReferences = OrderedItems<EngineItem>()
    /// Items whose content is measured again at the width that layout gives it.
    var widthFollowers = OrderedItems<EngineItem>()
    /// Required constraints that were given up, in the order in which that happened.
    package internal(set) var broken: [ConstraintOwner] = []
    /// The conflicts that were reported already, so that solving again does not report them again.
    var reportedConflicts: Set<Set<ObjectIdentifier>> = []
    /// Items whose values changed since their frames were last compared.
    var moved: [EngineItem] = []
    /// Whether somebody exercises the ambiguity: the frames are those of another solution until something changes.
    var showsOtherSolution = false

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
        additions = [.subtree(root.reference)]
    }

    /// What can arrive.
    enum Addition {
        case subtree(ItemReference)
        case constraint(LayoutConstraint)
    }
}

/// Who is told what an engine finds out.
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

/// What has to be looked at again before the next solution.
@MainActor
struct StaleItems {
    /// Items whose content size or priorities changed.
    var content = StaleList(mark: 1)
    /// Items whose frame or mask was set.
    var masks = StaleList(mark: 2)
    /// Items that changed from one way of being placed to the other.
    var placement = StaleList(mark: 4)
    /// Whether the direction of some item changed, for itself and all inside.
    var hasDirections = false
    /// Stacks whose boxes may have other places while all have the length of their content.
    var stacks = OrderedItems<ItemReference>()
    /// Items whose own constraints may tie their places differently.
    var places = StaleList(mark: placesMark)
    static let placesMark: UInt8 = 8

    var isEmpty: Bool {
        content.isEmpty && masks.isEmpty && placement.isEmpty && !hasDirections && stacks.isEmpty && places.isEmpty
    }
}

/// Items in the order in which they came, each once: a mark of their own says that they are in the list.
@MainActor
struct StaleList {
    private let mark: UInt8
    private var items: [EngineItem] = []

    init(mark: UInt8) {
        self.mark = mark
    }

    var isEmpty: Bool { items.isEmpty }
    var count: Int { items.count }

    mutating func insert(_ engineItem: EngineItem) {
        guard engineItem.staleness & mark == 0 else { return }
        engineItem.staleness |= mark
        items.append(engineItem)
    }

    /// Answers with the items and forgets them.
    mutating func take() -> [EngineItem] {
        let taken = items
        items = []
        for engineItem in taken { engineItem.staleness &= ~mark }
        return taken
    }
}

/// Whose constraint an id of the solver is.
package enum ConstraintOwner {
    case constraint(LayoutConstraint)
    case content(EngineItem, ContentSizeBound)
    case preference(EngineItem)
}
