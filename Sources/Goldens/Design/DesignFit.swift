import Foundation
import KeylineFoundationSupplement

/// A designer's picture beside the screen, with as many pixels per point.
struct DesignFit {
    /// The scale of the picture as it came, and its position.
    let alignment: DesignAlignment
    /// The screen and its views.
    let regions: DesignRegions
    /// Both pictures.
    let measure: DesignMeasure

    /// More pixels per point than this tell no more of a view.
    private static let mostScale: CGFloat = 3
    /// A scale at which the mean view differs by less than this is not compared with others.
    private static let goodCost = 0.05

    /// Finds the scale and the position.
    ///
    /// - Parameters:
    ///   - design: The picture.
    ///   - items: Everything drawn on the screen from back to front: its view as an index, and its rectangle in points.
    ///   - draw: Draws the screen with a number of pixels per point.
    /// - Returns: nil where the picture has another shape than the screen at every usual scale.
    /// - Throws: Why the screen cannot be drawn.
    static func best(
        of design: OpaquePlane, items: [(view: Int, rect: CGRect)], draw: (CGFloat) throws -> OpaquePlane
    ) rethrows -> DesignFit? {
        let points = DesignRegions(try draw(1), scale: 1, items: items)
        let search = DesignSearch(points, size: (design.width, design.height))
        var best: (fit: DesignFit, cost: Double)?
        if !search.ownScales.isEmpty {
            for scale in search.ownScales {
                let (fit, cost) = try DesignFit.at(scale, [(0, 0)], slack: 0, design, items, draw)
                if cost < best?.cost ?? .infinity { best = (fit, cost) }
                if cost < goodCost { break }
            }
            return best?.fit
        }
        for scale in search.scales {
            let positions = search.positions(of: design.reduced(by: scale))
            let (fit, cost) = try DesignFit.at(scale, positions, slack: 2, design, items, draw)
            if cost < best?.cost ?? .infinity { best = (fit, cost) }
            if cost < goodCost { break }
        }
        return best?.fit
    }

    /// The best position within a few points around one, by pixels.
    private static func at(
        _ scale: CGFloat, _ positions: [(x: Int, y: Int)], slack: Int, _ design: OpaquePlane,
        _ items: [(view: Int, rect: CGRect)], _ draw: (CGFloat) throws -> OpaquePlane
    ) rethrows -> (fit: DesignFit, cost: Double) {
        // Both are reduced in the same way from the same scale, so that edges of equal letters are equal.
        let side = max((scale / mostScale - 0.01).rounded(.up), 1)
        let shown = scale / side
        let reduced = design.reduced(by: side)
        let regions = DesignRegions(
            try draw(max(scale, 1)).reduced(by: max(scale, 1) / shown), scale: shown, items: items)
        let samples = regions.rects.indices.compactMap { DesignSamples(regions, view: $0, count: 200) }
        let reach = Int((CGFloat(slack) * shown).rounded(.up))
        let offsets = (-reach...reach).sorted { (abs($0), $0) < (abs($1), $1) }
        var best = (x: 0, y: 0, cost: Double.infinity)
        for position in positions {
            let x = Int((CGFloat(position.x) * shown).rounded())
            let y = Int((CGFloat(position.y) * shown).rounded())
            for row in offsets {
                for column in offsets {
                    let cost = DesignSearch.cost(
                        samples, regions.drawn, reduced, x + column, y + row, below: best.cost)
                    if cost < best.cost { best = (x + column, y + row, cost) }
                }
            }
        }
        let fit = DesignFit(
            alignment: DesignAlignment(scale: scale, x: CGFloat(best.x) / shown, y: CGFloat(best.y) / shown),
            regions: regions,
            measure: DesignMeasure(regions.drawn, reduced, x: best.x, y: best.y, scale: shown))
        return (fit, best.cost / Double(max(samples.count, 1)))
    }
}
