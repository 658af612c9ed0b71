import Foundation
import KeylineAppearance
import KeylineFoundationSupplement
package import KeylineGraphics

extension UIView {
    /// The picture of the view and everything inside, as it is laid out now.
    package func displayList() -> DisplayList {
        var canvas = ViewCanvas(traits: traitCollection)
        let toOrigin = CGPoint(x: -geometry.untransformedFrame.minX, y: -geometry.untransformedFrame.minY)
        canvas.enter(nil, traits: traitCollection, origin: toOrigin) { record(in: &$0) }
        return canvas.builder.displayList(size: bounds.size)
    }

    /// Records the view in its superview's coordinates.
    func record(in canvas: inout ViewCanvas) {
        guard !isHidden, alpha > 0 else { return }
        let traits = traitCollection
        if geometry.transform.isIdentity {
            let origin = CGPoint(
                x: geometry.untransformedFrame.minX - geometry.boundsOrigin.x,
                y: geometry.untransformedFrame.minY - geometry.boundsOrigin.y)
            canvas.enter(source.id, traits: traits, origin: origin) { recordLayers(in: &$0) }
        } else {
            canvas.transformed(by: geometry.toSuperview) { inner in
                inner.enter(source.id, traits: traits, origin: .zero) { recordLayers(in: &$0) }
            }
        }
    }

    /// Runs the drawing code of the view's class. Only an app's own classes draw through their layers.
    private func drawOwnContent(in context: CGContext) {
        guard isOfClientClass else { return draw(bounds) }
        display(layer)
        draw(layer, in: context)
    }

    /// The shadow, then background, content, what is inside, and the border on top, in the view's own coordinates.
    func recordLayers(in canvas: inout ViewCanvas) {
        var look = appearance
        look.alpha = alpha
        look.isHidden = isHidden
        look.backgroundColor = backgroundColor
        look.clipsToBounds = clipsToBounds
        look.record(bounds: bounds, in: &canvas) { inner in
            if let backgroundColor { inner.fill(look.outline(of: bounds), backgroundColor) }
            CurrentCanvas.with(&inner, bounds) { drawOwnContent(in: $0) }
            drawContent(in: &inner)
            guard let layer = layerIfMade else {
                for view in subviews { view.record(in: &inner) }
                return
            }
            layer.recordContents(in: &inner)
            layer.recordSublayers(in: &inner)
        }
    }
}
