package import Foundation

/// The place of content of a given height in a higher box; its baselines move with it.
package struct BaselineHold: Hashable, Sendable {
    /// The share of the room that is above the content: 0 at the top, 0.5 in the middle, 1 at the bottom.
    package let share: CGFloat
    /// The height of the content, in points, at which its baselines are measured.
    package let height: CGFloat

    package init(share: CGFloat, height: CGFloat) {
        self.share = share
        self.height = height
    }

    /// The top of the content in a box without height, in points.
    package var start: CGFloat { -share * height }
    /// The bottom of the content in a box without height, in points.
    package var end: CGFloat { height + start }
}
