/// Changes what a document of values says: its lists get other lengths, its values other kinds, its parts other places.
enum TreeMutator {
    static func mutated(_ tree: Tree, using random: inout SplitMix) -> Tree {
        let count = count(tree)
        let donor = node(Int.random(in: 0..<count, using: &random), of: tree) ?? .nothing
        var index = Int.random(in: 0..<count, using: &random)
        return replacing(&index, in: tree) { change($0, donor, &random) }
    }

    private static func children(_ tree: Tree) -> [Tree] {
        switch tree {
        case .list(let items): items
        case .map(let entries): entries.map(\.value)
        default: []
        }
    }

    private static func count(_ tree: Tree) -> Int { children(tree).reduce(1) { $0 + count($1) } }

    private static func node(_ index: Int, of tree: Tree) -> Tree? {
        var index = index
        var result: Tree?
        _ = replacing(&index, in: tree) { node in
            result = node
            return node
        }
        return result
    }

    /// Replaces the node of a number, counted from the root downwards.
    private static func replacing(_ index: inout Int, in tree: Tree, _ change: (Tree) -> Tree) -> Tree {
        if index == 0 {
            index = -1
            return change(tree)
        }
        index -= 1
        switch tree {
        case .list(let items):
            return .list(items.map { index < 0 ? $0 : replacing(&index, in: $0, change) })
        case .map(let entries):
            return .map(entries.map { ($0.key, index < 0 ? $0.value : replacing(&index, in: $0.value, change)) })
        default: return tree
        }
    }

    private static func change(_ tree: Tree, _ donor: Tree, _ random: inout SplitMix) -> Tree {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: return .text(HardValues.scalar(using: &random))
        case 1: return .number(HardValues.numbers.randomElement(using: &random) ?? "0")
        case 2: return donor
        case 3: return .list([tree, donor])
        case 4: return .map([(HardValues.scalar(using: &random), tree)])
        default: break
        }
        switch tree {
        case .list(var items):
            changeParts(of: &items, adding: donor, &random)
            return .list(items)
        case .map(var entries):
            if !entries.isEmpty, Bool.random(using: &random) {
                let index = Int.random(in: 0..<entries.count, using: &random)
                entries[index].key = entries.randomElement(using: &random)?.key ?? HardValues.scalar(using: &random)
            } else {
                changeParts(of: &entries, adding: (entries.randomElement(using: &random)?.key ?? "", donor), &random)
            }
            return .map(entries)
        case .number(let text):
            return .number(Bool.random(using: &random) ? "-" + text : text + "0")
        case .text(let text):
            return .text(Bool.random(using: &random) ? text + text : String(text.dropFirst()))
        default: return donor
        }
    }

    private static func changeParts<Part>(of parts: inout [Part], adding part: Part, _ random: inout SplitMix) {
        guard !parts.isEmpty else { return parts.append(part) }
        let index = Int.random(in: 0..<parts.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: parts.remove(at: index)
        case 1: parts.insert(part, at: index)
        case 2: parts.swapAt(index, Int.random(in: 0..<parts.count, using: &random))
        case 3: parts.removeLast(Int.random(in: 1...parts.count, using: &random))
        default: parts += Array(repeating: parts[index], count: Int.random(in: 1...30, using: &random))
        }
    }
}
