import Foundation
import KeylineGraphics

/// Finds ways of horizontal and vertical lines around the nodes, with few corners.
///
/// The lines pass between nodes along a grid that has a line beside each border, so the number of its points depends on the number of nodes alone.
struct EdgeRouter {
    /// The space between a line and a node, in points.
    static let margin: CGFloat = 24
    /// The length that a corner is worth, in points.
    private static let cornerCost: CGFloat = 160
    /// The length that a stretch costs more where another arrow goes already, in points.
    private static let sharingCost: CGFloat = 12

    private enum Side: Int, CaseIterable {
        case right, bottom, left, top

        /// The length that a way costs more which begins at this side: arrows lead on from left to right.
        var leaving: CGFloat { [0, 30, 90, 60][rawValue] }
        var entering: CGFloat { [90, 60, 0, 30][rawValue] }
        var opposite: Int { (rawValue + 2) % 4 }
    }

    private let nodes: [CGRect]
    private let obstacles: [CGRect]
    private let xs: [CGFloat]
    private let ys: [CGFloat]
    private let isBlocked: [Bool]
    private var use: [Int: Int] = [:]

    /// Prepares the grid.
    ///
    /// - Parameters:
    ///   - nodes: The frames of pictures, at whose borders arrows end.
    ///   - obstacles: The frames of pictures with their headings, which arrows go around.
    init(nodes: [CGRect], obstacles: [CGRect]) {
        self.nodes = nodes
        self.obstacles = obstacles
        let margin = Self.margin
        xs = Set(obstacles.flatMap { [$0.minX - margin, $0.midX, $0.maxX + margin] }).sorted()
        ys = Set(zip(nodes, obstacles).flatMap { [$1.minY - margin, $0.midY, $1.maxY + margin] }).sorted()
        var blocked = Array(repeating: false, count: xs.count * ys.count)
        for rect in obstacles.map({ $0.insetBy(dx: -margin / 2, dy: -margin / 2) }) {
            for (j, y) in ys.enumerated() where y > rect.minY && y < rect.maxY {
                for (i, x) in xs.enumerated() where x > rect.minX && x < rect.maxX { blocked[j * xs.count + i] = true }
            }
        }
        isBlocked = blocked
    }

    /// A way from one node to another, or around one to itself.
    mutating func route(from source: Int, to target: Int) -> [CGPoint] {
        let isLoop = source == target
        let starts = Side.allCases.filter { !isLoop || $0 == .right }.compactMap { port($0, of: source) }
        let ends = Side.allCases.filter { !isLoop || $0 == .bottom }.compactMap { port($0, of: target) }
        guard let path = search(starts, ends) else { return Self.direct(nodes[source], nodes[target]) }
        for cell in path.cells { use[cell, default: 0] += 1 }
        let points = [path.start.point] + path.cells.map(point) + [path.end.point]
        return Self.simplified(points)
    }

    private struct Port {
        let side: Side
        let point: CGPoint
        let cell: Int
    }

    private func point(_ cell: Int) -> CGPoint { CGPoint(x: xs[cell % xs.count], y: ys[cell / xs.count]) }

    private func port(_ side: Side, of node: Int) -> Port? {
        let frame = nodes[node]
        let outer = obstacles[node]
        let margin = Self.margin
        let (point, next): (CGPoint, CGPoint) =
            switch side {
            case .right: (CGPoint(x: frame.maxX, y: frame.midY), CGPoint(x: frame.maxX + margin, y: frame.midY))
            case .bottom: (CGPoint(x: frame.midX, y: frame.maxY), CGPoint(x: frame.midX, y: frame.maxY + margin))
            case .left: (CGPoint(x: frame.minX, y: frame.midY), CGPoint(x: frame.minX - margin, y: frame.midY))
            case .top: (CGPoint(x: frame.midX, y: outer.minY), CGPoint(x: frame.midX, y: outer.minY - margin))
            }
        guard let i = xs.firstIndex(of: next.x), let j = ys.firstIndex(of: next.y) else { return nil }
        let cell = j * xs.count + i
        return isBlocked[cell] ? nil : Port(side: side, point: point, cell: cell)
    }

    // MARK: The search

    private struct Found {
        let start: Port
        let cells: [Int]
        let end: Port
    }

    /// Dijkstra's algorithm over points of the grid and directions, with a lower bound for the rest.
    private func search(_ starts: [Port], _ ends: [Port]) -> Found? {
        guard !starts.isEmpty, !ends.isEmpty else { return nil }
        var cost = Array(repeating: CGFloat.infinity, count: isBlocked.count * 4)
        var previous = Array(repeating: -1, count: isBlocked.count * 4)
        var queue = RouteQueue()
        func bound(_ cell: Int) -> CGFloat {
            let here = point(cell)
            return ends.map { abs(here.x - point($0.cell).x) + abs(here.y - point($0.cell).y) }.min() ?? 0
        }
        for port in starts {
            let state = port.cell * 4 + port.side.rawValue
            cost[state] = port.side.leaving
            queue.push(state, cost[state] + bound(port.cell))
        }
        var best: (cost: CGFloat, state: Int, end: Port)?
        while let (state, estimate) = queue.pop() {
            if let best, best.cost <= estimate { break }
            let cell = state / 4
            guard estimate <= cost[state] + bound(cell) + 0.001 else { continue }
            for end in ends where end.cell == cell {
                let turn = end.side.opposite == state % 4 ? 0 : Self.cornerCost
                let total = cost[state] + turn + end.side.entering
                if total < best?.cost ?? .infinity { best = (total, state, end) }
            }
            for direction in 0..<4 where direction != (state % 4 + 2) % 4 {
                guard let next = neighbor(of: cell, direction), !isBlocked[next] else { continue }
                let from = point(cell)
                let to = point(next)
                var step = abs(to.x - from.x) + abs(to.y - from.y) + CGFloat(use[next] ?? 0) * Self.sharingCost
                if direction != state % 4 { step += Self.cornerCost }
                let other = next * 4 + direction
                if cost[state] + step < cost[other] {
                    cost[other] = cost[state] + step
                    previous[other] = state
                    queue.push(other, cost[other] + bound(next))
                }
            }
        }
        guard let best else { return nil }
        var cells: [Int] = []
        var state = best.state
        while state >= 0 {
            cells.append(state / 4)
            let earlier = previous[state]
            if earlier < 0 { break }
            state = earlier
        }
        guard let start = starts.first(where: { $0.cell * 4 + $0.side.rawValue == state }) else { return nil }
        return Found(start: start, cells: cells.reversed(), end: best.end)
    }

    private func neighbor(of cell: Int, _ direction: Int) -> Int? {
        let i = cell % xs.count
        let j = cell / xs.count
        switch direction {
        case Side.right.rawValue: return i + 1 < xs.count ? cell + 1 : nil
        case Side.left.rawValue: return i > 0 ? cell - 1 : nil
        case Side.bottom.rawValue: return j + 1 < ys.count ? cell + xs.count : nil
        default: return j > 0 ? cell - xs.count : nil
        }
    }

    // MARK: Points

    /// A straight line between two nodes that are too near for any other.
    private static func direct(_ one: CGRect, _ other: CGRect) -> [CGPoint] {
        let isBeside = abs(other.midX - one.midX) >= abs(other.midY - one.midY)
        if isBeside {
            let isRight = other.midX >= one.midX
            let y = (max(one.minY, other.minY) + min(one.maxY, other.maxY)) / 2
            return [
                CGPoint(x: isRight ? one.maxX : one.minX, y: y), CGPoint(x: isRight ? other.minX : other.maxX, y: y),
            ]
        }
        let isBelow = other.midY >= one.midY
        let x = (max(one.minX, other.minX) + min(one.maxX, other.maxX)) / 2
        return [CGPoint(x: x, y: isBelow ? one.maxY : one.minY), CGPoint(x: x, y: isBelow ? other.minY : other.maxY)]
    }

    /// Points without those in the middle of straight lines.
    static func simplified(_ points: [CGPoint]) -> [CGPoint] {
        var result: [CGPoint] = []
        for point in points where point != result.last {
            if result.count > 1 {
                let one = result[result.count - 2]
                let two = result[result.count - 1]
                if one.x == two.x && two.x == point.x || one.y == two.y && two.y == point.y { result.removeLast() }
            }
            result.append(point)
        }
        return result
    }
}

/// A heap of states, the cheapest first; of equal ones the lower number, so that ways never depend on chance.
private struct RouteQueue {
    private var heap: [(state: Int, cost: CGFloat)] = []

    private static func isBefore(_ one: (state: Int, cost: CGFloat), _ two: (state: Int, cost: CGFloat)) -> Bool {
        (one.cost, one.state) < (two.cost, two.state)
    }

    mutating func push(_ state: Int, _ cost: CGFloat) {
        heap.append((state, cost))
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard Self.isBefore(heap[child], heap[parent]) else { break }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    mutating func pop() -> (state: Int, cost: CGFloat)? {
        guard let first = heap.first else { return nil }
        let last = heap.removeLast()
        guard !heap.isEmpty else { return first }
        heap[0] = last
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
                if Self.isBefore(heap[child], heap[least]) { least = child }
            }
            guard least != parent else { return first }
            heap.swapAt(parent, least)
            parent = least
        }
    }
}
