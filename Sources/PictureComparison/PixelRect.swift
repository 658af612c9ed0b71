/// An upright rectangle of whole pixels.
public struct PixelRect: Hashable, Sendable, CustomStringConvertible {
    /// The leftmost column.
    public var x: Int
    /// The topmost row.
    public var y: Int
    /// The number of columns.
    public var width: Int
    /// The number of rows.
    public var height: Int

    /// Names a rectangle.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The columns covered.
    public var columns: Range<Int> { x..<x + width }
    /// The rows covered.
    public var rows: Range<Int> { y..<y + height }

    /// The smallest rectangle around this one and another.
    public func union(_ other: PixelRect) -> PixelRect {
        let left = min(x, other.x)
        let top = min(y, other.y)
        let right = max(columns.upperBound, other.columns.upperBound)
        let bottom = max(rows.upperBound, other.rows.upperBound)
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Such as `12×3 at (40, 7)`.
    public var description: String { "\(width)×\(height) at (\(x), \(y))" }
}
