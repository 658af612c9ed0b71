import Foundation

extension CGRect {
    /// The rectangle with its edges moved inwards, in points, no further than to its middle: `insetBy` answers with a rectangle at
    /// infinity where there is less room, which nobody can draw.
    func insetWithin(dx: CGFloat, dy: CGFloat) -> CGRect {
        insetBy(dx: min(dx, max(width, 0) / 2), dy: min(dy, max(height, 0) / 2))
    }
}
