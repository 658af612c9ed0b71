package import Foundation

/// The places of segments and of their titles.
package struct SegmentsArrangement {
    /// The segments' rectangles, from the side where lines of text start.
    package let segments: [CGRect]

    /// - Parameters:
    ///   - bounds: The rectangle of all segments, in points.
    ///   - widths: The widths of the segments, in points.
    ///   - isLeftToRight: Whether text runs from left to right.
    package init(in bounds: CGRect, widths: [CGFloat], isLeftToRight: Bool) {
        var position: CGFloat = 0
        segments = widths.map { width in
            let x = isLeftToRight ? position : bounds.width - position - width
            position += width
            return CGRect(x: bounds.minX + x, y: bounds.minY, width: width, height: bounds.height)
        }
    }

    /// Arranges segments of equal widths.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle of all segments, in points.
    ///   - count: The number of segments.
    ///   - isLeftToRight: Whether text runs from left to right.
    package init(in bounds: CGRect, count: Int, isLeftToRight: Bool) {
        let width = bounds.width / CGFloat(max(count, 1))
        self.init(in: bounds, widths: Array(repeating: width, count: count), isLeftToRight: isLeftToRight)
    }

    /// The widest title that fits into a segment, in points.
    package static func titleWidth(in segment: CGRect) -> CGFloat {
        max(segment.width - 2 * SegmentMetrics.titleInset, 0)
    }

    /// The rectangle of a title: in the middle of its segment, before it is rounded to pixels.
    ///
    /// - Parameters:
    ///   - size: The title's size, in points.
    ///   - segment: The segment's rectangle, in points.
    /// - Returns: The rectangle, no wider than fits.
    package static func title(_ size: CGSize, in segment: CGRect) -> CGRect {
        let width = min(size.width, titleWidth(in: segment))
        return CGRect(
            x: segment.midX - width / 2, y: segment.midY - size.height / 2, width: width, height: size.height)
    }
}
