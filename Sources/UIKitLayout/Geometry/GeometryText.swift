public import Foundation
public import KeylineFoundationSupplement

/// Numbers in braces, as UIKit writes geometry into archives and files: `{{0, 0}, {10, 20.5}}`.
private enum GeometryText {
    /// A number without needless digits.
    static func number(_ value: CGFloat) -> String {
        let text = "\(Double(value))"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    static func text(_ values: CGFloat...) -> String { "{" + values.map(number).joined(separator: ", ") + "}" }

    /// The numbers of a text, in order; nil where they are not as many as asked for, as with any text that is none of these.
    static func numbers(_ text: String, count: Int) -> [CGFloat]? {
        let parts = text.split { "{}[], \t\n".contains($0) }.map { Double($0) }
        let values = parts.compactMap { $0 }
        guard values.count == count, parts.count == count, values.allSatisfy(\.isFinite) else { return nil }
        return values.map { CGFloat($0) }
    }
}

// Apple's functions begin with capitals. Text that says nothing gives zero, as with UIKit.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A point as text, such as `{10, 20.5}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { GeometryText.text(point.x, point.y) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A size as text, such as `{10, 20.5}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { GeometryText.text(size.width, size.height) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A vector as text, such as `{10, 20.5}`.
public func NSStringFromCGVector(_ vector: CGVector) -> String { GeometryText.text(vector.dx, vector.dy) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A rectangle as text, such as `{{0, 0}, {10, 20.5}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
    "{" + NSStringFromCGPoint(rect.origin) + ", " + NSStringFromCGSize(rect.size) + "}"
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Insets as text, top, left, bottom and right, such as `{8, 0, 8, 0}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
    GeometryText.text(insets.top, insets.left, insets.bottom, insets.right)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Insets as text, top, leading, bottom and trailing, such as `{8, 0, 8, 0}`.
public func NSStringFromDirectionalEdgeInsets(_ insets: NSDirectionalEdgeInsets) -> String {
    GeometryText.text(insets.top, insets.leading, insets.bottom, insets.trailing)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// An offset as text, such as `{10, 20.5}`.
public func NSStringFromUIOffset(_ offset: UIOffset) -> String { GeometryText.text(offset.horizontal, offset.vertical) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A transform as text: its six numbers.
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
    let t = transform
    return "[" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(GeometryText.number).joined(separator: ", ") + "]"
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The point of a text; zero where it says none.
public func CGPointFromString(_ string: String) -> CGPoint {
    GeometryText.numbers(string, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The size of a text; zero where it says none.
public func CGSizeFromString(_ string: String) -> CGSize {
    GeometryText.numbers(string, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The vector of a text; zero where it says none.
public func CGVectorFromString(_ string: String) -> CGVector {
    GeometryText.numbers(string, count: 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The rectangle of a text; zero where it says none.
public func CGRectFromString(_ string: String) -> CGRect {
    GeometryText.numbers(string, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The insets of a text; zero where it says none.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
    GeometryText.numbers(string, count: 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
        ?? .zero
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The insets of a text; zero where it says none.
public func NSDirectionalEdgeInsetsFromString(_ string: String) -> NSDirectionalEdgeInsets {
    GeometryText.numbers(string, count: 4).map {
        NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The offset of a text; zero where it says none.
public func UIOffsetFromString(_ string: String) -> UIOffset {
    GeometryText.numbers(string, count: 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The transform of a text; the one that changes nothing where it says none.
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
    GeometryText.numbers(string, count: 6).map {
        CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
}

extension NSCoder {
    /// A point as text.
    public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
    /// The point of a text; zero where it says none.
    public class func cgPoint(for string: String) -> CGPoint { CGPointFromString(string) }
    /// A size as text.
    public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
    /// The size of a text; zero where it says none.
    public class func cgSize(for string: String) -> CGSize { CGSizeFromString(string) }
    /// A vector as text.
    public class func string(for vector: CGVector) -> String { NSStringFromCGVector(vector) }
    /// The vector of a text; zero where it says none.
    public class func cgVector(for string: String) -> CGVector { CGVectorFromString(string) }
    /// A rectangle as text.
    public class func string(for rectangle: CGRect) -> String { NSStringFromCGRect(rectangle) }
    /// The rectangle of a text; zero where it says none.
    public class func cgRect(for string: String) -> CGRect { CGRectFromString(string) }
    /// Insets as text.
    public class func string(for insets: UIEdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }
    /// The insets of a text; zero where it says none.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets { UIEdgeInsetsFromString(string) }
    /// Insets as text.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        NSStringFromDirectionalEdgeInsets(insets)
    }
    /// The insets of a text; zero where it says none.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsetsFromString(string)
    }
    /// An offset as text.
    public class func string(for offset: UIOffset) -> String { NSStringFromUIOffset(offset) }
    /// The offset of a text; zero where it says none.
    public class func uiOffset(for string: String) -> UIOffset { UIOffsetFromString(string) }
    /// A transform as text.
    public class func string(for transform: CGAffineTransform) -> String { NSStringFromCGAffineTransform(transform) }
    /// The transform of a text; the one that changes nothing where it says none.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform { CGAffineTransformFromString(string) }
}

extension NSValue {
    /// Wraps a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Wraps a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Wraps a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Wraps a vector.
    public convenience init(cgVector vector: CGVector) { self.init(point: CGPoint(x: vector.dx, y: vector.dy)) }
    /// Wraps an offset.
    public convenience init(uiOffset offset: UIOffset) {
        self.init(point: CGPoint(x: offset.horizontal, y: offset.vertical))
    }
    /// Wraps insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(
            edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    }

    /// The point.
    public var cgPointValue: CGPoint { pointValue }
    /// The size.
    public var cgSizeValue: CGSize { sizeValue }
    /// The rectangle.
    public var cgRectValue: CGRect { rectValue }
    /// The vector.
    public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }
    /// The offset.
    public var uiOffsetValue: UIOffset { UIOffset(horizontal: pointValue.x, vertical: pointValue.y) }
    /// The insets.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let insets = edgeInsetsValue
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
