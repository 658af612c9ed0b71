import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineScenes

/// What a layer has besides the look that views have too.
struct LayerExtras {
    weak var delegate: (any CALayerDelegate)?
    var contents: Any?
    var gravity = CALayerContentsGravity.resize
    var contentsScale: CGFloat = 1
    var transform: CATransform3D?
    var sublayerTransform: CATransform3D?
    var name: String?
    var values: [String: Any] = [:]
    var animations: [(key: String, animation: CAAnimation)] = []
}

extension CALayer {
    /// The look: the view's, or the layer's own.
    var look: ViewAppearance {
        get { view?.appearance ?? ownLook }
        set {
            if let view { view.appearance = newValue } else { ownLook = newValue }
        }
    }

    /// Changes the place of a layer without a view, and has its layout follow a new size.
    func setOwn(_ change: (inout ViewGeometry) -> Void) {
        change(&ownGeometry)
    }

    /// Takes a transform in the plane in place of any other.
    func placeInPlane(_ transform: CGAffineTransform) {
        extra.transform = nil
        applyAffine(transform)
    }

    /// The outline of a layer that shows an opaque background and nothing else; nil for any other.
    var backgroundOutline: Path? {
        guard tree.places.isEmpty, extra.contents == nil, opacity >= 1, type(of: self) == CALayer.self, !isHidden,
            let color = look.backgroundColor, color.cgColor.alpha >= 1, look.mask == nil
        else { return nil }
        return look.outline(of: bounds)
    }

    func applyAffine(_ transform: CGAffineTransform) {
        if let view { view.geometry.transform = transform } else { ownGeometry.transform = transform }
    }

    func copyValues(of other: CALayer) {
        ownLook = other.look
        ownGeometry = other.view?.geometry ?? other.ownGeometry
        extra = other.extra
    }

    /// Says that what leaves the plane is drawn as if it did not.
    func noteDepth(of transform: CATransform3D) {
        guard !CATransform3DIsAffine(transform) else { return }
        SceneContext.current.report(
            Diagnostic(
                .note, .ignored,
                message: "a layer's transform in three dimensions is drawn in the plane, without perspective"))
    }
}

extension ViewGeometry {
    mutating func setFrame(_ frame: CGRect) {
        let frame = frame.standardized
        guard !transform.isIdentity else {
            untransformedFrame = frame
            return
        }
        let old = self.frame
        let size = untransformedFrame.size
        let width = old.width == 0 ? size.width : size.width * frame.width / old.width
        let height = old.height == 0 ? size.height : size.height * frame.height / old.height
        untransformedFrame.size = CGSize(width: width, height: height)
        let moved = self.frame
        untransformedFrame.origin.x += frame.minX - moved.minX
        untransformedFrame.origin.y += frame.minY - moved.minY
    }

    mutating func setBounds(_ bounds: CGRect) {
        let bounds = bounds.standardized
        let center = center
        boundsOrigin = bounds.origin
        untransformedFrame.size = bounds.size
        setCenter(center)
    }

    mutating func setCenter(_ center: CGPoint) {
        untransformedFrame.origin = CGPoint(
            x: center.x - anchorPoint.x * untransformedFrame.width,
            y: center.y - anchorPoint.y * untransformedFrame.height)
    }

    /// Moves the frame so that the new anchor point lies where the old one lay.
    mutating func setAnchorPoint(_ point: CGPoint) {
        let center = center
        anchorPoint = point
        setCenter(center)
    }
}
