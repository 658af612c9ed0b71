import Foundation
import KeylineGraphics

/// The parts of a bitmap that are stretched each for itself, so that corners keep their size.
struct ImagePieces {
    let size: CGSize
    let caps: EdgeInsets
    let bitmap: Bitmap
    let rect: CGRect

    init(size: CGSize, caps: EdgeInsets, bitmap: Bitmap, in rect: CGRect) {
        self.size = size
        self.caps = caps
        self.bitmap = bitmap
        self.rect = rect
    }

    /// A part, in the bitmap's pixels, and where it is drawn, in points.
    var pieces: [(source: CGRect?, destination: CGRect)] {
        guard caps != EdgeInsets(), rect.size != size else { return [(nil, rect)] }
        let columns = spans(
            caps.leading, caps.trailing, of: size.width, pixels: CGFloat(bitmap.width), over: rect.minX, rect.width)
        let rows = spans(
            caps.top, caps.bottom, of: size.height, pixels: CGFloat(bitmap.height), over: rect.minY, rect.height)
        return rows.flatMap { row in
            columns.map { column in
                let source = CGRect(
                    x: column.pixels.lowerBound, y: row.pixels.lowerBound,
                    width: column.pixels.upperBound - column.pixels.lowerBound,
                    height: row.pixels.upperBound - row.pixels.lowerBound)
                let destination = CGRect(
                    x: column.points.lowerBound, y: row.points.lowerBound,
                    width: column.points.upperBound - column.points.lowerBound,
                    height: row.points.upperBound - row.points.lowerBound)
                return (source, destination)
            }
        }
    }

    private typealias Span = (pixels: Range<CGFloat>, points: Range<CGFloat>)

    /// The near cap, the middle and the far cap along an axis; caps give way where there is no room for both.
    private func spans(
        _ near: CGFloat, _ far: CGFloat, of length: CGFloat, pixels: CGFloat, over start: CGFloat, _ room: CGFloat
    ) -> [Span] {
        guard length > 0, near + far <= length else { return [(0..<pixels, start..<start + room)] }
        let perPoint = pixels / length
        let squeeze = near + far > room ? room / (near + far) : 1
        let sources = [0, near * perPoint, pixels - far * perPoint, pixels]
        let places = [start, start + near * squeeze, start + room - far * squeeze, start + room]
        return (0..<3).compactMap { index in
            guard sources[index] < sources[index + 1], places[index] < places[index + 1] else { return nil }
            return (sources[index]..<sources[index + 1], places[index]..<places[index + 1])
        }
    }
}
