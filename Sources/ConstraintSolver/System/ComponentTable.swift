/// The components by number.
struct ComponentTable: ~Copyable {
    private var slots = Store<Component>()
    private var isInUse = Store<Bool>()
    private var free = Store<Int32>()
    /// What to evaluate when a component moves; made when first needed.
    private var programs = Store<Program?>()

    init() {}

    deinit {
        for index in slots.indices where isInUse[index] {
            slots[index].free()
            programs[index]?.free()
        }
    }

    /// Gives back the room that is not needed.
    mutating func trim() {
        slots.trim()
        isInUse.trim()
        programs.trim()
    }

    var indices: Range<Int32> { 0..<Int32(slots.count) }

    subscript(index: Int32) -> Component {
        @inline(__always) get { slots[index] }
    }

    func program(of index: Int32) -> Program? { programs[index] }

    func setProgram(_ program: Program, of index: Int32) {
        programs[index] = program
    }

    /// Forgets what to evaluate.
    func removePrograms() {
        for index in programs.indices {
            programs[index]?.free()
            programs[index] = nil
        }
    }

    func contains(_ index: Int32) -> Bool { isInUse[index] }

    mutating func add(_ component: Component) -> Int32 {
        guard !free.isEmpty else {
            slots.append(component)
            isInUse.append(true)
            programs.append(nil)
            return Int32(slots.count - 1)
        }
        let index = free.removeLast()
        slots[index] = component
        isInUse[index] = true
        return index
    }

    /// Puts another component about the same coordinates in the place of one.
    func replace(_ index: Int32, by component: Component) {
        slots[index].free()
        slots[index] = component
    }

    mutating func remove(_ index: Int32) {
        slots[index].free()
        isInUse[index] = false
        programs[index]?.free()
        programs[index] = nil
        free.append(index)
    }

    /// The numbers of the components, the lowest first.
    func numbers(where condition: (Component) -> Bool) -> [Int32] {
        indices.filter { isInUse[$0] && condition(slots[$0]) }
    }
}
