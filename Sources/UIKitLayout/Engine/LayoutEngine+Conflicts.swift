import KeylineConstraintSolver
import Foundation

extension LayoutEngine {
    /// Solves; gives up one required constraint of each contradiction, reports it, and solves again until there is none.
    func solveWithoutConflicts() {
        var roundsBeyondBudget = 0
        while case let conflicts = solve(), !conflicts.isEmpty {
            guard solver.isConflictBudgetSpent else {
                conflicts.forEach(resolve)
                continue
            }
            if !giveUpMissedRequirements() { resolve(conflicts[0], givingUp: 1 << min(roundsBeyondBudget, 30)) }
            roundsBeyondBudget += 1
        }
    }

    /// Beyond the budget for conflicts, gives up all of the layout code's own constraints that the solution misses.
    ///
    /// - Returns: Whether there are any.
    private func giveUpMissedRequirements() -> Bool {
        let missed = solver.missedRequirements.compactMap { id in owners[id].map { ConflictMember(id: id, owner: $0) } }
        let own = missed.filter { !$0.constraint.role.isSystem }
        guard !own.isEmpty else { return false }
        own.forEach(giveUp)
        report(own, givenUp: own, isMinimal: false)
        return true
    }

    /// Gives up several members of a conflict at once, because one at a time would take too many rounds.
    private func resolve(_ conflict: Conflict, givingUp count: Int) {
        let members = members(of: conflict)
        let given = ConflictPolicy.ranked(members).prefix(count)
        guard !given.isEmpty else { return resolve(conflict) }
        given.forEach(giveUp)
        report(members, givenUp: Array(given), isMinimal: conflict.isMinimal)
    }

    private func members(of conflict: Conflict) -> [ConflictMember] {
        conflict.constraints.compactMap { id in owners[id].map { ConflictMember(id: id, owner: $0) } }
    }

    private func solve() -> [Conflict] {
        defer { noteMovedItems() }
        return solver.solve()
    }

    private func resolve(_ conflict: Conflict) {
        let members = members(of: conflict)
        guard let given = ConflictPolicy.constraintToBreak(members) else {
            // Unreachable while every constraint of the solver has an owner; without one to give up the loop would not end.
            conflict.constraints.first.map(forget)
            return
        }
        giveUp(given)
        report(members, givenUp: [given], isMinimal: conflict.isMinimal)
    }

    private func giveUp(_ member: ConflictMember) {
        forget(member.id)
        broken.append(member.owner)
        switch member.owner {
        case .constraint(let constraint): records[ObjectIdentifier(constraint)]?.id = nil
        case .content(let participant, let bound): participant.contentBounds[bound]?.isBroken = true
        case .preference: break
        }
    }

    /// Something changed that may have resolved a conflict: what was given up takes part again, as if solved from scratch.
    func retryBrokenConstraints() {
        let retried = broken
        broken = []
        for given in retried {
            switch given {
            case .constraint(let constraint): reinstall(constraint)
            case .content(let participant, _): participant.view.map { stale.content.insert($0) }
            case .preference: break
            }
        }
    }

    private func reinstall(_ constraint: NSLayoutConstraint) {
        guard var record = records[ObjectIdentifier(constraint)], record.id == nil else { return }
        record.id = add(
            record.form, constraint.relation, priority: constraint.priority.rawValue, owner: .constraint(constraint))
        records[ObjectIdentifier(constraint)] = record
    }

    private func report(_ members: [ConflictMember], givenUp: [ConflictMember], isMinimal: Bool) {
        // What contradicts inside a subtree is reported by its layout; only what is asked for besides is news.
        let concernsTarget = members.contains { $0.constraint.role == .encapsulated }
        guard purpose == .layout || concernsTarget else { return }
        guard let report = UnsatisfiableConstraints(members: members, broken: givenUp, isMinimal: isMinimal) else {
            return
        }
        guard reportedConflicts.insert(report.key).inserted else { return }
        UnsatisfiableConstraints.handler(report)
    }
}

/// A constraint in a conflict, with what decides whether it is given up.
@MainActor
struct ConflictMember {
    let id: ConstraintID
    let owner: ConstraintOwner
    let order: Int
    let constraint: NSLayoutConstraint

    init(id: ConstraintID, owner: ConstraintOwner) {
        self.id = id
        self.owner = owner
        switch owner {
        case .constraint(let constraint):
            self.constraint = constraint
            order = constraint.activationOrder
        case .content(let participant, let bound):
            constraint = participant.contentConstraint(bound)
            order = .max
        case .preference(let participant):
            constraint = participant.contentConstraint(ContentSizeBound(axis: .horizontal, isHugging: true))
            order = .max
        }
    }
}

extension ConflictMember {
    /// The object that stands behind the member, the same each time that the conflict is found.
    var identity: ObjectIdentifier {
        switch owner {
        case .constraint(let constraint): ObjectIdentifier(constraint)
        case .content(let participant, _), .preference(let participant): ObjectIdentifier(participant)
        }
    }
}

/// Which constraint of a contradiction is given up.
///
/// Apple does not document it. On twenty public logs a constraint made by the system was never the one broken while somebody's own
/// was in the set, and the one with the largest constant, the later one on a tie, was broken in sixteen. That is our rule among the
/// constraints that one view holds. Where two constraints that different views hold contradict each other, the one that was added
/// last is given up: in frames of public Interface Builder files that is the outer view's.
@MainActor
enum ConflictPolicy {
    static func constraintToBreak(_ members: [ConflictMember]) -> ConflictMember? { ranked(members).first }

    /// The members that may be given up, the first to go first.
    static func ranked(_ members: [ConflictMember]) -> [ConflictMember] {
        let candidates = candidates(members)
        let holders = Set(candidates.compactMap { $0.constraint.holder.map(ObjectIdentifier.init) })
        guard candidates.count != 2 || holders.count != 2 else { return candidates.sorted { $0.order > $1.order } }
        return candidates.sorted { one, other in
            let (first, second) = (abs(one.constraint.constant), abs(other.constraint.constant))
            return (first, one.order) > (second, other.order)
        }
    }

    private static func candidates(_ members: [ConflictMember]) -> [ConflictMember] {
        let own = members.filter { !$0.constraint.role.isSystem }
        // Hiding a view gives up what ties its length to that of others.
        let ties = own.filter(\.constraint.tiesHiddenView)
        let breakable = members.filter { $0.constraint.role != .encapsulated }
        return !ties.isEmpty ? ties : !own.isEmpty ? own : !breakable.isEmpty ? breakable : members
    }
}
