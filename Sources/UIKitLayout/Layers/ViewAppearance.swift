import Foundation
import KeylineGraphics

/// How a view or a layer looks.
struct ViewAppearance {
    var backgroundColor: UIColor?
    var alpha: CGFloat = 1
    var isHidden = false
    var clipsToBounds = false
    var cornerRadius: CGFloat = 0
    var maskedCorners = CACornerMask.all
    var borderWidth: CGFloat = 0
    var borderColor: UIColor?
    var shadow: ViewShadow?
    var mask: CALayer?
    var cornerCurve = CALayerCornerCurve.circular
    /// How far in front of its siblings the view or layer is drawn.
    var zPosition: CGFloat = 0
}

extension ViewAppearance {
    /// The outline of a rectangle with the view's corners, moved inwards by a distance in points.
    func outline(of rect: CGRect, inset: CGFloat = 0) -> Path {
        let rect = rect.insetBy(dx: min(inset, rect.width / 2), dy: min(inset, rect.height / 2))
        let radius = max(cornerRadius - inset, 0)
        guard radius > 0 else { return Path(rect) }
        guard maskedCorners != .all else {
            return Path(roundedRect: rect, cornerRadius: radius, curve: cornerCurve.neutral)
        }
        func rounding(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? radius : 0 }
        return Path(
            rect: rect, topLeft: rounding(.layerMinXMinYCorner), topRight: rounding(.layerMaxXMinYCorner),
            bottomRight: rounding(.layerMaxXMaxYCorner), bottomLeft: rounding(.layerMinXMaxYCorner),
            curve: cornerCurve.neutral)
    }
}
