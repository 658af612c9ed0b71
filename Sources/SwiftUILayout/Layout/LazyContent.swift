/// The views of a lazy container, made in order and only as far as somebody asks.
final class LazyContent {
    private let parts: [_NodeList.Part]
    private var nextPart = 0
    private var nextElement = 0
    /// How many elements there are in all, counting each element of a `ForEach` as one.
    let count: Int
    /// How many elements were made.
    private(set) var madeCount = 0
    /// The views of the elements that were made.
    private(set) var views: [ViewNode] = []

    init(_ parts: [_NodeList.Part]) {
        self.parts = parts
        count = parts.reduce(0) { total, part in
            if case .run(let run) = part { total + run.count } else { total + 1 }
        }
    }

    /// Makes the next element; false after the last.
    func makeNext() -> Bool {
        while nextPart < parts.count {
            switch parts[nextPart] {
            case .node(let node):
                views.append(node)
                nextPart += 1
            case .run(let run) where nextElement < run.count:
                views += run.nodes(at: nextElement)
                nextElement += 1
            case .run:
                nextPart += 1
                nextElement = 0
                continue
            }
            madeCount += 1
            return true
        }
        return false
    }
}

extension _NodeList.Run {
    /// The nodes of an element. Layout runs where scenes are made, on the main actor.
    fileprivate func nodes(at index: Int) -> [ViewNode] {
        nonisolated(unsafe) var result: [ViewNode] = []
        MainActor.assumeIsolated { result = make(index) }
        return result
    }
}
