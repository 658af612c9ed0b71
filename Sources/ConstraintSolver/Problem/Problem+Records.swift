/// The records of variables, constraints and terms.
extension Problem {
    struct VariableRecord: BitwiseCopyable {
        /// The first of the terms that mention the variable.
        var firstTerm: Int32 = none
        var generation: UInt32 = 0
        var isInUse = true
    }

    /// A constraint, divided by a power of two that brings its largest coefficient between 1 and 2.
    ///
    /// So distances in all constraints have the variables' units, whatever units the constraints are stated in.
    struct ConstraintRecord: BitwiseCopyable {
        var constant: Double
        var firstTerm: Int32
        var termCount: Int32
        var level: Level
        var relation: Relation
        var isInUse = true
        /// The exponent of the power of two.
        var exponent: Int16 = 0
        /// Whether a coefficient is so much smaller than another that the variable cannot be computed from the others.
        var isUneven = false
        var generation: UInt32 = 0

        /// The divisor of the constraint: the cost, as stated, per unit of a miss here.
        var unit: Double { Double(bitPattern: UInt64(Int(exponent) + 1023) << 52) }
        /// A constant as stated, divided likewise.
        @inline(__always)
        func scaled(_ constant: Double) -> Double { exponent == 0 ? constant : constant / unit }
        /// Whether it must hold with equality.
        var isRequiredEquality: Bool { level == .required && relation == .equal }
        var terms: Range<Int> { Int(firstTerm)..<Int(firstTerm + termCount) }
    }

    /// A term of a constraint, linked with the other terms of its variable.
    struct TermRecord: BitwiseCopyable {
        var coefficient: Double
        var variable: Int32
        var constraint: Int32
        var next: Int32
        var previous: Int32
    }

    /// The number of a constraint's terms, and the range of their coefficients.
    struct TermSizes: BitwiseCopyable {
        var count: Int
        var largest = 0.0
        var smallest = Double.infinity
        /// Whether each term is of a variable of its own and comes to something.
        var isPlain = false

        init(count: Int) {
            self.count = count
        }

        @inline(__always)
        mutating func take(_ coefficient: Double) {
            let size = abs(coefficient)
            largest = max(largest, size)
            smallest = min(smallest, size)
        }

        /// The exponent of the power of two nearest below the largest coefficient, by which the constraint is divided.
        @inline(__always)
        var exponent: Int {
            guard largest < 1 || largest >= 2, largest > 0 else { return 0 }
            return min(max(Int(largest.exponent), -1000), 1000)
        }

        /// The factor that divides coefficients.
        @inline(__always)
        var factor: Double {
            largest >= 1 && largest < 2 ? 1 : Double(sign: .plus, exponent: -exponent, significand: 1)
        }
    }
}
