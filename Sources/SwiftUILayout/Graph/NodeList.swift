/// The nodes of a view: none, one or several, some of them perhaps only promised.
public struct _NodeList {
    /// Elements that are made when a lazy container asks.
    struct Run {
        let count: Int
        let make: @MainActor (Int) -> [ViewNode]
    }

    enum Part {
        case node(ViewNode)
        case run(Run)
    }

    private(set) var parts: [Part] = []

    /// The nodes that were made. In an eager context these are all.
    var nodes: [ViewNode] {
        parts.compactMap { part in
            if case .node(let node) = part { node } else { nil }
        }
    }

    var count: Int { parts.count }

    mutating func append(_ node: ViewNode) {
        parts.append(.node(node))
    }

    mutating func append(count: Int, make: @escaping @MainActor (Int) -> [ViewNode]) {
        parts.append(.run(Run(count: count, make: make)))
    }

    /// Puts something around every node that was added since there were `start` parts.
    @MainActor mutating func wrap(from start: Int, _ wrap: @escaping @MainActor (ViewNode) -> ViewNode) {
        for index in start..<parts.count {
            switch parts[index] {
            case .node(let node): parts[index] = .node(wrap(node))
            case .run(let run):
                parts[index] = .run(Run(count: run.count) { offset in run.make(offset).map(wrap) })
            }
        }
    }
}
