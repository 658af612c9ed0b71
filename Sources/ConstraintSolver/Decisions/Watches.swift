/// A variable that has to be on one side of zero for stays to prefer a vertex.
struct Watch: BitwiseCopyable {
    var component: Int32
    var variable: Int32
    /// Whether it grows along the edge.
    var isUpwards: Bool

    /// Whether the edge leads away from zero.
    func holds(_ problem: borrowing Problem, _ tolerances: Tolerances) -> Bool {
        let value = problem.values[variable]
        return (isUpwards ? value : -value) >= -tolerances.distance
    }
}

/// The watched variables of all components.
struct Watches: ~Copyable {
    private(set) var list = Store<Watch>()

    /// Adds a watch. Edges one after the other often depend on the same variable.
    mutating func add(_ watch: Watch) {
        if let last = list.isEmpty ? nil : list[list.count - 1], last.component == watch.component,
            last.variable == watch.variable, last.isUpwards == watch.isUpwards
        {
            return
        }
        list.append(watch)
    }

    /// Drops the watches of a component.
    mutating func forget(_ component: Int32) {
        var kept = 0
        for place in list.indices where list[place].component != component {
            list[kept] = list[place]
            kept += 1
        }
        _ = forget(after: kept)
    }

    /// Drops all but the first ones.
    ///
    /// - Returns: False, for who gives up.
    mutating func forget(after count: Int) -> Bool {
        while list.count > count { _ = list.removeLast() }
        return false
    }
}
