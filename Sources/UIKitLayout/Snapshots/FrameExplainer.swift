import KeylineAutoLayout
import KeylineConstraintSolver
import Foundation
import KeylineScenes

/// Finds what decides the frame of a view that is laid out.
@MainActor
struct FrameExplainer {
    private let view: UIView
    private let engine: LayoutEngine
    private let snapshotter: ConstraintSnapshotter

    init(_ view: UIView, engine: LayoutEngine) {
        self.view = view
        self.engine = engine
        snapshotter = ConstraintSnapshotter(engine: engine)
    }

    var explanation: FrameExplanation {
        let isPlaced = engine.places(view) && !view.translatesAutoresizingMaskIntoConstraints
        return FrameExplanation(
            view: view.source.id ?? "", className: ViewNaming.className(of: view),
            name: view.source.label ?? view.nameInLogs, isPlacedByConstraints: isPlaced,
            lengths: FrameExplanation.Part.allCases.map(length), lost: lost,
            properties: view.inspectedProperties)
    }

    private func length(_ part: FrameExplanation.Part) -> FrameExplanation.Length {
        let frame = view.geometry.untransformedFrame
        let value =
            switch part {
            case .x: frame.minX
            case .y: frame.minY
            case .width: frame.width
            case .height: frame.height
            }
        guard engine.contains(view) else { return .init(part: part, value: value, isOpen: false, reasons: []) }
        let variables = sum(part, of: view).variables
        return .init(
            part: part, value: value, isOpen: variables.contains(where: engine.solver.isAmbiguous),
            reasons: reasons(part).compactMap(reason))
    }

    private func sum(_ part: FrameExplanation.Part, of view: UIView) -> AffineSum {
        let rectangle = engine.rectangle(of: view)
        return switch part {
        case .x: rectangle.x
        case .y: rectangle.y
        case .width: rectangle.width
        case .height: rectangle.height
        }
    }

    /// The constraints on which a number depends: those that speak of the view first, then in the order of activation.
    private func reasons(_ part: FrameExplanation.Part) -> [Member] {
        var members = determining(sum(part, of: view))
        // A place counts from the view around: what moves both is no reason.
        if part == .x || part == .y, let around = view.superview, engine.contains(around) {
            let outer = Set(determining(sum(part, of: around)).map(\.id))
            members.removeAll { outer.contains($0.id) && !mentionsView($0.constraint) }
        }
        return members.sorted { rank($0) < rank($1) }
    }

    private func determining(_ sum: AffineSum) -> [Member] {
        sum.variables.flatMap { engine.solver.constraintsDetermining($0) }.compactMap { id in
            engine.owners.constraints[id]?.constraint(id).map { Member(id: id, constraint: $0.named) }
        }
    }

    /// Content sizes are never activated: among them the attribute and the relation decide.
    private func rank(_ member: Member) -> (Int, Int, Int, Int) {
        let constraint = member.constraint
        return (
            mentionsView(constraint) ? 0 : 1, constraint.role.isSystem ? 1 : 0, constraint.activationOrder,
            constraint.firstAttribute.rawValue * 4 + constraint.relation.rawValue
        )
    }

    private func mentionsView(_ constraint: NSLayoutConstraint) -> Bool {
        constraint.items.contains { $0.layoutView === view }
    }

    /// The constraints that speak of the view and are not kept.
    private var lost: [FrameExplanation.Reason] {
        let known = engine.owners.constraints.entries.compactMap { id, owner in
            owner.constraint(id).map { Member(id: id, constraint: $0.named) }
        }
        let missed = known.filter { member in
            mentionsView(member.constraint) && !isGivenUp(member) && !(member.id.map(engine.solver.isSatisfied) ?? true)
        }
        let broken = engine.conflicts.broken.compactMap { owner -> NSLayoutConstraint? in
            switch owner {
            case .constraint(let constraint): constraint.named
            case .content(let engineItem, let bound): engineItem.contentConstraint(bound).named
            case .preference: nil
            }
        }
        let givenUp = broken.filter(mentionsView).map { Member(id: nil, constraint: $0) }
        return givenUp.compactMap(reason) + missed.sorted { rank($0) < rank($1) }.compactMap(reason)
    }

    private func reason(_ member: Member) -> FrameExplanation.Reason? {
        guard let holder = member.constraint.holder ?? member.constraint.first.item?.layoutView,
            var constraint = snapshotter.snapshot(of: member.constraint, heldBy: holder)
        else { return nil }
        let violation = member.id.map(engine.solver.violation) ?? 0
        constraint.state = isGivenUp(member) ? .broken : violation > 1e-6 ? .unsatisfied : .satisfied
        return FrameExplanation.Reason(
            constraint, maker: member.constraint.maker, missedBy: violation > 1e-6 ? CGFloat(violation) : 0)
    }

    /// Whether the constraint was given up, though it may pull still.
    private func isGivenUp(_ member: Member) -> Bool {
        guard let id = member.id else { return true }
        return engine.records[member.constraint.model]?.pull == id
    }

    /// A constraint and its name in the solver; nil where it was given up.
    private struct Member {
        let id: ConstraintID?
        let constraint: NSLayoutConstraint
    }
}

extension NSLayoutConstraint {
    fileprivate var maker: FrameExplanation.Maker {
        switch role {
        case .user: .person
        case .autoresizing: .autoresizing
        case .contentSize: .content
        case .encapsulated: .window
        case .stackView: .stackView
        case .guide: .guide
        case .prototyping: .interfaceBuilder
        }
    }
}
