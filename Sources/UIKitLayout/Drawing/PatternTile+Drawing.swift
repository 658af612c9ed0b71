import Foundation
import KeylineGraphics

extension PatternTile {
    /// What is smaller, in points, is less than a pixel of any device.
    private static let leastLength: CGFloat = 0.25
    /// A small picture is repeated over so many points, and so many bytes of pixels at most, before it is drawn.
    private static let enlargement: (length: CGFloat, bytes: Int) = (256, 16_000_000)
    private static let mostPlaces = 50_000

    /// Draws as many pictures as cover a rectangle, in points; their mean colour where they are so small that nobody can tell them apart.
    func draw(over rect: CGRect, in canvas: inout ViewCanvas) {
        guard min(size.width, size.height) >= Self.leastLength else { return drawMean(over: rect, in: &canvas) }
        let tile = enlarged(over: rect)
        let columns = Self.range(rect.minX - origin.x, rect.maxX - origin.x, by: tile.size.width)
        let rows = Self.range(rect.minY - origin.y, rect.maxY - origin.y, by: tile.size.height)
        guard columns.count * rows.count <= Self.mostPlaces else { return drawMean(over: rect, in: &canvas) }
        for row in rows {
            for column in columns {
                let corner = CGPoint(
                    x: origin.x + CGFloat(column) * tile.size.width, y: origin.y + CGFloat(row) * tile.size.height)
                let place = CGRect(origin: corner, size: tile.size)
                canvas.draw(tile.bitmap, source: nil, in: place, tint: nil, isMirrored: false)
            }
        }
    }

    private func drawMean(over rect: CGRect, in canvas: inout ViewCanvas) {
        canvas.fill(rect, UIColor(bitmap.mean))
    }

    private static func range(_ start: CGFloat, _ end: CGFloat, by length: CGFloat) -> Range<Int> {
        let first = (start / length).rounded(.down)
        let last = (end / length).rounded(.up)
        guard abs(first) < 1e9, abs(last) < 1e9, last > first else { return 0..<0 }
        return Int(first)..<Int(last)
    }

    /// Small pictures are put together to larger ones, so that few items draw a large area.
    private func enlarged(over rect: CGRect) -> PatternTile {
        let (columns, rows) = enlargement(over: rect)
        guard columns * rows > 1 else { return self }
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

    private func enlargement(over rect: CGRect) -> (columns: Int, rows: Int) {
        let most = max(Self.enlargement.bytes / bitmap.pixels.count, 1)
        let columns = Int(min(Self.enlargement.length, rect.width) / size.width)
        let rows = Int(min(Self.enlargement.length, rect.height) / size.height)
        let fittingColumns = min(max(columns, 1), most)
        return (fittingColumns, min(max(rows, 1), most / fittingColumns))
    }
}

extension ViewCanvas {
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
