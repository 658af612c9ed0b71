/// A sum of roots while it is being put together.
struct Expansion: ~Copyable {
    // By root.
    private var amounts = Store<Double>()
    private var isListed = Store<Bool>()
    private var list = Store<Int32>()
    /// Sums that still have to be replaced by what they are sums of; the last defined comes first.
    private var sums = DescendingQueue()
    private var largest = 0.0

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
    mutating func addExpanding(_ index: Int32, _ amount: Double, _ root: Root) {
        guard !root.isCoordinate else { return add(index, amount) }
        amounts[index] += amount
        largest = max(largest, abs(amount))
        guard !isListed[index] else { return }
        isListed[index] = true
        sums.push(.init(order: root.order, item: index))
    }

    /// The sum defined last, and how much of it there is; nil when there is none left.
    mutating func popSum() -> (root: Int32, amount: Double)? {
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
}
