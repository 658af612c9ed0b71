package import KeylineGraphics
package import KeylineScenes

extension View {
    /// Gives the view the name by which dumps and explanations speak of it, and its place in the file that says it. What is inside and
    /// stands in no file has the place of the view around it.
    nonisolated package func layoutSource(id: ViewID?, location: SourceLocation?) -> some View {
        modifier(NodeModifier { $0.setSource(id: id, location: location) })
    }
}

extension ViewNode {
    fileprivate func setSource(id: ViewID?, location: SourceLocation?) {
        if let id, self.identity.id == nil { self.identity.id = id }
        guard let location else { return }
        if semantics.control?.location == nil { semantics.control?.location = location }
        var waiting = [self]
        while let node = waiting.popLast() {
            guard node.identity.location == nil else { continue }
            node.identity.location = location
            waiting += node.views
        }
    }
}
