package import Foundation

/// The device's pixels, on which frames end.
package struct PixelGrid {
    /// Pixels per point.
    package let scale: CGFloat

    package init(scale: CGFloat) {
        self.scale = scale
    }

    /// Solved values are sums of doubles; a value this near to a boundary, in pixels, is meant to lie on it.
    private static let tolerance: CGFloat = 1e-4

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

    /// A length in points, rounded up to whole pixels.
    package func ceiled(_ length: CGFloat) -> CGFloat {
        (length * scale - Self.tolerance).rounded(.up) / scale
    }
}
