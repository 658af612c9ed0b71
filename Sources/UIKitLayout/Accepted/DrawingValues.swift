public import Foundation
public import KeylineFoundationSupplement
import KeylineGraphics
import KeylineScenes

extension UIVibrancyEffect {
    /// Creates the effect for a blur and a kind of content; the content is drawn as it is.
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.init(blurEffect: blurEffect)
    }
}

/// A kind of content; raw values are Apple's.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
    case label = 0
    case secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// What is drawn under text. Keyline draws text without; a view's own shadow is that of its layer.
open class NSShadow: NSObject {
    /// How far it is moved, in points.
    open var shadowOffset = CGSize.zero
    /// How far it is blurred, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// The colour.
    open var shadowColor: Any?
}

extension NSAttributedString.Key {
    /// A shadow under letters, which is not drawn.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// The width of a line around letters, which is not drawn.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The colour of that line, which is not drawn.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// A slant, which is not drawn.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// A widening, which is not drawn.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// Directions of parts, which are found by the text itself.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    /// A look of letters, which is not drawn.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
}

extension CGPath {
    /// A rectangle with round corners.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform?
    ) {
        self.init(
            Path(roundedRect: rect, cornerRadius: max(cornerWidth, cornerHeight)).applying(transform ?? .identity))
    }
    /// Whether a point lies inside.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        FlatPath(path).contains(point.applying(transform), evenOdd: rule == .evenOdd)
    }
    /// The smallest upright rectangle around every end and control point.
    public var boundingBoxOfPath: CGRect { boundingBox }
    /// The same path.
    public func copy() -> CGPath? { CGPath(path) }
    /// The same path through a transform.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(path.applying(transform?.pointee ?? .identity))
    }
    /// The same path, open to change.
    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.addPath(self)
        return copy
    }
}

extension UIBezierPath {
    /// Whether a point lies inside.
    public func contains(_ point: CGPoint) -> Bool {
        cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}
