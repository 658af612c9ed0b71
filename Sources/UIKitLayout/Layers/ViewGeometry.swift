import Foundation
import KeylineFoundationSupplement

/// Where a view lies: the frame without the transform, the origin of its own coordinates, and the transform.
struct ViewGeometry {
    /// The frame as layout sees it, in the superview's coordinates.
    var untransformedFrame: CGRect
    var boundsOrigin = CGPoint.zero
    var transform = CGAffineTransform.identity
    /// The point that `center` places and that the transform turns about, in parts of the size.
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)

    init(frame: CGRect) {
        untransformedFrame = frame.standardized
    }

    var bounds: CGRect { CGRect(origin: boundsOrigin, size: untransformedFrame.size) }

    var center: CGPoint {
        guard !hasUsualAnchor else { return CGPoint(x: untransformedFrame.midX, y: untransformedFrame.midY) }
        return CGPoint(x: untransformedFrame.minX + anchor.x, y: untransformedFrame.minY + anchor.y)
    }

    private var hasUsualAnchor: Bool { anchorPoint.x == 0.5 && anchorPoint.y == 0.5 }

    /// The anchor point's distance from the top left corner, in points.
    private var anchor: CGPoint {
        CGPoint(x: untransformedFrame.width * anchorPoint.x, y: untransformedFrame.height * anchorPoint.y)
    }

    var frame: CGRect {
        guard !transform.isIdentity else { return untransformedFrame }
        let centered = CGRect(
            x: -anchor.x, y: -anchor.y, width: untransformedFrame.width, height: untransformedFrame.height)
        return centered.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }

    /// Maps the view's own coordinates to its superview's.
    var toSuperview: CGAffineTransform {
        let toCenter = CGAffineTransform(translationX: -boundsOrigin.x - anchor.x, y: -boundsOrigin.y - anchor.y)
        return toCenter.concatenating(transform).concatenating(
            CGAffineTransform(translationX: center.x, y: center.y))
    }
}
