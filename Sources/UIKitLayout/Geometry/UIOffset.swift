public import Foundation

/// A distance to move by, in points.
public struct UIOffset: Hashable, Sendable, Codable {
    /// The distance to the right, in points.
    public var horizontal: CGFloat
    /// The distance downwards, in points.
    public var vertical: CGFloat

    /// No distance.
    public static let zero = UIOffset()

    /// Creates no distance.
    public init() {
        horizontal = 0
        vertical = 0
    }

    /// Creates a distance in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
