public import Foundation

/// How a view is drawn by itself: its layer, its colours, its content.
///
/// One of the classes that ``UIView`` is made of. It knows nothing of the views around and inside.
@preconcurrency @MainActor
open class LayerDrawn: GestureReceiving {
    final var appearance = ViewAppearance()
    final var drawing = ViewDrawing()
    /// The layer once somebody asked for it.
    private(set) final var layerIfMade: CALayer?

    // MARK: Layer

    /// The look of the view's edges under the names of Core Animation.
    open var layer: CALayer {
        if let layerIfMade { return layerIfMade }
        let made = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
        made.view = self as? UIView
        layerIfMade = made
        return made
    }
    /// The class of the view's layer.
    open class var layerClass: AnyClass { CALayer.self }
    /// How the view is drawn, about its anchor point, in three dimensions. Only what happens in the plane is drawn, and the scene says so.
    @Forwarded(to: "layer", as: "transform") open var transform3D: CATransform3D
    /// Places the sublayers; called with every layout of the view, after `layoutSubviews()`, where its class is an app's or the layer was
    /// asked for. Core Animation calls it before; what an override sets is the same.
    open func layoutSublayers(of layer: CALayer) {
        layer.layoutSublayers()
    }
    /// What animates a key of the layer: nothing, since a picture does not move. Changes no picture.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    /// Provides the layer's content, before it is drawn.
    open func display(_ layer: CALayer) {}
    /// What shows of the view: where the mask is opaque.
    open var mask: UIView? {
        didSet { appearance.mask = mask?.layer }
    }

    // MARK: Colours and content

    /// The colour behind the content.
    @Forwarded(to: "appearance") open var backgroundColor: UIColor?
    /// Whether drawing ends at the bounds.
    @Forwarded(to: "appearance") open var clipsToBounds: Bool
    /// How content fills the bounds.
    @Forwarded(to: "drawing") open var contentMode: UIView.ContentMode
    /// Whether the view covers what is behind. Everything behind is drawn in any case. Changes no picture.
    @Forwarded(to: "drawing") open var isOpaque: Bool
    /// Whether the view is made transparent before it draws: it always is. Changes no picture.
    @Forwarded(to: "drawing") open var clearsContextBeforeDrawing: Bool
    /// Whether the tint colour is as it was set, or grey as under a question; a picture shows none. Changes no picture.
    @Forwarded(to: "drawing") open var tintAdjustmentMode: UIView.TintAdjustmentMode
    /// Called when the tint colour changed.
    open func tintColorDidChange() {}

    /// Draws the content; what is drawn is recorded.
    open func draw(_ rect: CGRect) {}
    /// Adds to a picture what a control of this module looks like, over what `draw(_:)` draws and below the subviews.
    func drawContent(in canvas: inout ViewCanvas) {}
    /// Whether the view is there to be touched, and can be.
    var isUsableControl: Bool { false }
    /// Whether the view looks as if it could not be used.
    var isShownDisabled: Bool { false }
}
