/// The components: parts of the problem that share no coordinate, each with its vertex.
///
/// Whoever makes, replaces or frees one hands over the changes, which make plans that know the former one invalid.
struct Components: ~Copyable {
    private var table = ComponentTable()
    /// Those that must be solved, undecided ones, and those that violate required constraints or bounds.
    private(set) var dirty = Store<Int32>()
    var undecided = Store<Int32>()
    private(set) var violated: Set<Int32> = []
    /// The number of steps of all components' plans.
    private(set) var planSteps = 0
    var builder = ComponentBuilder()
    var partition = Partition()
    /// Constraints that wait for the others about the same components.
    var additions = Additions()
    /// The count of numbers read to make components, as `Simplex.work` counts.
    private(set) var work = 0
    /// Breakpoints that were made anew because constraints or bounds came to their components.
    private(set) var copiedBreakpoints = 0
    private let inPlace = InPlace()

    subscript(index: Int32) -> Component {
        @inline(__always) get { table[index] }
    }

    var indices: Range<Int32> { table.indices }
    func contains(_ index: Int32) -> Bool { table.contains(index) }
    /// The numbers of the components, the lowest first.
    func numbers(where condition: (Component) -> Bool) -> [Int32] { table.numbers(where: condition) }

    // MARK: Pending work

    /// Notes that a component must be solved.
    mutating func markDirty(_ index: Int32) {
        guard !table[index].state.isDirty else { return }
        table[index].state.isDirty = true
        dirty.append(index)
    }

    /// Notes that all that were dirty are solved.
    mutating func forgetDirty() { dirty.removeAll() }

    /// Notes whether a component violates what must hold, which may change although nothing crosses to another side.
    mutating func noteViolation(of index: Int32, _ tolerances: Tolerances) {
        let component = table[index]
        let isViolated = component.isViolated(by: tolerances.broken)
        guard isViolated != component.state.isViolated else { return }
        component.state.isViolated = isViolated
        if isViolated {
            violated.insert(index)
        } else {
            violated.remove(index)
        }
    }

    // MARK: Making and freeing

    /// Takes in a component, which is then to be solved.
    ///
    /// - Parameters:
    ///   - component: The component.
    ///   - sweep: The sweep that evaluates what depends on it anyway, if there is one.
    ///   - definitions: Takes in where coordinates and constraints come to be.
    ///   - changes: Takes in that there is a new component.
    mutating func add(
        _ component: Component, sweep: Int32?, _ definitions: inout Definitions, _ changes: inout Changes
    ) {
        changes.noteStructure()
        work += component.stepWork
        let index = table.add(component)
        if let sweep { component.state.sweep = sweep }
        linkBack(index, &definitions)
        markDirty(index)
    }

    /// Puts a component in the place of one about the same coordinates.
    mutating func replace(
        _ index: Int32, by component: Component, _ definitions: inout Definitions, _ changes: inout Changes
    ) {
        changes.noteStructure()
        copiedBreakpoints += component.breakpointCount
        work += component.stepWork
        table.replace(index, by: component)
        linkBack(index, &definitions)
    }

    mutating func free(_ index: Int32, _ changes: inout Changes) {
        changes.noteStructure()
        planSteps -= table.plan(of: index)?.stepCount ?? 0
        if table[index].state.isViolated { violated.remove(index) }
        table.remove(index)
    }

    /// Frees the components of the coordinates of a region.
    mutating func free(
        around region: borrowing Region, _ definitions: borrowing Definitions, _ changes: inout Changes
    ) {
        for place in region.variables.indices {
            let (own, row) = definitions.ownRoots(of: region.variables[place])
            for root in [own, row] where root >= 0 {
                let component = definitions.roots[root].component
                if component >= 0, table.contains(component) { free(component, &changes) }
            }
        }
    }

    /// Leaves a constraint that defines nothing out of its component.
    ///
    /// - Returns: Whether most of the component's breakpoints now belong to removed constraints.
    mutating func empty(_ breakpoint: Int, of index: Int32, _ changes: inout Changes) -> Bool {
        let component = table[index]
        component.breakpoints[breakpoint].isWithdrawn = true
        component.breakpoints[breakpoint].source = .nothing
        component.state.emptyCount += 1
        component.state.start.isChanged = true
        component.state.hasCosts = false
        changes.noteStructure()
        return Int(component.state.emptyCount) * 2 > component.breakpointCount
    }

    /// Tells coordinates and constraints where they are in a component.
    private mutating func linkBack(_ index: Int32, _ definitions: inout Definitions) {
        let component = table[index]
        for coordinate in 0..<component.coordinateCount {
            let root = component.coordinates[coordinate]
            definitions.roots[root].component = index
            definitions.roots[root].index = Int32(coordinate)
        }
        for place in 0..<component.breakpointCount {
            let breakpoint = component.breakpoints + place
            if let constraint = breakpoint.pointee.source.constraint {
                definitions.constraints[constraint].target = index
                definitions.constraints[constraint].breakpoint = Int32(place)
            } else if let variable = breakpoint.pointee.source.variable {
                if breakpoint.pointee.level == .bound {
                    definitions.variables[variable].breakpoints.bound = Int32(place)
                } else {
                    definitions.variables[variable].breakpoints.stay = Int32(place)
                    component.state.decision.hasStays = true
                }
            }
        }
    }

    // MARK: Plans

    /// The plan of evaluation for when a component moves, if one is kept.
    func keptPlan(of index: Int32) -> EvaluationPlan? { table.plan(of: index) }

    /// Whether there is room for another plan. All components may have many variables in common.
    func keepsPlans(_ problem: borrowing Problem) -> Bool { planSteps <= problem.variables.count * 2 + 1024 }

    /// The plan of evaluation for when a component moves, and whether it is kept or the caller's to free.
    mutating func plan(
        of index: Int32, _ problem: borrowing Problem, _ definitions: borrowing Definitions,
        _ memory: inout WorkingMemory
    ) -> (plan: EvaluationPlan, isKept: Bool) {
        if let plan = table.plan(of: index) { return (plan, true) }
        memory.search.followComponent(table[index], problem, definitions)
        let plan = memory.planBuilder.plan(for: memory.search, problem, definitions)
        guard keepsPlans(problem) else { return (plan, false) }
        planSteps += plan.stepCount
        table.setPlan(plan, of: index)
        return (plan, true)
    }

    /// Forgets all plans, because definitions have moved.
    mutating func forgetPlans() {
        table.removePlans()
        planSteps = 0
    }

    // MARK: Memory

    /// Gives back the memory that the first solve needed, because later ones are mostly much smaller, and room that is not
    /// needed.
    mutating func trim() {
        builder.release()
        additions.release()
        partition.release()
        table.trim()
        dirty.trim()
    }
}
