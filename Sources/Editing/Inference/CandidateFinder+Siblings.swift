import Foundation

extension CandidateFinder {
    typealias Sibling = (id: String, place: CanvasGeometry.Place)

    /// Distances from a neighbour, and what lies on one line with it.
    mutating func addRelation(
        of id: String, _ place: CanvasGeometry.Place, to other: String, _ its: CanvasGeometry.Place,
        among siblings: [Sibling]
    ) {
        guard let parent = document.views[id]?.parent else { return }
        let own = place.alignment
        let rect = its.alignment
        let others = siblings.filter { $0.id != other }.map(\.place.alignment)
        if rect.maxX <= own.minX + 0.5, Self.overlap(own, rect, isVertical: true) > 0.5,
            !Self.isBetween(rect, own, others, isVertical: false)
        {
            let gap = own.minX - rect.maxX
            addSpacing(of: id, "leading", to: other, "trailing", gap, in: parent)
            addRow(of: id, place, with: other, its, in: parent)
        }
        if rect.maxY <= own.minY + 0.5, Self.overlap(own, rect, isVertical: false) > 0.5,
            !Self.isBetween(rect, own, others, isVertical: true)
        {
            let gap = own.minY - rect.maxY
            addSpacing(of: id, "top", to: other, "bottom", gap, in: parent)
            addColumn(of: id, own, with: other, rect, in: parent)
        }
        if rect.insetBy(dx: -0.5, dy: -0.5).contains(own) { addFrame(of: id, own, on: other, rect, in: parent) }
    }

    private mutating func addSpacing(
        of id: String, _ attribute: String, to other: String, _ theirs: String, _ gap: Double, in parent: String
    ) {
        add(
            Side(item: id, attribute: attribute), Side(item: other, attribute: theirs), constant: gap, holder: parent,
            cost: ConstraintCost.ofSpacing(gap), isSymbolic: abs(gap - 8) < 0.001)
    }

    /// Views beside each other stand on one line.
    private mutating func addRow(
        of id: String, _ place: CanvasGeometry.Place, with other: String, _ its: CanvasGeometry.Place,
        in parent: String
    ) {
        let own = place.alignment
        let rect = its.alignment
        addAlignment(of: id, with: other, "centerY", own.midY - rect.midY, in: parent, cost: 1.9)
        addAlignment(of: id, with: other, "top", own.minY - rect.minY, in: parent, cost: 2.6)
        addAlignment(of: id, with: other, "bottom", own.maxY - rect.maxY, in: parent, cost: 2.7)
        guard let baseline = place.firstBaseline, let line = its.firstBaseline, abs(own.height - rect.height) > 0.25,
            system.hasContentHeight(id), system.hasContentHeight(other)
        else { return }
        // Lines of text are level or they are not; a part of a pixel is the rounding of frames.
        let distance = place.frame.minY + baseline - its.frame.minY - line
        guard abs(distance) < Self.alignmentTolerance else { return }
        addAlignment(of: id, with: other, "firstBaseline", 0, in: parent, cost: 1.8)
    }

    /// Views below each other begin or end on one line.
    private mutating func addColumn(
        of id: String, _ own: CGRect, with other: String, _ rect: CGRect, in parent: String
    ) {
        addAlignment(of: id, with: other, "leading", own.minX - rect.minX, in: parent, cost: 3)
        addAlignment(of: id, with: other, "trailing", own.maxX - rect.maxX, in: parent, cost: 3.1)
        addAlignment(of: id, with: other, "centerX", own.midX - rect.midX, in: parent, cost: 3.05)
    }

    /// A view that lies on another one keeps its distances from it.
    private mutating func addFrame(
        of id: String, _ own: CGRect, on other: String, _ rect: CGRect, in parent: String
    ) {
        // Of two views with the same frame the one in front follows the one behind.
        guard own != rect || isBehind(other, id, in: parent) else { return }
        for (attribute, distance) in [
            ("leading", own.minX - rect.minX), ("trailing", own.maxX - rect.maxX), ("top", own.minY - rect.minY),
            ("bottom", own.maxY - rect.maxY), ("centerX", own.midX - rect.midX), ("centerY", own.midY - rect.midY),
        ] {
            addAlignment(of: id, with: other, attribute, distance, in: parent, cost: 2.9)
        }
    }

    private func isBehind(_ first: String, _ second: String, in parent: String) -> Bool {
        let children = document.views[parent]?.children ?? []
        guard let a = children.firstIndex(of: first), let b = children.firstIndex(of: second) else { return false }
        return a < b
    }

    /// The distance up to which views are on one line, in points: frames are rounded to pixels.
    private static let alignmentTolerance = 0.26

    private mutating func addAlignment(
        of id: String, with other: String, _ attribute: String, _ distance: Double, in parent: String, cost: Double
    ) {
        guard abs(distance) < Self.alignmentTolerance else { return }
        let exact = abs(distance) < 0.01 ? 0 : distance
        add(
            Side(item: id, attribute: attribute), Side(item: other, attribute: attribute), constant: exact,
            holder: parent, cost: cost)
    }

    /// How much two rectangles share along an axis.
    static func overlap(_ first: CGRect, _ second: CGRect, isVertical: Bool) -> Double {
        isVertical
            ? min(first.maxY, second.maxY) - max(first.minY, second.minY)
            : min(first.maxX, second.maxX) - max(first.minX, second.minX)
    }

    /// Whether another view stands between two that follow each other.
    static func isBetween(_ first: CGRect, _ second: CGRect, _ others: [CGRect], isVertical: Bool) -> Bool {
        others.contains { other in
            guard overlap(other, first, isVertical: !isVertical) > 0.5,
                overlap(other, second, isVertical: !isVertical) > 0.5
            else { return false }
            return isVertical
                ? other.minY >= first.maxY - 0.5 && other.maxY <= second.minY + 0.5
                : other.minX >= first.maxX - 0.5 && other.maxX <= second.minX + 0.5
        }
    }
}
