public import Foundation

/// Distances from the four sides of a rectangle inwards, in points, whichever way text runs.
///
/// UIKit's `UIEdgeInsets` and `NSDirectionalEdgeInsets` and SwiftUI's `EdgeInsets` are Apple's names for it in layout code.
public struct Insets: Hashable, Sendable {
    /// At the top.
    public var top: CGFloat
    /// At the left.
    public var left: CGFloat
    /// At the bottom.
    public var bottom: CGFloat
    /// At the right.
    public var right: CGFloat

    /// No distance at any side.
    public static let zero = Insets()

    /// Names the four distances.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// The distances of a rectangle's sides inside another one; negative where they are outside.
    package init(of inner: CGRect, in outer: CGRect) {
        self.init(
            top: inner.minY - outer.minY, left: inner.minX - outer.minX, bottom: outer.maxY - inner.maxY,
            right: outer.maxX - inner.maxX)
    }
}

extension CGRect {
    /// The rectangle inside the insets; one that would be smaller than nothing has no size.
    package func inset(by insets: Insets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: max(width - insets.left - insets.right, 0),
            height: max(height - insets.top - insets.bottom, 0))
    }
}
