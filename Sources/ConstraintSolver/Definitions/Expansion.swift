/// A sum of roots while it is being put together.
struct Expansion: ~Copyable {
    // By root.
    private var amounts = Store<Double>()
    private var isListed = Store<Bool>()
    private var list = Store<Int32>()
    /// Sums that still have to be replaced by what they are sums of; the last defined comes first.
    private var sums = DescendingQueue()
    private var largest = 0.0
    private let inPlace = InPlace()

    var count: Int { list.count }
    func root(_ place: Int) -> Int32 { list[place] }
    func coefficient(_ place: Int) -> Double { amounts[list[place]] }

    /// Starts with nothing.
    mutating func begin(rootCount: Int) {
        while !list.isEmpty {
            let root = list.removeLast()
            amounts[root] = 0
            isListed[root] = false
        }
        sums.removeAll()
        largest = 0
        guard amounts.count < rootCount else { return }
        amounts.resize(to: rootCount, filling: 0)
        isListed.resize(to: rootCount, filling: false)
    }

    /// Adds a multiple of a root.
    @inline(__always)
    mutating func add(_ root: Int32, _ amount: Double) {
        amounts[root] += amount
        largest = max(largest, abs(amount))
        guard !isListed[root] else { return }
        isListed[root] = true
        list.append(root)
    }

    /// Adds a multiple of a root, to be replaced if it is a sum.
    @inline(__always)
    private mutating func addExpanding(_ index: Int32, _ amount: Double, _ root: Root) {
        guard !root.isCoordinate else { return add(index, amount) }
        amounts[index] += amount
        largest = max(largest, abs(amount))
        guard !isListed[index] else { return }
        isListed[index] = true
        sums.push(.init(order: root.order, item: index))
    }

    /// The sum defined last, and how much of it there is; nil when there is none left.
    private mutating func popSum() -> (root: Int32, amount: Double)? {
        guard let root = sums.pop() else { return nil }
        let amount = amounts[root]
        amounts[root] = 0
        isListed[root] = false
        return (root, abs(amount) > largest * Tolerances.cancelledCoefficient ? amount : 0)
    }

    /// Drops the roots that came to nothing.
    mutating func dropNothing() {
        var kept = 0
        for place in list.indices {
            let root = list[place]
            if abs(amounts[root]) > largest * Tolerances.cancelledCoefficient {
                list[kept] = root
                kept += 1
            } else {
                amounts[root] = 0
                isListed[root] = false
            }
        }
        list.resize(to: kept, filling: 0)
    }

    // MARK: Expanding

    /// Starts with a constraint's left side, in coordinates.
    mutating func expand(
        constraint: Int32, _ problem: borrowing Problem, _ definitions: borrowing Definitions
    ) {
        begin(rootCount: definitions.roots.count)
        if definitions.constraints[constraint].rowRoot >= 0 {
            add(definitions.constraints[constraint].rowRoot, 1)
            return
        }
        for place in problem.constraints[constraint].terms {
            let term = problem.terms[place]
            add(variable: term.variable, term.coefficient, definitions)
        }
        expandSums(definitions)
    }

    /// Starts with a variable, in coordinates.
    mutating func expand(variable: Int32, _ definitions: borrowing Definitions) {
        begin(rootCount: definitions.roots.count)
        add(variable: variable, 1, definitions)
        expandSums(definitions)
    }

    @inline(__always)
    private mutating func add(variable: Int32, _ coefficient: Double, _ definitions: borrowing Definitions) {
        let root = definitions.variables[variable].root
        guard root >= 0 else { return }
        addExpanding(root, coefficient * definitions.variables[variable].scale, definitions.roots[root])
    }

    /// Replaces sums by what they are sums of, the last defined first, so that what cancels is never expanded.
    private mutating func expandSums(_ definitions: borrowing Definitions) {
        while let (root, amount) = popSum() {
            guard amount != 0 else { continue }
            let record = definitions.roots[root]
            for place in Int(record.firstEntry)..<Int(record.firstEntry + record.entryCount) {
                let entry = definitions.rootEntries[place]
                addExpanding(entry.index, amount * entry.coefficient, definitions.roots[entry.index])
            }
        }
        dropNothing()
    }
}
