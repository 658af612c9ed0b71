public import Foundation
public import KeylineFoundationSupplement
import KeylineGraphics

/// A rectangle that is drawn, with what lies in it, under the names of Core Animation.
///
/// Every view has one, whose values are the view's. Layers of an app's own are drawn among the subviews of the view, where they were
/// put. Animations do not run in a still picture: the values that layers were given are drawn.
@preconcurrency @MainActor
open class CALayer: NSObject, AssociationOwner {
    /// The view whose look the layer is; nil for a layer of an app's own.
    weak var view: (any LayeredView)?
    /// The look of a layer without a view.
    var ownLook = ViewAppearance()
    /// The place of a layer without a view.
    var ownGeometry = ViewGeometry(frame: .zero)
    var tree = LayerTree()
    var extra = LayerExtras()

    /// Creates a layer without a size.
    public required override init() {
        super.init()
    }

    /// Creates a layer that shows another one's values.
    public init(layer: Any) {
        super.init()
        if let other = layer as? CALayer { copyValues(of: other) }
    }

    deinit { AssociationTable.shared.removeAll(of: ObjectIdentifier(self)) }

    /// Creates a layer from an archive that Keyline reads: the values are set afterwards.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Hears of drawing and layout.
    open weak var delegate: (any CALayerDelegate)? {
        get { extra.delegate ?? (view as? any CALayerDelegate) }
        set { extra.delegate = newValue }
    }

    // MARK: Geometry

    /// The smallest rectangle around the layer in the layer around it, in points.
    open var frame: CGRect {
        get { view?.frame ?? ownGeometry.frame }
        set {
            if let view { view.frame = newValue } else { setOwn { $0.setFrame(newValue) } }
        }
    }

    /// The layer's rectangle in its own coordinates, in points.
    open var bounds: CGRect {
        get { view?.bounds ?? ownGeometry.bounds }
        set {
            if let view { view.bounds = newValue } else { setOwn { $0.setBounds(newValue) } }
        }
    }

    /// Where the anchor point lies in the layer around, in points.
    open var position: CGPoint {
        get { view?.center ?? ownGeometry.center }
        set {
            if let view { view.center = newValue } else { setOwn { $0.setCenter(newValue) } }
        }
    }

    /// The point that `position` places and that transforms turn about, in parts of the size.
    open var anchorPoint: CGPoint {
        get { view?.geometry.anchorPoint ?? ownGeometry.anchorPoint }
        set {
            if let view { view.setAnchorPoint(newValue) } else { ownGeometry.setAnchorPoint(newValue) }
        }
    }

    /// How the layer is drawn, about its anchor point. Only what happens in the plane is drawn: depth and perspective are left out, and
    /// the scene says so.
    open var transform: CATransform3D {
        get { extra.transform ?? CATransform3DMakeAffineTransform(affineTransform()) }
        set {
            extra.transform = newValue
            noteDepth(of: newValue)
            applyAffine(newValue.affine)
        }
    }

    /// A transform for what is inside. Only what happens in the plane is drawn.
    open var sublayerTransform: CATransform3D {
        get { extra.sublayerTransform ?? CATransform3DIdentity }
        set {
            extra.sublayerTransform = newValue
            noteDepth(of: newValue)
        }
    }

    /// The transform in the plane.
    open func affineTransform() -> CGAffineTransform { view?.transform ?? ownGeometry.transform }
    /// Transforms in the plane.
    open func setAffineTransform(_ m: CGAffineTransform) { placeInPlane(m) }

    /// How far in front of others inside the same layer it is drawn.
    open var zPosition: CGFloat {
        get { look.zPosition }
        set { look.zPosition = newValue }
    }

    // MARK: Look

    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat {
        get { look.cornerRadius }
        set { look.cornerRadius = max(newValue, 0) }
    }
    /// The corners that are round.
    open var maskedCorners: CACornerMask {
        get { look.maskedCorners }
        set { look.maskedCorners = newValue }
    }
    /// The shape of round corners.
    open var cornerCurve: CALayerCornerCurve {
        get { look.cornerCurve }
        set { look.cornerCurve = newValue }
    }
    /// The part of a side that a round corner of a curve takes, in radii: 1 for a circle, 1.528665 for a continuous corner.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat { curve.neutral.extent }
    /// The width of a line along the edges, inside them, in points.
    open var borderWidth: CGFloat {
        get { look.borderWidth }
        set { look.borderWidth = newValue }
    }
    /// The colour of the line along the edges.
    open var borderColor: CGColor? {
        get { look.borderColor?.cgColor }
        set { look.borderColor = newValue.map(UIColor.init(cgColor:)) }
    }
    /// The colour behind the content.
    open var backgroundColor: CGColor? {
        get { (view?.backgroundColor ?? look.backgroundColor)?.cgColor }
        set {
            let color = newValue.map(UIColor.init(cgColor:))
            if let view { view.backgroundColor = color } else { look.backgroundColor = color }
        }
    }
    /// Whether drawing ends at the outline.
    open var masksToBounds: Bool {
        get { look.clipsToBounds }
        set { look.clipsToBounds = newValue }
    }
    /// The opacity, 0…1.
    open var opacity: Float {
        get { Float(view?.alpha ?? look.alpha) }
        set {
            if let view { view.alpha = CGFloat(newValue) } else { look.alpha = CGFloat(min(max(newValue, 0), 1)) }
        }
    }
    /// Whether the layer is left out of the picture.
    open var isHidden: Bool {
        get { view?.isHidden ?? look.isHidden }
        set {
            if let view { view.isHidden = newValue } else { look.isHidden = newValue }
        }
    }
    /// The colour of the shadow.
    open var shadowColor: CGColor? {
        get { shadow.color.cgColor }
        set { shadow.color = newValue.map(UIColor.init(cgColor:)) ?? .clear }
    }
    /// The opacity of the shadow, 0…1. A shadow lies under a layer with a background, or under `shadowPath`.
    open var shadowOpacity: Float {
        get { Float(shadow.opacity) }
        set { shadow.opacity = Double(newValue) }
    }
    /// How far the shadow is moved, in points.
    open var shadowOffset: CGSize {
        get { shadow.offset }
        set { shadow.offset = newValue }
    }
    /// How far the shadow is blurred, in points.
    open var shadowRadius: CGFloat {
        get { shadow.radius }
        set { shadow.radius = max(newValue, 0) }
    }
    /// The shape that casts the shadow; nil for the layer's outline.
    open var shadowPath: CGPath? {
        get { shadow.path.map(CGPath.init) }
        set { shadow.path = newValue?.path }
    }
    /// What shows of the layer: where the mask is opaque.
    open var mask: CALayer? {
        get { look.mask }
        set { look.mask = newValue }
    }

    // MARK: Content

    /// A picture, a `CGImage` or `UIImage`, over the bounds.
    open var contents: Any? {
        get { extra.contents }
        set { extra.contents = newValue }
    }
    /// How the picture fills the bounds.
    open var contentsGravity: CALayerContentsGravity {
        get { extra.gravity }
        set { extra.gravity = newValue }
    }
    /// Pixels in a point of the picture. Pictures of layers are drawn at any scale. Changes no picture.
    open var contentsScale: CGFloat {
        get { extra.contentsScale }
        set { extra.contentsScale = newValue }
    }

    /// Draws the content.
    open func draw(in ctx: CGContext) {
        delegate?.draw(self, in: ctx)
    }
    /// Provides the content.
    open func display() {}
    /// Asks for the content to be drawn. Every picture is drawn anew. Changes no picture.
    open func setNeedsDisplay() {}
    /// Asks for a part of the content to be drawn. Every picture is drawn anew. Changes no picture.
    open func setNeedsDisplay(_ r: CGRect) {}
    /// Draws now. Every picture is drawn anew. Changes no picture.
    open func displayIfNeeded() {}
    /// Whether a value's change asks for the content to be drawn. Every picture is drawn anew. Changes no picture.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// The value that a key begins with. Changes no picture.
    open class func defaultValue(forKey key: String) -> Any? { nil }
    /// What animates a key. Changes no picture.
    open func action(forKey event: String) -> (any CAAction)? { nil }
    /// What animates a key. Changes no picture.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    // MARK: Layout

    /// Places what is inside; called with the view's layout, and before a layer of an app's own is drawn.
    open func layoutSublayers() {
        if view == nil { delegate?.layoutSublayers(of: self) }
    }
    /// Asks for layout.
    open func setNeedsLayout() { view?.setNeedsLayout() }
    /// Lays out now.
    open func layoutIfNeeded() {
        if let view { view.layoutIfNeeded() } else { layoutSublayers() }
    }
    /// The size that the layer would like to have, in points.
    open func preferredFrameSize() -> CGSize { bounds.size }

    /// Draws the layer's own content over its background; layers of this module override it.
    func drawContent(in canvas: inout ViewCanvas) {}
    /// The opaque outline by which a mask of this layer alone can be drawn as a clip; nil where its opacity decides.
    var opaqueOutline: Path? { backgroundOutline }
}
