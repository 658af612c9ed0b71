import Foundation
import KeylineGraphics

extension PatternTile {
    /// Draws as many pictures as cover a rectangle, in points.
    func draw(over rect: CGRect, in canvas: inout Canvas) {
        let tile = enlarged(over: rect)
        let size = tile.size
        let columns = Self.range(rect.minX - origin.x, rect.maxX - origin.x, by: size.width)
        let rows = Self.range(rect.minY - origin.y, rect.maxY - origin.y, by: size.height)
        for row in rows {
            for column in columns {
                let place = CGRect(
                    x: origin.x + CGFloat(column) * size.width, y: origin.y + CGFloat(row) * size.height,
                    width: size.width, height: size.height)
                canvas.draw(tile.bitmap, source: nil, in: place, tint: nil, isMirrored: false)
            }
        }
    }

    private static func range(_ start: CGFloat, _ end: CGFloat, by length: CGFloat) -> Range<Int> {
        guard start.isFinite, end.isFinite, end > start else { return 0..<0 }
        return Int((start / length).rounded(.down))..<Int((end / length).rounded(.up))
    }

    /// Small pictures are put together to larger ones, so that few items draw a large area.
    private func enlarged(over rect: CGRect) -> PatternTile {
        let most: CGFloat = 256
        let columns = max(Int(min(most, rect.width) / size.width), 1)
        let rows = max(Int(min(most, rect.height) / size.height), 1)
        guard columns * rows > 1, columns * rows * bitmap.pixels.count < 16_000_000 else { return self }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(columns * rows * bitmap.pixels.count)
        for _ in 0..<rows {
            for row in 0..<bitmap.height {
                let line = bitmap.pixels[row * bitmap.width * 4..<(row + 1) * bitmap.width * 4]
                for _ in 0..<columns { pixels += line }
            }
        }
        let size = CGSize(width: size.width * CGFloat(columns), height: size.height * CGFloat(rows))
        var tile = PatternTile(
            Bitmap(width: bitmap.width * columns, height: bitmap.height * rows, pixels: pixels), size: size)
        tile?.origin = origin
        return tile ?? self
    }
}

extension Canvas {
    /// Fills a path with a repeated picture.
    mutating func fill(_ path: Path, with pattern: PatternTile, evenOdd: Bool = false) {
        let area = path.controlPointBounds.intersection(CGRect(x: -20_000, y: -20_000, width: 40_000, height: 40_000))
        guard !area.isNull, area.width > 0, area.height > 0 else { return }
        if evenOdd {
            masked(by: { $0.fillEvenOdd(path, .black) }) { pattern.draw(over: area, in: &$0) }
        } else {
            group(clip: path) { pattern.draw(over: area, in: &$0) }
        }
    }
}
