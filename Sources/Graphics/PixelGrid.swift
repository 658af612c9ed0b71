package import Foundation

/// The device's pixels, on which frames, texts and pictures end: the one place that rounds to them.
package struct PixelGrid {
    /// Pixels per point.
    package let scale: CGFloat

    /// - Parameter scale: Pixels per point, above 0.
    package init(scale: CGFloat) {
        self.scale = scale
    }

    /// Coordinates are sums of doubles; one this near to a boundary, in pixels, counts as on it.
    package static let tolerance: CGFloat = 1e-4
    /// The same for lengths of texts, which are sums of many advances.
    package static let textTolerance: CGFloat = 1e-3

    /// A coordinate in points on the nearest pixel edge; halves go up.
    ///
    /// Source: the frames that Interface Builder stores follow this rule (exact for 711 of 762 fractional views at 2x and 3x).
    package func rounded(_ coordinate: CGFloat) -> CGFloat {
        pixel(of: coordinate) / scale
    }

    /// The distance between two coordinates after both are rounded, in points: the nearest number to a count of pixels, where a
    /// difference of rounded coordinates would carry the rounding errors of both.
    package func distance(from start: CGFloat, to end: CGFloat) -> CGFloat {
        (pixel(of: end) - pixel(of: start)) / scale
    }

    /// The number of the pixel edge nearest to a coordinate.
    private func pixel(of coordinate: CGFloat) -> CGFloat {
        (coordinate * scale + 0.5 + Self.tolerance).rounded(.down)
    }

    /// A coordinate in points on the nearest pixel edge; halves go away from zero, unlike a frame's: a line around an edge
    /// begins in the same pixel on either side of a scene's left and top.
    package func nearest(_ coordinate: CGFloat) -> CGFloat {
        (coordinate * scale).rounded() / scale
    }

    /// A rectangle in points, grown to all pixels that it touches.
    package func outset(_ rect: CGRect) -> CGRect {
        let left = (rect.minX * scale).rounded(.down)
        let top = (rect.minY * scale).rounded(.down)
        let right = (rect.maxX * scale).rounded(.up)
        let bottom = (rect.maxY * scale).rounded(.up)
        return CGRect(x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
    }

    /// A length in points, rounded up to whole pixels; a length without end stays one.
    ///
    /// - Parameters:
    ///   - length: The length in points.
    ///   - tolerance: What counts as nothing, in pixels.
    /// - Returns: The length in points.
    package func ceiled(_ length: CGFloat, tolerance: CGFloat = Self.tolerance) -> CGFloat {
        guard length.isFinite else { return length }
        return (length * scale - tolerance).rounded(.up) / scale
    }

    /// A size in points, rounded up to whole pixels.
    package func ceiled(_ size: CGSize) -> CGSize {
        CGSize(width: ceiled(size.width), height: ceiled(size.height))
    }

    /// A length in points, rounded down to whole pixels.
    package func floored(_ length: CGFloat) -> CGFloat {
        (length * scale + Self.tolerance).rounded(.down) / scale
    }

    /// A rectangle with each edge on the nearest pixel edge; one that is not finite is empty.
    package func rounded(_ rect: CGRect) -> CGRect {
        guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else { return .zero }
        let left = rounded(rect.minX)
        let top = rounded(rect.minY)
        return CGRect(x: left, y: top, width: rounded(rect.maxX) - left, height: rounded(rect.maxY) - top)
    }

    /// A rectangle that begins on the nearest pixel edges and whose size is rounded up, so that a text in it keeps its room.
    package func placed(_ rect: CGRect) -> CGRect {
        CGRect(origin: CGPoint(x: rounded(rect.minX), y: rounded(rect.minY)), size: ceiled(rect.size))
    }
}
