public import Foundation
import KeylineFoundationSupplement
import KeylineGraphics

/// The scale of a designer's picture, and the place of the screen in it.
public struct DesignAlignment: Hashable, Sendable {
    /// Pixels of the picture per point of the screen.
    public let scale: CGFloat
    /// The position of the picture's upper left corner on the screen, in points.
    public let x: Int
    /// The position of the picture's upper left corner on the screen, in points.
    public let y: Int
}

/// Finds where a designer's picture shows a screen: exports have any scale, and a frame or a status bar around the screen, or lack one.
struct DesignSearch {
    /// The screen.
    let drawn: PointPlane
    /// The picture's size in pixels.
    let size: (width: Int, height: Int)

    /// Points per pixel of the first search.
    private static let step = 8
    /// The most places that decide how well a picture fits.
    private static let mostSamples = 3_000.0
    /// The furthest place to the side and down that is looked at, in points.
    private static let reach = (x: 64, y: 128)
    /// The share of the smaller picture that must be on the other one.
    private static let leastShare = 0.5

    /// The scales that a picture of this size may have: as wide or high as the screen, or one that exports usually have.
    var scales: [CGFloat] {
        let fitting = [CGFloat(size.width) / CGFloat(drawn.width), CGFloat(size.height) / CGFloat(drawn.height)]
        var result: [CGFloat] = []
        for scale in fitting + [1, 2, 3, 4] where scale > 0 && !result.contains(where: { abs($0 - scale) < 0.01 }) {
            let width = CGFloat(size.width) / scale / CGFloat(drawn.width)
            let height = CGFloat(size.height) / scale / CGFloat(drawn.height)
            // Designers often draw all that scrolls.
            if (0.5...2).contains(width), (0.25...12).contains(height) { result.append(scale) }
        }
        return result
    }

    /// The best place of a picture at one scale.
    ///
    /// - Parameter design: The picture with a pixel for each point.
    /// - Returns: The place in points, and how badly it fits: 0 for pictures that are equal.
    func place(of design: PointPlane) -> (x: Int, y: Int, cost: Double) {
        let coarse = (drawn.reduced(by: Self.step), design.reduced(by: Self.step))
        let far = Self.best(
            coarse.0, coarse.1, columns: Self.offsets(Self.reach.x / Self.step),
            rows: Self.offsets(Self.reach.y / Self.step))
        let near = (far.x * Self.step, far.y * Self.step)
        let close = Self.best(
            drawn, design, columns: Self.offsets(Self.step).map { near.0 + $0 },
            rows: Self.offsets(Self.step).map { near.1 + $0 })
        // Samples miss thin lines: the nearest places are compared by every point.
        let candidates = [(0, 0)] + (-1...1).flatMap { y in (-1...1).map { (close.x + $0, close.y + y) } }
        var best = (x: close.x, y: close.y, cost: Double.infinity)
        for (x, y) in candidates {
            let cost = Self.cost(drawn, design, x, y, samples: .infinity)
            if cost < best.cost { best = (x, y, cost) }
        }
        return best
    }

    /// Distances from the nearest on.
    private static func offsets(_ most: Int) -> [Int] { [0] + (1...max(most, 1)).flatMap { [$0, -$0] } }

    private static func best(
        _ drawn: PointPlane, _ design: PointPlane, columns: [Int], rows: [Int]
    ) -> (x: Int, y: Int, cost: Double) {
        var best = (x: columns[0], y: rows[0], cost: Double.infinity)
        for row in rows {
            for column in columns {
                let cost = cost(drawn, design, column, row)
                if cost < best.cost { best = (column, row, cost) }
            }
        }
        return best
    }

    /// The mean difference where both pictures are, 0…1, and a little for each part that only one of them shows.
    private static func cost(
        _ drawn: PointPlane, _ design: PointPlane, _ x: Int, _ y: Int, samples: Double = mostSamples
    ) -> Double {
        let columns = max(x, 0)..<max(min(x + design.width, drawn.width), max(x, 0))
        let rows = max(y, 0)..<max(min(y + design.height, drawn.height), max(y, 0))
        let shared = Double(columns.count * rows.count)
        let areas = [Double(drawn.width * drawn.height), Double(design.width * design.height)].sorted()
        guard shared >= leastShare * areas[0] else { return .infinity }
        // Thousands of points tell as much as all of them.
        let stride = max(Int((shared / samples).squareRoot()), 1)
        var sum = 0
        var count = 0
        for row in Swift.stride(from: rows.lowerBound, to: rows.upperBound, by: stride) {
            var start = 3 * (row * drawn.width + columns.lowerBound)
            var other = 3 * ((row - y) * design.width + columns.lowerBound - x)
            for _ in Swift.stride(from: columns.lowerBound, to: columns.upperBound, by: stride) {
                // Two channels tell as much of a place as all three.
                sum += abs(Int(drawn.channels[start + 1]) - Int(design.channels[other + 1]))
                sum += abs(Int(drawn.channels[start]) - Int(design.channels[other]))
                start += 3 * stride
                other += 3 * stride
                count += 2
            }
        }
        return Double(sum) / Double(max(count, 1)) / 255 + 0.2 * (1 - shared / areas[0]) + 0.05
            * (1 - shared / areas[1])
    }
}
