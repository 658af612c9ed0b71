import Foundation
import KeylineFoundationSupplement

/// Where a view lies: the frame without the transform, the origin of its own coordinates, and the transform.
struct ViewGeometry {
    /// The frame as layout sees it, in the superview's coordinates.
    var untransformedFrame: CGRect
    var boundsOrigin = CGPoint.zero
    var transform = CGAffineTransform.identity

    init(frame: CGRect) {
        untransformedFrame = frame.standardized
    }

    var bounds: CGRect { CGRect(origin: boundsOrigin, size: untransformedFrame.size) }

    var center: CGPoint { CGPoint(x: untransformedFrame.midX, y: untransformedFrame.midY) }

    var frame: CGRect {
        guard !transform.isIdentity else { return untransformedFrame }
        let centered = CGRect(
            x: -untransformedFrame.width / 2, y: -untransformedFrame.height / 2,
            width: untransformedFrame.width, height: untransformedFrame.height)
        return centered.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }

    /// Maps the view's own coordinates to its superview's.
    var toSuperview: CGAffineTransform {
        let toCenter = CGAffineTransform(
            translationX: -boundsOrigin.x - untransformedFrame.width / 2,
            y: -boundsOrigin.y - untransformedFrame.height / 2)
        return toCenter.concatenating(transform).concatenating(
            CGAffineTransform(translationX: center.x, y: center.y))
    }
}
