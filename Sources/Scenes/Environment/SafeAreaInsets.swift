public import Foundation

/// The strips along a screen's edges that bars, notches and rounded corners take, in points.
public struct SafeAreaInsets: Hashable, Sendable {
    /// At the top.
    public var top: CGFloat
    /// At the left.
    public var left: CGFloat
    /// At the bottom.
    public var bottom: CGFloat
    /// At the right.
    public var right: CGFloat

    /// Nothing is taken.
    public static let zero = SafeAreaInsets()

    /// Names the four distances.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
