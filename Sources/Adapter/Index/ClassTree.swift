/// Which class derives from which, so arranged that one look tells whether one is above another.
struct ClassTree {
    private var nodes: [String: Int] = [:]
    private var parents: [Int?] = []
    private var names: [String] = []
    private var roots: [Int] = []
    /// When each class is entered on a walk through the tree, and the last time inside it.
    private var enters: [Int] = []
    private var leaves: [Int] = []

    /// Arranges classes.
    ///
    /// - Parameters:
    ///   - parents: For classes, by name, what each derives from. One that derives from itself, in the end, is cut off.
    ///   - steps: The count of lookups.
    init(_ parents: [String: String], _ steps: StepCount) {
        for (name, parent) in parents.sorted(by: { $0.key < $1.key }) {
            let child = node(name)
            self.parents[child] = node(parent)
        }
        cutCircles(steps)
        walk(steps)
    }

    private mutating func node(_ name: String) -> Int {
        if let known = nodes[name] { return known }
        nodes[name] = names.count
        names.append(name)
        parents.append(nil)
        return names.count - 1
    }

    private mutating func cutCircles(_ steps: StepCount) {
        // The walk on which each was seen; one that is seen twice on the same walk closes a circle.
        var walks = [Int](repeating: -1, count: names.count)
        for start in names.indices where walks[start] < 0 {
            var current = start
            walks[start] = start
            while let parent = parents[current] {
                steps.add()
                if walks[parent] == start { parents[current] = nil }
                if walks[parent] >= 0 { break }
                walks[parent] = start
                current = parent
            }
        }
    }

    private mutating func walk(_ steps: StepCount) {
        var children = [[Int]](repeating: [], count: names.count)
        for (node, parent) in parents.enumerated() {
            if let parent { children[parent].append(node) }
        }
        roots = Array(names.indices)
        enters = Array(repeating: 0, count: names.count)
        leaves = enters
        var time = 0
        for start in names.indices where parents[start] == nil {
            var open = [(node: start, next: 0)]
            enters[start] = time
            while let last = open.last {
                steps.add()
                guard last.next < children[last.node].count else {
                    leaves[last.node] = time
                    open.removeLast()
                    continue
                }
                let child = children[last.node][last.next]
                open[open.count - 1].next += 1
                time += 1
                enters[child] = time
                roots[child] = roots[last.node]
                open.append((child, 0))
            }
            time += 1
        }
    }

    /// What a class derives from.
    func parent(of name: String) -> String? { nodes[name].flatMap { parents[$0] }.map { names[$0] } }

    /// The class above all others from which a class derives; the class itself where it derives from none.
    func root(of name: String) -> String { nodes[name].map { names[roots[$0]] } ?? name }

    /// A class's place on the walk; nil for one that neither derives from another nor has classes below.
    func time(of name: String) -> Int? { nodes[name].map { enters[$0] } }

    /// The places on the walk of the classes below a class; nil where there is none.
    func timesBelow(_ name: String) -> ClosedRange<Int>? {
        guard let node = nodes[name], enters[node] < leaves[node] else { return nil }
        return enters[node] + 1...leaves[node]
    }

    /// The classes that have one above them of which something is true.
    func classes(below isSo: (String) -> Bool) -> Set<String> {
        let order = names.indices.sorted { enters[$0] < enters[$1] }
        var found = [Bool](repeating: false, count: names.count)
        for node in order {
            if let parent = parents[node] { found[node] = found[parent] || isSo(names[parent]) }
        }
        return Set(names.indices.filter { found[$0] }.map { names[$0] })
    }
}
