import KeylineConstraintSolver
import Foundation

extension LayoutEngine {
    /// Solves; gives up one required constraint of each contradiction, reports it, and solves again until there is none.
    func solveWithoutConflicts() {
        var roundsBeyondBudget = 0
        var contradictions = solve()
        while !contradictions.isEmpty {
            if !solver.isConflictBudgetSpent {
                contradictions.forEach(resolve)
            } else {
                if !giveUpMissedRequirements() {
                    resolve(contradictions[0], givingUp: 1 << min(roundsBeyondBudget, 30))
                }
                roundsBeyondBudget += 1
            }
            contradictions = solve()
        }
    }

    /// Beyond the budget for conflicts, gives up all of the layout code's own constraints that the solution misses.
    ///
    /// - Returns: Whether there are any.
    private func giveUpMissedRequirements() -> Bool {
        let missed = solver.missedRequirements.compactMap { id in
            owners.constraints[id].map { ConflictMember(id: id, owner: $0) }
        }
        let written = missed.filter { !$0.constraint.role.isSystem }
        guard !written.isEmpty else { return false }
        written.forEach(giveUp)
        conflicts.note(written)
        report(written, givenUp: written, isMinimal: false)
        return true
    }

    /// Gives up several members of a conflict at once, because one at a time would take too many rounds.
    private func resolve(_ conflict: Conflict, givingUp count: Int) {
        let members = members(of: conflict)
        let given = ConflictPolicy.ranked(members).prefix(count)
        guard !given.isEmpty else { return resolve(conflict) }
        given.forEach(giveUp)
        conflicts.note(members)
        report(members, givenUp: Array(given), isMinimal: conflict.isMinimal)
    }

    private func members(of conflict: Conflict) -> [ConflictMember] {
        conflict.constraints.compactMap { id in owners.constraints[id].map { ConflictMember(id: id, owner: $0) } }
    }

    private func solve() -> [Conflict] {
        updatePlaces()
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
        conflicts.note(members)
        report(members, givenUp: [given], isMinimal: conflict.isMinimal)
    }

    private func giveUp(_ member: ConflictMember) {
        forget(member.id)
        conflicts.broken.append(member.owner)
        switch member.owner {
        case .constraint(let constraint): letPull(constraint)
        case .content(let engineItem, let bound): engineItem.content.bounds[bound]?.isBroken = true
        case .preference: break
        }
    }

    /// A constraint that is given up is missed by as little as those that are kept allow.
    ///
    /// Source: boxes in five public Interface Builder files, in which a length that gave way is as near to its number as the others
    /// leave room for, whatever priority below required speaks against it.
    private func letPull(_ constraint: LayoutConstraint) {
        guard var record = records[constraint] else { return }
        record.id = nil
        if !constraint.tiesHiddenBox {
            record.pull = add(
                record.form, constraint.relation, priority: LayoutConstraint.required.nextDown,
                owner: .constraint(constraint))
        }
        records[constraint] = record
        tieDidChange(constraint, record)
    }

    /// Ends the pull of a constraint that was given up.
    func endPull(in record: inout InstalledConstraint) {
        record.pull.map(forget)
        record.pull = nil
    }

    /// Retries constraints that were given up after a change that may have resolved their conflict, as if solved from scratch.
    func retryBrokenConstraints() {
        let retried = conflicts.broken
        conflicts.forget()
        for given in retried {
            switch given {
            case .constraint(let constraint): reinstall(constraint)
            case .content(let engineItem, _): pending.content.insert(engineItem)
            case .preference: break
            }
        }
    }

    private func reinstall(_ constraint: LayoutConstraint) {
        guard var record = records[constraint], record.id == nil else { return }
        endPull(in: &record)
        activate(constraint, in: &record)
        records[constraint] = record
        tieDidChange(constraint, record)
    }

    private func report(_ members: [ConflictMember], givenUp: [ConflictMember], isMinimal: Bool) {
        // The layout of a subtree reports its own contradictions; only those with the target size are new.
        let concernsTarget = members.contains { $0.constraint.role == .encapsulated }
        guard purpose != .fitting || concernsTarget else { return }
        guard let report = ConstraintConflict(members: members, broken: givenUp, isMinimal: isMinimal) else {
            return
        }
        guard conflicts.reported.insert(report.key).inserted else { return }
        delegate.layoutEngine(self, gaveUp: report)
    }
}

extension LayoutEngine {
    /// Whether a constraint is one of the smallest set of constraints that contradict each other.
    package func isInConflict(_ constraint: LayoutConstraint) -> Bool {
        conflicts.members.contains(ObjectIdentifier(constraint))
    }

    /// The axes along which the content of an item is too large or too small for constraints that contradict it.
    package func axesOfContentInConflict(of item: any LayoutItem) -> Set<LayoutConstraint.Axis> {
        guard !conflicts.contents.isEmpty, let engineItem = engineItem(of: item) else { return [] }
        return conflicts.contents[ObjectIdentifier(engineItem)] ?? []
    }
}

extension LayoutEngine.KnownConflicts {
    /// Keeps the members of a conflict, of which one was given up.
    @MainActor
    mutating func note(_ members: [ConflictMember]) {
        for member in members {
            switch member.owner {
            case .constraint(let constraint): self.members.insert(ObjectIdentifier(constraint))
            case .content(let engineItem, let bound):
                contents[ObjectIdentifier(engineItem), default: []].insert(bound.axis)
            case .preference: break
            }
        }
    }

    /// Forgets the constraints that were given up, before they are tried again.
    mutating func forget() {
        broken = []
        members = []
        contents = [:]
    }
}

/// Required constraints that contradict each other, and those that were given up.
@MainActor
package struct ConstraintConflict {
    /// The contradicting constraints: layout code's in the order of their activation, then the system's.
    package let constraints: [LayoutConstraint]
    /// The constraints that were given up; never none.
    package let broken: [LayoutConstraint]
    /// Whether the set is known to be the smallest one; it is not where the budget for conflicts was spent.
    package let isMinimal: Bool
    /// The members, by which a report is recognised.
    let key: Set<ObjectIdentifier>

    /// Puts a report together; nil where nothing was given up.
    init?(members: [ConflictMember], broken: [ConflictMember], isMinimal: Bool) {
        guard !broken.isEmpty else { return nil }
        let written = members.filter { !$0.constraint.role.isSystem }.sorted { $0.order < $1.order }
        let system = members.filter(\.constraint.role.isSystem).sorted { $0.order < $1.order }
        constraints = (written + system).map(\.constraint)
        self.broken = broken.map(\.constraint)
        self.isMinimal = isMinimal
        key = Set(members.map(\.identity))
    }
}

/// A constraint in a conflict, with what decides whether it is given up.
@MainActor
struct ConflictMember {
    let id: ConstraintID
    let owner: ConstraintOwner
    let order: Int
    let constraint: LayoutConstraint

    init(id: ConstraintID, owner: ConstraintOwner) {
        self.id = id
        self.owner = owner
        switch owner {
        case .constraint(let constraint):
            self.constraint = constraint
            order = constraint.activationOrder
        case .content(let engineItem, let bound):
            constraint = engineItem.contentConstraint(bound)
            order = .max
        case .preference(let engineItem):
            constraint = engineItem.contentConstraint(ContentSizeBound(axis: .horizontal, isHugging: true))
            order = .max
        }
    }
}

extension ConflictMember {
    /// Whether the member is what a box's content asks for.
    var isContentSize: Bool { constraint.role == .contentSize }

    /// The member's object, the same each time that the conflict is found.
    var identity: ObjectIdentifier {
        switch owner {
        case .constraint(let constraint): ObjectIdentifier(constraint)
        case .content(let engineItem, _), .preference(let engineItem): ObjectIdentifier(engineItem)
        }
    }
}

/// Chooses the constraint of a contradiction that is given up.
///
/// Apple does not document it. Our rule, first to last:
///
/// 1. A constraint made by the system is never given up while one from layout code is in the set: so in all of twenty public logs. What a box's
///    content asks for is no such constraint.
/// 2. A length that is a number gives way before what relates boxes to each other: so in 35 of 37 contradictions that frames in public
///    Interface Builder files settle, and in sixteen of the logs. Next goes the size of content.
/// 3. Of two constraints that different boxes hold the one that was added last is given up, which is the outer box's: so in frames of
///    public Interface Builder files.
/// 4. The largest constant is given up, and of equal ones the later constraint: so in the logs.
@MainActor
enum ConflictPolicy {
    static func constraintToBreak(_ members: [ConflictMember]) -> ConflictMember? { ranked(members).first }

    /// The members that may be given up, the first to go first.
    static func ranked(_ members: [ConflictMember]) -> [ConflictMember] {
        let candidates = candidates(members)
        let lengths = candidates.filter(\.constraint.isConstantLength)
        let others = candidates.filter { !$0.constraint.isConstantLength }
        let content = others.contains { !$0.constraint.role.isSystem } ? members.filter(\.isContentSize) : []
        return byAge(lengths, among: candidates) + content + byAge(others, among: candidates)
    }

    private static func byAge(_ members: [ConflictMember], among candidates: [ConflictMember]) -> [ConflictMember] {
        let holders = Set(candidates.compactMap { $0.constraint.holder.map { ObjectIdentifier($0) } })
        guard candidates.count != 2 || holders.count != 2 else { return members.sorted { $0.order > $1.order } }
        return members.sorted { one, other in
            let first = abs(one.constraint.constant)
            let second = abs(other.constraint.constant)
            return (first, one.order) > (second, other.order)
        }
    }

    private static func candidates(_ members: [ConflictMember]) -> [ConflictMember] {
        let written = members.filter { !$0.constraint.role.isSystem }
        // Hiding a box gives up constraints that tie its length to others.
        let ties = written.filter(\.constraint.tiesHiddenBox)
        let breakable = members.filter { $0.constraint.role != .encapsulated }
        return !ties.isEmpty ? ties : !written.isEmpty ? written : !breakable.isEmpty ? breakable : members
    }
}

extension LayoutConstraint {
    /// Whether the constraint compares a width or height with a number.
    fileprivate var isConstantLength: Bool { first.attribute.isSize && secondAttribute == .notAnAttribute }
}
