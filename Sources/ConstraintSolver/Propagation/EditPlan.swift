/// The effect of changed constants: how far breakpoints move, and which variables to evaluate.
///
/// Like a component this is a reference to memory that its owner frees.
struct EditPlan: BitwiseCopyable {
    /// The version of the structure that the plan was made for.
    let version: Int
    /// The constraints whose constants change.
    let touched: UnsafeMutablePointer<Int32>
    let touchedCount: Int
    /// For each of these where its moves begin, and where the last ones end.
    let moveStart: UnsafeMutablePointer<Int32>
    let moves: UnsafeMutablePointer<Move>
    /// Evaluates the variables that the constants have an influence on.
    let evaluation: EvaluationPlan
    /// The components all of whose dependents are among these variables.
    let covered: UnsafeMutablePointer<Component>
    let coveredCount: Int
    /// The required constraints that may become true or false.
    let checks: UnsafeMutablePointer<Int32>
    let checkCount: Int
    /// When distances that the plan moves were last computed anew; −1 before it is known.
    var age = -1

    /// A breakpoint that moves, and how far for a change of the constant by one.
    struct Move: BitwiseCopyable {
        var breakpoint: UnsafeMutablePointer<Breakpoint>
        var component: Component
        var rate: Double
        /// The component's number.
        var number: Int32
    }

    func free() {
        touched.deallocate()
        moveStart.deallocate()
        moves.deallocate()
        evaluation.free()
        covered.deallocate()
        checks.deallocate()
    }

    func isFor(_ constraints: borrowing Store<Int32>, version: Int) -> Bool {
        guard self.version == version, touchedCount == constraints.count else { return false }
        for place in constraints.indices where touched[place] != constraints[place] { return false }
        return true
    }
}

/// The plans made last, because the same constants are often changed again.
struct EditPlans: ~Copyable {
    private static let limit = 8
    private var plans = Store<EditPlan>()
    private var oldest = 0

    init() {}

    deinit {
        for place in plans.indices { plans[place].free() }
    }

    /// The plan for some constraints. It is valid until another one is kept.
    mutating func plan(for touched: borrowing Store<Int32>, version: Int) -> UnsafeMutablePointer<EditPlan>? {
        for place in plans.indices where plans[place].isFor(touched, version: version) {
            return plans.mutableBase + place
        }
        return nil
    }

    mutating func keep(_ plan: EditPlan) -> UnsafeMutablePointer<EditPlan> {
        guard plans.count == Self.limit else {
            plans.append(plan)
            return plans.mutableBase + (plans.count - 1)
        }
        let slot = oldest
        plans[slot].free()
        plans[slot] = plan
        oldest = (slot + 1) % Self.limit
        return plans.mutableBase + slot
    }
}
