public import Foundation

/// Distances from the edges of a rectangle, in points, whose sides follow the layout direction; Foundation on Linux lacks it.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
    /// The inset of the top edge, in points.
    public var top: CGFloat
    /// The inset of the edge where a line of text starts, in points.
    public var leading: CGFloat
    /// The inset of the bottom edge, in points.
    public var bottom: CGFloat
    /// The inset of the edge where a line of text ends, in points.
    public var trailing: CGFloat

    /// No insets.
    public static let zero = NSDirectionalEdgeInsets()

    /// Creates insets from their four distances.
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}
