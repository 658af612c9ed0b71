/// The components by number.
struct ComponentTable: ~Copyable {
    private var slots = Store<Component>()
    private var isInUse = Store<Bool>()
    private var free = Store<Int32>()
    /// The plan of evaluation for when a component moves; made when first needed.
    private var plans = Store<EvaluationPlan?>()
    private let inPlace = InPlace()

    init() {}

    deinit {
        for index in slots.indices where isInUse[index] {
            slots[index].free()
            plans[index]?.free()
        }
    }

    /// Gives back the room that is not needed.
    mutating func trim() {
        slots.trim()
        isInUse.trim()
        plans.trim()
    }

    var indices: Range<Int32> { 0..<Int32(slots.count) }

    subscript(index: Int32) -> Component {
        @inline(__always) get { slots[index] }
    }

    func plan(of index: Int32) -> EvaluationPlan? { plans[index] }

    mutating func setPlan(_ plan: EvaluationPlan, of index: Int32) {
        plans[index] = plan
    }

    /// Forgets what to evaluate.
    mutating func removePlans() {
        for index in plans.indices {
            plans[index]?.free()
            plans[index] = nil
        }
    }

    func contains(_ index: Int32) -> Bool { isInUse[index] }

    mutating func add(_ component: Component) -> Int32 {
        guard !free.isEmpty else {
            slots.append(component)
            isInUse.append(true)
            plans.append(nil)
            return Int32(slots.count - 1)
        }
        let index = free.removeLast()
        slots[index] = component
        isInUse[index] = true
        return index
    }

    /// Puts another component about the same coordinates in the place of one.
    mutating func replace(_ index: Int32, by component: Component) {
        slots[index].free()
        slots[index] = component
    }

    mutating func remove(_ index: Int32) {
        slots[index].free()
        isInUse[index] = false
        plans[index]?.free()
        plans[index] = nil
        free.append(index)
    }

    /// The numbers of the components, the lowest first.
    func numbers(where condition: (Component) -> Bool) -> [Int32] {
        indices.filter { isInUse[$0] && condition(slots[$0]) }
    }
}
