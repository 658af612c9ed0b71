package import Foundation
package import KeylineGraphics

/// The outline of a row and the line below it.
package enum ListRowDrawing {
    /// The outline of a row, with continuous corners where its section begins and ends.
    ///
    /// - Parameters:
    ///   - frame: The row's rectangle, in points.
    ///   - radius: The radius of the section's corners, in points.
    ///   - isFirst: Whether the row is the first of its section.
    ///   - isLast: Whether it is the last.
    /// - Returns: The outline.
    package static func outline(of frame: CGRect, radius: CGFloat, isFirst: Bool, isLast: Bool) -> Path {
        let radius = min(radius, frame.height / 2)
        let top = isFirst ? radius : 0
        let bottom = isLast ? radius : 0
        return Path(
            rect: frame, topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom, curve: .continuous)
    }

    /// The line below a row.
    ///
    /// - Parameters:
    ///   - frame: The row's rectangle, in points.
    ///   - leading: The distance of the line from the side where lines of text start, in points.
    ///   - trailing: Its distance from the other side, in points.
    ///   - thickness: A pixel, in points.
    ///   - isLeftToRight: Whether text runs from left to right.
    /// - Returns: The line's rectangle.
    package static func separator(
        below frame: CGRect, leading: CGFloat, trailing: CGFloat, thickness: CGFloat, isLeftToRight: Bool
    ) -> CGRect {
        CGRect(
            x: frame.minX + (isLeftToRight ? leading : trailing), y: frame.maxY - thickness,
            width: max(frame.width - leading - trailing, 0), height: thickness)
    }

    /// The size of the mark of a row that leads to another screen, in points.
    package static let disclosureSize = CGSize(width: 10, height: 13.5)
}
