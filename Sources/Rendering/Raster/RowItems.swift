internal import Foundation
internal import KeylineFoundationSupplement
internal import KeylineGraphics

/// The items of a display list that show in some rows of its picture.
struct RowItems {
    /// An item, a group's without those inside, and the rows between which it can be seen.
    private struct Node {
        let item: DisplayItem
        let inner: [Node]
        let top: CGFloat
        let bottom: CGFloat
    }

    private let nodes: [Node]
    /// Rows that belong together, by their first one: Cairo places what it resamples by the middle of what shows of it.
    private let blocks: [(top: CGFloat, bottom: CGFloat)]

    /// The distance, in pixels, by which antialiasing and the filters of bitmaps reach beyond a shape.
    private static let softness: CGFloat = 2
    /// Deeper items are drawn in one piece.
    private static let maximumDepth = 64

    /// Looks through a list; nil where it is drawn in one piece: because of layers, whose pixels depend on how much of them shows, and
    /// of what cannot be drawn, which is told of once.
    init?(_ items: [DisplayItem], scale: CGFloat, height: Int, faces: FreeTypeFaces) {
        let everything = (top: CGFloat(0), bottom: CGFloat(height))
        let transform = CGAffineTransform(scaleX: scale, y: scale)
        guard let nodes = Self.nodes(items, transform, everything, depth: 0, InkExtent(faces)) else { return nil }
        self.nodes = nodes
        blocks = Self.blocks(in: nodes, faces).sorted { $0.top < $1.top }
    }

    /// The first row after so many from a row on before which a picture may be cut.
    func end(of count: Int, from row: Int) -> Int {
        blocks.reduce(row + count) { end, block in
            block.top < CGFloat(end) && block.bottom > CGFloat(end) ? Int(block.bottom.rounded(.up)) : end
        }
    }

    private static func blocks(in nodes: [Node], _ faces: FreeTypeFaces) -> [(top: CGFloat, bottom: CGFloat)] {
        nodes.flatMap { node -> [(top: CGFloat, bottom: CGFloat)] in
            switch node.item.content {
            case .group: return blocks(in: node.inner, faces)
            case .path: return []
            case .image, .gradient: return [(node.top, node.bottom)]
            case .glyphs(let run):
                let hasColor = (try? faces.face(for: run.font))?.hasColor ?? true
                return hasColor ? [(node.top, node.bottom)] : []
            }
        }
    }

    /// The items that show in some rows, from back to front.
    func items(in rows: Range<Int>) -> [DisplayItem] {
        Self.items(of: nodes, from: CGFloat(rows.lowerBound), to: CGFloat(rows.upperBound))
    }

    private static func items(of nodes: [Node], from top: CGFloat, to bottom: CGFloat) -> [DisplayItem] {
        var result: [DisplayItem] = []
        for node in nodes where node.top < bottom && node.bottom > top {
            var item = node.item
            if case .group(var group) = item.content {
                group.items = items(of: node.inner, from: top, to: bottom)
                item.content = .group(group)
            }
            result.append(item)
        }
        return result
    }

    private static func nodes(
        _ items: [DisplayItem], _ transform: CGAffineTransform, _ shown: (top: CGFloat, bottom: CGFloat), depth: Int,
        _ ink: InkExtent
    ) -> [Node]? {
        var nodes: [Node] = []
        nodes.reserveCapacity(items.count)
        for item in items {
            guard let node = node(item, transform, shown, depth: depth, ink) else { return nil }
            nodes.append(node)
        }
        return nodes
    }

    private static func node(
        _ item: DisplayItem, _ transform: CGAffineTransform, _ shown: (top: CGFloat, bottom: CGFloat), depth: Int,
        _ ink: InkExtent
    ) -> Node? {
        guard item.content.isFinite else { return nil }
        guard case .group(var group) = item.content else {
            guard let extent = ink.extent(of: [item]) else { return nil }
            let (top, bottom) = rows(of: extent.applying(transform), shown)
            return Node(item: item, inner: [], top: top, bottom: bottom)
        }
        guard !group.isLayer, depth < maximumDepth else { return nil }
        let inner = group.transform.concatenating(transform)
        let limits = group.clip.map { rows(of: $0.controlPointBounds.applying(inner), shown) } ?? shown
        guard let nodes = nodes(group.items, inner, limits, depth: depth + 1, ink) else { return nil }
        group.items = []
        let top = nodes.reduce(limits.bottom) { min($0, $1.top) }
        let bottom = nodes.reduce(limits.top) { max($0, $1.bottom) }
        return Node(item: DisplayItem(view: item.view, content: .group(group)), inner: nodes, top: top, bottom: bottom)
    }

    /// The part of a rectangle's rows that shows; one row of the picture where none does, so that nothing is passed over that cannot be
    /// drawn.
    private static func rows(
        of rect: CGRect, _ shown: (top: CGFloat, bottom: CGFloat)
    ) -> (top: CGFloat, bottom: CGFloat) {
        guard !rect.isNull, rect.minY.isFinite, rect.maxY.isFinite else { return shown }
        let top = min(max(rect.minY - softness, shown.top), shown.bottom - 1)
        return (top, max(min(rect.maxY + softness, shown.bottom), top + 1))
    }
}
