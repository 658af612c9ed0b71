/// Why a constraint was refused. The solver is then as it was before.
public enum ConstraintError: Error, Hashable {
    /// A coefficient is infinite or not a number.
    case coefficientNotFinite(Variable)
    /// The constant is infinite or not a number.
    case constantNotFinite
    /// The priority is outside 0…1000.
    case priorityOutOfRange(Float)
}

extension ConstraintError: CustomStringConvertible {
    /// The mistake, in a sentence without a full stop.
    public var description: String {
        switch self {
        case .coefficientNotFinite(let variable): "the coefficient of \(variable) is not finite"
        case .constantNotFinite: "the constant is not finite"
        case .priorityOutOfRange(let priority): "the priority \(priority) is not between 0 and 1000"
        }
    }
}
