/// A breakpoint ahead.
struct Candidate: BitwiseCopyable {
    /// The distance along the edge.
    var length: Double
    /// The rate of its line, as a positive number.
    var speed: Double
    var breakpoint: Int32

    static func precedes(_ left: Candidate, _ right: Candidate) -> Bool {
        left.length != right.length
            ? left.length < right.length
            : left.speed != right.speed ? left.speed > right.speed : left.breakpoint < right.breakpoint
    }
}

/// The breakpoints ahead as a binary heap, because mostly only the first few of them matter.
struct CandidateHeap: ~Copyable {
    private(set) var candidates = Store<Candidate>()

    var isEmpty: Bool { candidates.isEmpty }

    mutating func removeAll() { candidates.removeAll() }

    /// Gives the memory back.
    mutating func release() { candidates.release() }

    /// Adds a breakpoint; `makeHeap()` has to follow.
    mutating func append(_ candidate: Candidate) { candidates.append(candidate) }

    /// Puts added candidates in order.
    mutating func makeHeap() {
        var root = candidates.count / 2 - 1
        while root >= 0 {
            sink(root)
            root -= 1
        }
    }

    /// Takes the nearest breakpoint out.
    mutating func popFirst() -> Candidate {
        let first = candidates[0]
        let last = candidates.removeLast()
        if !candidates.isEmpty {
            candidates[0] = last
            sink(0)
        }
        return first
    }

    private mutating func sink(_ start: Int) {
        let element = candidates[start]
        var hole = start
        while true {
            var child = 2 * hole + 1
            guard child < candidates.count else { break }
            if child + 1 < candidates.count, Candidate.precedes(candidates[child + 1], candidates[child]) { child += 1 }
            guard Candidate.precedes(candidates[child], element) else { break }
            candidates[hole] = candidates[child]
            hole = child
        }
        candidates[hole] = element
    }
}
