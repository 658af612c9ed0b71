import KeylineGraphics

extension LayoutSnapshot {
    /// The layout with an id of its own for every view: where several have one, all but the first are numbered.
    ///
    /// Each layout system names its own views; this is for what one of them hosts of the other, in several places.
    package var identified: LayoutSnapshot {
        var waiting = [root]
        var known: Set<ViewID> = []
        var isUnique = true
        while let view = waiting.popLast() {
            if !known.insert(view.id).inserted { isUnique = false }
            waiting += view.children
        }
        guard !isUnique else { return self }
        var taken: Set<ViewID> = []
        var result = self
        result.root.number(avoiding: known, &taken)
        return result
    }
}

extension ViewSnapshot {
    fileprivate mutating func number(avoiding known: Set<ViewID>, _ taken: inout Set<ViewID>) {
        if !taken.insert(id).inserted {
            let given = id
            var number = 2
            repeat {
                id = ViewID("\(given.rawValue)-\(number)")
                number += 1
            } while known.contains(id) || !taken.insert(id).inserted
            identity.nesting = identity.nesting ?? Nesting(path: given, object: given)
        }
        for index in children.indices { children[index].number(avoiding: known, &taken) }
    }
}
