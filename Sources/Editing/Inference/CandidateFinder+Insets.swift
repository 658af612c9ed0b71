import Foundation

extension CandidateFinder {
    private typealias Place = CanvasGeometry.Place

    /// One side of a container to which a side of a view can be held.
    private struct ContainerEdge {
        var item: String
        var attribute: String
        /// Where it lies, in the scene's coordinates.
        var position: Double
        var isMargin = false
        /// What it costs besides.
        var extra = 0.0
    }

    /// Distances from the sides of the container, its margins and its guides.
    mutating func addInsets(
        of id: String, _ place: CanvasGeometry.Place, in parent: String, _ around: CanvasGeometry.Place,
        _ siblings: [(id: String, place: CanvasGeometry.Place)]
    ) {
        let own = place.alignment
        for edge in edges(of: parent, around) {
            let isEnd = edge.attribute.hasPrefix("trailing") || edge.attribute.hasPrefix("bottom")
            let isVertical = edge.attribute.hasPrefix("top") || edge.attribute.hasPrefix("bottom")
            let side = isVertical ? (isEnd ? own.maxY : own.minY) : (isEnd ? own.maxX : own.minX)
            let gap = isEnd ? edge.position - side : side - edge.position
            let length = isVertical ? around.alignment.height : around.alignment.width
            var cost = ConstraintCost.ofInset(gap, isMargin: edge.isMargin) + edge.extra
            if gap > length / 2 { cost += 3 }
            if isOccluded(own, from: edge.position, isVertical: isVertical, isEnd: isEnd, siblings) {
                cost += ConstraintCost.occlusion
            }
            if isEnd { cost += isVertical ? 0.3 : 0.2 }
            addInset(of: id, to: edge, in: parent, gap: gap, isEnd: isEnd, cost: cost)
        }
    }

    private mutating func addInset(
        of id: String, to edge: ContainerEdge, in parent: String, gap: Double, isEnd: Bool, cost: Double
    ) {
        let attribute = edge.attribute.replacing("Margin", with: "")
        let isGuideEdge = edge.item != parent && ["top", "bottom"].contains(attribute) && isControllerGuide(edge.item)
        let theirs = isGuideEdge ? (isEnd ? "top" : "bottom") : edge.attribute
        let inner = Side(item: id, attribute: attribute)
        let outer = Side(item: edge.item, attribute: theirs)
        let isSymbolic = edge.item == parent && !edge.isMargin && abs(gap - 20) < 0.001
        if isEnd {
            add(outer, inner, constant: gap, holder: parent, cost: cost, isSymbolic: isSymbolic)
        } else {
            add(inner, outer, constant: gap, holder: parent, cost: cost, isSymbolic: isSymbolic)
        }
    }

    private func isControllerGuide(_ item: String) -> Bool {
        let guides = document.guideOwners[item].flatMap { document.views[$0]?.guides } ?? [:]
        return guides["top"] == item || guides["bottom"] == item
    }

    /// The sides of a container, those that a person would take first.
    private func edges(of parent: String, _ around: CanvasGeometry.Place) -> [ContainerEdge] {
        guard let view = document.views[parent] else { return [] }
        let frame = around.alignment
        let margins = around.margins
        if view.scrolls { return contentEdges(of: parent, around) }
        var edges = [
            ContainerEdge(item: parent, attribute: "leading", position: frame.minX),
            ContainerEdge(item: parent, attribute: "trailing", position: frame.maxX),
            ContainerEdge(item: parent, attribute: "top", position: frame.minY),
            ContainerEdge(item: parent, attribute: "bottom", position: frame.maxY),
        ]
        if !["view", "tableViewCellContentView", "collectionViewCellContentView"].contains(view.kind) { return edges }
        let outer = around.frame
        edges += [
            ContainerEdge(
                item: parent, attribute: "leadingMargin", position: outer.minX + margins.left, isMargin: true),
            ContainerEdge(
                item: parent, attribute: "trailingMargin", position: outer.maxX - margins.right, isMargin: true),
            ContainerEdge(
                item: parent, attribute: "topMargin", position: outer.minY + margins.top, isMargin: true, extra: 0.1),
            ContainerEdge(
                item: parent, attribute: "bottomMargin", position: outer.maxY - margins.bottom, isMargin: true,
                extra: 0.1),
        ]
        return edges + guideEdges(of: view, around)
    }

    /// The safe area's sides, or those between a controller's guides. Bars lie beyond them, so they come before the view's own, but for
    /// what fills the view to its very edge.
    private func guideEdges(of view: InterfaceView, _ around: CanvasGeometry.Place) -> [ContainerEdge] {
        let outer = around.frame
        let area = around.safeArea
        let top = outer.minY + area.top
        let bottom = outer.maxY - area.bottom
        if let guide = view.guides["safeArea"] {
            return [
                ContainerEdge(item: guide, attribute: "leading", position: outer.minX + area.left, extra: -0.05),
                ContainerEdge(item: guide, attribute: "trailing", position: outer.maxX - area.right, extra: -0.05),
                ContainerEdge(item: guide, attribute: "top", position: top, extra: -0.05),
                ContainerEdge(item: guide, attribute: "bottom", position: bottom, extra: -0.05),
            ]
        }
        var edges: [ContainerEdge] = []
        if let guide = view.guides["top"] {
            edges.append(ContainerEdge(item: guide, attribute: "top", position: top, extra: -0.05))
        }
        if let guide = view.guides["bottom"] {
            edges.append(ContainerEdge(item: guide, attribute: "bottom", position: bottom, extra: -0.05))
        }
        return edges
    }

    /// The sides of what scrolls. It ends where the last view does, as far below it as the first one begins below the top.
    private func contentEdges(of parent: String, _ around: CanvasGeometry.Place) -> [ContainerEdge] {
        let area = CGRect(origin: around.contentOrigin, size: around.alignment.size)
        let children = neighbours(of: "", in: parent).map(\.place.alignment)
        let right = Self.contentEnd(children.map { ($0.minX, $0.maxX) }, from: area.minX, to: area.maxX)
        let bottom = Self.contentEnd(children.map { ($0.minY, $0.maxY) }, from: area.minY, to: area.maxY)
        let item = document.views[parent]?.guides["contentLayoutGuide"] ?? parent
        return [
            ContainerEdge(item: item, attribute: "leading", position: area.minX),
            ContainerEdge(item: item, attribute: "top", position: area.minY),
            ContainerEdge(item: item, attribute: "trailing", position: right),
            ContainerEdge(item: item, attribute: "bottom", position: bottom),
        ]
    }

    private static func contentEnd(_ spans: [(Double, Double)], from start: Double, to end: Double) -> Double {
        let last = spans.map(\.1).max() ?? end
        if last <= end + 0.5, end - last <= 40 { return end }
        let first = spans.map(\.0).min() ?? start
        return last + max(first - start, 0)
    }

    /// Whether another view stands between a view and a side of the container.
    private func isOccluded(
        _ own: CGRect, from edge: Double, isVertical: Bool, isEnd: Bool,
        _ siblings: [(id: String, place: CanvasGeometry.Place)]
    ) -> Bool {
        siblings.contains { sibling in
            let other = sibling.place.alignment
            let shares =
                isVertical
                ? min(own.maxX, other.maxX) - max(own.minX, other.minX) > 0.5
                : min(own.maxY, other.maxY) - max(own.minY, other.minY) > 0.5
            guard shares, other.width > 0, other.height > 0 else { return false }
            let (start, end) = isVertical ? (other.minY, other.maxY) : (other.minX, other.maxX)
            let (ownStart, ownEnd) = isVertical ? (own.minY, own.maxY) : (own.minX, own.maxX)
            return isEnd ? start >= ownEnd - 0.5 && end <= edge + 0.5 : end <= ownStart + 0.5 && start >= edge - 0.5
        }
    }
}
