import KeylineGraphics

extension ViewNode {
    /// Draws the node and everything inside, each part tagged with the id of the node it belongs to.
    @MainActor func paint(into list: inout DisplayListBuilder) {
        let outer = list.view
        list.view = identity.id
        defer { list.view = outer }
        guard let painter else { return paintContents(into: &list) }
        painter.paint(self, into: &list) { paintContents(into: &$0) }
    }

    @MainActor private func paintContents(into list: inout DisplayListBuilder) {
        for view in viewsFromBackToFront { view.paint(into: &list) }
    }

    /// What is inside, in the order in which it is drawn.
    private var viewsFromBackToFront: [ViewNode] {
        guard views.contains(where: { $0.zIndex != 0 }) else { return views }
        let order = views.indices.sorted { (views[$0].zIndex, $0) < (views[$1].zIndex, $1) }
        return order.map { views[$0] }
    }
}
