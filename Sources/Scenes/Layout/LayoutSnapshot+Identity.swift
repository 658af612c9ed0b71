import KeylineGraphics

extension LayoutSnapshot {
    /// The layout with an id of its own for every view: where several have one, all but the first are numbered.
    ///
    /// Each layout system names its own views; this is for what one of them hosts of the other, in several places.
    package var identified: LayoutSnapshot {
        var waiting = [root]
        var ids: Set<ViewID> = []
        var isUnique = true
        while let view = waiting.popLast() {
            if !ids.insert(view.id).inserted { isUnique = false }
            waiting += view.children
        }
        guard !isUnique else { return self }
        var taken: Set<ViewID> = []
        var numbers: [ViewID: Int] = [:]
        var result = self
        result.root.number(avoiding: ids, &taken, &numbers)
        return result
    }
}

extension ViewSnapshot {
    fileprivate mutating func number(
        avoiding known: Set<ViewID>, _ taken: inout Set<ViewID>, _ numbers: inout [ViewID: Int]
    ) {
        if !taken.insert(id).inserted {
            let given = id
            repeat {
                let number = numbers[given, default: 2]
                numbers[given] = number + 1
                id = ViewID("\(given.rawValue)-\(number)")
            } while known.contains(id) || !taken.insert(id).inserted
            identity.nesting = identity.nesting ?? Nesting(path: given, object: given)
        }
        for index in children.indices { children[index].number(avoiding: known, &taken, &numbers) }
    }
}
