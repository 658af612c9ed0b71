import Foundation
import KeylineFoundationSupplement

/// A few pixels that tell where a view is: most of them are at edges, since fills look alike a little further on.
struct DesignSamples {
    /// The columns of the pixels.
    private(set) var columns: [Int] = []
    /// The rows of the pixels.
    private(set) var rows: [Int] = []
    /// The mean distance of the pixels from the most frequent color: a picture of nothing but that color differs by as much.
    private(set) var contrast = 1.0

    /// Points around a view that are looked at as well, so that its own edges are.
    private static let margin: CGFloat = 2
    /// Neighbours that differ by more than this are at an edge.
    private static let edge = 12
    /// A view with a smaller contrast looks the same everywhere.
    private static let leastContrast = 2.0

    /// Chooses pixels; nil for a view without edges.
    ///
    /// - Parameters:
    ///   - regions: The screen.
    ///   - view: The view.
    ///   - count: About as many pixels are chosen at edges, and a quarter as many elsewhere.
    init?(_ regions: DesignRegions, view: Int, count: Int) {
        let drawn = regions.drawn
        let rect = regions.rects[view]
        let inside = regions.pixels(of: rect)
        let around = regions.pixels(of: rect.insetBy(dx: -Self.margin, dy: -Self.margin))
        var edges: [(column: Int, row: Int)] = []
        var others: [(column: Int, row: Int)] = []
        let step = max(Int((Double(around.columns.count * around.rows.count) / Double(count) * 4).squareRoot()), 1)
        for row in around.rows {
            for column in around.columns {
                // A pixel in front belongs to another view, which may have moved.
                guard
                    regions.owners[row * drawn.width + column] == view || !inside.columns.contains(column)
                        || !inside.rows.contains(row)
                else { continue }
                let across = drawn.difference(column, row, drawn, column + 1, row) ?? 0
                let down = drawn.difference(column, row, drawn, column, row + 1) ?? 0
                if max(across, down) > Self.edge {
                    edges.append((column, row))
                } else if row % step == 0, column % step == 0 {
                    others.append((column, row))
                }
            }
        }
        guard !edges.isEmpty else { return nil }
        for (pixels, most) in [(edges, count), (others, count / 4)] {
            for index in stride(from: 0, to: pixels.count, by: max((pixels.count + most - 1) / max(most, 1), 1)) {
                columns.append(pixels[index].column)
                rows.append(pixels[index].row)
            }
        }
        contrast = Self.contrast(of: drawn, columns, rows)
        guard contrast >= Self.leastContrast else { return nil }
    }

    /// The mean distance of pixels from the most frequent color.
    private static func contrast(of drawn: OpaquePlane, _ columns: [Int], _ rows: [Int]) -> Double {
        var counts: [UInt32: Int] = [:]
        for index in columns.indices { counts[drawn.color(columns[index], rows[index]) ?? 0, default: 0] += 1 }
        let ground = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
        var sum = 0
        for index in columns.indices {
            let start = 3 * (rows[index] * drawn.width + columns[index])
            for channel in 0..<3 {
                sum += abs(Int(drawn.channels[start + channel]) - Int(ground >> UInt32(16 - 8 * channel) & 0xFF))
            }
        }
        return Double(sum) / 3 / Double(max(columns.count, 1))
    }

    /// The misfit of a picture.
    ///
    /// - Parameters:
    ///   - drawn: The screen.
    ///   - design: The picture.
    ///   - x: The picture's column of the screen's first column.
    ///   - y: The picture's row of the screen's first row.
    /// - Returns: 0 for equal pictures, about 1 where they have nothing to do with each other. A pixel outside of the picture counts 1.
    func error(_ drawn: OpaquePlane, _ design: OpaquePlane, _ x: Int, _ y: Int) -> Double {
        var sum = 0
        var outside = 0
        for index in 0..<columns.count {
            let column = columns[index] + x
            let row = rows[index] + y
            guard column >= 0, row >= 0, column < design.width, row < design.height else {
                outside += 1
                continue
            }
            let start = 3 * (rows[index] * drawn.width + columns[index])
            let other = 3 * (row * design.width + column)
            sum += abs(Int(drawn.channels[start]) - Int(design.channels[other]))
            sum += abs(Int(drawn.channels[start + 1]) - Int(design.channels[other + 1]))
            sum += abs(Int(drawn.channels[start + 2]) - Int(design.channels[other + 2]))
        }
        return (Double(sum) / 3 / contrast + Double(outside)) / Double(columns.count)
    }
}
