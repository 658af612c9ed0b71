public import Foundation

// Apple prints points, sizes and rectangles as bare numbers, and layouts show them to people.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// Such as `(1.0, 2.0)`.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// Such as `(30.0, 40.0)`.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// Such as `(1.0, 2.0, 30.0, 40.0)`.
    public var debugDescription: String { "(\(minX), \(minY), \(width), \(height))" }
}
