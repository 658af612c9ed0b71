extension ViewScene {
    /// How often views that appear may make others appear.
    private static var passLimit: Int { 4 }

    /// Lays the views out, lets those that appear do what they do then, and lays out again where any did.
    func layOutAppeared() -> ViewNode {
        var root = layOut()
        for _ in 0..<Self.passLimit {
            guard root.performActions() else { break }
            root = layOut()
        }
        return root
    }
}

extension ViewNode {
    /// Does what this view and those inside do when they appear; false where there is nothing to do.
    @MainActor fileprivate func performActions() -> Bool {
        var pending: [ViewNode] = [self]
        var found = false
        while let node = pending.popLast() {
            for action in node.actions {
                found = true
                switch action {
                case .appear(let body): body()
                case .task(let body): Task.immediate { @MainActor in await body() }
                }
            }
            pending += node.views.reversed()
        }
        return found
    }
}
