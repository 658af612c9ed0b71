public import Foundation
import KeylineFoundationSupplement
import KeylineGraphics

/// The scale of a designer's picture, and its position on the screen.
public struct DesignAlignment: Hashable, Sendable {
    /// Pixels of the picture per point of the screen.
    public let scale: CGFloat
    /// The position of the picture's upper left corner on the screen, in points.
    public let x: CGFloat
    /// The position of the picture's upper left corner on the screen, in points.
    public let y: CGFloat
}

/// Finds where a designer's picture shows a screen: exports have any scale, and a frame or a status bar around the screen, or lack one.
///
/// A picture of the screen's own shape begins at its corner: then every difference is one of the views. Elsewhere the position is the one at
/// which most views fit, each counted once: by the mean of all pixels a large button that moved would outweigh the texts that did not.
struct DesignSearch {
    /// The screen with a pixel for each point.
    let regions: DesignRegions
    /// The picture's size in pixels.
    let size: (width: Int, height: Int)
    private let samples: [DesignSamples]

    /// Points per pixel of the first search: letters can still be told from each other.
    private static let step = 2
    /// The most pixels that tell where a view is.
    private static let sampleCount = 60
    /// The most positions that are looked at by all pixels.
    private static let kept = 4
    /// The furthest that the picture may begin outside or inside of the screen, in points.
    private static let reach = 256
    /// Points beyond the positions at which the smaller of both is within the larger one.
    private static let slack = 16
    /// Fewer pixels per point cannot show letters.
    static let leastScale: CGFloat = 0.5

    /// Prepares a search.
    ///
    /// - Parameters:
    ///   - regions: The screen with a pixel for each point.
    ///   - size: The picture's size in pixels.
    init(_ regions: DesignRegions, size: (width: Int, height: Int)) {
        let regions = regions.softened()
        self.regions = regions
        self.size = size
        samples = regions.rects.indices.compactMap {
            DesignSamples(regions, view: $0, count: Self.sampleCount)
        }
    }

    /// The scales at which the picture has the screen's shape: none where it has another one. Programs round parts of a pixel in different
    /// ways, so a size may have several scales; the likeliest comes first.
    var ownScales: [CGFloat] {
        let (width, height) = (CGFloat(regions.drawn.width), CGFloat(regions.drawn.height))
        let least = max(CGFloat(size.width - 1) / width, CGFloat(size.height - 1) / height)
        let most = min(CGFloat(size.width + 1) / width, CGFloat(size.height + 1) / height)
        let exact = [CGFloat(size.width) / width, CGFloat(size.height) / height]
        let round = ((exact[0] + exact[1]) * 50).rounded() / 100
        let lower = ((least + most) * 50).rounded(.down) / 100
        var result: [CGFloat] = []
        for scale in exact + [round, lower] where scale > least && scale < most && scale >= Self.leastScale {
            // Scales that differ by less than half a pixel at the far end are the same.
            if !result.contains(where: { abs($0 - scale) * max(width, height) < 0.5 }) { result.append(scale) }
        }
        return result
    }

    /// The scales that a picture of another shape may have: as wide or high as the screen, or one that exports usually have.
    var scales: [CGFloat] {
        let (width, height) = (CGFloat(regions.drawn.width), CGFloat(regions.drawn.height))
        var result: [CGFloat] = []
        for scale in [CGFloat(size.width) / width, CGFloat(size.height) / height, 1, 1.5, 2, 3, 4]
        where scale >= Self.leastScale && !result.contains(where: { abs($0 - scale) < 0.01 }) {
            // Designers often draw all that scrolls.
            if (0.5...2).contains(CGFloat(size.width) / scale / width),
                (0.25...12).contains(CGFloat(size.height) / scale / height)
            {
                result.append(scale)
            }
        }
        return result
    }

    /// The best positions of a picture at one scale.
    ///
    /// - Parameter design: The picture with a pixel for each point.
    /// - Returns: A few positions in points, the best one first.
    func positions(of design: OpaquePlane) -> [(x: Int, y: Int)] {
        let design = design.softened()
        let columns = Self.offsets(regions.drawn.width, design.width).filter { $0 % Self.step == 0 }
        let rows = Self.offsets(regions.drawn.height, design.height).filter { $0 % Self.step == 0 }
        var best: [(x: Int, y: Int, cost: Double)] = []
        for y in rows {
            for x in columns {
                let limit = best.count < Self.kept ? .infinity : best[best.count - 1].cost
                let cost = Self.cost(samples, regions.drawn, design, x, y, below: limit)
                guard cost < limit else { continue }
                // Of neighbours only the best one is kept.
                if let near = best.firstIndex(where: {
                    abs($0.x - x) <= 2 * Self.step && abs($0.y - y) <= 2 * Self.step
                }) {
                    guard cost < best[near].cost else { continue }
                    best.remove(at: near)
                }
                best.insert((x, y, cost), at: best.firstIndex { $0.cost > cost } ?? best.count)
                if best.count > Self.kept { best.removeLast() }
            }
        }
        return best.map { ($0.x, $0.y) }
    }

    /// The positions that are tried on one axis, the nearest first.
    private static func offsets(_ drawn: Int, _ design: Int) -> [Int] {
        let least = max(min(drawn - design, 0) - slack, -reach)
        let most = min(max(drawn - design, 0) + slack, reach)
        return (least...most).sorted { (abs($0), $0) < (abs($1), $1) }
    }

    /// The number of views that do not fit: each counts up to 1.
    ///
    /// - Parameters:
    ///   - samples: The views.
    ///   - drawn: The screen.
    ///   - design: The picture.
    ///   - x: The position of the picture's first column on the screen, in pixels.
    ///   - y: The position of the picture's first row on the screen, in pixels.
    ///   - limit: The sum is given up when it is as large.
    /// - Returns: The sum over the views.
    static func cost(
        _ samples: [DesignSamples], _ drawn: OpaquePlane, _ design: OpaquePlane, _ x: Int, _ y: Int,
        below limit: Double = .infinity
    ) -> Double {
        var sum = 0.0
        for view in samples where sum < limit { sum += min(view.error(drawn, design, -x, -y), 1) }
        return sum
    }
}
