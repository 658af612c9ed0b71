public import Foundation

/// A two-dimensional vector, as in Core Graphics, which Foundation on Linux lacks.
public struct CGVector: Hashable, Sendable, Codable {
    /// The horizontal component, in points where the vector is a distance.
    public var dx: CGFloat
    /// The vertical component, in points where the vector is a distance.
    public var dy: CGFloat

    /// The vector of no length.
    public static let zero = CGVector()

    /// Creates a vector from its components.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) {
        self.dx = dx
        self.dy = dy
    }
}
