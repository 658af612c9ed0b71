/// Definitions in a form that is fast to evaluate, each after those it depends on.
///
/// Like a component this is a reference to memory that its owner frees.
struct EvaluationPlan: BitwiseCopyable {
    private(set) var stepCount = 0
    private(set) var steps: UnsafeMutablePointer<Step>
    private(set) var terms: UnsafeMutablePointer<Term>

    /// The definition of one variable: a constant, or a coordinate, less a sum of variables.
    struct Step: BitwiseCopyable {
        /// The constant is taken times this. 0 for an eliminated coordinate.
        var factor: Double
        /// 1, unless dividing the coefficients beforehand would have lost something. 0 for an eliminated coordinate
        /// that is a sum of left sides, which is rare and has no terms here.
        var divisor: Double
        var variable: Int32
        /// The constraint whose constant it is, or a root as `~root`; the place of an eliminated coordinate's constants.
        var source: Int32
        var termCount: Int32
        /// The parts beyond a constant less a sum.
        var traits: UInt8

        static let isNoConstant: UInt8 = 1
        static let isDivided: UInt8 = 2
        static let isBounded: UInt8 = 4

        init(factor: Double, divisor: Double, variable: Int32, source: Int32, termCount: Int32, isBounded: Bool) {
            self.factor = factor
            self.divisor = divisor
            self.variable = variable
            self.source = source
            self.termCount = termCount
            traits =
                (factor == 0 || source < 0 ? Self.isNoConstant : 0) | (divisor != 1 ? Self.isDivided : 0)
                | (isBounded ? Self.isBounded : 0)
        }
    }

    /// The progress of its evaluation.
    struct Place: BitwiseCopyable {
        var step: UnsafeMutablePointer<Step>
        var term: UnsafeMutablePointer<Term>
    }

    /// The sum that is subtracted.
    struct Term: BitwiseCopyable {
        var coefficient: Double
        var variable: Int32
    }

    init(steps stepList: borrowing Store<Step>, terms termList: borrowing Store<Term>) {
        stepCount = stepList.count
        steps = stepList.copyOfElements()
        terms = termList.copyOfElements()
    }

    func free() {
        steps.deallocate()
        terms.deallocate()
    }
}
