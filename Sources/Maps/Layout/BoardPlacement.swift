import Foundation
import KeylineFoundationSupplement
import KeylineGraphics

/// The nodes of one board at the positions that its document stores, or in columns along the ways where it stores none.
struct BoardPlacement {
    /// The frames of the nodes' pictures from the board's upper left corner.
    private(set) var frames: [(node: Int, frame: CGRect)] = []
    /// The size of the board, in points.
    private(set) var size = CGSize.zero
    private let letters: CGFloat

    /// The least space between two nodes, headings included, in points: an arrow fits.
    static let spacing: CGFloat = 64
    private var columnSpacing: CGFloat { Self.columnSpacing(letters) }

    /// The space between columns of nodes without positions in letters of a size, in points.
    static func columnSpacing(_ letters: CGFloat) -> CGFloat { 240 * letters }

    private var rowSpacing: CGFloat { 120 * letters }

    init(_ board: Int, of map: AppMap, _ sizes: [CGSize], letters: CGFloat) {
        self.letters = letters
        let members = map.nodes.indices.filter { map.nodes[$0].board == board }
        let unit = spaced(Self.unit(of: members, map, sizes), members, map, sizes)
        var placed: [(node: Int, frame: CGRect)] = []
        for node in members {
            guard let center = map.nodes[node].center else { continue }
            let middle = CGPoint(x: center.x * unit.width, y: center.y * unit.height)
            placed.append((node, apart(CGRect(center: middle, size: sizes[node]), from: placed.map(\.frame))))
        }
        let free = members.filter { map.nodes[$0].center == nil }
        if !free.isEmpty {
            let bounds = placed.map { outer($0.frame) }.reduce(CGRect.null) { $0.union($1) }
            let start = CGPoint(
                x: bounds.isNull ? 0 : bounds.minX, y: bounds.isNull ? 0 : bounds.maxY + rowSpacing)
            placed += columns(free, map, sizes, at: start)
        }
        finish(placed, title: map.boards[board].title)
    }

    private func outer(_ frame: CGRect) -> CGRect { MapPlan.outer(frame, letters: letters) }

    private mutating func finish(_ placed: [(node: Int, frame: CGRect)], title: String) {
        let bounds = placed.map { outer($0.frame) }.reduce(CGRect.null) { $0.union($1) }
        let content = bounds.isNull ? CGRect(x: 0, y: 0, width: 240, height: 0) : bounds
        let padding = MapPlan.padding
        let least = CGFloat(title.count) * 22 * letters + 2 * padding
        size = CGSize(
            width: max(content.width + 2 * padding, least),
            height: content.height + 2 * padding + MapPlan.titleHeight(letters))
        frames = placed.map { node, frame in
            let x = (frame.minX + padding - content.minX).rounded()
            let y = (frame.minY + padding + MapPlan.titleHeight(letters) - content.minY).rounded()
            return (node, CGRect(origin: CGPoint(x: x, y: y), size: frame.size))
        }
    }

    /// A device's width and height: the usual ones of the pictures, which may be for another device than the document's.
    private static func unit(of members: [Int], _ map: AppMap, _ sizes: [CGSize]) -> CGSize {
        let device = members.first.map { map.boards[map.nodes[$0].board].deviceSize } ?? .zero
        let whole = members.filter { map.nodes[$0].scene != nil && map.nodes[$0].size == device }.map { sizes[$0] }
        let widths = whole.map(\.width).sorted()
        let heights = whole.map(\.height).sorted()
        guard !whole.isEmpty else { return device }
        return CGSize(width: widths[widths.count / 2], height: heights[heights.count / 2])
    }

    /// The unit made wider and higher where scenes are so near to each other that no arrow passes between them, or no arrow with its words
    /// where one leads from one to the other, as Xcode's canvas does. All scenes move alike, so that rows and columns stay.
    private func spaced(_ unit: CGSize, _ members: [Int], _ map: AppMap, _ sizes: [CGSize]) -> CGSize {
        let linked = Set(map.edges.compactMap { edge in edge.target.map { Set([edge.source, $0]) } })
        let placed = members.filter { map.nodes[$0].center != nil }
        let heading = MapPlan.headingHeight(letters)
        var factor = CGSize(width: 1, height: 1)
        for (position, first) in placed.enumerated() {
            for second in placed[(position + 1)...] {
                guard let one = map.nodes[first].center, let other = map.nodes[second].center else { continue }
                let across = abs(one.x - other.x) * unit.width
                let down = abs(one.y - other.y) * unit.height
                let width = (sizes[first].width + sizes[second].width) / 2
                let height = (sizes[first].height + sizes[second].height) / 2
                // Scenes one over the other are moved apart.
                if down < height, across >= width {
                    let room = linked.contains([first, second]) ? Self.usualSpace * letters : Self.spacing
                    factor.width = max(factor.width, (width + room) / across)
                } else if across < width, down >= height {
                    factor.height = max(factor.height, (height + heading + Self.spacing) / down)
                }
            }
        }
        let greatest = Self.greatestFactor * letters
        return CGSize(
            width: unit.width * min(factor.width, greatest), height: unit.height * min(factor.height, greatest))
    }

    /// The space that Xcode leaves beside a scene that is added to the canvas, in points.
    private static let usualSpace: CGFloat = 212
    private static let greatestFactor: CGFloat = 1.5

    /// The frame moved right or down, whichever is less, until it is clear of others.
    private func apart(_ frame: CGRect, from others: [CGRect]) -> CGRect {
        let right = moved(frame, others) { frame, other in frame.origin.x = other.maxX + Self.spacing }
        let down = moved(frame, others) { frame, other in
            frame.origin.y = other.maxY + Self.spacing + MapPlan.headingHeight(letters)
        }
        return right.minX - frame.minX <= down.minY - frame.minY ? right : down
    }

    private func moved(
        _ start: CGRect, _ others: [CGRect], _ step: (inout CGRect, CGRect) -> Void
    ) -> CGRect {
        var frame = start
        while let other = others.first(where: { outer($0).intersects(outer(frame)) }) { step(&frame, other) }
        return frame
    }

    // MARK: Columns

    /// Columns by the number of ways from a first screen, each in the order of the document.
    private func columns(
        _ nodes: [Int], _ map: AppMap, _ sizes: [CGSize], at start: CGPoint
    ) -> [(node: Int, frame: CGRect)] {
        let most = max(3, Int(Double(nodes.count).squareRoot().rounded(.up)))
        var result: [(node: Int, frame: CGRect)] = []
        var x = start.x
        for column in Self.depths(of: nodes, map) {
            for first in stride(from: 0, to: column.count, by: most) {
                let part = column[first..<min(first + most, column.count)]
                let width = part.map { sizes[$0].width }.max() ?? 0
                var y = start.y + MapPlan.headingHeight(letters)
                for node in part {
                    let size = sizes[node]
                    result.append(
                        (node, CGRect(x: x + (width - size.width) / 2, y: y, width: size.width, height: size.height)))
                    y += size.height + rowSpacing + MapPlan.headingHeight(letters)
                }
                x += width + columnSpacing
            }
        }
        return result
    }

    /// The nodes by their distance from those at which ways begin.
    private static func depths(of nodes: [Int], _ map: AppMap) -> [[Int]] {
        let members = Set(nodes)
        var next: [Int: [Int]] = [:]
        var entered: Set<Int> = []
        for edge in map.edges {
            guard let target = edge.target, members.contains(edge.source), members.contains(target),
                edge.source != target
            else { continue }
            next[edge.source, default: []].append(target)
            entered.insert(target)
        }
        let starts = nodes.filter { map.nodes[$0].isInitial } + nodes.filter { !entered.contains($0) } + nodes
        var depth: [Int: Int] = [:]
        for start in starts where depth[start] == nil {
            depth[start] = 0
            var front = [start]
            while !front.isEmpty {
                var following: [Int] = []
                for node in front {
                    for target in next[node] ?? [] where depth[target] == nil {
                        depth[target] = (depth[node] ?? 0) + 1
                        following.append(target)
                    }
                }
                front = following
            }
        }
        let deepest = depth.values.max() ?? 0
        return (0...deepest).map { level in nodes.filter { depth[$0] == level } }.filter { !$0.isEmpty }
    }
}
