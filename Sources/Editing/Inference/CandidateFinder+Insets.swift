import Foundation

extension CandidateFinder {
    private typealias Place = CanvasGeometry.Place

    /// One side of a container to which a side of a view can be held.
    private struct Wall {
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
        for wall in walls(of: parent, around) {
            let isEnd = wall.attribute.hasPrefix("trailing") || wall.attribute.hasPrefix("bottom")
            let isVertical = wall.attribute.hasPrefix("top") || wall.attribute.hasPrefix("bottom")
            let side = isVertical ? (isEnd ? own.maxY : own.minY) : (isEnd ? own.maxX : own.minX)
            let gap = isEnd ? wall.position - side : side - wall.position
            let length = isVertical ? around.alignment.height : around.alignment.width
            var cost = Naturalness.ofInset(gap, isMargin: wall.isMargin) + wall.extra
            if gap > length / 2 { cost += 3 }
            if isOccluded(own, from: wall.position, isVertical: isVertical, isEnd: isEnd, siblings) {
                cost += Naturalness.occlusion
            }
            if isEnd { cost += isVertical ? 0.3 : 0.2 }
            addInset(of: id, to: wall, in: parent, gap: gap, isEnd: isEnd, cost: cost)
        }
    }

    private mutating func addInset(
        of id: String, to wall: Wall, in parent: String, gap: Double, isEnd: Bool, cost: Double
    ) {
        let attribute = wall.attribute.replacing("Margin", with: "")
        let isGuideEdge = wall.item != parent && ["top", "bottom"].contains(attribute) && isControllerGuide(wall.item)
        let theirs = isGuideEdge ? (isEnd ? "top" : "bottom") : wall.attribute
        let (inner, outer) = (Side(item: id, attribute: attribute), Side(item: wall.item, attribute: theirs))
        let isSymbolic = wall.item == parent && !wall.isMargin && abs(gap - 20) < 0.001
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
    private func walls(of parent: String, _ around: CanvasGeometry.Place) -> [Wall] {
        guard let view = document.views[parent] else { return [] }
        let (frame, margins) = (around.alignment, around.margins)
        if view.scrolls { return contentWalls(of: parent, around) }
        var walls = [
            Wall(item: parent, attribute: "leading", position: frame.minX),
            Wall(item: parent, attribute: "trailing", position: frame.maxX),
            Wall(item: parent, attribute: "top", position: frame.minY),
            Wall(item: parent, attribute: "bottom", position: frame.maxY),
        ]
        if !["view", "tableViewCellContentView", "collectionViewCellContentView"].contains(view.kind) { return walls }
        let outer = around.frame
        walls += [
            Wall(item: parent, attribute: "leadingMargin", position: outer.minX + margins.left, isMargin: true),
            Wall(item: parent, attribute: "trailingMargin", position: outer.maxX - margins.right, isMargin: true),
            Wall(item: parent, attribute: "topMargin", position: outer.minY + margins.top, isMargin: true, extra: 0.1),
            Wall(
                item: parent, attribute: "bottomMargin", position: outer.maxY - margins.bottom, isMargin: true,
                extra: 0.1),
        ]
        return walls + guideWalls(of: view, around)
    }

    /// The safe area's sides, or those between a controller's guides. Bars lie beyond them, so they come before the view's own, but for
    /// what fills the view to its very edge.
    private func guideWalls(of view: InterfaceView, _ around: CanvasGeometry.Place) -> [Wall] {
        let (outer, area) = (around.frame, around.safeArea)
        let (top, bottom) = (outer.minY + area.top, outer.maxY - area.bottom)
        if let guide = view.guides["safeArea"] {
            return [
                Wall(item: guide, attribute: "leading", position: outer.minX + area.left, extra: -0.05),
                Wall(item: guide, attribute: "trailing", position: outer.maxX - area.right, extra: -0.05),
                Wall(item: guide, attribute: "top", position: top, extra: -0.05),
                Wall(item: guide, attribute: "bottom", position: bottom, extra: -0.05),
            ]
        }
        var walls: [Wall] = []
        if let guide = view.guides["top"] {
            walls.append(Wall(item: guide, attribute: "top", position: top, extra: -0.05))
        }
        if let guide = view.guides["bottom"] {
            walls.append(Wall(item: guide, attribute: "bottom", position: bottom, extra: -0.05))
        }
        return walls
    }

    /// The sides of what scrolls. It ends where the last view does, as far below it as the first one begins below the top.
    private func contentWalls(of parent: String, _ around: CanvasGeometry.Place) -> [Wall] {
        let own = around.alignment
        let children = neighbours(of: "", in: parent).map(\.place.alignment)
        let right = Self.contentEnd(children.map { ($0.minX, $0.maxX) }, from: own.minX, to: own.maxX)
        let bottom = Self.contentEnd(children.map { ($0.minY, $0.maxY) }, from: own.minY, to: own.maxY)
        let item = document.views[parent]?.guides["contentLayoutGuide"] ?? parent
        return [
            Wall(item: item, attribute: "leading", position: own.minX),
            Wall(item: item, attribute: "top", position: own.minY),
            Wall(item: item, attribute: "trailing", position: right),
            Wall(item: item, attribute: "bottom", position: bottom),
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
        _ own: CGRect, from wall: Double, isVertical: Bool, isEnd: Bool,
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
            return isEnd ? start >= ownEnd - 0.5 && end <= wall + 0.5 : end <= ownStart + 0.5 && start >= wall - 0.5
        }
    }
}
