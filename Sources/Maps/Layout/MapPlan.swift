package import Foundation
import KeylineFoundationSupplement
import KeylineGraphics

/// The geometry of a map, in points from its upper left corner.
package struct MapPlan: Hashable, Sendable {
    /// An arrow.
    package struct Route: Hashable, Sendable {
        /// The corners, from the source's border to the target's.
        package var points: [CGPoint]
        /// The words at the arrow: the kind, then the identifier.
        package var label: [String]
        /// The rectangle of the words.
        package var labelFrame: CGRect
    }

    /// The size of the map.
    package private(set) var size = CGSize.zero
    /// The frame of each board.
    package private(set) var boards: [CGRect] = []
    /// The frame of each node's picture or box, without its heading.
    package private(set) var nodes: [CGRect] = []
    /// The arrow of each edge.
    package private(set) var routes: [Route] = []

    /// The size of titles, headings and words, in multiples of their usual one: a map that is looked at as a whole is made smaller.
    package private(set) var letters: CGFloat = 1

    /// The height of a node's heading, in points.
    package var headingHeight: CGFloat { Self.headingHeight(letters) }
    /// The space between a board's border and its nodes, in points.
    static let padding: CGFloat = 96
    /// The space around and between boards, in points.
    static let gap: CGFloat = 120
    /// The length of the arrow to a map's first screen, in points.
    package static let initialArrow: CGFloat = 64

    /// Arranges a map.
    ///
    /// - Parameters:
    ///   - map: The map.
    ///   - sizes: The size of each node's picture or box, in points.
    ///   - labelSize: Measures the lines of a label in letters of a size.
    package init(_ map: AppMap, sizes: [CGSize], labelSize: ([String], _ letters: CGFloat) -> CGSize) {
        precondition(sizes.count == map.nodes.count, "every node has a size")
        place(map, sizes)
        letters = Self.letters(for: size)
        if letters > 1 { place(map, sizes) }
        route(map) { [letters] in labelSize($0, letters) }
    }

    /// The longest side of a map with letters of the usual size, in points.
    private static let usualSide: CGFloat = 3_400
    private static let largestLetters: CGFloat = 3

    /// Letters that grow twice as fast as the map, because larger ones make it larger again: in quarters, up to a size with which most
    /// headings still fit over their screens.
    private static func letters(for size: CGSize) -> CGFloat {
        let factor = 2 * max(size.width, size.height) / usualSide - 1
        return min(max((factor * 4).rounded() / 4, 1), largestLetters)
    }

    /// The height of a node's heading in letters of a size, in points.
    static func headingHeight(_ letters: CGFloat) -> CGFloat { 56 * letters }

    /// The height of a board's title in letters of a size, in points.
    static func titleHeight(_ letters: CGFloat) -> CGFloat { 72 * letters }

    private mutating func place(_ map: AppMap, _ sizes: [CGSize]) {
        boards = []
        nodes = Array(repeating: .zero, count: sizes.count)
        var areas: [CGSize] = []
        var inner: [[(node: Int, frame: CGRect)]] = []
        for number in map.boards.indices {
            let placement = BoardPlacement(number, of: map, sizes, letters: letters)
            areas.append(placement.size)
            inner.append(placement.frames)
        }
        arrange(areas, inner)
    }

    /// Puts boards side by side in rows, so that the whole is about half again as wide as high.
    private mutating func arrange(_ areas: [CGSize], _ inner: [[(node: Int, frame: CGRect)]]) {
        let all = areas.reduce(0) { $0 + ($1.width + Self.gap) * ($1.height + Self.gap) }
        let width = max((all * 1.5).squareRoot(), areas.map(\.width).max() ?? 0)
        var origin = CGPoint(x: Self.gap, y: Self.gap)
        var rowHeight: CGFloat = 0
        for (area, frames) in zip(areas, inner) {
            if origin.x > Self.gap, origin.x + area.width > width + Self.gap {
                origin = CGPoint(x: Self.gap, y: origin.y + rowHeight + Self.gap)
                rowHeight = 0
            }
            let board = CGRect(origin: origin, size: area)
            boards.append(board)
            for (node, frame) in frames { nodes[node] = frame.offsetBy(dx: origin.x, dy: origin.y) }
            origin.x += area.width + Self.gap
            rowHeight = max(rowHeight, area.height)
        }
        let bounds = boards.reduce(CGRect.zero) { $0.union($1) }
        size = CGSize(width: bounds.maxX + Self.gap, height: bounds.maxY + Self.gap)
    }

    private mutating func route(_ map: AppMap, _ labelSize: ([String]) -> CGSize) {
        let obstacles = nodes.map { Self.outer($0, letters: letters) }
        var router = EdgeRouter(nodes: nodes, obstacles: obstacles)
        var stubs: [Int: Int] = [:]
        var points = map.edges.map { edge -> [CGPoint] in
            guard let target = edge.target else {
                defer { stubs[edge.source, default: 0] += 1 }
                return Self.stub(below: nodes[edge.source], number: stubs[edge.source, default: 0])
            }
            return router.route(from: edge.source, to: target)
        }
        RouteLanes.separate(&points)
        var labels = LabelPlaces(obstacles: obstacles, routes: points)
        routes = zip(map.edges, points).enumerated().map { index, pair in
            let (edge, points) = pair
            let label = Self.label(of: edge)
            let size = labelSize(label)
            let frame = labels.place(size, along: points, of: index, isStub: edge.target == nil)
            return Route(points: points, label: label, labelFrame: frame)
        }
        for route in routes {
            size.width = max(size.width, route.labelFrame.maxX + 24)
            size.height = max(size.height, route.labelFrame.maxY + 24)
        }
    }

    /// A node with its heading.
    static func outer(_ frame: CGRect, letters: CGFloat) -> CGRect {
        let height = headingHeight(letters)
        return CGRect(x: frame.minX, y: frame.minY - height, width: frame.width, height: frame.height + height)
    }

    private static func stub(below frame: CGRect, number: Int) -> [CGPoint] {
        let x = frame.minX + frame.width * 0.25 + CGFloat(number) * 28
        return [CGPoint(x: x, y: frame.maxY), CGPoint(x: x, y: frame.maxY + 36)]
    }

    /// The words of an arrow.
    package static func label(of edge: AppMap.Edge) -> [String] {
        edge.kind == .reference ? [] : [edge.kind.words] + [edge.identifier].compactMap { $0 }.filter { !$0.isEmpty }
    }
}
