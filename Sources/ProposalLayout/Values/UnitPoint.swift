/// A point of a rectangle, in parts of its width and height.
public struct UnitPoint: Hashable, Sendable {
    /// The part of the width, 0 at the left.
    public var x: CGFloat
    /// The part of the height, 0 at the top.
    public var y: CGFloat

    /// The origin.
    public init() {
        self.init(x: 0, y: 0)
    }

    /// Names both parts.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The origin.
    public static let zero = UnitPoint()
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading side.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing side.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the top.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The leading end of the top.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The trailing end of the top.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The leading end of the bottom.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The trailing end of the bottom.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
