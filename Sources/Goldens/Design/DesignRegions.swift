import Foundation
import KeylineFoundationSupplement

/// The pixels of a screen by the view that draws there in front.
struct DesignRegions {
    /// Pixels per point.
    let scale: CGFloat
    /// The screen in pixels.
    let drawn: OpaquePlane
    /// The rectangle that each view draws in, in points.
    let rects: [CGRect]
    /// The view in front at each pixel; -1 for none.
    let owners: [Int]

    /// Finds the views of the pixels.
    ///
    /// - Parameters:
    ///   - drawn: The screen in pixels.
    ///   - scale: Pixels per point.
    ///   - items: Everything drawn from back to front: its view as an index, and its rectangle in points.
    init(_ drawn: OpaquePlane, scale: CGFloat, items: [(view: Int, rect: CGRect)]) {
        self.drawn = drawn
        self.scale = scale
        var owners = [Int](repeating: -1, count: drawn.width * drawn.height)
        var rects: [CGRect] = []
        for (view, rect) in items {
            while rects.count <= view { rects.append(.null) }
            rects[view] = rects[view].union(rect)
            let columns = Self.pixels(rect.minX, rect.maxX, scale, drawn.width)
            for row in Self.pixels(rect.minY, rect.maxY, scale, drawn.height) {
                for index in columns { owners[row * drawn.width + index] = view }
            }
        }
        self.rects = rects
        self.owners = owners
    }

    private init(_ drawn: OpaquePlane, like other: DesignRegions) {
        scale = other.scale
        self.drawn = drawn
        rects = other.rects
        owners = other.owners
    }

    /// The same views on the softened picture.
    func softened() -> DesignRegions { DesignRegions(drawn.softened(), like: self) }

    private static func pixels(_ start: CGFloat, _ end: CGFloat, _ scale: CGFloat, _ count: Int) -> Range<Int> {
        let first = min(max(Int((start * scale).rounded()), 0), count)
        return first..<min(max(Int((end * scale).rounded()), first), count)
    }

    /// The pixels of a rectangle in points.
    ///
    /// - Parameter rect: The rectangle.
    /// - Returns: Its columns and rows, as far as they are on the screen.
    func pixels(of rect: CGRect) -> (columns: Range<Int>, rows: Range<Int>) {
        guard !rect.isNull else { return (0..<0, 0..<0) }
        return (
            Self.pixels(rect.minX, rect.maxX, scale, drawn.width),
            Self.pixels(rect.minY, rect.maxY, scale, drawn.height)
        )
    }
}
