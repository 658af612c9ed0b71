public import Foundation

extension CGPoint {
    /// Whether both coordinates are equal, as Core Graphics spells it.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Whether both sides are equal, as Core Graphics spells it.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Whether two rectangles cover the same, as Core Graphics spells it.
    public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}

// Apple's functions begin with capitals.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A rectangle, in points.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A point.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A size, in points.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
