/// Constraints and bounds that cancel.
struct ConflictProof {
    var shares: [Share]
    var bounds: [(variable: Int32, multiplier: Double)] = []
    /// Whether it is known that no constraint could be left out.
    var isMinimal = true
}

extension Conflict {
    /// A proof in the names and units of the constraints as they were stated.
    init(_ proof: ConflictProof, _ problem: borrowing Problem) {
        members = []
        bounds = []
        isMinimal = proof.isMinimal
        for share in proof.shares.sorted(by: { $0.constraint < $1.constraint }) {
            members.append(
                Member(
                    constraint: problem.name(ofConstraint: share.constraint),
                    multiplier: share.multiplier / problem.constraints[share.constraint].unit))
        }
        for bound in proof.bounds.sorted(by: { $0.variable < $1.variable }) {
            bounds.append(Bound(variable: problem.name(ofVariable: bound.variable), multiplier: bound.multiplier))
        }
    }
}
