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

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the smallest rectangle that contains both.
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the rectangle that both have in common; the null rectangle where there is none.
public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a rectangle whose edges are moved inwards.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a rectangle whose origin is moved.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the smallest rectangle with whole numbers that contains another.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
