/// The comparison of a constraint's two sides.
public enum Relation: UInt8, Hashable, Sendable, BitwiseCopyable {
    /// Both sides are the same.
    case equal
    /// The left side is no larger.
    case lessOrEqual
    /// The left side is no smaller.
    case greaterOrEqual
}

extension Relation: CustomStringConvertible {
    /// The relation as it is written in code: `==`, `<=` or `>=`.
    public var description: String {
        switch self {
        case .equal: "=="
        case .lessOrEqual: "<="
        case .greaterOrEqual: ">="
        }
    }
}

/// A variable times a number.
public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: Variable
    /// The coefficient.
    public var coefficient: Double

    /// Creates a term.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// A wish about variables: a sum of terms that equals a constant, or is bounded by it, with a priority.
///
/// `x - y = 8` at 750 is `LinearConstraint([Term(x), Term(y, -1)], .equal, 8, priority: 750)`. Terms of one variable
/// add up.
public struct LinearConstraint: Hashable, Sendable {
    /// The left side.
    public var terms: [Term]
    /// The comparison of the left side with the constant.
    public var relation: Relation
    /// The right side.
    public var constant: Double
    /// 1000 for what must hold, less for what may give way to anything higher.
    ///
    /// Any fraction is a priority of its own. 0 is a preference: it decides only what all else leaves open, and does
    /// not count when ambiguity is analysed.
    public var priority: Float

    /// Creates a constraint; a required one unless a priority is given.
    public init(_ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = 1000) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.priority = priority
    }
}
