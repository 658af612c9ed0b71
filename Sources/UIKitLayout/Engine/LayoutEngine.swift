package import KeylineConstraintSolver
import Foundation

/// Joins one hierarchy of views with one solver: which items take part, what their constraints are as linear forms, and where the
/// solution puts them.
///
/// The outermost view of a hierarchy owns its engine. Changes only mark; `update()` brings everything up to date at once.
@MainActor
package final class LayoutEngine {
    /// What the engine is for.
    enum Purpose {
        /// The layout of a hierarchy.
        case layout
        /// The size that fits a subtree, with no say of anything around it.
        case fitting
    }

    package let solver = Solver()
    let purpose: Purpose
    private(set) unowned var root: UIView

    var participants: [ObjectIdentifier: Participant] = [:]
    var records: [ObjectIdentifier: ConstraintRecord] = [:]
    var owners = NumberedTable<ConstraintID, ConstraintOwner>()
    var variableOwners = NumberedTable<Variable, Participant>()

    /// What arrived since the last update.
    var arrivals: [Arrival] = []
    /// Participants whose content size, mask or insets must be looked at again, in the order of discovery.
    var stale = StaleParticipants()
    /// Constraints whose form must be made again, in the order of discovery.
    var outdated: [NSLayoutConstraint] = []
    /// Views whose margins, safe area or readable width constraints speak of.
    var insetReferences = OrderedItems<UIView>()
    /// Views whose content is measured again at the width that layout gives it.
    var widthFollowers = OrderedItems<UIView>()
    /// Required constraints that were given up, in the order in which that happened.
    var broken: [ConstraintOwner] = []
    /// The conflicts that were reported already, so that solving again does not report them again.
    var reportedConflicts: Set<Set<ObjectIdentifier>> = []
    /// Items whose values changed since their frames were last compared.
    var moved: [Participant] = []
    /// Whether somebody exercises the ambiguity: the frames are those of another solution until something changes.
    var showsOtherSolution = false

    init(root: UIView, purpose: Purpose = .layout) {
        self.root = root
        self.purpose = purpose
        arrivals = [.subtree(root)]
    }

    /// What can arrive.
    enum Arrival {
        case subtree(UIView)
        case constraint(NSLayoutConstraint)
    }
}

/// A constraint as the solver knows it.
struct ConstraintRecord {
    let constraint: NSLayoutConstraint
    var form: LinearForm
    /// Nil while the constraint is given up.
    var id: ConstraintID?
    /// What a constraint that is given up still pulls with; nil while it is kept.
    var pull: ConstraintID?
}

/// Whose constraint an id of the solver is.
enum ConstraintOwner {
    case constraint(NSLayoutConstraint)
    case content(Participant, ContentSizeBound)
    case preference(Participant)
}

/// One of the four inequalities that tie an item's size to its content's.
struct ContentSizeBound: Hashable {
    let axis: NSLayoutConstraint.Axis
    let isHugging: Bool

    static let all: [ContentSizeBound] = [
        ContentSizeBound(axis: .horizontal, isHugging: true), ContentSizeBound(axis: .horizontal, isHugging: false),
        ContentSizeBound(axis: .vertical, isHugging: true), ContentSizeBound(axis: .vertical, isHugging: false),
    ]
}

extension UIView {
    /// The engine of the hierarchy that the view is in; nil before its first layout.
    package var engine: LayoutEngine? { rootView.layoutState.ownEngine }

    /// The engine of the hierarchy whose outermost view this is.
    func makeEngine() -> LayoutEngine {
        if let engine = layoutState.ownEngine { return engine }
        let engine = LayoutEngine(root: self)
        layoutState.ownEngine = engine
        return engine
    }
}
